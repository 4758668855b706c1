/** What a board is given. A board draws a view and makes moves; it knows no requests. */
import type { ComponentType } from 'preact';
import type { LegalMoveOf, MoveOf, PositionOf, RulesetId, ViewOf } from '../api/desk.ts';

export interface BoardProps<R extends RulesetId> {
  readonly position: PositionOf<R>;
  /** What is shown of it: the position's view, which is never null here. */
  readonly view: ViewOf<R>;
  /** The moves that can be sent now. Empty for those who watch, look back, or wait for others. */
  readonly moves: readonly LegalMoveOf<R>[];
  /** Sends a move, legal or not: what the rules say against it comes up as a notice, with the paragraph. */
  readonly send: (move: MoveOf<R>) => void;
  /** The move that the last hint named, to be marked on the table. */
  readonly hint: MoveOf<R> | null;
}

export type Board<R extends RulesetId> = ComponentType<BoardProps<R>>;
