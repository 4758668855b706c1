/** The log as a stream of text: two forms, each entry checked by its schema and written once per kind of viewer. */
import type { Viewer } from '../core/game.ts';
import { entriesOf } from '../table/entries.ts';
import type { Commit } from '../table/ports.ts';
import type { GamePlace } from './place.ts';

/** When a client that was told to pause comes back. */
const RETRY_MS = 1_000;

/** How a stream says what it has to say. */
export interface Form {
  readonly type: string;
  entry(seq: number, type: string, json: string): string;
  /** So that nobody on the way takes the stream for dead. */
  readonly beat: string;
  end(version: number): string;
  /** `after` is the last seq that was sent. */
  pause(after: number): string;
}

export const eventStream: Form = {
  type: 'text/event-stream',
  entry: (seq, type, json) => `id: ${seq}\nevent: ${type}\ndata: ${json}\n\n`,
  beat: ': nothing new\n\n',
  end: (version) => `event: end\ndata: ${JSON.stringify({ version })}\n\n`,
  pause: (after) =>
    `event: pause\nretry: ${RETRY_MS}\ndata: ${JSON.stringify({ after, retryMs: RETRY_MS })}\n\n`,
};

export const jsonLines: Form = {
  type: 'application/x-ndjson',
  entry: (_seq, _type, json) => `${json}\n`,
  beat: '\n',
  end: (version) => `${JSON.stringify({ end: { version } })}\n`,
  pause: (after) => `${JSON.stringify({ pause: { after, retryMs: RETRY_MS } })}\n`,
};

const encoder = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

// Commits never change, so bytes made of one stay right; they go when the commit does.
const kept = new WeakMap<Commit, Map<string, Uint8Array>>();

/** What a stream tells of each entry, in which form. */
export interface Manner {
  readonly form: Form;
  readonly isAnnotated: boolean;
}

/** The entries of a commit after a seq, as a viewer may know them. */
export function commitBytes(
  place: GamePlace,
  manner: Manner,
  commit: Commit,
  viewer: Viewer,
  after: number,
): Uint8Array {
  if (after >= commit.firstSeq) return bytesOf(textOf(place, manner, commit, viewer, after));
  const known = kept.get(commit) ?? new Map<string, Uint8Array>();
  const key = `${manner.form.type} ${viewer} ${manner.isAnnotated}`;
  const bytes = known.get(key) ?? bytesOf(textOf(place, manner, commit, viewer, after));
  kept.set(commit, known.set(key, bytes));
  return bytes;
}

const textOf = (
  { game, schemas }: GamePlace,
  { form, isAnnotated }: Manner,
  commit: Commit,
  viewer: Viewer,
  after: number,
): string =>
  entriesOf(game, [commit], viewer, { after, isAnnotated })
    .map((entry) => form.entry(entry.seq, entry.event.type, JSON.stringify(schemas.entry.parse(entry))))
    .join('');
