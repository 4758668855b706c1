/** The store in memory, for tests and for trying things out: same answers as on libSQL, nothing survives. */
import {
  type Commit,
  type GameRow,
  KEPT_MS,
  type KeptAnswer,
  type ListedGame,
  type ListQuery,
  type NewPlayer,
  type SeatRow,
  type Store,
  type Write,
} from '../table/ports.ts';

interface Tables {
  readonly players: Map<string, NewPlayer>;
  readonly games: Map<string, GameRow>;
  /** By game, then by seat. */
  readonly seats: Map<string, Map<number, SeatRow>>;
  readonly log: Map<string, Commit[]>;
  /** By player, then by key. */
  readonly kept: Map<string, Map<string, KeptAnswer>>;
}

const listed = (tables: Tables, game: GameRow): ListedGame => ({
  ...game,
  seats: [...(tables.seats.get(game.id)?.values() ?? [])]
    .sort((a, b) => a.seat - b.seat)
    .map((seat) => ({
      ...seat,
      name: seat.playerId === null ? null : (tables.players.get(seat.playerId)?.name ?? null),
    })),
});

const newestFirst = (a: { createdAt: number; id: string }, b: { createdAt: number; id: string }): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

function isListed(game: ListedGame, query: ListQuery): boolean {
  const isMine = ({ playerId, awaited }: SeatRow) =>
    playerId === query.playerId && (awaited || !query.myTurn);
  if (query.playerId === null ? game.visibility !== 'public' : !game.seats.some(isMine)) return false;
  if (query.ruleset !== null && game.ruleset !== query.ruleset) return false;
  if (query.status !== null && game.status !== query.status) return false;
  return query.after === null || newestFirst(query.after, game) < 0;
}

function take({ kept }: Tables, { claim: _, ...answer }: KeptAnswer & { readonly claim?: string }): boolean {
  const mine = kept.get(answer.playerId) ?? new Map<string, KeptAnswer>();
  for (const [key, { at }] of mine) if (at < answer.at - KEPT_MS) mine.delete(key);
  if (mine.has(answer.key)) return false;
  kept.set(answer.playerId, mine.set(answer.key, answer));
  return true;
}

function write(tables: Tables, wanted: Write) {
  const { gameId, expectedVersion, commit, earlier = [], game, seats, callerId, newPlayer, answer } = wanted;
  if (callerId !== undefined && !tables.players.has(callerId)) return false;
  if ((tables.games.get(gameId)?.version ?? 0) !== expectedVersion) return false;
  if (answer && !take(tables, answer)) return false;
  if (newPlayer) tables.players.set(newPlayer.id, newPlayer);
  tables.log.set(gameId, [...(tables.log.get(gameId) ?? []), ...earlier, commit]);
  const rows = tables.seats.get(gameId) ?? new Map<number, SeatRow>();
  for (const row of seats) rows.set(row.seat, row);
  tables.seats.set(gameId, rows);
  tables.games.set(gameId, game);
  return true;
}

function isOriginRunning({ games }: Tables, gameId: string): boolean {
  const originOf = (id: string) => games.get(games.get(id)?.originId ?? '');
  for (let origin = originOf(gameId); origin; origin = originOf(origin.id)) {
    if (origin.status !== 'finished') return true;
  }
  return false;
}

const openGames = (tables: Tables, playerId: string) =>
  [...tables.games.values()]
    .filter((game) => game.status !== 'finished')
    .filter((game) => listed(tables, game).seats.some((seat) => seat.playerId === playerId && !seat.resigned))
    .sort((a, b) => newestFirst(b, a))
    .map(({ id, ruleset }) => ({ id, ruleset }));

/** What goes in and out is data that nobody changes, so rows are kept as they are. */
export function createMemoryStore(): Store {
  const tables: Tables = {
    players: new Map(),
    games: new Map(),
    seats: new Map(),
    log: new Map(),
    kept: new Map(),
  };
  const { players, games } = tables;
  const update = (id: string, change: Partial<NewPlayer>) => {
    const player = players.get(id);
    if (player) players.set(id, { ...player, ...change });
  };
  return {
    async head({ tokenHash, gameId, idempotencyKey, keptSince }) {
      const caller = [...players.values()].find((player) => player.tokenHash === tokenHash);
      const game = gameId === null ? undefined : games.get(gameId);
      const kept =
        caller && idempotencyKey !== null ? tables.kept.get(caller.id)?.get(idempotencyKey) : undefined;
      return {
        caller: caller ? { id: caller.id, name: caller.name } : null,
        game: game
          ? {
              version: game.version,
              names: listed(tables, game).seats.map((seat) => seat.name),
              forks: [...games.values()].filter((fork) => fork.originId === game.id).length,
            }
          : null,
        kept: kept && kept.at >= keptSince ? kept : null,
      };
    },
    commits: async (gameId, after, most) =>
      (tables.log.get(gameId) ?? []).filter((commit) => commit.version > after).slice(0, most),
    isOriginRunning: async (gameId) => isOriginRunning(tables, gameId),
    write: async (wanted) => write(tables, wanted),
    keep: async (answer) => take(tables, answer),
    list: async (query) =>
      [...games.values()]
        .map((game) => listed(tables, game))
        .filter((game) => isListed(game, query))
        .sort(newestFirst)
        .slice(0, query.limit),
    async createPlayer(player) {
      players.set(player.id, player);
    },
    renamePlayer: async (id, name) => update(id, { name }),
    async rotateToken(id, oldHash, newHash) {
      if (players.get(id)?.tokenHash !== oldHash) return false;
      update(id, { tokenHash: newHash });
      return true;
    },
    async deletePlayer(id) {
      if (openGames(tables, id).length > 0) return false;
      players.delete(id);
      tables.kept.delete(id);
      return true;
    },
    openGames: async (playerId) => openGames(tables, playerId),
    async ping() {},
  };
}
