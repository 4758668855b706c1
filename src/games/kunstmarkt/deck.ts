/**
 * The deck as data (KM-1): 48 pictures, 28 customers, five prices. It is a reconstruction: the printed list of
 * the published game is not public; `deck.test.ts` holds it against every figure that is.
 */
import { z } from 'zod';
import { customerFields, pictureFields, provenanceFields } from './criteria.ts';
import { CUSTOMERS, type CustomerId } from './customers.ts';
import { PICTURES, type PictureId } from './pictures.ts';
import { PROVENANCE } from './provenance.ts';

export type { CustomerId, PictureId };

/** From the cheapest place to the one where new pictures are placed. */
export const PRICES = [2000, 5000, 8000, 10000, 15000] as const;
export const priceSchema = z
  .int()
  .min(PRICES[0])
  .max(PRICES[4])
  .meta({ description: 'A price place: 2,000, 5,000, 8,000, 10,000 or 15,000.', example: 5000 });

/** The unshuffled piles. */
export const PICTURE_IDS: readonly PictureId[] = PICTURES.map(({ id }) => id);
export const CUSTOMER_IDS: readonly CustomerId[] = CUSTOMERS.map(({ id }) => id);

export const pictureIdSchema = z.enum(PICTURE_IDS).meta({
  id: 'KunstmarktPictureId',
  description: 'A picture of the deck, by its id.',
  example: 'leonardo-mona-lisa-1503',
});
export const customerIdSchema = z.enum(CUSTOMER_IDS).meta({
  id: 'KunstmarktCustomerId',
  description: 'A customer card of the deck, by its id.',
  example: 'c09-portrait-famous',
});

export const pictureSchema = z
  .strictObject({ id: pictureIdSchema, ...pictureFields, ...provenanceFields })
  .meta({ id: 'KunstmarktPicture', description: 'A picture tile, with the sources of its facts.' });
export const customerSchema = z
  .strictObject({ id: customerIdSchema, ...customerFields })
  .meta({ id: 'KunstmarktCustomer', description: 'A customer card.' });
export const deckSchema = z
  .strictObject({
    pictures: z.array(pictureSchema),
    customers: z.array(customerSchema),
    prices: z.array(priceSchema).meta({ description: 'The price places, the cheapest first.' }),
  })
  .meta({
    id: 'KunstmarktDeck',
    description:
      'All cards, in the order of the unshuffled piles. A reconstruction from facts about real paintings, made to meet every published figure of the game; not the printed list.',
  });

export const DECK = {
  pictures: PICTURES.map((picture) => ({ ...picture, ...PROVENANCE[picture.id] })),
  customers: CUSTOMERS,
  prices: PRICES,
} as const;

type Picture = (typeof PICTURES)[number];
type Customer = (typeof CUSTOMERS)[number];
const pictures: ReadonlyMap<string, Picture> = new Map(PICTURES.map((picture) => [picture.id, picture]));
const customers: ReadonlyMap<string, Customer> = new Map(CUSTOMERS.map((card) => [card.id, card]));

/** The picture of an id that comes from outside; throws on an unknown one (the table checks given orders). */
export function pictureOf(id: string): Picture {
  const picture = pictures.get(id);
  if (picture === undefined) throw new Error(`not a picture: ${id}`);
  return picture;
}

export function customerOf(id: string): Customer {
  const customer = customers.get(id);
  if (customer === undefined) throw new Error(`not a customer: ${id}`);
  return customer;
}
