/** The schemas of one ruleset's answers and bodies: the table's words around the ruleset's own. */
import { z } from '@hono/zod-openapi';
import type { AnyGame } from '../core/game.ts';
import { outcomeSchema } from '../core/outcome.ts';
import { originSchema, publicDealSchema, visibilitySchema } from '../table/facts.ts';
import { positionShape } from '../table/position.ts';
import { createShape } from './create-body.ts';
import { expectedVersionField } from './fields.ts';

const seat = z.int().min(0);

/** `picture-gallery` → `PictureGallery`: the prefix of operation ids and component names. */
export const prefixOf = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

export const credentialsSchema = z.strictObject({ playerId: z.string(), token: z.string() }).meta({
  id: 'Credentials',
  description: 'Of the guest that this request made. The token is shown this once.',
});

const sharedEvents = [
  z
    .strictObject({ type: z.literal('seatTaken'), seat, kind: z.enum(['player', 'bot']) })
    .meta({ id: 'SeatTakenEvent', description: 'Somebody sat down.' }),
  z
    .strictObject({ type: z.literal('seatLeft'), seat })
    .meta({ id: 'SeatLeftEvent', description: 'A seat of a waiting table is open again.' }),
  z
    .strictObject({ type: z.literal('dealt'), piles: z.record(z.string(), z.int().min(0)) })
    .meta({ id: 'DealtEvent', description: 'The cards were shuffled; every pile with its size.' }),
  z
    .strictObject({ type: z.literal('seatResigned'), seat })
    .meta({ id: 'SeatResignedEvent', description: 'A seat gave up or was timed out.' }),
  z
    .strictObject({ type: z.literal('gameFinished'), outcome: outcomeSchema })
    .meta({ id: 'GameFinishedEvent', description: 'The game is over.' }),
] as const;

const gameCreatedOf = (game: AnyGame) =>
  z
    .strictObject({
      type: z.literal('gameCreated'),
      ruleset: z.literal(game.id),
      rulesVersion: z.int().min(1),
      options: game.schemas.options,
      seats: z.int().min(1),
      visibility: visibilitySchema,
      undo: z.enum(['free', 'off']),
      title: z.string().nullable(),
      deal: publicDealSchema,
      commitment: z.string().nullable(),
      forkedFrom: originSchema.nullable(),
    })
    .meta({
      id: `${prefixOf(game.id)}GameCreatedEvent`,
      description: 'The game was created with these options.',
    });

const moveTakenBack = z
  .strictObject({ type: z.literal('moveTakenBack'), toVersion: z.int().min(1) })
  .meta({ id: 'MoveTakenBackEvent', description: 'From here on the game is as it was at `toVersion`.' });

const hintGivenOf = (game: AnyGame) =>
  z.strictObject({ type: z.literal('hintGiven'), move: game.schemas.move }).meta({
    id: `${prefixOf(game.id)}HintGivenEvent`,
    description: 'The player asked for a hint and got this move.',
  });

/** The members of a union by `type`, so that they can stand in a larger one. */
export function membersOf(schema: z.ZodType): readonly z.ZodObject[] {
  const members = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema];
  return members.map((member) => {
    if (!(member instanceof z.ZodObject)) throw new Error('events are objects with a type');
    return member;
  });
}

/** Every event of the log of a ruleset, the table's first. */
export const eventsOf = (game: AnyGame): readonly z.ZodObject[] => [
  gameCreatedOf(game),
  ...sharedEvents,
  ...(game.seats.max === 1 ? [moveTakenBack, hintGivenOf(game)] : []),
  ...membersOf(game.schemas.publicEvent),
];

/** One of several objects, told apart by the value of one field. */
export function unionOf(field: string, members: readonly z.ZodObject[]): z.ZodType {
  const [first, ...rest] = members;
  if (first === undefined) throw new Error('a union has members');
  return z.discriminatedUnion(field, [first, ...rest]);
}

const linksSchema = z
  .strictObject({
    self: z.string(),
    moves: z.string(),
    events: z.string(),
    board: z.string().nullable(),
    fairness: z.string(),
    rules: z.string(),
  })
  .meta({ id: 'Links', description: 'Where to go from here.' });

function positionOf(game: AnyGame, prefix: string) {
  const legalMove = z
    .strictObject({
      move: game.schemas.move,
      label: z.string().meta({ description: 'The move in plain English.' }),
      ...game.schemas.moveInfo.shape,
    })
    .meta({ id: `${prefix}LegalMove`, description: 'A move that would be accepted now.' });
  return {
    ...positionShape,
    ruleset: z.literal(game.id),
    options: game.schemas.options,
    view: game.schemas.view.nullable().meta({ description: 'What you may see; null while the table waits.' }),
    legalMoves: z
      .array(legalMove)
      .nullable()
      .exactOptional()
      .meta({ description: 'Null unless it is your turn; absent with `?legalMoves=false`.' }),
    links: linksSchema,
  };
}

const annotation = {
  text: z.string().exactOptional().meta({
    description: 'With `?annotated=true`: the event in plain English. Seats are called by their numbers.',
    example: 'The cards are dealt.',
  }),
  version: z.int().min(1).exactOptional().meta({
    description:
      'With `?annotated=true`: the version that the entry belongs to; `?at=` shows the game at it.',
    example: 13,
  }),
};

/** All schemas that the routes of one ruleset need. Built once per app. */
export function schemasOf(game: AnyGame) {
  const prefix = prefixOf(game.id);
  const shape = positionOf(game, prefix);
  const entry = z
    .strictObject({
      seq: z.int().min(1),
      moveNumber: z.int().min(0).meta({ description: '0 up to the deal, then counts accepted moves.' }),
      time: z.iso.datetime(),
      seat: seat.nullable(),
      event: unionOf('type', eventsOf(game)).meta({
        id: `${prefix}Event`,
        description: 'A fact, as you may know it.',
      }),
      ...annotation,
    })
    .meta({ id: `${prefix}Entry`, description: 'One line of the log, as you may know it.' });
  const events = z.array(entry).meta({ description: 'What this request added to the log.' });
  return {
    prefix,
    entry,
    links: shape.links,
    position: z
      .strictObject(shape)
      .meta({ id: `${prefix}Position`, description: 'A game as you may see it.' }),
    played: z.strictObject({ ...shape, events }).meta({
      id: `${prefix}Played`,
      description: 'The position after the request, and what it added to the log.',
    }),
    seated: z.strictObject({ ...shape, events, credentials: credentialsSchema.exactOptional() }).meta({
      id: `${prefix}Seated`,
      description: 'As after a move; with credentials if the request made a guest.',
    }),
    logPage: z
      .strictObject({ events: z.array(entry), version: z.int().min(1), next: z.int().min(0).nullable() })
      .meta({
        id: `${prefix}LogPage`,
        description: '`next` is the `after` of the next page; null at the end.',
      }),
    create: z
      .strictObject(createShape(game, prefix))
      .meta({ id: `Create${prefix}`, description: `What a new game of ${game.title} is to be like.` }),
    moveBody: z
      .strictObject({ move: game.schemas.move, expectedVersion: expectedVersionField.exactOptional() })
      .meta({ id: `${prefix}MoveRequest`, description: 'A move, and the version that it was decided on.' }),
    checkBody: z
      .strictObject({ move: game.schemas.move })
      .meta({ id: `${prefix}CheckRequest`, description: 'The move that is asked about.' }),
  };
}

export type GameSchemas = ReturnType<typeof schemasOf>;
