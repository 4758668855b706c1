/** The table's own facts, as stored. Ruleset facts stand beside them in the same sequence. */
import { z } from 'zod';
import { outcomeSchema } from '../core/outcome.ts';

export const visibilitySchema = z.enum(['unlisted', 'public', 'private']);
export type Visibility = z.infer<typeof visibilitySchema>;

/** How the cards were ordered. The order of given cards is never part of it. */
export const publicDealSchema = z
  .strictObject({
    kind: z.string(),
    number: z.int().min(1).exactOptional(),
    date: z.string().exactOptional(),
  })
  .meta({ id: 'Deal', description: 'The kind of deal, and its number or date where it has one.' });
export type PublicDeal = z.infer<typeof publicDealSchema>;

const pilesSchema = z.record(z.string(), z.array(z.string()).readonly()).readonly();
const hexSeed = z.string().regex(/^[0-9a-f]{64}$/);
const seatNumber = z.int().min(0);

export const originSchema = z
  .strictObject({ id: z.string(), version: z.int().min(1) })
  .meta({ id: 'Origin', description: 'The game and version that this game was forked from.' });

export const gameCreated = z.strictObject({
  type: z.literal('gameCreated'),
  ruleset: z.string(),
  rulesVersion: z.int().min(1),
  options: z.record(z.string(), z.unknown()),
  seats: z.int().min(1),
  visibility: visibilitySchema,
  undo: z.enum(['free', 'off']),
  title: z.string().nullable(),
  deal: publicDealSchema,
  /** Of a secret deal; shown when the game is over. */
  serverSeed: hexSeed.nullable(),
  /** The order the caller gave (`cards`). */
  given: pilesSchema.nullable(),
  forkedFrom: originSchema.nullable(),
});

export const seatTaken = z.strictObject({
  type: z.literal('seatTaken'),
  seat: seatNumber,
  kind: z.enum(['player', 'bot']),
  playerId: z.string().nullable(),
  clientSeed: z.string(),
});

export const tableFactSchema = z.discriminatedUnion('type', [
  gameCreated,
  seatTaken,
  z.strictObject({ type: z.literal('seatLeft'), seat: seatNumber }),
  z.strictObject({ type: z.literal('dealt'), piles: pilesSchema }),
  z.strictObject({ type: z.literal('moveTakenBack'), toVersion: z.int().min(1) }),
  z.strictObject({ type: z.literal('hintGiven'), move: z.looseObject({ type: z.string() }) }),
  z.strictObject({ type: z.literal('seatResigned'), seat: seatNumber }),
  z.strictObject({ type: z.literal('gameFinished'), outcome: outcomeSchema }),
]);
export type TableFact = z.infer<typeof tableFactSchema>;
export type GameCreated = z.infer<typeof gameCreated>;

const TABLE_TYPES: ReadonlySet<string> = new Set(tableFactSchema.options.map((o) => o.shape.type.value));

/** A fact of the table or of the ruleset. */
export type Fact = { readonly type: string };
export const isTableFact = (fact: Fact): fact is TableFact => TABLE_TYPES.has(fact.type);

/** A fact with its place in the game: who caused it, in which move (0 up to the deal). */
export interface StoredFact {
  readonly moveNumber: number;
  readonly seat: number | null;
  readonly event: Fact;
}
