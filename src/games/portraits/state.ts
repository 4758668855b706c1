/** The table and what the facts do to it. No rules here: a fact has happened. */
import { type Card, DECK, isCard } from '../../core/cards.ts';
import type { LegalMove, Piles } from '../../core/game.ts';
import type { Event } from './facts.ts';
import { type Move, type MoveInfo, type Options, ROW, type View } from './schema.ts';

/** Five positions, left to right; null where no card lies. */
export type Row = readonly (Card | null)[];

export interface State {
  /** Next card first. */
  readonly drawPile: readonly Card[];
  readonly publicSales: Row;
  readonly privateSales: readonly Card[];
  readonly assets: Row;
  readonly vault: readonly Card[];
  readonly discard: readonly Card[];
  readonly overflow: Card | null;
}

export interface PortraitsVocabulary {
  Options: Options;
  Move: Move;
  MoveInfo: MoveInfo;
  Event: Event;
  PublicEvent: Event;
  View: View;
  State: State;
}
export type PortraitsLegalMove = LegalMove<PortraitsVocabulary>;

/** The one pile: a deck in its unshuffled order. */
export const piles = (): Piles => ({ cards: DECK });

function asCard(code: string): Card {
  if (!isCard(code)) throw new Error(`no card of Portraits: ${code}`);
  return code;
}

const emptyRow: Row = Array.from({ length: ROW }, () => null);

/** All cards in the draw pile, nothing on the table. Throws on a pile that holds no cards of the deck. */
export function begin(dealt: Piles): State {
  const { cards } = dealt;
  if (cards === undefined) throw new Error('Portraits is dealt from a pile named cards');
  return {
    drawPile: cards.map(asCard),
    publicSales: emptyRow,
    privateSales: [],
    assets: emptyRow,
    vault: [],
    discard: [],
    overflow: null,
  };
}

const put = (row: Row, position: number, card: Card | null): Row => row.with(position - 1, card);

/** The table after one more fact. */
export function evolve(state: State, event: Event): State {
  const { card } = event;
  switch (event.type) {
    case 'publicSaleFilled':
      return {
        ...state,
        drawPile: state.drawPile.slice(1),
        publicSales: put(state.publicSales, event.to.position, card),
      };
    case 'assetDrawn':
      return {
        ...state,
        drawPile: state.drawPile.slice(1),
        assets: put(state.assets, event.to.position, card),
      };
    case 'portraitSentToPrivateSales':
      return { ...state, drawPile: state.drawPile.slice(1), privateSales: [...state.privateSales, card] };
    case 'marketFrozen':
      return { ...state, drawPile: state.drawPile.slice(1), overflow: card };
    case 'assetPaid':
    case 'assetSwappedOut':
      return {
        ...state,
        assets: put(state.assets, event.from.position, null),
        discard: [...state.discard, card],
      };
    case 'assetBought':
    case 'assetSwappedIn':
      return {
        ...state,
        publicSales: put(state.publicSales, event.from.position, null),
        assets: put(state.assets, event.to.position, card),
      };
    case 'portraitBought':
      return { ...withoutPortrait(state, event.from), vault: [...state.vault, card] };
  }
}

/** Public sales keep the gap, private sales close up (PO-5). */
function withoutPortrait(state: State, from: Extract<Event, { type: 'portraitBought' }>['from']): State {
  return from.place === 'publicSales'
    ? { ...state, publicSales: put(state.publicSales, from.position, null) }
    : { ...state, privateSales: state.privateSales.toSpliced(from.position - 1, 1) };
}
