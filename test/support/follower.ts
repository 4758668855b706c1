/** A client that follows the log of a game: reads a stream as it comes, and may hang up at any time. */

import type { App } from '../../src/http/env.ts';
import type { Json } from './json.ts';

export const EVENT_STREAM = 'text/event-stream';
export const JSON_LINES = 'application/x-ndjson';

export interface Follow {
  readonly token?: string | undefined;
  readonly accept?: typeof EVENT_STREAM | typeof JSON_LINES;
  readonly lastEventId?: number;
}

/** One server-sent event, or one line of JSON lines as `data`. A comment or an empty line has no data. */
export interface Heard {
  readonly id: number | null;
  readonly event: string | null;
  readonly retry: number | null;
  readonly data: Json;
  readonly raw: string;
}

function heardOf(raw: string, accept: string): Heard {
  if (accept === JSON_LINES) {
    return { id: null, event: null, retry: null, data: raw === '' ? null : JSON.parse(raw), raw };
  }
  const field = (name: string): string | null => new RegExp(`^${name}: (.*)$`, 'm').exec(raw)?.[1] ?? null;
  const number = (name: string): number | null => (field(name) === null ? null : Number(field(name)));
  const data = field('data');
  const read = { id: number('id'), event: field('event'), retry: number('retry') };
  return { ...read, data: data === null ? null : JSON.parse(data), raw };
}

export class Follower {
  readonly response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #accept: string;
  readonly #decoder = new TextDecoder();
  #text = '';

  constructor(response: Response, accept: string) {
    const body = response.body;
    if (body === null) throw new Error('a stream has a body');
    this.response = response;
    this.#reader = body.getReader();
    this.#accept = accept;
  }

  /** The next event or line, comments and empty lines too; undefined at the end of the stream. */
  async next(): Promise<Heard | undefined> {
    const separator = this.#accept === EVENT_STREAM ? '\n\n' : '\n';
    for (;;) {
      const end = this.#text.indexOf(separator);
      if (end !== -1) {
        const raw = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + separator.length);
        return heardOf(raw, this.#accept);
      }
      const { done, value } = await this.#reader.read();
      if (done) {
        if (this.#text !== '') throw new Error(`the stream ended in the middle: ${this.#text}`);
        return undefined;
      }
      this.#text += this.#decoder.decode(value, { stream: true });
    }
  }

  /** What comes until something fits, that included. */
  async until(fits: (heard: Heard) => boolean): Promise<Heard[]> {
    const all: Heard[] = [];
    for (let heard = await this.next(); heard !== undefined; heard = await this.next()) {
      all.push(heard);
      if (fits(heard)) return all;
    }
    throw new Error(`the stream ended after ${all.at(-1)?.raw}`);
  }

  /** Everything to the end of the stream. */
  async rest(): Promise<Heard[]> {
    const all: Heard[] = [];
    for (let heard = await this.next(); heard !== undefined; heard = await this.next()) all.push(heard);
    return all;
  }

  /** Hangs up. */
  cut(): Promise<void> {
    return this.#reader.cancel();
  }
}

/** Opens a stream; fails when it is answered with another status than 200. */
export async function follow(
  salon: { readonly app: App },
  path: string,
  { token, accept = EVENT_STREAM, lastEventId }: Follow = {},
): Promise<Follower> {
  const headers = new Headers({ Accept: accept });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (lastEventId !== undefined) headers.set('Last-Event-ID', String(lastEventId));
  const response = await salon.app.request(path, { headers });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return new Follower(response, accept);
}

/** The entries among what was heard. */
export const entriesIn = (heard: readonly Heard[]) =>
  heard.flatMap(({ data }) => (data !== null && 'seq' in data ? [data] : []));
