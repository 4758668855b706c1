/** The words of a picture: who is meant, how it ended, which card lies there. */
import { type Card, rankOf, suitOf } from '../cards.ts';
import type { BoardContext, Seat } from '../game.ts';
import type { Outcome } from '../outcome.ts';

const SUIT_WORDS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;
const RANK_WORDS: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

/** `queen of hearts`, `10 of clubs`. */
export const cardInWords = (card: Card): string =>
  `${RANK_WORDS[rankOf(card)] ?? rankOf(card)} of ${SUIT_WORDS[suitOf(card)]}`;

/** `a, b and c`; what is said of an empty list is `nothing`. */
export function listed(items: readonly string[], nothing = 'none'): string {
  const last = items.at(-1);
  if (last === undefined) return nothing;
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

export const cardsInWords = (cards: readonly Card[], nothing = 'none'): string =>
  listed(cards.map(cardInWords), nothing);

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** 12500 as `12,500`. */
export const money = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** Who sits there, as others call them. */
export function nameOf({ seats }: BoardContext, seat: Seat): string {
  const holder = seats[seat];
  if (holder?.kind === 'open') return 'open seat';
  return holder?.name ?? (holder?.kind === 'bot' ? `Bot at seat ${seat}` : `Seat ${seat}`);
}

const inWords = (reason: string): string => reason.replaceAll('-', ' ');

function endOf(outcome: Outcome, about: BoardContext): string {
  switch (outcome.result) {
    case 'abandoned':
      return 'Everybody left before the deal';
    case 'ranking': {
      const first = outcome.ranking.filter(({ place }) => place === 1).map(({ seat }) => nameOf(about, seat));
      return `${listed(first)} ${first.length === 1 ? 'wins' : 'share the first place'}: ${inWords(outcome.reason)}`;
    }
    case 'won':
    case 'lost': {
      const { result, reason, score, rank } = outcome;
      const title = rank === undefined ? '' : `, ${rank}`;
      const points = score === undefined ? '' : `, score ${score}`;
      return `${result === 'won' ? 'Won' : 'Lost'}: ${inWords(reason)}${title}${points}`;
    }
  }
}

/** What a seat is to do, by decision; `decide` where nothing is said. */
export type Tasks = Readonly<Record<string, string>>;

export interface Status {
  readonly words: string;
  readonly mood: 'running' | 'won' | 'over';
}

/** Who is awaited for what, or how it ended. */
export function statusOf(about: BoardContext, tasks: Tasks = {}): Status {
  const { outcome, awaiting } = about;
  if (outcome !== null) {
    return {
      words: endOf(outcome, about),
      mood: outcome.result === 'won' || outcome.result === 'ranking' ? 'won' : 'over',
    };
  }
  const waits = awaiting.map(
    ({ seat, decision }) => `${nameOf(about, seat)} to ${tasks[decision] ?? 'decide'}`,
  );
  return { words: waits.length === 0 ? 'Waiting for players' : listed(waits), mood: 'running' };
}
