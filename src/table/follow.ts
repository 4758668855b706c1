/** Following the log of a game as it grows: one commit after the other, as one viewer may know it. */
import type { Viewer } from '../core/game.ts';
import { isTableFact } from './facts.ts';
import type { House } from './house.ts';
import { type Ask, type LogPage, look, type PageAsk, pageOf } from './look.ts';
import type { Commit } from './ports.ts';
import { type Look, viewerOf } from './position.ts';
import type { Refused } from './refusals.ts';

/** What a follower is told. After `end` and `pause` nothing more comes. */
export type Told =
  | { readonly kind: 'commit'; readonly commit: Commit; readonly viewer: Viewer }
  /** Nothing has happened for a while. */
  | { readonly kind: 'quiet' }
  /** The game is over, at this version. */
  | { readonly kind: 'end'; readonly version: number }
  /** The follower is to come back, with a new request. */
  | { readonly kind: 'pause' };

export interface Patience {
  /** How long the following lasts at most. */
  readonly lifeMs: number;
  /** How long nothing may be told. */
  readonly beatMs: number;
  readonly signal: AbortSignal;
}

export interface OpenLog {
  /** The game is over and there is nothing after the seq that was named. */
  readonly isSpent: boolean;
  /** Every commit that holds a fact after that seq, then new ones as they come. Rejects as the store does. */
  tell(patience: Patience): AsyncGenerator<Told, void, undefined>;
}

/** Who may read the log may follow it. */
export async function openLog(house: House, ask: Ask, after: number): Promise<OpenLog | Refused> {
  const seen = await look(house, ask);
  if ('refused' in seen) return seen;
  const { outcome, version } = seen.table;
  return {
    isSpent: outcome !== null && after >= version,
    tell: (patience) => tell(house, seen, after, patience),
  };
}

async function* tell(
  house: House,
  seen: Look,
  after: number,
  { lifeMs, beatMs, signal }: Patience,
): AsyncGenerator<Told, void, undefined> {
  const { table } = seen;
  const following = house.news.follow(table.id, table.version);
  signal.addEventListener('abort', () => following.stop());
  const until = performance.now() + lifeMs;
  let version = Math.min(after, table.version);
  let { you } = seen;
  for (let isOver = table.outcome !== null && version === table.version; !isOver; ) {
    const left = until - performance.now();
    const news = left <= 0 ? 'pause' : await following.next(version, Math.min(beatMs, left));
    if (signal.aborted) return;
    if (news === 'pause') return yield { kind: 'pause' };
    if (news.length === 0) yield { kind: 'quiet' };
    for (const commit of news) {
      if (commit.version > table.version) you = seatAfter(commit, you, seen);
      // Who has left a private table hears no more of it, and is told so when coming back.
      if (you === null && table.created.visibility === 'private') return yield { kind: 'pause' };
      yield { kind: 'commit', commit, viewer: viewerOf(you) };
      version = commit.version;
      isOver = isEnd(commit);
    }
  }
  yield { kind: 'end', version };
}

const isEnd = ({ facts }: Commit): boolean => facts.some(({ event }) => event.type === 'gameFinished');

/** The follower's seat after a commit: seats of a waiting table are left, and taken by others. */
function seatAfter({ facts }: Commit, before: number | null, { caller }: Look): number | null {
  let seat = before;
  for (const { event } of facts) {
    if (!isTableFact(event)) continue;
    if (event.type === 'seatLeft' && event.seat === seat) seat = null;
    if (event.type === 'seatTaken' && caller !== null && event.playerId === caller.id) seat = event.seat;
  }
  return seat;
}

/** A page of the log, as soon as it holds anything; an empty one when `waitMs` have passed, or at once after the end. */
export async function awaitLog(
  house: House,
  ask: Ask,
  wanted: PageAsk,
  { waitMs, signal }: { readonly waitMs: number; readonly signal: AbortSignal },
): Promise<LogPage | Refused> {
  const until = performance.now() + waitMs;
  const seen = await look(house, ask);
  if ('refused' in seen) return seen;
  const { table } = seen;
  const page = await pageOf(house, ask, seen, wanted);
  if (page.events.length > 0 || table.outcome !== null) return page;
  const following = house.news.follow(table.id, table.version);
  signal.addEventListener('abort', () => following.stop());
  for (let version = table.version, isOver = false; version <= wanted.after && !isOver; ) {
    const left = until - performance.now();
    const news = left <= 0 ? [] : await following.next(version, left);
    const last = news === 'pause' ? undefined : news.at(-1);
    if (last === undefined) break;
    version = last.version;
    isOver = isEnd(last);
  }
  const now = await look(house, ask);
  return 'refused' in now ? now : pageOf(house, ask, now, wanted);
}
