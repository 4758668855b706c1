/** The house: the rulesets it offers, its ports, and the tables it has replayed lately. */
import { LRUCache } from 'lru-cache';
import type { AnyGame } from '../core/game.ts';
import type { News, Ports } from './ports.ts';
import { replay, rulesetOf, type Table } from './table.ts';

/**
 * Facts of replayed games kept in memory: 150 to 750 bytes each, with the states that can be gone back to. Together
 * with the answers rendered for a table, some 10 kB, it has to fit into a Worker's 128 MB several times.
 */
const MOST_FACTS_KEPT = 60_000;
const MOST_TABLES_KEPT = 1_000;

export interface House extends Ports {
  readonly news: News;
  readonly games: readonly AnyGame[];
  readonly warmTables: LRUCache<string, Table>;
}

export const openHouse = (ports: Ports & { readonly news: News }, games: readonly AnyGame[]): House => ({
  ...ports,
  games,
  warmTables: new LRUCache<string, Table>({
    max: MOST_TABLES_KEPT,
    maxSize: MOST_FACTS_KEPT,
    sizeCalculation: (table) => table.version,
  }),
});

/**
 * The table at a version that a fresh read has just told; undefined when its log is another ruleset's. A warm house
 * reads only the newer commits.
 */
export async function tableAt(
  house: House,
  game: AnyGame,
  id: string,
  version: number,
): Promise<Table | undefined> {
  const warm = house.warmTables.get(id);
  if (warm !== undefined && warm.game !== game) return undefined;
  if (warm?.version === version) return warm;
  // A warm table ahead of the database belongs to a history that is gone (a restored backup): read all again.
  const before = warm !== undefined && warm.version < version ? warm : null;
  const commits = await house.store.commits(id, before?.version ?? 0);
  if (before === null && rulesetOf(commits) !== game.id) return undefined;
  const table = replay(id, game, before, commits);
  house.warmTables.set(id, table);
  return table;
}
