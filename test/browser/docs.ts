/** The interactive reference: all operations, a guest in one press, and a game played on the page itself. */
import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { documentSchema, operationsOf } from '../openapi/reading.ts';
import { seriousFaults } from './axe.ts';
import type { Check, Visit } from './run.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 1000 };
const PATIENCE = { timeout: 20_000 };

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const operation = (page: Page, id: string): Locator => page.locator(`.opblock[id$="-${id}"]`);

async function listsAll({ page, url }: Visit): Promise<void> {
  const document = documentSchema.parse(await (await fetch(`${url}/openapi.json`)).json());
  const wanted = operationsOf(document).length;
  const shown = page.locator('.opblock');
  await shown.nth(wanted - 1).waitFor(PATIENCE);
  const count = await shown.count();
  must(count === wanted, `${count} operations are shown of ${wanted}`);
  const faults = await page.locator('.errors-wrapper').count();
  must(faults === 0, 'the reference reports errors in the document');
}

/** Opens an operation; it is ready to be sent at once. */
async function open(page: Page, id: string): Promise<Locator> {
  const found = operation(page, id);
  await found.locator('.opblock-summary-control').click();
  await found.getByRole('button', { name: 'Execute' }).waitFor(PATIENCE);
  return found;
}

/** Sends what stands there, and returns status and body of the answer. */
async function execute(page: Page, found: Locator, path: RegExp): Promise<{ status: number; body: unknown }> {
  const answered = page.waitForResponse((response) => path.test(new URL(response.url()).pathname), PATIENCE);
  await found.getByRole('button', { name: 'Execute' }).click();
  const response = await answered;
  await found.locator('.live-responses-table .response-col_status').last().waitFor(PATIENCE);
  return { status: response.status(), body: await response.json() };
}

async function becomesGuest({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.getByRole('button', { name: 'Forget the token' }).waitFor(PATIENCE);
  const told = (await page.locator('#caller').textContent()) ?? '';
  must(/^You are guest [0-9a-f]{8}\./.test(told), `the page says: ${told}`);
}

const position = z.object({ id: z.string(), version: z.int() });

/** A guest, a game and two moves: a press of a button each, and nothing to be copied. */
async function plays(visit: Visit): Promise<void> {
  const { page } = visit;
  await listsAll(visit);
  await becomesGuest(visit);
  const created = await execute(page, await open(page, 'createPortraitsGame'), /^\/v1\/portraits$/);
  must(created.status === 201, `creating answered ${created.status}`);
  must(!('credentials' in Object(created.body)), 'a second guest was made');
  const game = position.parse(created.body);
  const moves = await open(page, 'movePortraits');
  const id = await moves.locator('tr[data-param-name=id] input').inputValue();
  must(id === game.id, `the game is ${game.id}, and filled in is ${id}`);
  let { version } = game;
  for (const nth of ['first', 'second']) {
    const moved = await execute(page, moves, /\/moves$/);
    must(moved.status === 200, `the ${nth} move answered ${moved.status}`);
    const now = position.parse(moved.body).version;
    must(now > version, `the ${nth} move changed nothing`);
    version = now;
  }
}

/** Who was made once is there after a reload, until the token is forgotten. */
async function staysGuest(visit: Visit): Promise<void> {
  const { page } = visit;
  await listsAll(visit);
  await becomesGuest(visit);
  const before = await page.locator('#caller').textContent();
  await page.reload();
  await page.getByRole('button', { name: 'Forget the token' }).waitFor(PATIENCE);
  await page.locator('#caller', { hasText: 'You are guest' }).waitFor(PATIENCE);
  must((await page.locator('#caller').textContent()) === before, 'a reload makes somebody else');
  await listsAll(visit);
  const asked = await execute(page, await open(page, 'getMe'), /\/players\/me$/);
  must(asked.status === 200, `who the guest is answered ${asked.status}`);
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await page.getByRole('button', { name: 'Play as a guest' }).waitFor(PATIENCE);
  const after = await execute(page, operation(page, 'getMe'), /\/players\/me$/);
  must(after.status === 401, `after the token was forgotten it answered ${after.status}`);
}

/** Whoever creates a game without a token is the guest of the answer from then on. */
async function adopts(visit: Visit): Promise<void> {
  const { page } = visit;
  await listsAll(visit);
  const created = await execute(page, await open(page, 'createKunstmarktGame'), /^\/v1\/kunstmarkt$/);
  must(created.status === 201, `creating answered ${created.status}`);
  await page.locator('#caller', { hasText: 'You are Ada, guest' }).waitFor(PATIENCE);
  const moved = await execute(page, await open(page, 'moveKunstmarkt'), /\/moves$/);
  must(moved.status === 200, `the first move answered ${moved.status}`);
  const written = '{ "move": { "type": "pass" } }';
  const check = await open(page, 'checkKunstmarktMove');
  await check.locator('textarea').fill(written);
  await execute(page, await open(page, 'getKunstmarktGame'), /^\/v1\/kunstmarkt\/[0-9a-f]+$/);
  must((await check.locator('textarea').inputValue()) === written, 'what somebody wrote is overwritten');
}

async function fits({ page }: Visit, when: string): Promise<void> {
  const { content, screen } = await page.evaluate<{ content: number; screen: number }>(
    '({ content: document.documentElement.scrollWidth, screen: window.innerWidth })',
  );
  must(content <= screen, `${when} the page is ${content} wide on a screen of ${screen}`);
}

/** The page stands still, fits and has no serious fault: collapsed, and with an operation opened and tried. */
async function isSound(visit: Visit): Promise<void> {
  const { page } = visit;
  await listsAll(visit);
  const look = async (when: string): Promise<void> => {
    await page.mouse.move(0, 0);
    await page.waitForTimeout(600);
    await fits(visit, when);
    const faults = await seriousFaults(page);
    must(faults.length === 0, `${when}: ${faults.join('; ')}`);
  };
  await look('collapsed');
  await becomesGuest(visit);
  await execute(page, await open(page, 'createPortraitsGame'), /^\/v1\/portraits$/);
  await execute(page, await open(page, 'listPortraitsEvents'), /\/events$/);
  await look('opened and tried');
  await page.getByRole('tab', { name: 'Schema' }).first().click();
  await look('with a schema');
}

const inLight = (colorScheme: 'light' | 'dark', viewport: { width: number; height: number }) => ({
  viewport,
  colorScheme,
});

export const docsChecks: readonly Check[] = [
  { name: 'docs, phone, light', path: '/docs', context: inLight('light', PHONE), run: isSound },
  { name: 'docs, phone, dark', path: '/docs', context: inLight('dark', PHONE), run: isSound },
  { name: 'docs, desktop, light', path: '/docs', context: inLight('light', DESKTOP), run: isSound },
  { name: 'docs, desktop, dark', path: '/docs', context: inLight('dark', DESKTOP), run: isSound },
  { name: 'docs, a game', path: '/docs', context: { viewport: DESKTOP }, run: plays },
  {
    name: 'docs, a guest stays',
    path: '/docs',
    context: { viewport: DESKTOP },
    expects: [401],
    run: staysGuest,
  },
  { name: 'docs, a guest by the way', path: '/docs', context: { viewport: DESKTOP }, run: adopts },
];
