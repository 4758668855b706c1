/** Positions as bytes: checked by their schema, tagged, and rendered once per table, viewer and names. */
import { createHash } from 'node:crypto';
import { RELEASE } from '../release.ts';
import type { Done, Rendered } from '../table/act.ts';
import { type Look, positionOf } from '../table/position.ts';
import type { Table } from '../table/table.ts';
import { rulesAddress } from './rules-address.ts';
import type { GameSchemas } from './schemas.ts';

export interface RenderedPosition {
  readonly etag: string;
  readonly json: string;
}

export const pathOf = (ruleset: string, id: string): string => `/v1/${ruleset}/${id}`;

function linksOf({ game, id }: Table) {
  const self = pathOf(game.id, id);
  return {
    self,
    moves: `${self}/moves`,
    events: `${self}/events`,
    board: game.board === undefined ? null : `${self}/board.svg`,
    fairness: `${self}/fairness`,
    rules: rulesAddress(game.id),
  };
}

/** Everything that can differ between two answers about the same table. */
const keyOf = ({ you, names, forks, isOriginRunning, isPast }: Look, withLegalMoves: boolean): string =>
  JSON.stringify([you, names, forks, isOriginRunning, isPast, withLegalMoves]);

// Tables are immutable, so an answer rendered for one stays right; it goes when the table does.
const rendered = new WeakMap<Table, Map<string, RenderedPosition>>();

/** Viewers of one version whose answers are kept; more than any table has seats, spectators share one. */
const MOST_KEPT = 16;

export function renderPosition(schemas: GameSchemas, look: Look, withLegalMoves: boolean): RenderedPosition {
  const key = keyOf(look, withLegalMoves);
  const kept = rendered.get(look.table)?.get(key);
  if (kept !== undefined) return kept;
  const { id, version } = look.table;
  const digest = createHash('sha256').update(`${RELEASE}\n${id}\n${version}\n${key}`).digest('base64url');
  const position = { ...positionOf(look, withLegalMoves), links: linksOf(look.table) };
  const fresh = {
    etag: `"${version}-${digest.slice(0, 16)}"`,
    json: JSON.stringify(schemas.position.parse(position)),
  };
  const answers = rendered.get(look.table) ?? new Map<string, RenderedPosition>();
  if (answers.size < MOST_KEPT) answers.set(key, fresh);
  rendered.set(look.table, answers);
  return fresh;
}

/** A checked object for problems that carry the caller's position. */
export const positionFor = (schemas: GameSchemas, look: Look): Record<string, unknown> =>
  JSON.parse(renderPosition(schemas, look, true).json);

export interface Answering {
  readonly schemas: GameSchemas;
  readonly status: number;
  readonly withLegalMoves: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `Position + events (+ credentials)` as one flat object, each part checked by its schema. */
export function renderDone(
  done: Done,
  { schemas, status, withLegalMoves, headers = {} }: Answering,
): Rendered {
  const { json } = renderPosition(schemas, done.look, withLegalMoves);
  const events = JSON.stringify(schemas.played.shape.events.parse(done.entries));
  const credentials = done.credentials === null ? '' : `,"credentials":${JSON.stringify(done.credentials)}`;
  return { status, headers, body: `${json.slice(0, -1)},"events":${events}${credentials}}` };
}
