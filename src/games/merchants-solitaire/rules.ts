/** What may happen: the setup, the legal answers to a customer, and the verdict. */
import type { Awaited, Decision, LegalMove, Refusal, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Event } from './events.ts';
import {
  comesTo,
  customersOffer,
  type Good,
  goodsOf,
  influenceOf,
  matchingSets,
  type Round,
  roundOf,
  standingGained,
  sumsOf,
  type Worth,
  worthOf,
} from './offers.ts';
import { callNext, decline, hasCustomer, restock, Story, trade, turnUpUsedItem } from './rounds.ts';
import type { Move } from './schema.ts';
import type { State } from './state.ts';
import type { MerchantsSolitaireVocabulary } from './vocabulary.ts';

const USED_ITEMS = 12;
const STARTING_STANDING = 3;

/** MS-2: shelves, used items, standing; then the first customer, after any Joker before it (MS-15). */
export function setUp(state: State): readonly Event[] {
  const story = new Story(state);
  restock(story);
  story.tell({ type: 'usedItemsSetAside', items: story.now.inventory.slice(0, USED_ITEMS) });
  story.tell({ type: 'startingStandingDealt', items: story.now.inventory.slice(0, STARTING_STANDING) });
  callNext(story);
  turnUpUsedItem(story);
  return story.end();
}

/** The one seat, as long as a customer waits for an answer. */
export const awaiting = (state: State): readonly Awaited[] =>
  roundOf(state) === undefined ? [] : [{ seat: 0, decision: 'offer' }];

/** MS-16: every set of items that matches the customer's offer, and `decline`. */
export function legalMoves(state: State, seat: Seat): readonly LegalMove<MerchantsSolitaireVocabulary>[] {
  const round = roundOf(state);
  if (round === undefined || seat !== 0) return [];
  const { loyalPatrons, superExclusive } = state.variants;
  const goods = goodsOf(state);
  const worths = goods.map(({ item }) => worthOf(item, round.usedItem, superExclusive));
  const trades = matchingSets(goods, worths, customersOffer(round)).map((set) => {
    const items = set.map(({ item }) => item);
    const standing = standingGained(items, round.customer, loyalPatrons);
    return { move: { type: 'trade' as const, items }, standing };
  });
  return [...trades, { move: { type: 'decline' }, standing: -influenceOf(round.customer) }];
}

/** MS-4: why these items can't be traded in this round; undefined when they can. */
function refusal(
  state: State,
  round: Round,
  named: readonly string[],
  chosen: readonly Good[],
): Refusal | undefined {
  for (const card of named) {
    if (chosen.some(({ item }) => item === card)) continue;
    const faceDown = state.shelves.some((shelf) => shelf.item === card && shelf.faceDown);
    return { code: 'no-such-card-here', rule: faceDown ? 'MS-15' : 'MS-4', params: { card, faceDown } };
  }
  const worth = chosen
    .map(({ item }) => worthOf(item, round.usedItem, state.variants.superExclusive))
    .reduce<Worth>((a, b) => ({ least: a.least + b.least, aces: a.aces + b.aces }), { least: 0, aces: 0 });
  const needed = customersOffer(round);
  if (comesTo(worth, needed)) return undefined;
  return { code: 'offer-mismatch', rule: 'MS-4', params: { needed, offered: sumsOf(worth) } };
}

/**
 * The facts of a trade (MS-5) or of no trade (MS-6). Refused: an item that is not in the shop (MS-4) or face down
 * (MS-15), a set that does not come to the customer's offer (MS-4).
 */
export function decide(state: State, move: Move, _seat: Seat): Decision<Event> {
  const round = roundOf(state);
  if (round === undefined) throw new Error('no customer waits for an answer');
  if (move.type === 'decline') return { accepted: decline(state, round) };
  const chosen = goodsOf(state).filter(({ item }) => move.items.includes(item));
  const refused = refusal(state, round, move.items, chosen);
  return refused === undefined ? { accepted: trade(state, round, chosen) } : { refused };
}

/** MS-9: the ranks, from the highest, and the score each needs. */
const RANKS = [
  [18, 'Guildmaster'],
  [16, 'Elder'],
  [14, 'Master'],
  [12, 'Journeyman'],
  [10, 'Novice'],
] as const;

/** MS-9: the rank that a score earns; undefined below the lowest. */
export const rankOf = (score: number): string | undefined => RANKS.find(([needed]) => score >= needed)?.[1];

/** MS-9 after the last customer, MS-7 at once; undefined while the game runs. */
export function outcome(state: State): Outcome | undefined {
  if (state.wasRemoved) return { result: 'lost', reason: 'removed-from-guild', score: 0 };
  if (state.customer !== null || hasCustomer(state)) return undefined;
  const score = state.standing.length;
  const rank = rankOf(score);
  if (rank === undefined) return { result: 'lost', reason: 'standing-too-low', score };
  return { result: 'won', reason: 'verdict', score, rank };
}
