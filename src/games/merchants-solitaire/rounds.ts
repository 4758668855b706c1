/** How a round runs: the facts of a trade, of no trade, and of the next customer. */
import { type Card, suitOf } from '../../core/cards.ts';
import type { Event } from './events.ts';
import { type Good, influenceOf, isLoyal, type Round } from './offers.ts';
import { evolve, isJoker, type State } from './state.ts';

/** Facts told one after the other, and the table as it lies after them. */
export class Story {
  readonly facts: Event[] = [];
  now: State;
  readonly #topBefore: Card | undefined;

  constructor(state: State) {
    this.now = state;
    this.#topBefore = state.inventory[0];
  }

  tell(event: Event): void {
    this.facts.push(event);
    this.now = evolve(this.now, event);
  }

  /** The facts, closed with the item that now lies on top of the inventory, if another one lies there (MS-10). */
  end(): readonly Event[] {
    const top = this.now.inventory[0];
    if (top !== undefined && top !== this.#topBefore) this.tell({ type: 'inventoryTopShown', item: top });
    return this.facts;
  }
}

/** Whether a customer still waits in the line. A Joker behind the last one does nothing (MS-15). */
export const hasCustomer = (state: State): boolean => state.line.some((card) => !isJoker(card));

/** MS-8: empty shelves 1 to 8 from the top of the inventory, as long as it lasts. */
export function restock(story: Story): void {
  for (const [i, { item }] of story.now.shelves.entries()) {
    const top = story.now.inventory[0];
    if (top === undefined) return;
    if (item === null) story.tell({ type: 'shelfStocked', item: top, shelf: i + 1 });
  }
}

/** The next card comes to the front; Jokers act at once (MS-15). Says nothing when no customer is left. */
export function callNext(story: Story): void {
  if (!hasCustomer(story.now)) return;
  for (const card of story.now.line) {
    if (!isJoker(card)) {
      story.tell({ type: 'customerArrived', customer: card });
      return;
    }
    const spot = story.now.shelves.findIndex(({ item, faceDown }) => item !== null && !faceDown);
    const item = story.now.shelves[spot]?.item ?? null;
    if (item !== null) story.tell({ type: 'itemVandalised', item, shelf: spot + 1, joker: card });
    story.tell({ type: 'jokerDiscarded', joker: card });
  }
}

/** MS-3: the front customer shows what it brings. */
export function turnUpUsedItem(story: Story): void {
  const item = story.now.usedItems[0];
  if (item !== undefined) story.tell({ type: 'usedItemTurnedUp', item });
}

/** What follows every answer: the next round, or nothing after the last customer (MS-8, MS-9). */
function nextRound(story: Story): void {
  if (!hasCustomer(story.now)) return;
  callNext(story);
  restock(story);
  turnUpUsedItem(story);
}

/** MS-5: the facts of a trade of these goods, which lie in the order shelf 1 to 8, back. */
export function trade(state: State, { customer, usedItem }: Round, goods: readonly Good[]): readonly Event[] {
  const story = new Story(state);
  for (const { item, from } of goods) if (from === 'back') story.tell({ type: 'backItemFetched', item });
  story.tell({ type: 'usedItemReceived', item: usedItem });
  for (const { item, from } of goods) {
    const isPreferred = suitOf(item) === suitOf(customer);
    story.tell({ type: isPreferred ? 'itemJoinedStanding' : 'itemDiscarded', item, from });
  }
  const stays = isLoyal(goods.length, state.variants.loyalPatrons);
  story.tell({ type: stays ? 'customerJoinedStanding' : 'customerDiscarded', customer });
  nextRound(story);
  return story.end();
}

/** MS-6 and MS-7: the facts of no trade. Who is removed from the guild loses at once: nothing else moves. */
export function decline(state: State, { customer, usedItem }: Round): readonly Event[] {
  const story = new Story(state);
  const influence = influenceOf(customer);
  const lastFirst = [...state.standing].reverse();
  if (influence > lastFirst.length) {
    story.tell({ type: 'removedFromGuild', cards: lastFirst });
    return story.end();
  }
  story.tell({ type: 'standingLost', cards: lastFirst.slice(0, influence) });
  story.tell({ type: 'customerDiscarded', customer });
  story.tell({ type: 'usedItemDiscarded', item: usedItem });
  nextRound(story);
  return story.end();
}
