/** docs/frontend.md: the page is taken out of the guide, served from an origin of its own, and played by its buttons. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Browser, type BrowserPage, type HTMLElement } from 'happy-dom';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/index.ts';
import { startServer } from '../support/server.ts';
import { blocksOf } from './session.ts';

const guide = readFileSync(new URL('../../docs/frontend.md', import.meta.url), 'utf8');
const textsOf = (language: string) =>
  blocksOf(guide).flatMap((block) => (block.language === language ? block.text : []));
const [file = ''] = textsOf('html');

const salon = await startServer();
const host = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(file.replace('http://localhost:8787', salon.url));
});
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
const browser = new Browser({
  settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
});
afterAll(async () => {
  await browser.close();
  host.close();
  await salon.stop();
});

/** A window of the page, as somebody sees it who can read and press buttons. */
class Reader {
  readonly #page: BrowserPage;

  constructor(page: BrowserPage) {
    this.#page = page;
  }

  element(selector: string): HTMLElement | null {
    // Everything that the page shows is HTML.
    return this.#page.mainFrame.document.querySelector(selector) as HTMLElement | null;
  }

  text(selector: string): string {
    return this.element(selector)?.textContent ?? '';
  }

  elements(selector: string) {
    return [...this.#page.mainFrame.document.querySelectorAll(selector)];
  }

  get table(): string {
    return this.element('#table')?.innerHTML ?? '';
  }

  /** The newest sentence first. */
  get log(): string[] {
    return this.elements('#log li').map(({ textContent }) => textContent);
  }

  /** What the page has kept: the game's path and the token. */
  get kept(): { path: string; token: string } {
    const text = this.#page.mainFrame.window.localStorage.getItem('salon');
    return z.object({ path: z.string(), token: z.string() }).parse(JSON.parse(text ?? 'null'));
  }

  /** Whether the log says so. */
  get isOver(): boolean {
    return this.log[0]?.startsWith('The game is ') === true;
  }

  get complaints(): string {
    return this.#page.virtualConsolePrinter.readAsString();
  }

  /** Presses a button, and sees the table that comes of it, or a refusal. */
  async press(selector: string): Promise<void> {
    const table = this.element('#table dt');
    this.element(selector)?.click();
    await this.sees(() => this.element('#table dt') !== table || this.text('#refused') !== '');
    await this.sees(() => this.isOver || this.element('#choices')?.hasAttribute('disabled') === false);
  }

  sees = (what: () => boolean): Promise<void> => expect.poll(what, WAITING).toBe(true);

  async begin(ruleset: string): Promise<void> {
    for (const option of this.elements('#ruleset option'))
      option.toggleAttribute('selected', option.textContent === ruleset);
    await this.press('#begin button');
  }
}

const WAITING = { timeout: 10_000, interval: 10 };
const RULESETS = games.filter(({ seats }) => seats.max === 1).map(({ id }) => id);

interface Surroundings {
  readonly kept?: object;
  /** Whether the log does not come through. */
  readonly isDeaf?: boolean;
}

async function open({ kept, isDeaf = false }: Surroundings = {}): Promise<Reader> {
  const page = browser.newPage();
  // A listening TCP server has an AddressInfo.
  const { port } = host.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/salon.html`, {
    beforeContentCallback(window) {
      // This stand-in for a browser has none.
      Object.assign(window, { TextDecoderStream });
      if (kept !== undefined) window.localStorage.setItem('salon', JSON.stringify(kept));
      const { fetch } = window;
      const isLog = (address: unknown) => String(address).includes('/events');
      if (isDeaf)
        window.fetch = (address, init) =>
          isLog(address) ? new Promise(() => undefined) : fetch.call(window, address, init);
    },
  });
  return new Reader(page);
}

/** A page with a game that goes on: some deals are lost before the first move. */
async function openRunning(ruleset: string, surroundings: Surroundings = {}): Promise<Reader> {
  const reader = await open(surroundings);
  do await reader.begin(ruleset);
  while (reader.elements('#moves button').length === 0);
  return reader;
}

interface Told {
  readonly version: number;
  readonly status: string;
  readonly assists: { readonly undos: number };
  readonly legalMoves: readonly { readonly move: object; readonly label: string }[];
}

/** The game of a page, asked of Salon itself. */
async function ask({ kept }: Reader, what = '', body?: object): Promise<Told> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${kept.token}` };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(salon.url + kept.path + what, init);
  // It is a position, as the API tells.
  return (await answer.json()) as Told;
}

describe('The page of the guide', () => {
  it('has less than 120 lines, and the guide explains parts of it', () => {
    expect(file.trimEnd().split('\n').length).toBeLessThan(120);
    const parts = textsOf('js');
    for (const part of parts) expect(file).toContain(part);
    expect(parts).toHaveLength(6);
  });

  it('offers the solitaires', async () => {
    const reader = await open();
    expect(reader.elements('#ruleset option').map(({ textContent }) => textContent)).toEqual(RULESETS);
  });

  it.each(RULESETS)('plays a whole game of %s by its buttons', async (ruleset) => {
    const reader = await openRunning(ruleset);
    const [picture] = reader.elements('#table img');
    expect(picture?.getAttribute('alt')).toMatch(/ of |Joker/);
    expect((await fetch(picture?.getAttribute('src') ?? '')).headers.get('Content-Type')).toMatch(/svg/);
    for (let moves = 1; reader.elements('#moves button').length > 0; moves++) {
      expect(moves).toBeLessThan(500);
      await reader.press('#moves button');
      expect(reader.text('#refused')).toBe('');
    }
    await reader.sees(() => reader.isOver);
    const { version, status } = await ask(reader);
    expect([reader.log.length, status]).toEqual([version, 'finished']);
    expect(reader.text('#news')).toBe(reader.log[0]);
    expect(reader.element('#choices')?.hasAttribute('disabled')).toBe(true);
    expect(reader.complaints).toBe('');
  });

  it('takes a move back', async () => {
    const reader = await openRunning('merchants-solitaire');
    const before = reader.table;
    await reader.press('#moves button');
    expect(reader.table).not.toBe(before);
    await reader.press('#undo');
    expect(reader.table).toBe(before);
    expect((await ask(reader)).assists.undos).toBe(1);
  });

  it('shows why it is refused', async () => {
    const reader = await openRunning('portraits');
    await reader.press('#undo');
    expect(reader.text('#refused')).toBe('There is no move to take back.');
    expect(reader.element('#choices')?.hasAttribute('disabled')).toBe(false);
  });

  it('goes on where it was, and shows what is played in another window', async () => {
    const one = await openRunning('picture-gallery');
    const other = await open({ kept: one.kept });
    await other.sees(() => other.log.length > 0 && other.log.length === one.log.length);
    expect(other.table).toBe(one.table);
    const before = other.table;
    await one.press('#moves button');
    await other.sees(() => other.table !== before && other.table === one.table);
    await other.sees(() => other.log.join() === one.log.join());
    expect([one.complaints, other.complaints]).toEqual(['', '']);
  });

  it('takes the position out of a refusal when the game has moved on', async () => {
    const reader = await openRunning('picture-gallery', { isDeaf: true });
    const { legalMoves } = await ask(reader);
    const { version } = await ask(reader, '/moves', { move: legalMoves[0]?.move });
    await reader.press('#moves button');
    expect(reader.text('#refused')).toMatch(/^The version that you decided on is no longer the current one/);
    const now = await ask(reader);
    expect(now.version).toBe(version);
    expect(reader.elements('#moves button').map(({ textContent }) => textContent)).toEqual(
      now.legalMoves.map(({ label }) => label),
    );
  });
});
