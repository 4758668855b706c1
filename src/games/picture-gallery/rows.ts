/** The rows of the gallery as a view shows them. */
import { type Card, rankOf } from '../../core/cards.ts';

export const ROWS = [
  { key: 'top', letter: 'T', name: 'Top row', sequence: ['2', '5', '8', 'J'] },
  { key: 'middle', letter: 'M', name: 'Middle row', sequence: ['3', '6', '9', 'Q'] },
  { key: 'bottom', letter: 'B', name: 'Bottom row', sequence: ['4', '7', '10', 'K'] },
] as const;
export type Row = (typeof ROWS)[number];

/** Whether the pile's bottom card is the start card of its row (PG-3). */
export const isStarted = (pile: readonly Card[], row: Row): boolean =>
  pile[0] !== undefined && rankOf(pile[0]) === row.sequence[0];
