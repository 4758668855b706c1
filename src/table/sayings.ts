/** The table's own facts in plain English, made of what everybody may know of them. No names: the log has none. */
import { listed, money } from '../core/drawing/telling.ts';
import type { AnyGame } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { PublicDeal } from './facts.ts';
import type { ToldTableFact } from './told.ts';

const inWords = (code: string): string => code.replaceAll('-', ' ');

function dealInWords({ kind, number, date }: PublicDeal): string {
  if (date !== undefined) return `the deal of ${date}`;
  if (number !== undefined) return kind === 'numbered' ? `deal ${number}` : `${kind} deal ${number}`;
  return kind === 'cards' ? 'cards in a given order' : `a ${kind} deal`;
}

type Ranking = Extract<Outcome, { result: 'ranking' }>;

function rankingInWords({ reason, ranking }: Ranking): string {
  const first = ranking.filter(({ place }) => place === 1);
  const rest = ranking.filter(({ place }) => place > 1);
  const seats = listed(first.map(({ seat }) => String(seat)));
  const wins = first.length === 1 ? `seat ${seats} wins` : `seats ${seats} share the first place`;
  const behind = rest.map(({ seat, cash }) => `seat ${seat} with ${money(cash)}`);
  const ahead = behind.length === 0 ? '' : `, ahead of ${listed(behind)}`;
  return `The game is over (${inWords(reason)}): ${wins} with ${money(first[0]?.cash ?? 0)}${ahead}.`;
}

function outcomeInWords(outcome: Outcome): string {
  switch (outcome.result) {
    case 'abandoned':
      return 'Everybody has left before the deal; the game is over.';
    case 'ranking':
      return rankingInWords(outcome);
    case 'won':
    case 'lost': {
      const { result, reason, score, rank } = outcome;
      const points = score === undefined ? '' : ` with a score of ${score}`;
      const title = rank === undefined ? '' : ` (${rank})`;
      return `The game is ${result}${points}${title}: ${inWords(reason)}.`;
    }
  }
}

/** A fact of the table as a sentence of the log. */
export function sayTableFact(fact: ToldTableFact, game: AnyGame): string {
  switch (fact.type) {
    case 'gameCreated': {
      const { deal, forkedFrom } = fact;
      const origin =
        forkedFrom === null ? '' : `, which goes on from version ${forkedFrom.version} of another`;
      return `A game of ${game.title} is created${origin}, with ${dealInWords(deal)}.`;
    }
    case 'seatTaken':
      return `Seat ${fact.seat} is taken by a ${fact.kind}.`;
    case 'seatLeft':
      return `Seat ${fact.seat} is open again.`;
    case 'dealt':
      return 'The cards are dealt.';
    case 'moveTakenBack':
      return `Moves are taken back: the game is as it was at version ${fact.toVersion}.`;
    case 'hintGiven':
      return 'A hint is given.';
    case 'seatResigned':
      return `Seat ${fact.seat} leaves the game.`;
    case 'gameFinished':
      return outcomeInWords(fact.outcome);
  }
}
