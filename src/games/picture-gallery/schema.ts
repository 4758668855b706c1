/** The words of Picture Gallery: options, moves, facts and the view, as schemas. */
import { z } from 'zod';
import { cardSchema } from '../../core/cards.ts';
import { FINISHED_HEIGHT, PLACES, RESERVE } from './places.ts';

export const VARIANTS = ['standard', 'royal-parade', 'last-row-backwards', 'mod3'] as const;

export const optionsSchema = z
  .strictObject({
    variant: z
      .enum(VARIANTS)
      .default('standard')
      .meta({
        description:
          '`standard`; `royal-parade`: no aces, empty reserve places stay empty until the next row; ' +
          '`last-row-backwards`: the last row may be dealt from right to left; ' +
          '`mod3`: no refilling, any available card may go to an empty reserve place at any time (PG-16).',
      }),
    aces: z
      .enum(['by-hand', 'automatic'])
      .default('by-hand')
      .meta({ description: 'Who puts the aces out: the player, or the game after each move (PG-7).' }),
    dealing: z
      .enum(['any-time', 'when-stuck'])
      .default('any-time')
      .meta({ description: 'Whether a row may be dealt while other moves are legal (PG-14).' }),
  })
  .meta({ id: 'PictureGalleryOptions', description: 'Which Picture Gallery is played.' });

export const placeSchema = z.enum(PLACES).meta({
  id: 'PictureGalleryPlace',
  description:
    'Gallery rows T (top), M (middle), B (bottom) and the reserve R, columns 1 to 8 from the left.',
  example: 'M3',
});
const reservePlaceSchema = z.enum(RESERVE).meta({
  id: 'PictureGalleryReservePlace',
  description: 'A place of the reserve, from the left.',
  example: 'R1',
});

const discardAceSchema = z.strictObject({ type: z.literal('discardAce'), from: placeSchema }).meta({
  id: 'PictureGalleryDiscardAceMove',
  description: 'Put the available ace of a place on the ace pile.',
});
const moveCardSchema = z
  .strictObject({ type: z.literal('move'), from: placeSchema, to: placeSchema })
  .meta({ id: 'PictureGalleryMoveCardMove', description: 'Move the available card of a place to another.' });
const dealSchema = z
  .strictObject({
    type: z.literal('deal'),
    direction: z.literal('right-to-left').exactOptional().meta({
      description: 'Only for the last row of `last-row-backwards`; left to right when absent.',
    }),
  })
  .meta({ id: 'PictureGalleryDealMove', description: 'Deal a row from the stock onto the reserve piles.' });

export const moveSchema = z
  .discriminatedUnion('type', [discardAceSchema, moveCardSchema, dealSchema])
  .meta({ id: 'PictureGalleryMove', description: 'A move of Picture Gallery.' });

export const moveInfoSchema = z
  .strictObject({})
  .meta({ id: 'PictureGalleryMoveInfo', description: 'A legal move tells nothing besides the move.' });

const cardDealtSchema = z
  .strictObject({ type: z.literal('cardDealt'), card: cardSchema, to: placeSchema })
  .meta({ id: 'PictureGalleryCardDealtEvent', description: 'A card was dealt face up for the setup.' });
const rowDealtSchema = z
  .strictObject({
    type: z.literal('rowDealt'),
    direction: z.enum(['left-to-right', 'right-to-left']),
    cards: z
      .array(
        z
          .strictObject({ card: cardSchema, to: reservePlaceSchema })
          .meta({ id: 'PictureGalleryRowCard', description: 'One card of a row and the pile it went to.' }),
      )
      .min(1)
      .max(RESERVE.length)
      .meta({ description: 'In the order in which they left the stock.' }),
  })
  .meta({ id: 'PictureGalleryRowDealtEvent', description: 'A row was dealt onto the reserve piles.' });
const cardMovedSchema = z
  .strictObject({ type: z.literal('cardMoved'), card: cardSchema, from: placeSchema, to: placeSchema })
  .meta({ id: 'PictureGalleryCardMovedEvent', description: 'A card went from one place to another.' });
const aceDiscardedSchema = z
  .strictObject({ type: z.literal('aceDiscarded'), card: cardSchema, from: placeSchema })
  .meta({ id: 'PictureGalleryAceDiscardedEvent', description: 'An ace went to the ace pile.' });
const reserveRefilledSchema = z
  .strictObject({ type: z.literal('reserveRefilled'), card: cardSchema, to: reservePlaceSchema })
  .meta({
    id: 'PictureGalleryReserveRefilledEvent',
    description: 'The stock filled an empty reserve place.',
  });

export const eventSchema = z
  .discriminatedUnion('type', [
    cardDealtSchema,
    rowDealtSchema,
    cardMovedSchema,
    aceDiscardedSchema,
    reserveRefilledSchema,
  ])
  .meta({ id: 'PictureGalleryEvent', description: 'A fact of Picture Gallery.' });

const row = (what: string) =>
  z
    .array(z.array(cardSchema).max(FINISHED_HEIGHT))
    .length(8)
    .meta({ description: `${what} Bottom card first.` });

export const viewSchema = z
  .strictObject({
    gallery: z
      .strictObject({
        top: row('T1 to T8: 2-5-8-J.'),
        middle: row('M1 to M8: 3-6-9-Q.'),
        bottom: row('B1 to B8: 4-7-10-K.'),
      })
      .meta({ id: 'PictureGalleryRows', description: 'The three rows of the gallery.' }),
    reserve: z
      .array(z.array(cardSchema).max(10))
      .length(8)
      .meta({ description: 'R1 to R8, bottom card first; the last card of a pile is available.' }),
    acePile: z.int().min(0).max(8).meta({ description: 'Aces put out so far.', example: 2 }),
    stock: z.int().min(0).max(72).meta({ description: 'Cards left in the stock, face down.', example: 64 }),
    finishedPiles: z.int().min(0).max(24).meta({ description: 'Gallery piles with their four cards.' }),
  })
  .meta({ id: 'PictureGalleryView', description: 'What everybody sees: all cards but those of the stock.' });

export type Options = z.infer<typeof optionsSchema>;
export type Move = z.infer<typeof moveSchema>;
export type Event = z.infer<typeof eventSchema>;
export type View = z.infer<typeof viewSchema>;
export type RowDealt = z.infer<typeof rowDealtSchema>;
