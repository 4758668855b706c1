/** What may happen: the deal, whose decision it is, the legal moves, and what a move brings about. */
import type { Awaited, Decision, Seat } from '../../core/game.ts';
import { fits, isBetter } from './criteria.ts';
import { type CustomerId, customerOf, type PictureId, PRICES, pictureOf } from './deck.ts';
import type { Event } from './events.ts';
import { isOver } from './ranking.ts';
import * as refusal from './refusals.ts';
import { clockwiseAfter, closing, nextTurn } from './sale.ts';
import type { Move } from './schema.ts';
import { bestOffer, evolve, type Player, playerAt, type Sale, type State } from './state.ts';

export const MAX_PICTURES = 4;
export const MAX_CUSTOMERS = 3;
const DEALT_PICTURES = 3;
const DEALT_CUSTOMERS = 2;
const DEAREST = PRICES[4];

/** KM-2: three pictures each, five on the price places, two customers each, and the first turn (KM-3). */
export function setUp(state: State): readonly Event[] {
  const seats = state.players.map((_, seat) => seat);
  const { pictureStack, customerStack } = state;
  const open = pictureStack.slice(seats.length * DEALT_PICTURES);
  return [
    ...seats.map((seat): Event => {
      const from = seat * DEALT_PICTURES;
      return { type: 'picturesDealt', seat, pictures: pictureStack.slice(from, from + DEALT_PICTURES) };
    }),
    ...PRICES.flatMap((price, i): Event[] => {
      const picture = open[i];
      return picture === undefined ? [] : [{ type: 'picturePlaced', picture, price }];
    }),
    ...seats.map((seat): Event => {
      const from = seat * DEALT_CUSTOMERS;
      return { type: 'customersDealt', seat, customers: customerStack.slice(from, from + DEALT_CUSTOMERS) };
    }),
    { type: 'turnBegan', seat: state.turn },
  ];
}

/** The seat to decide: whose turn it is (KM-4), or who is asked for an offer (KM-11). Empty after the end. */
export function awaiting(state: State): readonly Awaited[] {
  if (isOver(state)) return [];
  if (state.sale === null) return [{ seat: state.turn, decision: 'turn' }];
  return state.sale.toOffer.slice(0, 1).map((seat) => ({ seat, decision: 'offer' }));
}

/** Every move the seat may make; empty unless it is awaited (KM-4 to KM-11). */
export function legalMoves(state: State, seat: Seat): readonly { readonly move: Move }[] {
  if (!awaiting(state).some((awaited) => awaited.seat === seat)) return [];
  const moves = state.sale === null ? turnMoves(state, seat) : offerMoves(state, state.sale, seat);
  return moves.map((move) => ({ move }));
}

/** Moves are listed by the ids of the cards, like the hand in the view. */
function inOrder(player: Player): Player {
  return { ...player, pictures: player.pictures.toSorted(), customers: player.customers.toSorted() };
}

function turnMoves(state: State, seat: Seat): readonly Move[] {
  const { pictures, customers, cash } = inOrder(playerAt(state, seat));
  const bought = state.market.flatMap((picture, i): Move[] => {
    const price = PRICES[i];
    if (picture === null || price === undefined || price > cash) return [];
    if (pictures.length < MAX_PICTURES) return [{ type: 'buyPicture', picture }];
    return pictures.map((discard) => ({ type: 'buyPicture', picture, discard }));
  });
  const played = customers.map((customer): Move => ({ type: 'playCustomer', customer }));
  return [
    ...(customers.length < MAX_CUSTOMERS ? [{ type: 'drawCustomer' } as const] : []),
    ...bought,
    ...played,
  ];
}

function offerMoves(state: State, sale: Sale, seat: Seat): readonly Move[] {
  const offers = inOrder(playerAt(state, seat)).pictures.filter((picture) => canOffer(sale, picture));
  return [...offers.map((picture): Move => ({ type: 'offer', picture })), { type: 'pass' }];
}

/** KM-9 and KM-11, for a picture in hand. */
function canOffer(sale: Sale, picture: PictureId): boolean {
  const customer = customerOf(sale.customer);
  const best = bestOffer(sale);
  if (!fits(pictureOf(picture), customer)) return false;
  return best === null || isBetter(pictureOf(picture), pictureOf(best.picture), customer.black);
}

/**
 * What a move of the awaited seat brings about, or the first rule that fails. Hands are looked into only for
 * the seat's own cards, so that a refusal says nothing about a card it cannot see (KM-17).
 */
export function decide(state: State, move: Move, seat: Seat): Decision<Event> {
  switch (move.type) {
    case 'drawCustomer':
      return state.sale === null ? draw(state, seat) : refusal.wrongPhase('offer');
    case 'buyPicture':
      return state.sale === null ? buy(state, seat, move.picture, move.discard) : refusal.wrongPhase('offer');
    case 'playCustomer':
      return state.sale === null ? play(state, seat, move.customer) : refusal.wrongPhase('offer');
    case 'offer':
      return state.sale === null ? refusal.wrongPhase('turn') : offer(state, state.sale, seat, move.picture);
    case 'pass':
      return state.sale === null
        ? refusal.wrongPhase('turn')
        : accepted(state, [{ type: 'offerPassed', seat }], closing);
  }
}

/** The facts of a move, and then those that follow from where they lead. */
function accepted(
  state: State,
  events: readonly Event[],
  follow: (after: State) => readonly Event[],
): Decision<Event> {
  return { accepted: [...events, ...follow(events.reduce(evolve, state))] };
}

function draw(state: State, seat: Seat): Decision<Event> {
  const [customer] = state.customerStack;
  const held = playerAt(state, seat).customers.length;
  if (held >= MAX_CUSTOMERS) return refusal.customerLimit(MAX_CUSTOMERS);
  if (customer === undefined) throw new Error('a running game has a customer to draw');
  return accepted(state, [{ type: 'customerDrawn', seat, customer }], nextTurn);
}

function buy(state: State, seat: Seat, picture: PictureId, discard?: PictureId): Decision<Event> {
  const { pictures, cash } = playerAt(state, seat);
  const place = state.market.indexOf(picture);
  const price = PRICES[place];
  const [replacement] = state.pictureStack;
  if (price === undefined) return refusal.noSuchCardHere(picture, 'KM-6');
  if (price > cash) return refusal.notEnoughCash(picture, price, cash);
  if (discard === undefined && pictures.length >= MAX_PICTURES) return refusal.discardRequired(MAX_PICTURES);
  if (discard !== undefined && pictures.length < MAX_PICTURES) return refusal.discardNotAllowed(MAX_PICTURES);
  if (discard !== undefined && !pictures.includes(discard)) return refusal.noSuchCardHere(discard, 'KM-6');
  if (replacement === undefined) throw new Error('a running game has a picture to place');
  const discarded: Event[] =
    discard === undefined ? [] : [{ type: 'pictureDiscarded', seat, picture: discard }];
  const events: readonly Event[] = [
    ...discarded,
    { type: 'pictureBought', seat, picture, price },
    ...movedDown(state, place),
    { type: 'picturePlaced', picture: replacement, price: DEAREST },
  ];
  return accepted(state, events, nextTurn);
}

/** KM-7: the pictures dearer than the freed place come one place down, the cheapest of them first. */
function movedDown(state: State, place: number): readonly Event[] {
  return state.market.flatMap((picture, i): Event[] => {
    const [from, to] = [PRICES[i], PRICES[i - 1]];
    if (i <= place || picture === null || from === undefined || to === undefined) return [];
    return [{ type: 'pictureMoved', picture, from, to }];
  });
}

function play(state: State, seat: Seat, customer: CustomerId): Decision<Event> {
  if (!playerAt(state, seat).customers.includes(customer)) return refusal.noSuchCardHere(customer, 'KM-8');
  const toOffer = [...clockwiseAfter(state, seat)];
  return { accepted: [{ type: 'customerPlayed', seat, customer, toOffer }] };
}

function offer(state: State, sale: Sale, seat: Seat, picture: PictureId): Decision<Event> {
  const customer = customerOf(sale.customer);
  const best = bestOffer(sale);
  if (!playerAt(state, seat).pictures.includes(picture)) return refusal.noSuchCardHere(picture, 'KM-11');
  if (!fits(pictureOf(picture), customer)) return refusal.pictureDoesNotFit(picture, sale.customer);
  if (best !== null && !canOffer(sale, picture)) {
    return refusal.offerNotBetter(picture, best.picture, customer.black);
  }
  return accepted(state, [{ type: 'pictureOffered', seat, picture }], closing);
}
