/** The facts of Merchant's Solitaire. Each card that moves is in one, and the type says from where to where. */
import { z } from 'zod';
import { cardSchema } from '../../core/cards.ts';
import { jokerSchema, SHELVES } from './schema.ts';

const shelf = z.int().min(1).max(SHELVES).meta({ description: 'Shelf 1 to 8.', example: 3 });
const from = z
  .union([shelf, z.literal('back')])
  .meta({ description: 'The shelf it lay on, or `back` for the item from the inventory.' });
const cards = z.array(cardSchema);

/** The meaning of each fact; also what the ruleset's page says of it. */
export const MEANINGS = {
  shelfStocked: 'The top item of the inventory was put on an empty shelf.',
  usedItemsSetAside:
    'Items from the top of the inventory were put face down as the used items; which ones is not told.',
  startingStandingDealt: 'The next items of the inventory became the starting guild standing.',
  inventoryTopShown: 'This item now lies on top of the inventory.',
  customerArrived: 'The first card of the line came to the front.',
  usedItemTurnedUp: 'The top used item was turned face up: the customer brings it.',
  itemVandalised: 'The Joker at the front of the line turned the item on this shelf face down for good.',
  jokerDiscarded: 'The Joker at the front of the line went to the discard pile.',
  backItemFetched: 'The top item of the inventory was fetched from the back for the offer.',
  usedItemReceived: 'The used item of a trade went under the inventory.',
  itemJoinedStanding: 'An item of the offer joined guild standing: the customer prefers its type.',
  itemDiscarded: 'An item of the offer went to the discard pile.',
  customerJoinedStanding: 'The customer, a loyal patron, joined guild standing.',
  standingLost: 'Cards of guild standing went to the discard pile, in this order.',
  removedFromGuild: 'Standing would have fallen below 0: all of it went to the discard pile, in this order.',
  customerDiscarded: 'The customer went to the discard pile.',
  usedItemDiscarded: 'The used item, not traded for, went to the discard pile.',
} as const;
type EventType = keyof typeof MEANINGS;

function fact<T extends EventType, S extends z.ZodRawShape>(type: T, shape: S, hides = '') {
  const id = `MerchantsSolitaire${type[0]?.toUpperCase()}${type.slice(1)}${hides}Event`;
  return z.strictObject({ type: z.literal(type), ...shape }).meta({ id, description: MEANINGS[type] });
}

const openFacts = [
  fact('shelfStocked', { item: cardSchema, shelf }),
  fact('startingStandingDealt', { items: cards }),
  fact('inventoryTopShown', { item: cardSchema }),
  fact('customerArrived', { customer: cardSchema }),
  fact('usedItemTurnedUp', { item: cardSchema }),
  fact('itemVandalised', { item: cardSchema, shelf, joker: jokerSchema }),
  fact('jokerDiscarded', { joker: jokerSchema }),
  fact('backItemFetched', { item: cardSchema }),
  fact('usedItemReceived', { item: cardSchema }),
  fact('itemJoinedStanding', { item: cardSchema, from }),
  fact('itemDiscarded', { item: cardSchema, from }),
  fact('customerJoinedStanding', { customer: cardSchema }),
  fact('standingLost', { cards }),
  fact('removedFromGuild', { cards }),
  fact('customerDiscarded', { customer: cardSchema }),
  fact('usedItemDiscarded', { item: cardSchema }),
] as const;

/** A fact as the log keeps it. */
export const eventSchema = z
  .discriminatedUnion('type', [fact('usedItemsSetAside', { items: cards }, 'Kept'), ...openFacts])
  .meta({ id: 'MerchantsSolitaireKeptEvent', description: 'A fact with all that it holds.' });
export type Event = z.infer<typeof eventSchema>;

/** A fact as it is shown: only the used items are counted instead of named. */
export const publicEventSchema = z
  .discriminatedUnion('type', [fact('usedItemsSetAside', { count: z.int().min(0) }), ...openFacts])
  .meta({ id: 'MerchantsSolitaireEvent', description: 'A fact of the game.' });
export type PublicEvent = z.infer<typeof publicEventSchema>;
