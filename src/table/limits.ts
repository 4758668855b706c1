/** Limits of a table. Every one is told in docs/api-guide.md. */
import type { Table } from './table.ts';

/**
 * Facts in one log after which nothing is added but moves that go on and the end. No game without undo and hints
 * comes near it, and one that may take nothing back any more ends.
 */
export const MOST_FACTS = 20_000;

export const isLogFull = (table: Table): boolean => table.version >= MOST_FACTS;
