/** Calls the app by operation and keeps what was sent and answered, as the document's examples. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../../http/env.ts';
import type { Ids } from '../../table/ports.ts';
import type { ByName } from './schemas.ts';
import { shortened } from './shortened.ts';

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

export interface Recording {
  /** By operation: the bodies that were sent, each under its summary. */
  readonly bodies: Map<string, Example[]>;
  /** By operation and status, e.g. `getMe 200`. */
  readonly answers: Map<string, unknown>;
  /** By code. */
  readonly problems: Map<string, unknown>;
  /** By operation and status: the names of the headers that came each time. */
  readonly headers: Map<string, ReadonlySet<string>[]>;
}

export interface Ask {
  readonly id?: string;
  /** Other parts of the path than the id of the game. */
  readonly path?: ByName<string>;
  readonly query?: string;
  readonly token?: string;
  readonly headers?: ByName<string>;
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly raw?: string;
  /** What the example shows. Without it the body is not kept. */
  readonly shows?: string;
}

/** What the script reads of the answers; everything else goes into the examples unread. */
const answerSchema = z.looseObject({
  id: z.string().catch(''),
  version: z.number().catch(0),
  you: z.number().nullable().catch(null),
  token: z.string().catch(''),
  code: z.string().optional(),
  credentials: z.looseObject({ token: z.string() }).catch({ token: '' }),
  legalMoves: z
    .array(z.looseObject({ move: z.looseObject({ type: z.string() }), label: z.string() }))
    .nullable()
    .catch(null),
  awaiting: z.array(z.looseObject({ seat: z.number() })).catch([]),
});
export type Answer = z.infer<typeof answerSchema>;

/** Where an operation is: `GET /v1/portraits/{id}`. */
export interface Address {
  readonly method: string;
  readonly path: string;
}

export class Recorder {
  readonly recording: Recording = {
    bodies: new Map(),
    answers: new Map(),
    problems: new Map(),
    headers: new Map(),
  };
  readonly #app: App;
  readonly #addresses: ReadonlyMap<string, Address>;

  constructor(app: App, addresses: ReadonlyMap<string, Address>) {
    this.#app = app;
    this.#addresses = addresses;
  }

  /** Calls an operation and keeps body and answer. Throws when it answers with a problem. */
  async call(operation: string, ask: Ask = {}): Promise<Answer> {
    const { status, body } = await this.#request(operation, ask);
    if (status >= 400) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
    const { bodies, answers } = this.recording;
    if (ask.shows !== undefined) {
      bodies.set(operation, [...(bodies.get(operation) ?? []), { summary: ask.shows, value: ask.body }]);
    }
    const key = `${operation} ${status}`;
    if (body !== null && !answers.has(key)) answers.set(key, shortened(body));
    return answerSchema.parse(typeof body === 'string' ? {} : (body ?? {}));
  }

  /** Calls an operation that is to be refused with this code, and keeps the problem. */
  async refusal(code: string, operation: string | Address, ask: Ask = {}): Promise<void> {
    const { status, body } = await this.#request(operation, ask);
    const answer = answerSchema.parse(body ?? {});
    if (answer.code !== code)
      throw new Error(`${code} expected, but it was ${status}: ${JSON.stringify(body)}`);
    this.recording.problems.set(code, shortened(body));
  }

  #keepHeaders(key: string, { headers }: Response): void {
    const seen = this.recording.headers.get(key) ?? [];
    this.recording.headers.set(key, [...seen, new Set(headers.keys())]);
  }

  async #request(operation: string | Address, ask: Ask) {
    const address = typeof operation === 'string' ? this.#addresses.get(operation) : operation;
    if (address === undefined) throw new Error(`no operation ${String(operation)}`);
    const parts: ByName<string> = { ...ask.path, ...(ask.id === undefined ? {} : { id: ask.id }) };
    const path = address.path.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? `{${name}}`);
    const headers = new Headers(ask.headers);
    if (ask.token !== undefined) headers.set('Authorization', `Bearer ${ask.token}`);
    const body = ask.raw ?? (ask.body === undefined ? undefined : JSON.stringify(ask.body));
    if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
    const response = await this.#app.request(`${path}${ask.query ?? ''}`, {
      method: address.method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    if (typeof operation === 'string') this.#keepHeaders(`${operation} ${response.status}`, response);
    const text = await response.text();
    const type = response.headers.get('Content-Type') ?? '';
    const isJson = /json/.test(type) && text !== '';
    const picture = type.startsWith('image/svg+xml') ? text : null;
    return { status: response.status, body: isJson ? JSON.parse(text) : picture };
  }
}

/** Ids, tokens and seeds that are the same in every run, so that the document is. */
export function countedIds(): Ids {
  let count = 0;
  const bytes = (what: string) => createHash('sha256').update(`example ${what} ${count++}`).digest();
  const hex = (what: string) => bytes(what).toString('hex').slice(0, 32);
  return {
    game: () => hex('game'),
    player: () => hex('player'),
    token: () => `salon_${bytes('token').toString('base64url')}`,
    seed: () => bytes('seed'),
    request: () => hex('request').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  };
}
