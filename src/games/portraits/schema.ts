/**
 * The words of Portraits: what comes in and what goes out.
 * A place is named like the field of the view that shows it; positions count from 1, left to right.
 */
import { z } from 'zod';
import { cardSchema } from '../../core/cards.ts';

/** Public sales, private collector sales and the assets hold five cards each (PO-2, PO-3). */
export const ROW = 5;
/** All the portraits there are (PO-12). */
export const PORTRAITS = 12;
const ASSETS = 40;
const CARDS = 52;

export const optionsSchema = z
  .strictObject({})
  .meta({ id: 'PortraitsOptions', description: 'Portraits has no options.' });
export type Options = z.infer<typeof optionsSchema>;

export const givenSchema = z
  .strictObject({
    cards: z
      .array(cardSchema)
      .max(2 * CARDS)
      .meta({ description: 'The draw pile, next card first: all 52 cards, each once.' }),
  })
  .meta({ id: 'PortraitsGivenCards', description: 'A draw pile in the given order.' });

const payment = z
  .array(cardSchema)
  .min(1)
  .max(CARDS)
  .refine((cards) => new Set(cards).size === cards.length, { error: 'names a card twice' })
  .meta({ description: 'The assets to pay with, in any order.', uniqueItems: true, example: ['9H', '5H'] });

const buySchema = z
  .strictObject({
    type: z.literal('buy'),
    card: cardSchema.meta({ description: 'The asset or portrait to buy.', example: 'KH' }),
    with: payment,
  })
  .meta({ id: 'PortraitsBuyMove', description: 'Buy a card from public or private sales (PO-5, PO-7).' });

const swapSchema = z
  .strictObject({
    type: z.literal('swap'),
    card: cardSchema.meta({ description: 'The asset to take from public sales.', example: '7S' }),
    with: cardSchema.meta({ description: 'Your asset of equal value to discard.', example: '7D' }),
  })
  .meta({ id: 'PortraitsSwapMove', description: 'Swap an asset for one of equal value (PO-8).' });

export const moveSchema = z
  .discriminatedUnion('type', [buySchema, swapSchema])
  .meta({ id: 'PortraitsMove', description: 'One transaction (PO-4).' });
export type Move = z.infer<typeof moveSchema>;
export type BuyMove = z.infer<typeof buySchema>;
export type SwapMove = z.infer<typeof swapSchema>;

export const moveInfoSchema = z
  .strictObject({
    minimal: z
      .boolean()
      .exactOptional()
      .meta({ description: 'Of a purchase: whether no card of the payment can be spared (PO-13).' }),
  })
  .meta({ id: 'PortraitsMoveInfo', description: 'What a legal move tells besides the move.' });
export type MoveInfo = z.infer<typeof moveInfoSchema>;

const row = z.array(cardSchema.nullable()).length(ROW);

export const viewSchema = z
  .strictObject({
    publicSales: row.meta({ description: 'Positions 1–5; null where no card lies.' }),
    privateSales: z.array(cardSchema).max(ROW).meta({ description: 'Portraits in order of arrival.' }),
    assets: row.meta({ description: 'Your assets, positions 1–5; null where no card lies.' }),
    vault: z.array(cardSchema).max(PORTRAITS).meta({ description: 'The portraits you own, oldest first.' }),
    discard: z.array(cardSchema).max(ASSETS).meta({ description: 'The discard pile, bottom card first.' }),
    drawPile: z.int().min(0).max(CARDS).meta({ description: 'How many cards are left to draw.' }),
    overflow: cardSchema
      .nullable()
      .meta({ description: 'The portrait that found private sales full and ended the game (PO-3).' }),
  })
  .meta({ id: 'PortraitsView', description: 'The table as everybody sees it.' });
export type View = z.infer<typeof viewSchema>;
