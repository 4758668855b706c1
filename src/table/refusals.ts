/** Why the table does not do what it is asked. Values, not exceptions; http/ gives each its status and page. */
import type { Refusal } from '../core/game.ts';
import type { BadDeal } from './deals.ts';
import type { Look } from './position.ts';

export type TableRefusal =
  | { readonly code: 'not-found' | 'idempotency-key-reused' }
  /** With the version where somebody without a token asks a visible game for what only a seat may do. */
  | { readonly code: 'unauthorized'; readonly version?: number }
  | {
      readonly code: 'not-your-seat' | 'game-over' | 'game-not-started' | 'seat-taken' | 'already-seated';
      readonly version: number;
    }
  /** The game has moved on, or another seat is to decide; `look` is the caller's current position. */
  | { readonly code: 'stale-version' | 'not-your-turn'; readonly version: number; readonly look: Look }
  | { readonly code: 'not-yet-due'; readonly version: number; readonly deadline: number | null }
  | {
      readonly code: 'illegal-move';
      readonly version: number;
      readonly ruleset: string;
      readonly refusal: Refusal;
      readonly detail: string;
    }
  | { readonly code: 'invalid-deal'; readonly fault: BadDeal }
  | { readonly code: 'undo-not-allowed' | 'fork-not-allowed'; readonly version: number; readonly why: string }
  | { readonly code: 'log-full'; readonly version: number }
  /** A parameter that fits its schema but not this game, e.g. a version that it does not have. */
  | { readonly code: 'invalid-query'; readonly pointer: string; readonly message: string }
  /** A field that fits its schema but not this game, e.g. a seat that the table does not have. */
  | { readonly code: 'invalid-body'; readonly pointer: string; readonly message: string };

export interface Refused {
  readonly refused: TableRefusal;
}
export const refused = (refusal: TableRefusal): Refused => ({ refused: refusal });
