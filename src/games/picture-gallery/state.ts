/** What is on the table, and what each fact changes about it. */
import { type Card, isCard } from '../../core/cards.ts';
import type { Piles } from '../../core/game.ts';
import { BARE, type Layout, type Place, pileAt, withPile } from './places.ts';
import type { Event, Move, Options, View } from './schema.ts';

export interface State {
  readonly options: Options;
  readonly layout: Layout;
  /** Next card first. */
  readonly stock: readonly Card[];
  /** Aces on the ace pile. */
  readonly aces: number;
}

export interface PictureGalleryVocabulary {
  Options: Options;
  Move: Move;
  /** Empty: nothing is told besides the move. */
  MoveInfo: object;
  Event: Event;
  PublicEvent: Event;
  View: View;
  State: State;
}

/** Two decks have eight. */
export const ACES = 8;

/** The bare table: all cards in the stock. In Royal Parade the aces lie on the ace pile already (PG-2, PG-16). */
export function begin(options: Options, piles: Piles): State {
  const stock = (piles.cards ?? []).filter(isCard);
  return { options, layout: BARE, stock, aces: options.variant === 'royal-parade' ? ACES : 0 };
}

const laidOn = (layout: Layout, card: Card, to: Place): Layout =>
  withPile(layout, to, [...pileAt(layout, to), card]);
const takenFrom = (layout: Layout, from: Place): Layout =>
  withPile(layout, from, pileAt(layout, from).slice(0, -1));

/** The table after a fact. The facts are trusted: nothing is checked here. */
export function evolve(state: State, event: Event): State {
  const { options, layout, stock, aces } = state;
  switch (event.type) {
    case 'cardDealt':
    case 'reserveRefilled':
      return { options, layout: laidOn(layout, event.card, event.to), stock: stock.slice(1), aces };
    case 'rowDealt': {
      const covered = event.cards.reduce((piles, { card, to }) => laidOn(piles, card, to), layout);
      return { options, layout: covered, stock: stock.slice(event.cards.length), aces };
    }
    case 'cardMoved':
      return { options, layout: laidOn(takenFrom(layout, event.from), event.card, event.to), stock, aces };
    case 'aceDiscarded':
      return { options, layout: takenFrom(layout, event.from), stock, aces: aces + 1 };
  }
}
