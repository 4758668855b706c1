/** The page of docs/frontend.md in a real browser, served from another origin than Salon's. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { blocksOf } from '../docs/session.ts';
import { seriousFaults } from './axe.ts';
import type { Check, Visit } from './run.ts';

const guide = readFileSync(new URL('../../docs/frontend.md', import.meta.url), 'utf8');
const file = blocksOf(guide).find(({ language }) => language === 'html')?.text ?? '';

/** Serves the page as it is in the guide, but for the address of the Salon that it asks. */
const host = createServer((request, response) => {
  const salon = new URL(request.url ?? '/', 'http://host').searchParams.get('salon') ?? '';
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(file.replace('http://localhost:8787', salon));
}).listen(0, '127.0.0.1');
host.unref();
await new Promise<void>((resolve) => host.once('listening', resolve));
// A listening TCP server has an AddressInfo.
const HOST = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const log = (page: Page): Promise<string[]> => page.locator('#log li').allTextContents();

const TABLE = "document.getElementById('table').innerHTML";
const table = (page: Page): Promise<string> => page.evaluate<string>(TABLE);

/** Waits until the newest sentence of the log is another one. */
async function hears(page: Page, newest: string | undefined): Promise<void> {
  await page.waitForFunction(
    `document.querySelector('#log li') && document.querySelector('#log li').textContent !== ${JSON.stringify(newest)}`,
  );
}

/** Begins games until one is not lost before its first move. */
async function begin(page: Page, ruleset: string): Promise<void> {
  await page.selectOption('#ruleset', ruleset);
  do {
    const [newest] = await log(page);
    await page.getByRole('button', { name: 'Begin' }).click();
    await hears(page, newest);
  } while ((await page.locator('#moves button').count()) === 0);
}

/** Presses the first legal move with the keyboard, and waits for the table and the words that come of it. */
async function move(page: Page): Promise<void> {
  const [before, [newest]] = [await table(page), await log(page)];
  await page.locator('#moves button').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(`${TABLE} !== ${JSON.stringify(before)}`);
  await hears(page, newest);
}

async function plays({ page, url }: Visit): Promise<void> {
  await page.goto(`${HOST}/?salon=${url}`);
  must((await page.evaluate<string>('location.origin')) !== url, 'the page has the origin of Salon');
  for (const ruleset of ['portraits', 'merchants-solitaire', 'picture-gallery']) {
    await begin(page, ruleset);
    await page.waitForFunction(
      '[...document.images].every((image) => image.complete && image.naturalWidth > 0)',
    );
    const faults = await seriousFaults(page);
    must(faults.length === 0, `${ruleset}: ${faults.join('; ')}`);
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    must(wide <= 0, `${ruleset}: the page is ${wide} too wide`);
  }
  for (let moves = 0; moves < 5; moves++) await move(page);
  await page.waitForFunction("document.activeElement.matches('#moves button:first-child')");
}

async function sharesAGame({ page, url }: Visit): Promise<void> {
  await page.goto(`${HOST}/?salon=${url}`);
  await begin(page, 'picture-gallery');
  const other = await page.context().newPage();
  const complaints: string[] = [];
  other.on('console', (message) => complaints.push(message.text()));
  other.on('pageerror', ({ message }) => complaints.push(message));
  await other.goto(`${HOST}/?salon=${url}`);
  await other.locator('#log li').first().waitFor();
  for (const [mover, watcher] of [
    [page, other],
    [other, page],
  ] as const) {
    const before = await table(watcher);
    await move(mover);
    await watcher.waitForFunction(`${TABLE} !== ${JSON.stringify(before)}`);
    const [one, another] = [await table(mover), await table(watcher)];
    must(one === another, 'the two windows show different tables');
  }
  await page.getByRole('button', { name: 'Take back' }).click();
  await other
    .getByText(/^Moves are taken back/)
    .first()
    .waitFor();
  await begin(page, 'portraits');
  await other.locator('dt', { hasText: 'vault' }).waitFor();
  must(complaints.length === 0, `the second window complains: ${complaints.join(', ')}`);
}

const check = (name: string, context: BrowserContextOptions, run: Check['run']): Check => ({
  ...{ name: `guide, ${name}`, path: '/', context, run },
  alsoAsks: [HOST],
});

export const guideChecks: readonly Check[] = [
  check('phone, dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }, plays),
  check('desktop, light', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }, plays),
  check('two windows', { viewport: { width: 800, height: 700 } }, sharesAGame),
];
