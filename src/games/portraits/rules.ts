/** What may happen in a game of Portraits, and how it ends. */
import type { Card } from '../../core/cards.ts';
import type { Awaited, Decision, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Event } from './facts.ts';
import { faultOf } from './faults.ts';
import { fill } from './filling.ts';
import { type Move, PORTRAITS } from './schema.ts';
import { evolve, type PortraitsLegalMove, type State } from './state.ts';
import { transactions } from './transactions.ts';
import { isPortrait } from './worth.ts';

const PLAYER: Seat = 0;

const isVaultComplete = (state: State): boolean => state.vault.length === PORTRAITS;
const isMarketFrozen = (state: State): boolean => state.overflow !== null;

/** The setup is a filling of an empty table (PO-2). It can end the game (PO-3, PO-12). */
export const setUp = fill;

/** Won before lost; lost for want of a transaction only on a table that has been filled (PO-3, PO-12). */
export function outcome(state: State): Outcome | undefined {
  if (isVaultComplete(state)) return { result: 'won', reason: 'vault-complete' };
  if (isMarketFrozen(state)) return { result: 'lost', reason: 'market-frozen' };
  if (transactions(state).next().done) return { result: 'lost', reason: 'no-legal-transaction' };
  return undefined;
}

/** The only seat owes a transaction until the game is over (PO-4). */
export const awaiting = (state: State): readonly Awaited[] =>
  outcome(state) === undefined ? [{ seat: PLAYER, decision: 'transaction' }] : [];

/** Every payment and every swap (PO-13); nothing once the game is over. */
export function legalMoves(state: State, seat: Seat): readonly PortraitsLegalMove[] {
  if (seat !== PLAYER || isVaultComplete(state) || isMarketFrozen(state)) return [];
  return [...transactions(state)];
}

/** A transaction and the filling after it; the twelfth portrait ends the game before that (PO-4, PO-12). */
export function decide(state: State, move: Move): Decision<Event> {
  const refused = faultOf(state, move);
  if (refused !== undefined) return { refused };
  const transaction = transact(state, move);
  const after = transaction.reduce(evolve, state);
  return { accepted: isVaultComplete(after) ? transaction : [...transaction, ...fill(after)] };
}

/** The payment by asset position, then the card that was bought or swapped in (PO-5, PO-7, PO-8). */
function transact(state: State, move: Move): Event[] {
  const given = move.type === 'buy' ? move.with : [move.with];
  const isGiven = (card: Card | null): boolean => card !== null && given.includes(card);
  const leaving = state.assets.flatMap((card, index): Event[] => {
    if (card === null || !isGiven(card)) return [];
    const type = move.type === 'buy' ? 'assetPaid' : 'assetSwappedOut';
    return [{ type, card, from: { place: 'assets', position: index + 1 }, to: { place: 'discard' } }];
  });
  const leftmost = state.assets.findIndex((card) => card === null || isGiven(card)) + 1;
  return [...leaving, arrival(state, move, leftmost)];
}

function arrival(state: State, { type, card }: Move, position: number): Event {
  const publicly = state.publicSales.indexOf(card) + 1;
  if (isPortrait(card)) {
    const privately = state.privateSales.indexOf(card) + 1;
    const from =
      publicly > 0
        ? ({ place: 'publicSales', position: publicly } as const)
        : ({ place: 'privateSales', position: privately } as const);
    return { type: 'portraitBought', card, from, to: { place: 'vault' } };
  }
  return {
    type: type === 'buy' ? 'assetBought' : 'assetSwappedIn',
    card,
    from: { place: 'publicSales', position: publicly },
    to: { place: 'assets', position },
  };
}
