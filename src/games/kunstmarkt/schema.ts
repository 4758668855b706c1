/** The words of Kunstmarkt: options, moves, view. The facts are in `events.ts`, the cards in `deck.ts`. */
import { z } from 'zod';
import { customerIdSchema, PRICES, pictureIdSchema, priceSchema } from './deck.ts';

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 5;
const DAY_S = 86_400;

export const seatSchema = z
  .int()
  .min(0)
  .max(MAX_PLAYERS - 1);
const count = z.int().min(0);

export const optionsSchema = z
  .strictObject({
    players: z.int().min(MIN_PLAYERS).max(MAX_PLAYERS).default(MIN_PLAYERS),
    firstSeat: seatSchema
      .exactOptional()
      .meta({ description: 'Who begins; must be below `players`. Left out: drawn by lot at the deal.' }),
    turnSeconds: z
      .union([
        z.literal(0),
        z
          .int()
          .min(60)
          .max(14 * DAY_S),
      ])
      .default(3 * DAY_S)
      .meta({ description: 'Seconds for each decision: 0 for no limit, else 60 to 1,209,600.' }),
  })
  .refine((options) => options.firstSeat === undefined || options.firstSeat < options.players, {
    path: ['firstSeat'],
    message: 'firstSeat must be below players',
  })
  .meta({ id: 'KunstmarktOptions', description: 'How a game of Kunstmarkt is set up.' });

const drawCustomerSchema = z
  .strictObject({ type: z.literal('drawCustomer') })
  .meta({ id: 'KunstmarktDrawCustomerMove', description: 'Draw a customer card (KM-5).' });
const buyPictureSchema = z
  .strictObject({
    type: z.literal('buyPicture'),
    picture: pictureIdSchema,
    discard: pictureIdSchema.exactOptional(),
  })
  .refine((move) => move.discard !== move.picture, {
    path: ['discard'],
    message: 'a card may be named once only',
  })
  .meta({
    id: 'KunstmarktBuyPictureMove',
    description:
      'Buy the picture from its price place. With four pictures in hand `discard` names the one to discard first; else it is left out (KM-6).',
  });
const playCustomerSchema = z
  .strictObject({ type: z.literal('playCustomer'), customer: customerIdSchema })
  .meta({ id: 'KunstmarktPlayCustomerMove', description: 'Play a customer card from the hand (KM-8).' });
const offerSchema = z
  .strictObject({ type: z.literal('offer'), picture: pictureIdSchema })
  .meta({ id: 'KunstmarktOfferMove', description: 'Offer the customer a picture from the hand (KM-11).' });
const passSchema = z
  .strictObject({ type: z.literal('pass') })
  .meta({ id: 'KunstmarktPassMove', description: 'Offer the customer nothing (KM-11).' });

export const moveSchema = z
  .discriminatedUnion('type', [
    drawCustomerSchema,
    buyPictureSchema,
    playCustomerSchema,
    offerSchema,
    passSchema,
  ])
  .meta({
    id: 'KunstmarktMove',
    description:
      'In a turn: drawCustomer, buyPicture or playCustomer. While a customer shops: offer or pass.',
  });
export const moveInfoSchema = z
  .strictObject({})
  .meta({ id: 'KunstmarktMoveInfo', description: 'A legal move tells nothing besides itself.' });

const placeSchema = z
  .strictObject({ price: priceSchema, picture: pictureIdSchema })
  .meta({ id: 'KunstmarktPricePlace', description: 'A price place and the picture that lies there.' });
const playerSchema = z
  .strictObject({
    seat: seatSchema,
    cash: z.int().min(0),
    pictures: count.meta({ description: 'How many pictures are in hand; an offered one counts.' }),
    customers: count.meta({ description: 'How many customer cards are in hand.' }),
  })
  .meta({ id: 'KunstmarktPlayer', description: 'What everybody may know of a player.' });
const handSchema = z
  .strictObject({ pictures: z.array(pictureIdSchema), customers: z.array(customerIdSchema) })
  .meta({ id: 'KunstmarktHand', description: 'The cards in a hand, by id in alphabetical order.' });
const seatHandSchema = z.strictObject({ seat: seatSchema, ...handSchema.shape }).meta({
  id: 'KunstmarktSeatHand',
  description: 'A hand after the end; of a seat that left, what it held.',
});
const bestOfferSchema = z
  .strictObject({ seat: seatSchema, picture: pictureIdSchema })
  .meta({ id: 'KunstmarktBestOffer', description: 'The offer that is sold unless a better one comes.' });
const offerLineSchema = z
  .strictObject({ seat: seatSchema, picture: z.union([pictureIdSchema, z.null()]) })
  .meta({ id: 'KunstmarktOffer', description: 'What a seat offered; null if it passed.' });
const saleSchema = z
  .strictObject({
    customer: customerIdSchema,
    playedBy: seatSchema,
    best: z.union([bestOfferSchema, z.null()]),
    offers: z.array(offerLineSchema).meta({ description: 'In order of play.' }),
    toOffer: z.array(seatSchema).meta({ description: 'The seats still to be asked, the awaited one first.' }),
  })
  .meta({ id: 'KunstmarktSale', description: 'A played customer and the offers so far.' });

export const viewSchema = z
  .strictObject({
    market: z.array(placeSchema).length(PRICES.length).meta({ description: 'The cheapest place first.' }),
    pictureStack: count,
    customerStack: count,
    players: z.array(playerSchema),
    hand: z
      .union([handSchema, z.null()])
      .meta({ description: 'The hand of the seat that looks; null for a spectator.' }),
    sale: z.union([saleSchema, z.null()]),
    discardedPictures: z.array(pictureIdSchema).meta({ description: 'In order, the last one on top.' }),
    discardedCustomers: z.array(customerIdSchema).meta({ description: 'In order, the last one on top.' }),
    hands: z.array(seatHandSchema).exactOptional().meta({ description: 'All hands, after the end only.' }),
  })
  .meta({ id: 'KunstmarktView', description: 'What a seat or a spectator may see.' });

export type Options = z.infer<typeof optionsSchema>;
export type Move = z.infer<typeof moveSchema>;
export type View = z.infer<typeof viewSchema>;
