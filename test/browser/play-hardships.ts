/** The page to play on when things go wrong: no connection, a guest who is forgotten, slow answers, nobody looking. */
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, must } from './looks.ts';
import type { Check, Visit } from './run.ts';
import { beginNumbered } from './solitaire.ts';

async function begin({ page, url }: Visit): Promise<void> {
  await page.goto(`${url}/play#/new/portraits`);
  await beginNumbered(page, 1);
  await page.locator('summary', { hasText: 'Legal moves' }).click();
}

const firstMove = (page: Page): Locator => page.locator('.moves button').first();
const present = (page: Page, step: number): Promise<void> =>
  page.getByText(`Step ${step}, the present`).waitFor();

/** Every answer takes this long. */
const slowly = (page: Page, ms: number): Promise<unknown> =>
  page.route('**/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

/** Said while it lasts, and over when it is over. */
async function noConnection(visit: Visit): Promise<void> {
  await begin(visit);
  const { page } = visit;
  await page.context().setOffline(true);
  await firstMove(page).click();
  await page.locator('.waiting', { hasText: 'One moment' }).waitFor();
  const notice = page.getByRole('alert').filter({ hasText: 'Nothing answers' });
  await notice.waitFor();
  await page.context().setOffline(false);
  await firstMove(page).click();
  await present(page, 1);
  await notice.waitFor({ state: 'detached' });

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.goBack();
  await page.getByRole('heading', { name: 'Nothing answers' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Your move.').waitFor();
}

const LOSE_TOKEN = `localStorage.setItem('salon.session',
  JSON.stringify({ playerId: '0', token: 'salon_${'x'.repeat(43)}' }))`;

/** A token that nobody knows any more: one looks on as anybody, and begins anew. */
async function forgotten(visit: Visit): Promise<void> {
  await begin(visit);
  const { page, url } = visit;
  const table = page.url();
  await page.evaluate(LOSE_TOKEN);
  await firstMove(page).click();
  await page.getByRole('alert').filter({ hasText: 'You are a stranger here now' }).waitFor();
  await page.getByText(/^Waiting for the player at seat 0/).waitFor();
  must((await page.getByRole('button', { name: 'Undo' }).count()) === 0, 'a stranger is offered to undo');
  await page.locator('.live.is-on').waitFor();

  for (const hash of ['', '#/new/portraits', new URL(table).hash]) {
    // A page that asks the API for nothing, and so forgets nothing either.
    await page.goto(`${url}/problems`);
    await page.evaluate(LOSE_TOKEN);
    await page.goto(`${url}/play${hash}`);
    if (hash === '') await page.getByText('no longer knows the guest of this browser').waitFor();
    else if (hash.includes('new')) await page.getByRole('button', { name: 'Begin' }).first().waitFor();
    else await page.locator('.live.is-on').waitFor();
  }
  await page.goto(`${url}/play#/new/portraits`);
  await beginNumbered(page, 1);
}

/** What is pressed twice is done once, what is stepped twice goes two steps, and a slider asks for where it stops. */
async function slowAnswers(visit: Visit): Promise<void> {
  await begin(visit);
  const { page, requests } = visit;
  const table = page.url();
  for (let step = 1; step <= 3; step++) {
    await firstMove(page).click();
    await present(page, step);
  }
  await slowly(page, 300);
  await page.getByRole('button', { name: 'One step back' }).dblclick();
  await page.getByText('You see step 1 of 3').waitFor();
  const before = requests.length;
  const slider = page.getByRole('slider', { name: 'Version' });
  await slider.focus();
  for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight', 'Home']) await page.keyboard.press(key);
  await page.getByText('You see step 0 of 3').waitFor();
  const asked = requests.slice(before).filter((one) => one.includes('?at='));
  must(asked.length <= 2, `the slider asked for ${asked.join(', ')}`);
  must((await slider.inputValue()) === '0', 'the slider is elsewhere');

  await page.getByRole('button', { name: /^Play on from here/ }).dblclick();
  await page.locator('.waiting', { hasText: 'One moment' }).waitFor();
  await page.waitForURL((address) => address.href !== table);
  await page.getByText('Your move.').waitFor();
  await page.goBack();
  await page.getByText('· 1 fork ·').waitFor();
}

const hide = (page: Page, isHidden: boolean): Promise<unknown> =>
  page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, value: ${isHidden} });
    document.dispatchEvent(new Event('visibilitychange'))`);

/** A page that nobody looks at holds no stream, and knows everything when it is looked at again. */
async function nobodyLooks(visit: Visit): Promise<void> {
  await begin(visit);
  const { page, another } = visit;
  const onlooker = await another();
  await onlooker.goto(page.url());
  await onlooker.locator('.live.is-on').waitFor();
  const left = onlooker.waitForEvent('requestfailed', (request) => request.url().includes('/events'));
  await hide(onlooker, true);
  await left;
  await firstMove(page).click();
  await present(page, 1);
  await hide(onlooker, false);
  await present(onlooker, 1);
  await onlooker.locator('.live.is-on').waitFor();
}

/** A move from an old position, sent while another window of the same player was quicker. */
async function twoWindows(visit: Visit): Promise<void> {
  await begin(visit);
  const { page } = visit;
  const table = page.url();
  const other = await page.context().newPage();
  await other.goto(table);
  await other.getByText('Your move.').waitFor();
  // This window hears of nothing for now.
  await page.context().setOffline(true);
  await hide(page, true);
  await other.locator('summary', { hasText: 'Legal moves' }).waitFor();
  await page.context().setOffline(false);
  await page.route('**/v1/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await other.locator('summary', { hasText: 'Legal moves' }).click();
  await firstMove(other).click();
  await present(other, 1);
  await firstMove(page).click();
  await page.getByRole('alert').filter({ hasText: 'Somebody was quicker' }).waitFor();
  const [here, there] = await Promise.all([page, other].map((one) => one.locator('.moves').textContent()));
  must(here === there, 'the window still offers the moves of an old position');
}

const DENY = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })`;

/** A browser that keeps nothing plays for as long as the page is open. */
async function nothingKept(visit: Visit): Promise<void> {
  await visit.page.addInitScript(DENY);
  await visit.page.goto('about:blank');
  await begin(visit);
  const { page } = visit;
  await firstMove(page).click();
  await present(page, 1);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: 'portraits', exact: true }).click();
  await page.getByText('Your move.').waitFor();
}

const MANY = 21;
const BEGIN_MANY = `(async () => {
  const { token } = JSON.parse(localStorage.getItem('salon.session'));
  for (let i = 0; i < ${MANY}; i++)
    await fetch('/v1/portraits', { method: 'POST', headers: { Authorization: 'Bearer ' + token } });
})()`;

/** More games than a list shows at once: there is a way to the first one. */
async function manyGames(visit: Visit): Promise<void> {
  await begin(visit);
  const { page } = visit;
  await page.evaluate(BEGIN_MANY);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const mine = page.locator('section', { has: page.getByRole('heading', { name: 'Your games' }) });
  await mine.getByRole('button', { name: 'Earlier ones' }).click();
  await mine.locator('li').nth(MANY).waitFor();
  must((await mine.getByRole('button').count()) === 0, 'there seem to be even earlier ones');
}

export const playHardshipsChecks: readonly Check[] = [
  ...[
    { name: 'no connection', run: noConnection, isCutOff: true },
    { name: 'a guest who is forgotten', run: forgotten, expects: [401] },
    { name: 'slow answers', run: slowAnswers },
    { name: 'a page that nobody looks at', run: nobodyLooks },
    { name: 'a browser that keeps nothing', run: nothingKept },
    { name: 'many games', run: manyGames },
    { name: 'two windows', run: twoWindows, isCutOff: true, expects: [409] },
  ].map((check) => ({
    ...check,
    name: `play: ${check.name}`,
    path: '/play',
    context: { viewport: DESKTOP },
  })),
];
