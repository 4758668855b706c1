/** Verifies stored games: logs without gaps, facts that fit their schemas, replays, projections equal to a rebuild. */
import { isDeepStrictEqual } from 'node:util';
import { asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { AnyGame } from '../core/game.ts';
import type { Connection } from '../store/connection.ts';
import { overConnection } from '../store/queries.ts';
import { games as gamesTable, log as logTable, seats as seatsTable } from '../store/schema.ts';
import { isTableFact, tableFactSchema } from '../table/facts.ts';
import type { Commit } from '../table/ports.ts';
import { gameRowOf, seatRowsOf } from '../table/projection.ts';
import { replay, type Table } from '../table/table.ts';

export interface Fault {
  readonly gameId: string;
  readonly fault: string;
}

export interface Audit {
  readonly games: number;
  readonly commits: number;
  readonly facts: number;
  readonly faults: readonly Fault[];
}

/** Games that are read at a time. */
const PAGE = 200;

/** The commits of a game, as the database holds them. */
async function commitsOf(connection: Connection, gameId: string): Promise<readonly Commit[]> {
  const rows = await overConnection(connection)
    .select()
    .from(logTable)
    .where(eq(logTable.gameId, gameId))
    .orderBy(asc(logTable.version));
  return rows.map(({ version, firstSeq, at, facts }) => ({ version, firstSeq, at, facts }));
}

/** Every fact that does not fit the schema of its table or ruleset. */
function badFacts(commits: readonly Commit[], game: AnyGame): string[] {
  return commits.flatMap(({ firstSeq, facts }) =>
    facts.flatMap(({ event }, i) => {
      const schema = isTableFact(event) ? tableFactSchema : game.schemas.event;
      const parsed = schema.safeParse(event);
      return parsed.success ? [] : [`seq ${firstSeq + i}: ${z.prettifyError(parsed.error)}`];
    }),
  );
}

function replayed(gameId: string, game: AnyGame, commits: readonly Commit[]): Table | string {
  try {
    return replay(gameId, game, null, commits);
  } catch (error) {
    return `does not replay: ${error instanceof Error ? error.message : String(error)}`;
  }
}

type GameRecord = typeof gamesTable.$inferSelect;

async function seatFaults(connection: Connection, table: Table): Promise<string[]> {
  const rows = await overConnection(connection)
    .select()
    .from(seatsTable)
    .where(eq(seatsTable.gameId, table.id))
    .orderBy(asc(seatsTable.seat));
  const stored = rows.map(({ seat, kind, playerId, resigned, awaited }) => ({
    seat,
    kind,
    playerId,
    resigned,
    awaited,
  }));
  return isDeepStrictEqual(stored, seatRowsOf(table)) ? [] : ['the rows of `seats` differ from a rebuild'];
}

async function faultsOf(
  connection: Connection,
  rulesets: readonly AnyGame[],
  row: GameRecord,
  commits: readonly Commit[],
) {
  const game = rulesets.find(({ id }) => id === row.ruleset);
  if (game === undefined) return [`unknown ruleset ${row.ruleset}`];
  if (row.rulesVersion > game.version)
    return [`rules version ${row.rulesVersion} is newer than this release`];
  const bad = badFacts(commits, game);
  const table = replayed(row.id, game, commits);
  if (typeof table === 'string') return [...bad, table];
  const rebuilt = { ...gameRowOf(table) };
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(row)), JSON.parse(JSON.stringify(rebuilt)));
  const projection = isSame ? [] : ['the row of `games` differs from a rebuild'];
  return [...bad, ...projection, ...(await seatFaults(connection, table))];
}

/** Log rows of games that the projection does not know. */
async function orphans(connection: Connection): Promise<readonly Fault[]> {
  const sql = 'select distinct game_id from log where game_id not in (select id from games) limit 1000';
  const { rows } = await connection.read({ sql, args: [] });
  return rows.map((row) => ({ gameId: String(row[0]), fault: 'a log without its row in `games`' }));
}

/** Reads everything, changes nothing. `onGame` is told of each game, for a progress line. */
export async function audit(
  connection: Connection,
  rulesets: readonly AnyGame[],
  onGame: (count: number) => void = () => {},
): Promise<Audit> {
  const faults: Fault[] = [];
  let [games, commits, facts] = [0, 0, 0];
  let after = '';
  for (;;) {
    const query = overConnection(connection).select().from(gamesTable).where(gt(gamesTable.id, after));
    const page = await query.orderBy(asc(gamesTable.id)).limit(PAGE);
    for (const row of page) {
      const log = await commitsOf(connection, row.id);
      for (const fault of await faultsOf(connection, rulesets, row, log))
        faults.push({ gameId: row.id, fault });
      games += 1;
      commits += log.length;
      facts += log.reduce((sum, commit) => sum + commit.facts.length, 0);
      onGame(games);
    }
    const last = page.at(-1);
    if (last === undefined)
      return { games, commits, facts, faults: [...faults, ...(await orphans(connection))] };
    after = last.id;
  }
}
