/**
 * The facts of Kunstmarkt. Every card that moves is in one, with where from and where to. Four facts hold cards
 * that not everybody may see; for these there is a second, public form, in which the cards are null for others.
 */
import { z } from 'zod';
import { customerIdSchema, pictureIdSchema, priceSchema } from './deck.ts';
import { seatSchema } from './schema.ts';

const pictures = z.array(pictureIdSchema);
const customers = z.array(customerIdSchema);
const count = z.int().min(0);
const OWNER_ONLY = { description: 'null for everybody but the seat itself.' };

/** Facts that everybody may read as they are. */
const openEvents = [
  z
    .strictObject({ type: z.literal('picturePlaced'), picture: pictureIdSchema, price: priceSchema })
    .meta({ id: 'KunstmarktPicturePlacedEvent', description: 'Picture stack → price place.' }),
  z
    .strictObject({ type: z.literal('turnBegan'), seat: seatSchema })
    .meta({ id: 'KunstmarktTurnBeganEvent', description: 'It is this seat’s turn.' }),
  z
    .strictObject({ type: z.literal('pictureDiscarded'), seat: seatSchema, picture: pictureIdSchema })
    .meta({ id: 'KunstmarktPictureDiscardedEvent', description: 'Hand → discard pile, to make room.' }),
  z
    .strictObject({
      type: z.literal('pictureBought'),
      seat: seatSchema,
      picture: pictureIdSchema,
      price: priceSchema,
    })
    .meta({
      id: 'KunstmarktPictureBoughtEvent',
      description: 'Price place → hand; the price goes to the bank.',
    }),
  z
    .strictObject({
      type: z.literal('pictureMoved'),
      picture: pictureIdSchema,
      from: priceSchema,
      to: priceSchema,
    })
    .meta({ id: 'KunstmarktPictureMovedEvent', description: 'One price place down.' }),
  z
    .strictObject({
      type: z.literal('customerPlayed'),
      seat: seatSchema,
      customer: customerIdSchema,
      toOffer: z.array(seatSchema).meta({ description: 'The seats to be asked, in order.' }),
    })
    .meta({ id: 'KunstmarktCustomerPlayedEvent', description: 'Hand → table, face up.' }),
  z.strictObject({ type: z.literal('pictureOffered'), seat: seatSchema, picture: pictureIdSchema }).meta({
    id: 'KunstmarktPictureOfferedEvent',
    description: 'Hand → table, face up, for the played customer.',
  }),
  z
    .strictObject({ type: z.literal('offerPassed'), seat: seatSchema })
    .meta({ id: 'KunstmarktOfferPassedEvent', description: 'The seat offers nothing.' }),
  z
    .strictObject({
      type: z.literal('pictureSold'),
      seat: seatSchema,
      picture: pictureIdSchema,
      customer: customerIdSchema,
      pays: z.int(),
    })
    .meta({ id: 'KunstmarktPictureSoldEvent', description: 'Table → discard pile; the bank pays the seat.' }),
  z.strictObject({ type: z.literal('pictureReturned'), seat: seatSchema, picture: pictureIdSchema }).meta({
    id: 'KunstmarktPictureReturnedEvent',
    description:
      'An offer that was not sold: table → its owner’s hand, or out of play if the owner has left.',
  }),
  z
    .strictObject({ type: z.literal('customerDiscarded'), customer: customerIdSchema })
    .meta({ id: 'KunstmarktCustomerDiscardedEvent', description: 'Table → discard pile; the sale is over.' }),
] as const;

export const eventSchema = z
  .discriminatedUnion('type', [
    z
      .strictObject({ type: z.literal('picturesDealt'), seat: seatSchema, pictures })
      .meta({ id: 'KunstmarktPicturesDealtFact', description: 'Picture stack → hand.' }),
    z
      .strictObject({ type: z.literal('customersDealt'), seat: seatSchema, customers })
      .meta({ id: 'KunstmarktCustomersDealtFact', description: 'Customer stack → hand.' }),
    z
      .strictObject({ type: z.literal('customerDrawn'), seat: seatSchema, customer: customerIdSchema })
      .meta({ id: 'KunstmarktCustomerDrawnFact', description: 'Customer stack → hand.' }),
    z
      .strictObject({ type: z.literal('handRemoved'), seat: seatSchema, pictures, customers })
      .meta({ id: 'KunstmarktHandRemovedFact', description: 'Hand → out of play.' }),
    ...openEvents,
  ])
  .meta({ id: 'KunstmarktFact', description: 'A fact as the log keeps it.' });

export const publicEventSchema = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('picturesDealt'),
        seat: seatSchema,
        count,
        pictures: pictures.nullable().meta(OWNER_ONLY),
      })
      .meta({ id: 'KunstmarktPicturesDealtEvent', description: 'Picture stack → hand.' }),
    z
      .strictObject({
        type: z.literal('customersDealt'),
        seat: seatSchema,
        count,
        customers: customers.nullable().meta(OWNER_ONLY),
      })
      .meta({ id: 'KunstmarktCustomersDealtEvent', description: 'Customer stack → hand.' }),
    z
      .strictObject({
        type: z.literal('customerDrawn'),
        seat: seatSchema,
        customer: z.union([customerIdSchema, z.null()]).meta(OWNER_ONLY),
      })
      .meta({ id: 'KunstmarktCustomerDrawnEvent', description: 'Customer stack → hand.' }),
    z
      .strictObject({
        type: z.literal('handRemoved'),
        seat: seatSchema,
        pictureCount: count,
        customerCount: count,
        pictures: pictures.nullable().meta(OWNER_ONLY),
        customers: customers.nullable().meta(OWNER_ONLY),
      })
      .meta({ id: 'KunstmarktHandRemovedEvent', description: 'A seat left: its hand → out of play.' }),
    ...openEvents,
  ])
  .meta({ id: 'KunstmarktEvent', description: 'A fact as a viewer may know it.' });

export type Event = z.infer<typeof eventSchema>;
export type PublicEvent = z.infer<typeof publicEventSchema>;
