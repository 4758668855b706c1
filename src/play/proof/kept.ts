/** What this browser noted of a deal before it could know the cards: the promise, and its own part in the shuffle. */
import { recall, remember } from '../api/session.ts';

interface Kept {
  readonly commitment?: string;
  readonly clientSeed?: string;
}

const KEY = 'salon.deals';
/** Games that are remembered; the oldest goes first. */
const MOST = 200;

function all(): Map<string, Kept> {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    // Written by `keep` alone.
    return new Map(Array.isArray(kept) ? (kept as [string, Kept][]) : []);
  } catch {
    return new Map();
  }
}

export const keptOf = (id: string): Kept => all().get(id) ?? {};

/** What was noted first is what counts. */
export function keep(id: string, news: Kept): void {
  const games = all();
  games.set(id, { ...news, ...games.get(id) });
  remember(KEY, JSON.stringify([...games].slice(-MOST)));
}
