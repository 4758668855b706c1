/** The table as it lies, and what each fact does to it. No rules here. */
import { type Card, isCard } from '../../core/cards.ts';
import type { Piles } from '../../core/game.ts';
import type { Event } from './events.ts';
import { type CardOrJoker, JOKERS, type Joker, type Options, SHELVES, type Variants } from './schema.ts';

export interface Shelf {
  readonly item: Card | null;
  readonly faceDown: boolean;
}

export interface State {
  readonly variants: Variants;
  /** Shelves 1 to 8. */
  readonly shelves: readonly Shelf[];
  /** At the front of the line. */
  readonly customer: Card | null;
  readonly usedItem: Card | null;
  /** Behind the front; next card first. */
  readonly line: readonly CardOrJoker[];
  /** Face down; next card first. */
  readonly usedItems: readonly Card[];
  /** Top card first. */
  readonly inventory: readonly Card[];
  /** Fetched from the back for a trade that is being made. */
  readonly backItem: Card | null;
  /** Card added last at the end. */
  readonly standing: readonly Card[];
  /** Bottom first. */
  readonly discard: readonly CardOrJoker[];
  readonly wasRemoved: boolean;
}

const EMPTY: Shelf = { item: null, faceDown: false };
export const isJoker = (code: string): code is Joker => JOKERS.some((joker) => joker === code);
const isCardOrJoker = (code: string): code is CardOrJoker => isCard(code) || isJoker(code);

function pileOf<T extends string>(
  codes: readonly string[] | undefined,
  belongs: (code: string) => code is T,
): T[] {
  return (codes ?? []).map((code) => {
    if (!belongs(code)) throw new Error(`not a card of this pile: ${code}`);
    return code;
  });
}

/** MS-2, before anything is laid out: all items are the inventory, all customers the line. Throws on an unknown card. */
export function begin(options: Options, _seats: number, piles: Piles): State {
  return {
    variants: options.variants,
    shelves: Array.from({ length: SHELVES }, () => EMPTY),
    customer: null,
    usedItem: null,
    line: pileOf(piles.customers, isCardOrJoker),
    usedItems: [],
    inventory: pileOf(piles.items, isCard),
    backItem: null,
    standing: [],
    discard: [],
    wasRemoved: false,
  };
}

const withShelf = (state: State, number: number, shelf: Shelf): readonly Shelf[] =>
  state.shelves.with(number - 1, shelf);

/** The table once an item of an offer has left its place. */
function without(state: State, from: number | 'back'): State {
  return from === 'back'
    ? { ...state, backItem: null }
    : { ...state, shelves: withShelf(state, from, EMPTY) };
}

const behindTop = <T>(pile: readonly T[]): readonly T[] => pile.slice(1);

/** What a fact means. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'shelfStocked':
      return {
        ...state,
        inventory: behindTop(state.inventory),
        shelves: withShelf(state, event.shelf, { item: event.item, faceDown: false }),
      };
    case 'usedItemsSetAside':
      return { ...state, inventory: state.inventory.slice(event.items.length), usedItems: event.items };
    case 'startingStandingDealt':
      return { ...state, inventory: state.inventory.slice(event.items.length), standing: event.items };
    case 'inventoryTopShown':
      return state;
    case 'customerArrived':
      return { ...state, line: behindTop(state.line), customer: event.customer };
    case 'usedItemTurnedUp':
      return { ...state, usedItems: behindTop(state.usedItems), usedItem: event.item };
    case 'itemVandalised':
      return { ...state, shelves: withShelf(state, event.shelf, { item: event.item, faceDown: true }) };
    case 'jokerDiscarded':
      return { ...state, line: behindTop(state.line), discard: [...state.discard, event.joker] };
    case 'backItemFetched':
      return { ...state, inventory: behindTop(state.inventory), backItem: event.item };
    case 'usedItemReceived':
      return { ...state, usedItem: null, inventory: [...state.inventory, event.item] };
    case 'itemJoinedStanding':
      return { ...without(state, event.from), standing: [...state.standing, event.item] };
    case 'itemDiscarded':
      return { ...without(state, event.from), discard: [...state.discard, event.item] };
    case 'customerJoinedStanding':
      return { ...state, customer: null, standing: [...state.standing, event.customer] };
    case 'standingLost':
      return {
        ...state,
        standing: state.standing.slice(0, state.standing.length - event.cards.length),
        discard: [...state.discard, ...event.cards],
      };
    case 'removedFromGuild':
      return { ...state, standing: [], discard: [...state.discard, ...event.cards], wasRemoved: true };
    case 'customerDiscarded':
      return { ...state, customer: null, discard: [...state.discard, event.customer] };
    case 'usedItemDiscarded':
      return { ...state, usedItem: null, discard: [...state.discard, event.item] };
  }
}
