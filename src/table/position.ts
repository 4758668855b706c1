/** What one viewer is told of a game: built from an allow-list, never from the stored facts. */
import { z } from 'zod';
import type { Viewer } from '../core/game.ts';
import { outcomeSchema } from '../core/outcome.ts';
import { commitmentTo } from '../core/random.ts';
import { seedOf } from './deals.ts';
import { originSchema, publicDealSchema, visibilitySchema } from './facts.ts';
import type { AwaitedSeat, Player } from './ports.ts';
import { seatOf, statusOf, type Table } from './table.ts';

const time = z.iso.datetime().meta({ description: 'ISO 8601, UTC.' });

export const seatSchema = z
  .strictObject({
    seat: z.int().min(0),
    name: z.string().nullable(),
    kind: z.enum(['player', 'bot', 'open']),
    resigned: z.boolean(),
  })
  .meta({ id: 'Seat', description: 'A place at a game and who holds it.' });

export const awaitedSchema = z
  .strictObject({
    seat: z.int().min(0),
    decision: z.string(),
    since: time,
    deadline: time.nullable(),
  })
  .meta({ id: 'Awaited', description: 'A seat whose decision the game waits for.' });

export const assistsSchema = z
  .strictObject({ undos: z.int().min(0), hints: z.int().min(0), forks: z.int().min(0) })
  .meta({ id: 'Assists', description: 'How much help a game has had.' });

/** The fields of a position that are the same in every ruleset. */
export const positionShape = {
  id: z.string(),
  ruleset: z.string(),
  rulesVersion: z.int().min(1),
  title: z.string().nullable(),
  visibility: visibilitySchema,
  undo: z.enum(['free', 'off']),
  deal: publicDealSchema,
  forkedFrom: originSchema.nullable(),
  status: z.enum(['waiting', 'active', 'finished']),
  version: z.int().min(1).meta({ description: 'The last seq of the last accepted request.' }),
  seats: z.array(seatSchema),
  you: z.int().min(0).nullable().meta({ description: 'Your seat; null for a spectator.' }),
  awaiting: z.array(awaitedSchema),
  outcome: outcomeSchema.nullable(),
  assists: assistsSchema,
  fairness: z.strictObject({ commitment: z.string().nullable(), serverSeed: z.string().nullable() }).meta({
    id: 'FairnessNote',
    description: 'The promise made before the deal; the seed once the game is over.',
  }),
  createdAt: time,
  updatedAt: time,
};

/** A table, who looks at it, and what the log does not hold. */
export interface Look {
  readonly table: Table;
  /** Null for somebody without a token. */
  readonly caller: Player | null;
  /** The viewer's seat; null for a spectator. */
  readonly you: number | null;
  /** By seat. */
  readonly names: readonly (string | null)[];
  readonly forks: number;
  /** A game that this one was forked from still runs, so its seed stays secret. */
  readonly isOriginRunning: boolean;
  /** Looked at as it was: nothing can be moved there. */
  readonly isPast: boolean;
}

type LogAside = Pick<Look, 'names' | 'forks' | 'isOriginRunning'>;

export const lookOf = (table: Table, caller: Player | null, aside: LogAside, isPast = false): Look => ({
  table,
  caller,
  you: seatOf(table, caller?.id ?? null),
  names: aside.names,
  forks: aside.forks,
  isOriginRunning: aside.isOriginRunning,
  isPast,
});

const iso = (at: number): string => new Date(at).toISOString();
export const viewerOf = (you: number | null): Viewer => you ?? 'spectator';

/** The seats that are awaited, with their clocks. Empty before the deal and after the end. */
export function awaitingOf(table: Table): readonly AwaitedSeat[] {
  if (statusOf(table) !== 'active') return [];
  const seconds = table.game.turnSeconds?.(table.created.options) ?? 0;
  const deadline = seconds === 0 ? null : table.since + seconds * 1000;
  return table.game
    .awaiting(table.state)
    .map(({ seat, decision }) => ({ seat, decision, since: table.since, deadline }));
}

/** A seed is told when nothing can be won by knowing it. */
export const isSeedOpen = ({ table, isOriginRunning }: Look): boolean =>
  table.outcome !== null && !isOriginRunning;

export function fairnessNoteOf(look: Look): { commitment: string | null; serverSeed: string | null } {
  const { table } = look;
  if (table.created.deal.kind !== 'secret') return { commitment: null, serverSeed: null };
  const seed = seedOf(table);
  if (seed === null) throw new Error('a secret deal has a seed');
  return { commitment: commitmentTo(seed), serverSeed: isSeedOpen(look) ? table.created.serverSeed : null };
}

/** The moves the viewer may send now, with labels; null unless it is the viewer's turn. */
function legalMovesOf({ table, you, isPast }: Look): readonly object[] | null {
  if (isPast || you === null || !awaitingOf(table).some(({ seat }) => seat === you)) return null;
  const { game, state } = table;
  return game.legalMoves(state, you).map((legal) => ({ ...legal, label: game.label(legal.move, state) }));
}

/** The position without its links. `legalMoves: false` leaves that field out. */
export function positionOf(look: Look, withLegalMoves: boolean) {
  const { table, you, names, forks } = look;
  const { created, game } = table;
  const status = statusOf(table);
  return {
    id: table.id,
    ruleset: game.id,
    rulesVersion: created.rulesVersion,
    title: created.title,
    options: created.options,
    visibility: created.visibility,
    undo: created.undo,
    deal: created.deal,
    forkedFrom: created.forkedFrom,
    status,
    version: table.version,
    seats: table.seats.map(({ kind, resigned }, seat) => ({
      seat,
      name: names[seat] ?? null,
      kind,
      resigned,
    })),
    you,
    awaiting: awaitingOf(table).map((a) => ({
      seat: a.seat,
      decision: a.decision,
      since: iso(a.since),
      deadline: a.deadline === null ? null : iso(a.deadline),
    })),
    view: table.piles === null ? null : game.view(table.state, viewerOf(you), status === 'finished'),
    ...(withLegalMoves ? { legalMoves: legalMovesOf(look) } : {}),
    outcome: table.outcome,
    assists: { undos: table.undos, hints: table.hints, forks },
    fairness: fairnessNoteOf(look),
    createdAt: iso(table.createdAt),
    updatedAt: iso(table.updatedAt),
  };
}
