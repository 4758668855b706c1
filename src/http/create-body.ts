/** The flat body that creates a game: the ruleset's options beside the table's. */
import { z } from '@hono/zod-openapi';
import type { AnyGame } from '../core/game.ts';
import type { DealRequest } from '../table/deals.ts';
import type { OpenRequest } from '../table/open.ts';
import { clientSeedField, dateField, nameField, titleField } from './fields.ts';
import { fieldErrors, HttpProblem } from './problems.ts';

export const isSolitaire = (game: AnyGame): boolean => game.seats.max === 1;

const secretDeal = z
  .strictObject({ kind: z.literal('secret') })
  .meta({ id: 'SecretDeal', description: 'Shuffled fairly from a seed that the server has committed to.' });

const numberedDeal = z
  .strictObject({ kind: z.literal('numbered'), number: z.int().min(1).max(Number.MAX_SAFE_INTEGER) })
  .meta({ id: 'NumberedDeal', description: 'The same number is the same deal, for everybody and for ever.' });
const dailyDeal = z
  .strictObject({
    kind: z.literal('daily'),
    date: dateField.exactOptional().meta({ description: 'A UTC day, YYYY-MM-DD. Absent: today.' }),
  })
  .meta({ id: 'DailyDeal', description: "Everybody's deal of that day." });

/** The kinds of deals that a ruleset takes. Kinds it does not have are `invalid-body`. */
function dealSchemaOf(game: AnyGame, prefix: string) {
  const cards = z.strictObject({ kind: z.literal('cards'), ...game.deals.given.shape }).meta({
    id: `${prefix}CardsDeal`,
    description: 'The given order, next card first. Never echoed while the game runs.',
  });
  const own = game.deals.own.map(({ kind, meaning, maxNumber }) =>
    z
      .strictObject({ kind: z.literal(kind), number: z.int().min(1).max(maxNumber) })
      .meta({ id: `${prefix}${kind.charAt(0).toUpperCase()}${kind.slice(1)}Deal`, description: meaning }),
  );
  const numbered = game.deals.numbered ? [numberedDeal, dailyDeal] : [];
  return z
    .discriminatedUnion('kind', [secretDeal, cards, ...numbered, ...own])
    .default({ kind: 'secret' })
    .meta({ id: `${prefix}DealRequest`, description: 'How the cards are ordered.' });
}

const common = {
  visibility: z.enum(['unlisted', 'public', 'private']).default('unlisted').meta({
    description: 'unlisted: who knows the id may look on. public: listed, too. private: for its seats alone.',
  }),
  title: titleField.exactOptional(),
  name: nameField.exactOptional().meta({
    description: 'The name of the guest that a request without a token makes; without effect with a token.',
  }),
};

const ofSolitaires = {
  undo: z.enum(['free', 'off']).default('free').meta({ description: 'Whether moves may be taken back.' }),
};

const ofTables = (game: AnyGame) => ({
  bots: z
    .array(z.int().min(0))
    .max(game.seats.max)
    .refine((seats) => new Set(seats).size === seats.length, 'A seat named twice.')
    .default([])
    .meta({ description: 'Seats that bots take. Seat 0 is yours.', example: [1, 2] }),
  clientSeed: clientSeedField.exactOptional(),
});

export const createShape = (game: AnyGame, prefix: string): z.ZodRawShape => ({
  ...game.schemas.options.shape,
  deal: dealSchemaOf(game, prefix),
  ...common,
  ...(isSolitaire(game) ? ofSolitaires : ofTables(game)),
});

/** The parts that the table reads, of a body that fits `createShape`. */
const tablePart = z.object({
  deal: z.object({ kind: z.string(), number: z.int().exactOptional(), date: z.string().exactOptional() }),
  undo: z.enum(['free', 'off']).default('off'),
  visibility: common.visibility,
  title: z.string().exactOptional(),
  name: z.string().exactOptional(),
  bots: z.array(z.int()).default([]),
  clientSeed: z.string().default(''),
});

const givenSchema = z.record(z.string(), z.array(z.string()));

function dealRequestOf(game: AnyGame, deal: object): DealRequest {
  const { kind, number, date } = tablePart.shape.deal.parse(deal);
  const named = {
    kind,
    ...(number === undefined ? {} : { number }),
    ...(date === undefined ? {} : { date }),
  };
  if (kind !== 'cards') return named;
  const piles = Object.entries(deal).filter(([field]) => field in game.deals.given.shape);
  return { ...named, given: givenSchema.parse(Object.fromEntries(piles)) };
}

/** What the table opens, from a body that fits the schema. Options that contradict each other are `invalid-body`. */
export function openRequestOf(game: AnyGame, body: Readonly<Record<string, unknown>>): OpenRequest {
  const given = Object.entries(body).filter(([field]) => field in game.schemas.options.shape);
  const options = game.schemas.options.safeParse(Object.fromEntries(given));
  if (!options.success) throw new HttpProblem('invalid-body', { errors: fieldErrors(options.error.issues) });
  const { undo, visibility, title, name, bots, clientSeed } = tablePart.parse(body);
  const deal = dealRequestOf(game, z.looseObject({}).parse(body.deal));
  return {
    options: { ...options.data },
    deal,
    undo,
    visibility,
    title: title ?? null,
    name: name ?? null,
    bots,
    clientSeed,
  };
}
