/** What the table needs from outside. Adapters: store/ (libSQL, memory), news/, node.ts and worker.ts (clock, ids, log). */
import type { Outcome } from '../core/outcome.ts';
import type { PublicDeal, StoredFact, Visibility } from './facts.ts';

export type Status = 'waiting' | 'active' | 'finished';

/** One accepted request: its facts, numbered `firstSeq` … `version` without gaps, all or nothing. */
export interface Commit {
  /** The last seq of the commit: the only kind of point of a game that is ever addressed. */
  readonly version: number;
  readonly firstSeq: number;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly facts: readonly StoredFact[];
}

export interface AwaitedSeat {
  readonly seat: number;
  readonly decision: string;
  /** Milliseconds since 1970: when the decision became this seat's. */
  readonly since: number;
  readonly deadline: number | null;
}

/** The projection of a game that lists and look-ups read. Rebuilt from the log at any time. */
export interface GameRow {
  readonly id: string;
  readonly ruleset: string;
  readonly rulesVersion: number;
  readonly title: string | null;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly version: number;
  readonly deal: PublicDeal;
  readonly awaiting: readonly AwaitedSeat[];
  readonly outcome: Outcome | null;
  /** The game this one was forked from. */
  readonly originId: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface SeatRow {
  readonly seat: number;
  readonly kind: 'player' | 'bot' | 'open';
  readonly playerId: string | null;
  readonly resigned: boolean;
  readonly awaited: boolean;
}

export interface Player {
  readonly id: string;
  readonly name: string | null;
}

export interface NewPlayer extends Player {
  /** Hex SHA-256 of the token; the token itself is never stored. */
  readonly tokenHash: string;
  readonly createdAt: number;
}

/** How long an answer is kept. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** An answer kept so that the same request gets it again. */
export interface KeptAnswer {
  readonly playerId: string;
  readonly key: string;
  /** Hex SHA-256 of method, path with query and body. */
  readonly fingerprint: string;
  readonly status: number;
  /** Response headers worth repeating, e.g. `Location`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly at: number;
}

export interface Write {
  readonly gameId: string;
  /** The version the facts were decided on; 0 for a new game. The write happens only if it is still current. */
  readonly expectedVersion: number;
  readonly commit: Commit;
  /** Of a fork: the copied commits before. */
  readonly earlier?: readonly Commit[];
  readonly game: GameRow;
  /** The rows that changed; all of them for a new game. */
  readonly seats: readonly SeatRow[];
  /** The player who acts: the write does not happen if they are gone. Absent for a guest. */
  readonly callerId?: string;
  /** A guest who came with this request. */
  readonly newPlayer?: NewPlayer;
  /** Kept in the same write; the write does not happen if the key is taken. `claim` is unique to this attempt. */
  readonly answer?: KeptAnswer & { readonly claim: string };
}

export interface HeadQuery {
  readonly tokenHash: string | null;
  readonly gameId: string | null;
  readonly idempotencyKey: string | null;
  /** Kept answers from before this time count as gone. Milliseconds since 1970. */
  readonly keptSince: number;
}

/** What one fresh read tells: who calls, which version is current, what was answered under the key. */
export interface Head {
  readonly caller: Player | null;
  readonly game: {
    readonly version: number;
    readonly names: readonly (string | null)[];
    readonly forks: number;
  } | null;
  readonly kept: KeptAnswer | null;
}

export interface ListQuery {
  readonly ruleset: string | null;
  readonly status: Status | null;
  /** Games in which this player holds a seat; null: public games. */
  readonly playerId: string | null;
  /** Only with `playerId`: games that await this player. */
  readonly myTurn: boolean;
  readonly limit: number;
  /** Games after this one, newest first. */
  readonly after: { readonly createdAt: number; readonly id: string } | null;
}

export interface ListedGame extends GameRow {
  readonly seats: readonly (SeatRow & { readonly name: string | null })[];
}

export interface Store {
  head(query: HeadQuery): Promise<Head>;
  /** The commits after a version, oldest first; at most `most` of them where it is given. */
  commits(gameId: string, afterVersion: number, most?: number): Promise<readonly Commit[]>;
  /** Whether a game that this one was forked from, near or far, is not over: its secrets are this one's. */
  isOriginRunning(gameId: string): Promise<boolean>;
  /** All or nothing; false when the game has moved on, the key is taken or the caller is gone. */
  write(write: Write): Promise<boolean>;
  list(query: ListQuery): Promise<readonly ListedGame[]>;
  /** Keeps an answer that goes with no write; false when the key is taken. */
  keep(answer: KeptAnswer): Promise<boolean>;
  createPlayer(player: NewPlayer): Promise<void>;
  renamePlayer(id: string, name: string | null): Promise<void>;
  /** False when the player's token is no longer `oldHash`. */
  rotateToken(id: string, oldHash: string, newHash: string): Promise<boolean>;
  /**
   * Name and token go, kept answers too; logs stay. False, and nothing happens, while the player holds a seat that is
   * not resigned in a waiting or active game.
   */
  deletePlayer(id: string): Promise<boolean>;
  /** Ids of the waiting and active games in which a player holds a seat that is not resigned. */
  openGames(playerId: string): Promise<readonly { readonly id: string; readonly ruleset: string }[]>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
}

/** The store cannot be reached or stays locked: the request may be sent again later. Nothing was acknowledged. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

export interface Ids {
  /** 128 random bits. */
  game(): string;
  player(): string;
  /** `salon_` + 43 base64url characters. */
  token(): string;
  /** 32 random bytes. */
  seed(): Uint8Array;
  request(): string;
}

/** One follower's way to hear of new commits of one game, asked again and again. Nothing is held but by a `next`. */
export interface Following {
  /**
   * The next commits after a version that exists: at once when there are some, else as soon as there are; none when
   * `waitMs` have passed or the follower stops; `pause` when this host cannot go on and the follower is to come back.
   * Rejects with `StoreUnavailable` as the store does.
   */
  next(afterVersion: number, waitMs: number): Promise<readonly Commit[] | 'pause'>;
  /** Ends a `next` that waits. */
  stop(): void;
}

/** How followers of a game learn of what was written to it, here or elsewhere. */
export interface News {
  /** A follower of a game who has just read that `version` is current. */
  follow(gameId: string, version: number): Following;
  /** Commits were written by this process. Returns at once and never throws. */
  tell(gameId: string, commits: readonly Commit[]): void;
}

export interface Ports {
  readonly store: Store;
  /** Without it followers ask the store again and again. */
  readonly news?: News;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly ids: Ids;
  readonly log: Log;
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type Log = (level: LogLevel, message: string, fields?: Readonly<Record<string, unknown>>) => void;
