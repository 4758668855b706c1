/** The words of Merchant's Solitaire: options, deals, moves and the view. The facts have their own file. */
import { z } from 'zod';
import { cardSchema, DECK } from '../../core/cards.ts';

export const JOKERS = ['X1', 'X2'] as const;
export type Joker = (typeof JOKERS)[number];
export const SHELVES = 8;
/** Of a given pile: enough that two piles mistaken for one another, or a deck too many, can still be named. */
const MOST_GIVEN = 2 * DECK.length;

export const jokerSchema = z.enum(JOKERS).meta({
  id: 'MerchantsSolitaireJoker',
  description: 'A Joker: a vandal in the line (MS-15).',
});

export const cardOrJokerSchema = z.enum([...DECK, ...JOKERS]).meta({
  id: 'MerchantsSolitaireCard',
  description: 'A card, or one of the Jokers X1 and X2.',
  example: 'JH',
});
export type CardOrJoker = z.infer<typeof cardOrJokerSchema>;

export const variantsSchema = z
  .strictObject({
    loyalPatrons: z.boolean().default(false).meta({ description: 'Loyal Patrons (MS-12), easier.' }),
    checkInTheBack: z
      .boolean()
      .default(false)
      .meta({ description: 'Let Me Check in the Back (MS-13), easier.' }),
    superExclusive: z
      .boolean()
      .default(false)
      .meta({ description: 'Super Exclusive Offer (MS-14), harder.' }),
    vandals: z
      .literal([0, 1, 2])
      .default(0)
      .meta({ description: 'Vandals! (MS-15), harder: how many Jokers are shuffled into the line.' }),
  })
  .meta({ id: 'MerchantsSolitaireVariants', description: 'Switches that combine freely (MS-11).' });
export type Variants = z.infer<typeof variantsSchema>;

export const optionsSchema = z
  .strictObject({
    variants: variantsSchema.default({
      loyalPatrons: false,
      checkInTheBack: false,
      superExclusive: false,
      vandals: 0,
    }),
  })
  .meta({
    id: 'MerchantsSolitaireOptions',
    description: 'What is played: the variants, all off by default.',
  });
export type Options = z.infer<typeof optionsSchema>;

export const givenDealSchema = z.strictObject({
  items: z.array(cardSchema).max(MOST_GIVEN).meta({ description: 'The 40 items, next card first.' }),
  customers: z
    .array(cardOrJokerSchema)
    .max(MOST_GIVEN)
    .meta({ description: 'The 12 customers and the Jokers in play, front of the line first.' }),
});

export const tradeSchema = z
  .strictObject({
    type: z.literal('trade'),
    items: z
      .array(cardSchema)
      .min(1)
      .max(DECK.length)
      .refine((items) => new Set(items).size === items.length, { error: 'an item is named twice' })
      .meta({ description: 'What you offer, in any order; each item once.', example: ['10S', '6H'] }),
  })
  .meta({ id: 'MerchantsSolitaireTradeMove', description: "Offer items worth the customer's offer (MS-4)." });

export const declineSchema = z
  .strictObject({ type: z.literal('decline') })
  .meta({ id: 'MerchantsSolitaireDeclineMove', description: 'Make no trade and lose standing (MS-6).' });

export const moveSchema = z
  .discriminatedUnion('type', [tradeSchema, declineSchema])
  .meta({ id: 'MerchantsSolitaireMove', description: 'What you do with the customer at the front.' });
export type Move = z.infer<typeof moveSchema>;

export const moveInfoSchema = z
  .strictObject({
    standing: z.int().meta({
      description: 'How the move changes guild standing: 0 or more for a trade, −1 to −3 for declining.',
      example: 1,
    }),
  })
  .meta({ id: 'MerchantsSolitaireMoveInfo', description: 'What a legal move brings (MS-16).' });
export type MoveInfo = z.infer<typeof moveInfoSchema>;

export const shelfViewSchema = z
  .strictObject({
    item: cardSchema.nullable().meta({ description: 'null when the shelf is empty.' }),
    faceDown: z.boolean().meta({ description: 'Vandalised: out of use for the rest of the game (MS-15).' }),
  })
  .meta({ id: 'MerchantsSolitaireShelf', description: 'A shelf of the shop.' });

const count = (description: string) => z.int().min(0).meta({ description });

export const viewSchema = z
  .strictObject({
    shelves: z.array(shelfViewSchema).length(SHELVES).meta({ description: 'Shelves 1 to 8.' }),
    customer: cardSchema.nullable().meta({ description: 'At the front of the line; null after the end.' }),
    usedItem: cardSchema.nullable().meta({ description: 'What the customer brings; null after the end.' }),
    offer: z
      .int()
      .nullable()
      .meta({ description: "The customer's offer (MS-3); null after the end.", example: 19 }),
    line: count('Cards behind the front customer, Jokers included.'),
    usedItems: count('Used items still face down.'),
    inventory: count('Cards in the inventory, its top card included.'),
    inventoryTop: cardSchema.nullable().meta({ description: 'null when the inventory is empty.' }),
    standing: z.array(cardSchema).meta({ description: 'Guild standing, the card added last at the end.' }),
    discard: z.array(cardOrJokerSchema).meta({ description: 'The discard pile, bottom first.' }),
  })
  .meta({ id: 'MerchantsSolitaireView', description: 'What the player and everyone who looks on may see.' });
export type View = z.infer<typeof viewSchema>;
