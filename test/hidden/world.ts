/** A whole Salon on a store in memory, in which a card sharper may have changed the piles before the deal. */
import { createApp } from '../../src/app.ts';
import type { AnyGame, Piles, Viewer } from '../../src/core/game.ts';
import { createMemoryStore } from '../../src/store/memory.ts';
import { countedIds } from '../support/counted-ids.ts';

/** Pile → for each place, the place whose card lies there instead. A pile that is not named stays as it is. */
export type Swap = Readonly<Record<string, readonly number[]>>;
/** A seat, a player who holds none, or somebody without a token. */
export type Caller = Viewer | 'stranger';

/** `{game}` in the path stands for the game's own path, `{ruleset}` for its ruleset's. */
export interface Request {
  readonly by: Caller;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds that pass before. */
  readonly wait?: number;
  /** Of an answer that stays open: hang up once this has been said. */
  readonly until?: string;
}

/** Everything that reached the caller. */
export interface Answer {
  readonly status: number;
  readonly headers: string;
  readonly text: string;
}

export interface World {
  ask(request: Request): Promise<Answer>;
  /** As they were shuffled, before the swap. Throws before the deal. */
  piles(): Piles;
  /** Every seed that was drawn, in hex. */
  readonly seeds: readonly string[];
}

const START = Date.UTC(2026, 10, 30, 12);

function swapped(piles: Piles, swap: Swap): Piles {
  return Object.fromEntries(
    Object.entries(piles).map(([pile, cards]) => {
      const from = swap[pile] ?? cards.map((_, place) => place);
      return [pile, from.map((place) => cards[place] ?? '')];
    }),
  );
}

/** Two worlds of one name differ in nothing but the swap: same ids, tokens, seeds and clock. */
export function openWorld(game: AnyGame, name: string, swap: Swap = {}): World {
  let dealt: Piles | undefined;
  const sharped: AnyGame = {
    ...game,
    begin(options, seats, piles) {
      dealt = piles;
      return game.begin(options, seats, swapped(piles, swap));
    },
  };
  const clock = { now: START };
  const ids = countedIds(name);
  const seeds: string[] = [];
  const seed = () => {
    const bytes = ids.seed();
    seeds.push([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    return bytes;
  };
  const app = createApp(
    {
      store: createMemoryStore(),
      now: () => clock.now,
      ids: { ...ids, seed },
      log: (level, message, fields) => level === 'error' && console.error(message, fields),
      assets: async () => undefined,
    },
    [sharped],
  );
  const tokens = new Map<Caller, string>();
  let gamePath = `/v1/${game.id}/none`;

  async function ask({ by, method, path, body, headers = {}, wait = 0, until }: Request): Promise<Answer> {
    clock.now += wait;
    const token = tokens.get(by);
    const response = await app.request(
      path.replace('{game}', gamePath).replace('{ruleset}', `/v1/${game.id}`),
      {
        method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    );
    const text = until === undefined ? await response.text() : await listen(response, until);
    if (response.status === 201 && path === '{ruleset}') gamePath = response.headers.get('Location') ?? '';
    if (text.includes('"token":')) tokens.set(by, tokenIn(JSON.parse(text)));
    return { status: response.status, headers: [...response.headers].sort().join('\n'), text };
  }
  const piles = (): Piles => {
    if (dealt === undefined) throw new Error('nothing has been dealt');
    return dealt;
  };
  return { ask, piles, seeds };
}

/** What is said until a text has come up, or all of it. */
async function listen({ body }: Response, until: string): Promise<string> {
  const decoder = new TextDecoder();
  let said = '';
  for await (const chunk of body ?? []) {
    said += decoder.decode(chunk, { stream: true });
    // Leaving the loop hangs up.
    if (said.includes(until)) break;
  }
  return said;
}

const tokenIn = (body: { token?: string; credentials?: { token: string } }): string =>
  body.credentials?.token ?? body.token ?? '';
