/** Players, games, writes and answers to fill a store with. */
import type {
  GameRow,
  KeptAnswer,
  ListQuery,
  NewPlayer,
  SeatRow,
  Store,
  Write,
} from '../../src/table/ports.ts';

/** The start of time in these tests: a Tuesday in 2026. */
export const START = Date.UTC(2026, 8, 1, 12);

export const aPlayer = (id: string, more: Partial<NewPlayer> = {}): NewPlayer => ({
  id,
  name: `Name of ${id}`,
  tokenHash: `hash-of-${id}`,
  createdAt: START,
  ...more,
});

export const aSeat = (seat: number, playerId: string | null, more: Partial<SeatRow> = {}): SeatRow => ({
  seat,
  kind: playerId === null ? 'open' : 'player',
  playerId,
  resigned: false,
  awaited: false,
  ...more,
});

export const aGame = (id: string, more: Partial<GameRow> = {}): GameRow => ({
  id,
  ruleset: 'portraits',
  rulesVersion: 1,
  title: null,
  visibility: 'public',
  status: 'active',
  version: 3,
  deal: { kind: 'numbered', number: 7 },
  awaiting: [{ seat: 0, decision: 'turn', since: START, deadline: null }],
  outcome: null,
  originId: null,
  createdAt: START,
  updatedAt: START,
  ...more,
});

/** The write that makes a game: its facts are numbered from 1 to the game's version. */
export function creation(game: GameRow, seats: readonly SeatRow[] = [], more: Partial<Write> = {}): Write {
  const event = { type: 'seatTaken', playerId: 'ada — „Ω“', nested: { list: [1, 2.5, null] } };
  return {
    gameId: game.id,
    expectedVersion: 0,
    commit: {
      version: game.version,
      firstSeq: 1,
      at: game.createdAt,
      facts: Array.from({ length: game.version }, () => ({ moveNumber: 0, seat: 0, event })),
    },
    game,
    seats,
    ...more,
  };
}

/** The write of a move with one fact on top of a version. */
export function move(game: GameRow, expectedVersion: number, more: Partial<Write> = {}): Write {
  const version = expectedVersion + 1;
  const at = START + version * 1000;
  const facts = [{ moveNumber: version, seat: 0, event: { type: 'cardPlayed' } }];
  return {
    gameId: game.id,
    expectedVersion,
    commit: { version, firstSeq: version, at, facts },
    game: { ...game, version, updatedAt: at },
    seats: [],
    ...more,
  };
}

export const anAnswer = (playerId: string, key: string, more: Partial<KeptAnswer> = {}): KeptAnswer => ({
  playerId,
  key,
  fingerprint: 'f00d',
  status: 201,
  headers: { Location: '/v1/games/1' },
  body: '{"id":"1"}',
  at: START,
  ...more,
});

export const EVERYTHING: ListQuery = {
  ruleset: null,
  status: null,
  playerId: null,
  myTurn: false,
  limit: 100,
  after: null,
};

export const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);

/** The head of a game as nobody in particular reads it. */
export const headOf = async (store: Store, gameId: string) =>
  (await store.head({ tokenHash: null, gameId, idempotencyKey: null, keptSince: 0 })).game;

/** The answer kept for a player of `aPlayer` under a key. */
export const keptOf = async (store: Store, playerId: string, key: string, keptSince = 0) =>
  (await store.head({ tokenHash: `hash-of-${playerId}`, gameId: null, idempotencyKey: key, keptSince })).kept;
