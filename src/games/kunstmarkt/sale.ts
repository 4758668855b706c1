/** A customer shops: who is asked, how the sale closes, what happens when a seat leaves (KM-11 to KM-13, KM-19). */
import type { Seat } from '../../core/game.ts';
import { customerOf } from './deck.ts';
import type { Event } from './events.ts';
import { isOver } from './ranking.ts';
import { bestOffer, evolve, playerAt, type Sale, type State } from './state.ts';

/** The seats that still play, clockwise from the left neighbour of `seat` to `seat` itself. */
export function clockwiseAfter(state: State, seat: Seat): readonly Seat[] {
  const seats = state.players.length;
  return state.players
    .map((_, i) => (seat + 1 + i) % seats)
    .filter((next) => playerAt(state, next).removed === null);
}

/** The next seat's turn, unless what has happened ended the game. `state`: after all that happened. */
export function nextTurn(state: State): readonly Event[] {
  const [seat] = clockwiseAfter(state, state.turn);
  return seat === undefined || isOver(state) ? [] : [{ type: 'turnBegan', seat }];
}

function withNextTurn(state: State, events: readonly Event[]): readonly Event[] {
  return [...events, ...nextTurn(events.reduce(evolve, state))];
}

/** Offers that were not sold go back, and the customer goes (KM-12, KM-13). */
function cleared(sale: Sale, soldBy: Seat | null): readonly Event[] {
  const returned = sale.offers.flatMap(({ seat, picture }): Event[] =>
    picture === null || seat === soldBy ? [] : [{ type: 'pictureReturned', seat, picture }],
  );
  return [...returned, { type: 'customerDiscarded', customer: sale.customer }];
}

/** The facts that close a sale once nobody is left to be asked; none before. */
export function closing(state: State): readonly Event[] {
  const { sale } = state;
  if (sale === null || sale.toOffer.length > 0) return [];
  const best = bestOffer(sale);
  if (best === null) return withNextTurn(state, cleared(sale, null));
  const { customer } = sale;
  const sold: Event = { type: 'pictureSold', ...best, customer, pays: customerOf(customer).pays };
  return withNextTurn(state, [sold, ...cleared(sale, best.seat)]);
}

/**
 * A seat leaves: its hand goes out of play; offers already made stand. Then whatever no longer has to wait for
 * it goes on: the sale closes, or the next turn begins. With one seat left an open sale is dropped (KM-19).
 */
export function leave(state: State, seat: Seat): readonly Event[] {
  const { pictures, customers, removed } = playerAt(state, seat);
  if (removed !== null || isOver(state)) return [];
  const gone: Event = { type: 'handRemoved', seat, pictures: [...pictures], customers: [...customers] };
  const after = evolve(state, gone);
  if (isOver(after)) return after.sale === null ? [gone] : [gone, ...cleared(after.sale, null)];
  if (after.sale !== null) return [gone, ...closing(after)];
  return seat === state.turn ? [gone, ...nextTurn(after)] : [gone];
}
