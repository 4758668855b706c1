/** The statements of the hot path, as plain SQL: what a move costs is one `head` and one batch of these. */
import type { Commit, KeptAnswer, NewPlayer, Write } from '../table/ports.ts';
import { KEPT_MS } from '../table/ports.ts';
import type { Statement } from './connection.ts';

/**
 * ?1 token hash, ?2 game, ?3 idempotency key, ?4 kept since. One row, always, with a `Head` as JSON: the client spends
 * more time on columns than the database on all of this.
 */
export const HEAD = `
select json_object(
  'caller', json(case when caller.id is not null then json_object('id', caller.id, 'name', caller.name) end),
  'game', json(case when game.id is not null then json_object(
    'version', game.version,
    'names', json((select json_group_array(player.name order by seat.seat)
      from seats seat left join players player on player.id = seat.player_id where seat.game_id = game.id)),
    'forks', (select count(*) from games fork where fork.origin_id = game.id)) end),
  'kept', json(case when kept.key is not null then json_object(
    'playerId', kept.player_id, 'key', kept.key, 'fingerprint', kept.fingerprint, 'status', kept.status,
    'headers', json(kept.headers), 'body', kept.body, 'at', kept.at) end))
from (select 1)
left join players caller on caller.token_hash = ?1
left join games game on game.id = ?2
left join idempotency kept on kept.player_id = caller.id and kept.key = ?3 and kept.at >= ?4`;

/** Each row a `Commit` as JSON. */
export const COMMITS = `
select '{"version":' || version || ',"firstSeq":' || first_seq || ',"at":' || at || ',"facts":' || facts || '}'
from log where game_id = ? and version > ? order by version limit ?`;

/** One row if a game from which this one was forked, near or far, is not over. */
export const RUNNING_ORIGIN = `
with recursive origin (id, origin_id, status) as (
  select o.id, o.origin_id, o.status from games fork join games o on o.id = fork.origin_id where fork.id = ?
  union select o.id, o.origin_id, o.status from games o join origin on o.id = origin.origin_id)
select 1 from origin where status <> 'finished' limit 1`;

/** A condition with its values. The statements of a write all carry one, so that the write happens whole or not at all. */
interface Guard {
  readonly sql: string;
  readonly args: Statement['args'];
}

const ALWAYS: Guard = { sql: 'true', args: [] };

/** Still at the expected version. Holds until the write's last statement, which sets the new version. */
const atVersion = (gameId: string, version: number): Guard => ({
  sql: 'coalesce((select version from games where id = ?), 0) = ?',
  args: [gameId, version],
});

/** The player has not been forgotten since the request was read. */
const stillKnown = (id: string): Guard => ({
  sql: 'exists (select 1 from players where id = ?)',
  args: [id],
});

const both = (a: Guard, b: Guard): Guard => ({ sql: `${a.sql} and ${b.sql}`, args: [...a.args, ...b.args] });

/** The key is ours, which implies the version and the caller: it could only be claimed with both. */
const claimed = (answer: KeptAnswer, claim: string): Guard => ({
  sql: 'exists (select 1 from idempotency where player_id = ? and key = ? and claim = ?)',
  args: [answer.playerId, answer.key, claim],
});

/** Takes the key unless a fresh answer holds it: one changed row when taken, none when not. */
function claimKey(answer: KeptAnswer, claim: string | null, guard: Guard): Statement {
  return {
    sql: `insert into idempotency (player_id, key, claim, fingerprint, status, headers, body, at)
      select ?, ?, ?, ?, ?, ?, ?, ? where ${guard.sql}
      on conflict (player_id, key) do update set claim = excluded.claim, fingerprint = excluded.fingerprint,
        status = excluded.status, headers = excluded.headers, body = excluded.body, at = excluded.at
        where idempotency.at < ?`,
    args: [
      answer.playerId,
      answer.key,
      claim,
      answer.fingerprint,
      answer.status,
      JSON.stringify(answer.headers),
      answer.body,
      answer.at,
      ...guard.args,
      answer.at - KEPT_MS,
    ],
  };
}

/** Clears expired answers, some at a time, so that the table stays small and no write pays for a whole day. */
const sweep = (at: number): Statement => ({
  sql: 'delete from idempotency where rowid in (select rowid from idempotency where at < ? order by at limit 200)',
  args: [at - KEPT_MS],
});

/** The statements of `keep`; the first one changes a row if the key was free. */
export const keepStatements = (answer: KeptAnswer): Statement[] => [
  claimKey(answer, null, ALWAYS),
  sweep(answer.at),
];

export const insertPlayer = (player: NewPlayer, guard: Guard = ALWAYS): Statement => ({
  sql: `insert into players (id, name, token_hash, created_at) select ?, ?, ?, ? where ${guard.sql}`,
  args: [player.id, player.name, player.tokenHash, player.createdAt, ...guard.args],
});

function insertCommit({ gameId, commit }: Write, guard: Guard): Statement {
  return {
    sql: `insert into log (game_id, version, first_seq, at, facts) select ?, ?, ?, ?, ? where ${guard.sql}`,
    args: [gameId, commit.version, commit.firstSeq, commit.at, JSON.stringify(commit.facts), ...guard.args],
  };
}

/** The copied commits of a fork, however many, in one statement. */
function insertEarlier(gameId: string, commits: readonly Commit[], guard: Guard): Statement {
  const rows = commits.map(({ version, firstSeq, at, facts }) => [
    version,
    firstSeq,
    at,
    JSON.stringify(facts),
  ]);
  return {
    sql: `insert into log (game_id, version, first_seq, at, facts)
      select ?, value->>0, value->>1, value->>2, value->>3 from json_each(?) where ${guard.sql}`,
    args: [gameId, JSON.stringify(rows), ...guard.args],
  };
}

/** All seats of the write in one statement. */
function upsertSeats({ gameId, game, seats }: Write, guard: Guard): Statement {
  const rows = seats.map((row) => [
    row.seat,
    row.kind,
    row.playerId,
    Number(row.resigned),
    Number(row.awaited),
  ]);
  return {
    sql: `insert into seats (game_id, created_at, seat, kind, player_id, resigned, awaited)
      select ?, ?, value->>0, value->>1, value->>2, value->>3, value->>4 from json_each(?) where ${guard.sql}
      on conflict (game_id, seat) do update set kind = excluded.kind, player_id = excluded.player_id,
        resigned = excluded.resigned, awaited = excluded.awaited`,
    args: [gameId, game.createdAt, JSON.stringify(rows), ...guard.args],
  };
}

function insertGame({ game }: Write, guard: Guard): Statement {
  return {
    sql: `insert into games (id, ruleset, rules_version, title, visibility, status, version, deal, awaiting,
        outcome, origin_id, created_at, updated_at)
      select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where ${guard.sql}`,
    args: [
      game.id,
      game.ruleset,
      game.rulesVersion,
      game.title,
      game.visibility,
      game.status,
      game.version,
      JSON.stringify(game.deal),
      JSON.stringify(game.awaiting),
      game.outcome && JSON.stringify(game.outcome),
      game.originId,
      game.createdAt,
      game.updatedAt,
      ...guard.args,
    ],
  };
}

function updateGame({ game }: Write, guard: Guard): Statement {
  return {
    sql: `update games set title = ?, visibility = ?, status = ?, version = ?, deal = ?, awaiting = ?, outcome = ?,
        updated_at = ? where id = ? and ${guard.sql}`,
    args: [
      game.title,
      game.visibility,
      game.status,
      game.version,
      JSON.stringify(game.deal),
      JSON.stringify(game.awaiting),
      game.outcome && JSON.stringify(game.outcome),
      game.updatedAt,
      game.id,
      ...guard.args,
    ],
  };
}

/** New games sweep, moves don't: a game brings fewer answers than one sweep clears, and moves are to be quick. */
const isSweeping = ({ expectedVersion }: Write): boolean => expectedVersion === 0;

/** The statements of `write`, in order; the last one changes a row if, and only if, the write happened. */
export function writeStatements(write: Write): Statement[] {
  const { gameId, expectedVersion, callerId, newPlayer, answer } = write;
  const version = atVersion(gameId, expectedVersion);
  const current = callerId === undefined ? version : both(version, stillKnown(callerId));
  const guard = answer ? claimed(answer, answer.claim) : current;
  return [
    ...(isSweeping(write) ? [sweep(write.commit.at)] : []),
    ...(answer ? [claimKey(answer, answer.claim, current)] : []),
    ...(newPlayer ? [insertPlayer(newPlayer, guard)] : []),
    ...(write.earlier ? [insertEarlier(gameId, write.earlier, guard)] : []),
    insertCommit(write, guard),
    ...(write.seats.length > 0 ? [upsertSeats(write, guard)] : []),
    expectedVersion === 0 ? insertGame(write, guard) : updateGame(write, guard),
  ];
}

/** The statements of `deletePlayer`; the last one finds the player if, and only if, they are still seated somewhere. */
export const forgetStatements = (id: string): Statement[] => [
  {
    sql: `delete from players where id = ? and not exists (
      select 1 from seats join games on games.id = seats.game_id
      where seats.player_id = ? and seats.resigned = 0 and games.status <> 'finished')`,
    args: [id, id],
  },
  {
    sql: 'delete from idempotency where player_id = ? and not exists (select 1 from players where id = ?)',
    args: [id, id],
  },
  { sql: 'select 1 from players where id = ?', args: [id] },
];
