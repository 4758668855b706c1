/** docs/following-a-game.md: what it shows is run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StreamPlaces } from '../../src/http/stream-places.ts';
import { POLL_MS } from '../../src/news/polling.ts';
import { connect, seqs } from '../streams/clients.ts';
import { ask, end, eventually, openStreamServer, openTable } from '../streams/server.ts';
import { temporaryFolder } from '../support/folder.ts';
import { Follower } from '../support/follower.ts';
import { isThere, paste } from './paste.ts';
import { blocksOf } from './session.ts';

const page = readFileSync(new URL('../../docs/following-a-game.md', import.meta.url), 'utf8');
const folder = temporaryFolder();
const database = `file:${join(folder, 'salon.db')}`;
/** Its streams pause soon, so that a reader has to come back. */
const server = await openStreamServer(database, 1_000, { lifeMs: 500 });
afterAll(() => server.close());

const scripts = blocksOf(page).filter(({ language }) => language === 'js');
const scriptWith = (word: string): string => scripts.find(({ text }) => text.includes(word))?.text ?? '';

const entry = z.object({ seq: z.number(), event: z.looseObject({ type: z.string() }) });
type Entry = z.infer<typeof entry>;
interface Options {
  readonly token?: string;
  readonly after?: number;
  readonly onEntry: (told: Entry) => void;
  readonly signal?: AbortSignal;
}
type FollowGame = (game: string, options: Options) => Promise<number>;

/** The reader of the page, as a module. */
async function reader(): Promise<FollowGame> {
  const module = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(scriptWith('function follow'))}`
  );
  return module.follow;
}

describe('The reader for seats', () => {
  it('tells every entry once and in order, as the seat may know it, through cuts and pauses', async () => {
    const follow = await reader();
    const { id, credentials, version: created } = await ask(`${server.url}/v1/kunstmarkt`, { bots: [1, 2] });
    const game = `${server.url}/v1/kunstmarkt/${id}`;
    const { token } = credentials;
    const heard: Entry[] = [];
    const onEntry = (told: Entry) => heard.push(told);
    const following = follow(game, { token, onEntry });
    await eventually(() => heard.length === created, 'the backlog is there');
    server.cutAll();
    await eventually(() => server.hub.size.waiting === 0, 'the reader is cut off');
    await eventually(() => server.hub.size.waiting === 1, 'it has come back');
    await eventually(() => server.hub.size.waiting === 0, 'it was asked to pause');
    const { legalMoves } = await ask(game, undefined, token);
    await ask(`${game}/moves`, { move: legalMoves[0].move }, token);
    const { version } = await ask(`${game}/resign`, {}, token);
    expect(await following).toBe((await ask(game)).version);
    const { events } = await ask(`${game}/events?limit=500`, undefined, token);
    expect(version).toBe(events.length);
    expect(heard).toEqual(events);
  });

  it('stops when it is told to, and where it is refused', async () => {
    const follow = await reader();
    const table = await openTable(server);
    const gone = new AbortController();
    const following = follow(table.url, { onEntry: () => gone.abort(), signal: gone.signal });
    await expect(following).rejects.toThrow('abort');
    const nobody = `${server.url}/v1/kunstmarkt/${'0'.repeat(32)}`;
    await expect(follow(nobody, { onEntry: () => undefined })).rejects.toThrow('no such game');
  });
});

/** As much of a browser's EventSource as the page uses: it comes back with the last id until it is closed. */
class StandIn {
  readonly #listeners = new Map<string, (event: { data: string }) => void>();
  #isClosed = false;

  constructor(url: string) {
    void this.#follow(url);
  }

  addEventListener(type: string, listener: (event: { data: string }) => void): void {
    this.#listeners.set(type, listener);
  }

  close(): void {
    this.#isClosed = true;
  }

  async #follow(url: string): Promise<void> {
    for (let last = 0; !this.#isClosed; ) {
      const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(last) };
      const stream = new Follower(await fetch(url, { headers }), 'text/event-stream');
      for (const { id, event, data } of await stream.rest()) {
        last = id ?? last;
        this.#listeners.get(event ?? '')?.({ data: JSON.stringify(data) });
      }
    }
  }
}

describe('The script for spectators', () => {
  it('shows every entry, as everybody may know it, and closes at the end', async () => {
    const { id, credentials } = await ask(`${server.url}/v1/kunstmarkt`, { bots: [1, 2] });
    const game = `${server.url}/v1/kunstmarkt/${id}`;
    const shown: Entry[] = [];
    const names = ['salon', 'id', 'show', 'EventSource', 'done'];
    const script = `return (async () => { ${scriptWith('EventSource(')}; source.addEventListener('end', () => { source.close(); done(); }); })();`;
    await new Promise<void>((done, failed) => {
      const show = (told: Entry) => shown.push(told);
      new Function(...names, script)(server.url, id, show, StandIn, done).catch(failed);
      ask(`${game}/resign`, {}, credentials.token).catch(failed);
    });
    const { events } = await ask(`${game}/events?limit=500`);
    expect(shown).toEqual(events);
  });
});

describe.skipIf(!isThere('curl'))('The commands', () => {
  it('make a game, end it, and follow its log in each of the three ways', async () => {
    const at = { url: server.url, cwd: folder };
    const [create = '', follow = '', resign = '', others = ''] = blocksOf(page).flatMap(
      ({ language, text }) => (language === 'sh' ? text : []),
    );
    const asBlock = (command: string): string => `\`\`\`sh\n${command}; echo\n\`\`\`\n`;
    await paste(asBlock(create.trim()), at);
    // A second terminal, in the same folder.
    const [following, ending] = await Promise.all([
      paste(asBlock(follow.trim()), at),
      paste(asBlock(resign.trim()), at),
    ]);
    expect(ending.outputs[0]).toContain('"outcome":{"result":"lost","reason":"resigned"}');
    const { version } = z.object({ version: z.int() }).parse(JSON.parse(ending.outputs[0] ?? ''));
    const { outputs, complaints } = await paste(
      [follow.replace(/\ncurl.*/s, ''), ...others.trim().split('\n')].map(asBlock).join(''),
      at,
    );
    const [, events = '', polled = ''] = outputs;
    expect([following.complaints, ending.complaints, complaints]).toEqual(['', '', '']);
    for (const heard of [following.outputs[0] ?? '', events, polled])
      expect(heard.match(/"seq":\d+/g)).toEqual(
        Array.from({ length: version - 3 }, (_, i) => `"seq":${i + 4}`),
      );
    expect(following.outputs[0]).toContain(`{"end":{"version":${version}}}`);
    expect(events).toMatch(/^id: 4\n/);
  });
});

describe('The page', () => {
  it('tells the endings as they are', async () => {
    const table = await openTable(server);
    const version = await end(table);
    const client = await connect(table.url);
    await client.over;
    expect([client.ids, client.names]).toEqual([seqs(version), ['end']]);
    expect(page).toContain('`event: end`, `data: {"version":n}`');
  });

  it('tells the limits of the code', () => {
    const { limits } = new StreamPlaces();
    expect(limits).toEqual({ lifeMs: 15 * 60_000, beatMs: 15_000, most: 5_000 });
    expect(POLL_MS).toBe(2_000);
    for (const said of ['15 minutes old', 'every 15 seconds', 'holds 5,000 streams', 'every two seconds']) {
      expect(page).toContain(said);
    }
  });

  it('has a reader of about thirty lines', () => {
    expect(scriptWith('function follow').trim().split('\n').length).toBeLessThan(36);
  });
});
