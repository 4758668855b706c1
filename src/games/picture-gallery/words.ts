/** Moves, facts and refusals in plain English. */
import { type Card, cardName, isCard } from '../../core/cards.ts';
import type { Refusal, Words } from '../../core/game.ts';
import { about, endings } from './about.ts';
import { paragraphs } from './paragraphs.ts';
import { availableAt, isReserve, pileAt, RESERVE, topOf } from './places.ts';
import { refusals, sentences } from './refusals.ts';
import type { Event, Move } from './schema.ts';
import type { State } from './state.ts';

export const words: Words = {
  summary:
    'A patience for two decks: 24 places in three rows are built up in steps of three, until only pictures show. ' +
    'With the variants Royal Parade, last row backwards and Mod3.',
  about,
  endings,
  rules: paragraphs,
  events: {
    cardDealt: 'A card was dealt face up for the setup: first the gallery, then the reserve (PG-4).',
    rowDealt: 'Up to eight cards of the stock were dealt, one on each reserve pile (PG-14).',
    cardMoved: 'An available card went to a gap, a started pile or an empty reserve place (PG-10).',
    aceDiscarded: 'An ace went to the ace pile (PG-7).',
    reserveRefilled: 'The top card of the stock filled an emptied reserve place (PG-11).',
  },
  refusals,
};

const nameOf = (card: Card | undefined): string => (card === undefined ? 'no card' : cardName(card));

/** A move as one would say it; names only cards that lie open. */
export function label(move: Move, { layout, stock }: State): string {
  switch (move.type) {
    case 'discardAce':
      return `Put ${nameOf(availableAt(layout, move.from))} from ${move.from} on the ace pile`;
    case 'move': {
      const card = nameOf(availableAt(layout, move.from));
      const onto = topOf(pileAt(layout, move.to));
      if (onto !== undefined) return `Build ${card} from ${move.from} on ${cardName(onto)} at ${move.to}`;
      return `Move ${card} from ${move.from} to the ${isReserve(move.to) ? 'empty place' : 'gap'} ${move.to}`;
    }
    case 'deal': {
      const what = stock.length === 1 ? 'the last card' : `the last ${stock.length} cards`;
      const row = stock.length > RESERVE.length ? 'a row' : what;
      return move.direction === undefined ? `Deal ${row}` : `Deal ${row} from right to left`;
    }
  }
}

/** A fact as one would tell it. */
export function say(event: Event): string {
  switch (event.type) {
    case 'cardDealt':
      return `${cardName(event.card)} is dealt to ${event.to}.`;
    case 'rowDealt': {
      const cards = event.cards.map(({ card, to }) => `${cardName(card)} to ${to}`).join(', ');
      return `A row is dealt from ${event.direction.replaceAll('-', ' ')}: ${cards}.`;
    }
    case 'cardMoved':
      return `${cardName(event.card)} moves from ${event.from} to ${event.to}.`;
    case 'aceDiscarded':
      return `${cardName(event.card)} goes from ${event.from} to the ace pile.`;
    case 'reserveRefilled':
      return `${cardName(event.card)} from the stock fills ${event.to}.`;
  }
}

/** A refusal in one sentence, with the cards it is about. */
export function explain({ code, params }: Refusal): string {
  const of = (name: string): string => {
    const value = params[name];
    return typeof value === 'string' && isCard(value) ? cardName(value) : String(value ?? 'nothing');
  };
  const sentence = sentences.get(code);
  if (sentence === undefined) throw new Error(`no words for the refusal ${code}`);
  return sentence(of);
}
