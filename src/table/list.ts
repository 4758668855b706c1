/** The list of games: public ones, or the caller's own. Newest first, in pages that new games do not shift. */
import type { House } from './house.ts';
import { headOf, isUnknownCaller } from './look.ts';
import type { ListedGame, ListQuery, Status } from './ports.ts';
import { type Refused, refused } from './refusals.ts';

export interface ListAsk {
  readonly ruleset: string | null;
  readonly status: Status | null;
  readonly mine: boolean;
  readonly myTurn: boolean;
  readonly limit: number;
  readonly after: ListQuery['after'];
}

export interface GamesPage {
  readonly games: readonly (ListedGame & { readonly you: number | null })[];
  /** Where the next page begins; null on the last one. */
  readonly next: ListQuery['after'];
}

/** `mine` and `myTurn` need a token; `myTurn` implies `mine`. */
export async function listGames(
  house: House,
  tokenHash: string | null,
  ask: ListAsk,
): Promise<GamesPage | Refused> {
  const isMine = ask.mine || ask.myTurn;
  const head = await headOf(house, tokenHash, null, null);
  if (isUnknownCaller(head, tokenHash)) return refused({ code: 'unauthorized' });
  if (isMine && head.caller === null) return refused({ code: 'unauthorized' });
  const caller = head.caller?.id ?? null;
  const rows = await house.store.list({
    ruleset: ask.ruleset,
    status: ask.status,
    playerId: isMine ? caller : null,
    myTurn: ask.myTurn,
    limit: ask.limit + 1,
    after: ask.after,
  });
  const games = rows.slice(0, ask.limit).map((row) => {
    const seat = row.seats.find(({ playerId }) => caller !== null && playerId === caller)?.seat;
    return { ...row, you: seat ?? null };
  });
  const last = games.at(-1);
  const hasMore = rows.length > ask.limit && last !== undefined;
  return { games, next: hasMore ? { createdAt: last.createdAt, id: last.id } : null };
}
