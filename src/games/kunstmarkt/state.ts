/** A position of Kunstmarkt, and what each fact does to it. No rules here: facts alone. */
import type { Piles, Seat } from '../../core/game.ts';
import { type CustomerId, customerOf, type PictureId, PRICES, pictureOf } from './deck.ts';
import type { Event } from './events.ts';
import type { Options } from './schema.ts';

export const STARTING_CASH = 25_000;

export interface Hand {
  readonly pictures: readonly PictureId[];
  readonly customers: readonly CustomerId[];
}
export interface Player extends Hand {
  readonly cash: number;
  /** What the hand held when the seat left, offered pictures included; null while it plays. */
  readonly removed: Hand | null;
}
export interface Offer {
  readonly seat: Seat;
  /** null: passed. */
  readonly picture: PictureId | null;
}
export interface Sale {
  readonly customer: CustomerId;
  readonly playedBy: Seat;
  readonly offers: readonly Offer[];
  /** Still to be asked, in order; the first one is awaited. */
  readonly toOffer: readonly Seat[];
}
export interface State {
  readonly players: readonly Player[];
  /** By price, the cheapest first. null only between the facts of one purchase. */
  readonly market: readonly (PictureId | null)[];
  /** Next card first. */
  readonly pictureStack: readonly PictureId[];
  readonly customerStack: readonly CustomerId[];
  readonly discardedPictures: readonly PictureId[];
  readonly discardedCustomers: readonly CustomerId[];
  readonly sale: Sale | null;
  /** Whose turn it is. During a sale: who played the customer. */
  readonly turn: Seat;
}

/** Before the first fact: all cards in the stacks, 25,000 for everyone, the first player known (KM-3). */
export function begin(options: Options, seats: number, piles: Piles): State {
  const { pictures = [], customers = [], seats: lot = [] } = piles;
  return {
    players: Array.from({ length: seats }, () => ({
      cash: STARTING_CASH,
      pictures: [],
      customers: [],
      removed: null,
    })),
    market: PRICES.map(() => null),
    pictureStack: pictures.map((id) => pictureOf(id).id),
    customerStack: customers.map((id) => customerOf(id).id),
    discardedPictures: [],
    discardedCustomers: [],
    sale: null,
    turn: options.firstSeat ?? Number(lot[0] ?? 0),
  };
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** The best offer so far: each offer beats the ones before it, so the last one made (KM-11). */
export function bestOffer(sale: Sale): { readonly seat: Seat; readonly picture: PictureId } | null {
  for (const { seat, picture } of sale.offers.toReversed()) if (picture !== null) return { seat, picture };
  return null;
}

const without = <T>(list: readonly T[], gone: T): readonly T[] => list.filter((card) => card !== gone);

function withPlayer(state: State, seat: Seat, change: (player: Player) => Player): State {
  return { ...state, players: state.players.map((player, i) => (i === seat ? change(player) : player)) };
}

function withPlace(state: State, price: number, picture: PictureId | null): State {
  return { ...state, market: state.market.map((was, i) => (PRICES[i] === price ? picture : was)) };
}

function withOffer(state: State, offer: Offer): State {
  const { sale } = state;
  if (sale === null) throw new Error('an offer without a customer');
  const toOffer = without(sale.toOffer, offer.seat);
  return { ...state, sale: { ...sale, offers: [...sale.offers, offer], toOffer } };
}

function sold(player: Player, picture: PictureId, pays: number): Player {
  const { removed } = player;
  return {
    ...player,
    cash: player.cash + pays,
    pictures: without(player.pictures, picture),
    removed: removed && { ...removed, pictures: without(removed.pictures, picture) },
  };
}

/** The seat's hand goes out of play, and nobody asks it any more (KM-19). */
function withoutSeat(state: State, seat: Seat, removed: Hand): State {
  const { sale } = state;
  return {
    ...withPlayer(state, seat, (player) => ({ ...player, pictures: [], customers: [], removed })),
    sale: sale && { ...sale, toOffer: without(sale.toOffer, seat) },
  };
}

/** The position after a fact. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'picturesDealt':
      return {
        ...withPlayer(state, event.seat, (player) => ({ ...player, pictures: event.pictures })),
        pictureStack: state.pictureStack.slice(event.pictures.length),
      };
    case 'customersDealt':
      return {
        ...withPlayer(state, event.seat, (player) => ({ ...player, customers: event.customers })),
        customerStack: state.customerStack.slice(event.customers.length),
      };
    case 'picturePlaced':
      return { ...withPlace(state, event.price, event.picture), pictureStack: state.pictureStack.slice(1) };
    case 'turnBegan':
      return { ...state, turn: event.seat };
    case 'customerDrawn':
      return {
        ...withPlayer(state, event.seat, (player) => ({
          ...player,
          customers: [...player.customers, event.customer],
        })),
        customerStack: state.customerStack.slice(1),
      };
    case 'pictureDiscarded':
      return {
        ...withPlayer(state, event.seat, (player) => ({
          ...player,
          pictures: without(player.pictures, event.picture),
        })),
        discardedPictures: [...state.discardedPictures, event.picture],
      };
    case 'pictureBought':
      return withPlayer(withPlace(state, event.price, null), event.seat, (player) => ({
        ...player,
        cash: player.cash - event.price,
        pictures: [...player.pictures, event.picture],
      }));
    case 'pictureMoved':
      return withPlace(withPlace(state, event.from, null), event.to, event.picture);
    case 'customerPlayed':
      return {
        ...withPlayer(state, event.seat, (player) => ({
          ...player,
          customers: without(player.customers, event.customer),
        })),
        sale: { customer: event.customer, playedBy: event.seat, offers: [], toOffer: event.toOffer },
      };
    case 'pictureOffered':
      return withOffer(state, { seat: event.seat, picture: event.picture });
    case 'offerPassed':
      return withOffer(state, { seat: event.seat, picture: null });
    case 'pictureSold':
      return {
        ...withPlayer(state, event.seat, (player) => sold(player, event.picture, event.pays)),
        discardedPictures: [...state.discardedPictures, event.picture],
      };
    case 'pictureReturned':
      return state; // An offered picture counts as in hand all the while (KM-12).
    case 'customerDiscarded':
      return { ...state, sale: null, discardedCustomers: [...state.discardedCustomers, event.customer] };
    case 'handRemoved':
      return withoutSeat(state, event.seat, { pictures: event.pictures, customers: event.customers });
  }
}
