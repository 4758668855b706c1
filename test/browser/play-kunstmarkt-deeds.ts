/** The board of Kunstmarkt by mouse and by keyboard: every move, what is refused, looking back. */
import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import {
  CUSTOMER_IDS,
  type CustomerId,
  PICTURE_IDS,
  type PictureId,
} from '../../src/games/kunstmarkt/deck.ts';
import { DESKTOP, must, standsWellEverywhere } from './looks.ts';
import type { Check, Visit } from './run.ts';

/** The best known picture of all, and a customer who wants just that: a sale that nobody can take away. */
const FAMOUS: PictureId = 'leonardo-mona-lisa-1503';
const FAN: CustomerId = 'c21-any-famous-c';
const FULL_HAND = 4;

const first = <T>(card: T, cards: readonly T[]): readonly T[] => [
  card,
  ...cards.filter((one) => one !== card),
];

const createdSchema = z.looseObject({
  id: z.string(),
  credentials: z.looseObject({ playerId: z.string(), token: z.string() }),
});

/** A table with two bots whose cards lie as they are given here, with this browser's guest at seat 0. */
async function begin({ page, url }: Visit): Promise<void> {
  const deal = { kind: 'cards', pictures: first(FAMOUS, PICTURE_IDS), customers: first(FAN, CUSTOMER_IDS) };
  const response = await fetch(`${url}/v1/kunstmarkt`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ bots: [1, 2], firstSeat: 0, name: 'Ada', deal }),
  });
  const { id, credentials } = createdSchema.parse(await response.json());
  await page.evaluate(
    `localStorage.setItem('salon.session', ${JSON.stringify(JSON.stringify(credentials))})`,
  );
  await page.goto(`${url}/play#/kunstmarkt/${id}`);
  await page.reload();
  await page.locator('.km-hand').waitFor();
}

const market = (page: Page): Locator => page.locator('.km-market button.km-tile');
const own = (page: Page): Locator => page.locator('.km-pictures button.km-tile');
const question = (page: Page): Locator => page.getByText('which picture do you discard for it?');
/** Whatever is worth less than the famous one. */
const spare = (page: Page): Locator =>
  page.locator(`.km-pictures button:not([data-drag="own ${FAMOUS}"])`).first();
const idOf = async (tile: Locator): Promise<string> =>
  ((await tile.getAttribute('data-drag')) ?? '').split(' ').at(-1) ?? '';
const cashOf = async (page: Page): Promise<number> =>
  Number(((await page.locator('.km-cash').first().textContent()) ?? '').replace(',', ''));

/** Does something that the game goes on with, and offers nothing until it is this seat's turn again. */
async function inTurn(page: Page, deed: () => Promise<void>): Promise<void> {
  await moves(page, deed);
  const pass = page.locator('.km-ask').getByRole('button', { name: 'Offer nothing' });
  while ((await pass.count()) > 0) await moves(page, () => pass.click());
}

async function moves(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await page.locator('.km-table').getAttribute('data-version');
  await deed();
  await page.locator(`.km-table:not([data-version="${before}"])`).waitFor();
  await page.locator('.status', { hasText: 'It is your turn.' }).waitFor();
}

async function isRefused(page: Page, rule: string, deed: () => Promise<void>): Promise<void> {
  const before = await page.locator('.km-table').getAttribute('data-version');
  await deed();
  await page
    .getByRole('alert')
    .getByRole('link', { name: `Rule ${rule}` })
    .waitFor();
  const after = await page.locator('.km-table').getAttribute('data-version');
  must(before === after, `what ${rule} forbids went into the log`);
  await page.getByRole('button', { name: 'Close' }).click();
}

async function press(key: string, on: Locator): Promise<void> {
  await on.focus();
  await on.page().keyboard.press(key);
}

/** Buying: dragged into the hand; with a full hand in two steps, or dragged onto what is to go. */
async function buys(page: Page): Promise<void> {
  const cash = await cashOf(page);
  const wanted = await idOf(market(page).first());
  await inTurn(page, () =>
    market(page)
      .first()
      .dragTo(page.getByRole('heading', { name: 'Your hand' })),
  );
  must((await cashOf(page)) === cash - 2_000, 'the picture has not been paid');
  must((await own(page).count()) === FULL_HAND, 'the picture is not in the hand');
  must((await page.locator(`.km-hand img[src$="${wanted}"]`).count()) === 1, 'another picture was bought');

  await press('Enter', market(page).nth(1));
  await question(page).waitFor();
  must(
    (await market(page).nth(1).getAttribute('aria-pressed')) === 'true',
    'what is being bought is not marked',
  );
  await standsWellEverywhere(page, 'a purchase with a full hand');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question(page).waitFor({ state: 'detached' });
  await press('Enter', market(page).nth(1));
  await press('Escape', market(page).nth(1));
  await question(page).waitFor({ state: 'detached' });
  await press('Enter', market(page).nth(1));
  await inTurn(page, () => press('Enter', spare(page)));
  must((await cashOf(page)) === cash - 7_000, 'the second picture has not been paid');

  const [bought, gone] = [await idOf(market(page).first()), await idOf(spare(page))];
  await inTurn(page, () => market(page).first().dragTo(spare(page)));
  const names = await own(page).evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-drag')));
  must(
    names.includes(`own ${bought}`) && !names.includes(`own ${gone}`),
    `the hand is now ${names.join(', ')}`,
  );
}

/** Selling: the customer is dragged onto the counter, then the picture; what the customer looks at stands out. */
async function sells(page: Page): Promise<void> {
  const cash = await cashOf(page);
  await isRefused(page, 'KM-4', () => spare(page).dragTo(page.locator('.km-shop')));
  await moves(page, () => page.locator(`[data-drag="customer ${FAN}"]`).dragTo(page.locator('.km-shop')));
  await page.locator('.km-ask').waitFor();
  const figures = await page.locator('.km-hand .is-looked-at').allTextContents();
  must(
    figures.length === FULL_HAND && figures.every((figure) => figure.endsWith('% known')),
    `the customer looks at ${figures.join(', ')}`,
  );
  await standsWellEverywhere(page, 'a sale');
  await isRefused(page, 'KM-11', () => market(page).last().click());
  await isRefused(page, 'KM-11', () => press('Enter', page.locator('button.km-stack')));
  await inTurn(page, () => page.locator(`[data-drag="own ${FAMOUS}"]`).dragTo(page.locator('.km-shop')));
  must((await cashOf(page)) === cash + 13_000, 'the customer has not paid');
  await page.locator('summary', { hasText: 'gone' }).first().click();
  await page.locator('.km-gone li', { hasText: 'Leonardo' }).waitFor();
}

/** Drawing with the keyboard, until the hand is full and the rules say so. */
async function draws(page: Page): Promise<void> {
  const held = page.locator('.km-customers .km-customer');
  while ((await held.count()) < 3) {
    const before = await held.count();
    await inTurn(page, () => press('Space', page.locator('button.km-stack')));
    must((await held.count()) === before + 1, 'no customer has been drawn');
  }
  await isRefused(page, 'KM-5', () => page.locator('button.km-stack').click());
}

/** The table as it was shows what was for sale then, and nothing can be done with it. */
async function looksBack(page: Page, before: string): Promise<void> {
  await press('Home', page.getByRole('slider', { name: 'Version' }));
  await page.locator(`.km-easel:first-child img[src$="${before}"]`).waitFor();
  must((await page.locator('.km button').count()) === 0, 'something can be done in the past');
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.locator('.km-hand button').first().waitFor();
}

async function everyDeed(visit: Visit): Promise<void> {
  await begin(visit);
  const { page } = visit;
  const before = await idOf(market(page).first());
  await buys(page);
  await sells(page);
  await draws(page);
  await looksBack(page, before);
}

export const playKunstmarktDeedsChecks: readonly Check[] = [
  {
    name: 'play: Kunstmarkt by mouse and keyboard',
    path: '/play',
    context: { viewport: { ...DESKTOP, height: 1_500 } },
    expects: [422],
    run: everyDeed,
  },
];
