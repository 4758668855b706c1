/** A whole game of Portraits on its board: with the mouse, by dragging, and with the keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, must, standsWellEverywhere } from './looks.ts';
import type { Check, Visit } from './run.ts';
import {
  accepted,
  askHint,
  beginNumbered,
  drag,
  looksBack,
  refused,
  tableOf,
  tabTo,
  takesBack,
} from './solitaire.ts';

/** A deal that the hints win; its first table is told below. */
const DEAL = 309;

const boardOf = (page: Page): Locator => page.getByRole('region', { name: 'The table' });
const asset = (page: Page, card: string): Locator =>
  page.locator('.assets').getByRole('button', { name: new RegExp(`^${card},`) });
const onSale = (page: Page, card: string): Locator =>
  page.locator('.wall, .private').getByRole('button', { name: new RegExp(`^${card},`) });

/** What a hint marks on the table. */
const paid = (page: Page): Locator => page.locator('.assets .is-hinted');
const bought = (page: Page): Locator => page.locator(':is(.wall, .private) .is-hinted');

type Manner = (page: Page, label: string) => Promise<void>;

/** The assets first, then the card that they buy. */
const byClicks: Manner = async (page) => {
  for (const one of await paid(page).all()) await one.click();
  must(/[>=]/.test((await bought(page).getAttribute('aria-label')) ?? ''), 'the totals are not compared');
  await bought(page).click();
};

/** The card first; the till tells what buys it. */
const byTill: Manner = async (page, label) => {
  await bought(page).click();
  await page.locator('.till').getByRole('button', { name: label, exact: true }).click();
};

/** All but one are picked, and go along with the one that is dragged. */
const byDragging: Manner = async (page) => {
  const [first, ...others] = await paid(page).all();
  for (const one of others) await one.click();
  if (first !== undefined) await drag(page, first, bought(page));
};

const byKeyboard: Manner = async (page, label) => {
  await boardOf(page).focus();
  for (const one of await paid(page).all()) await tabTo(page, one, 'Tab');
  await tabTo(page, page.locator('.till').getByRole('button', { name: label, exact: true }), 'Tab');
};

const MANNERS = [byClicks, byTill, byDragging, byKeyboard];

/** The first table: what is refused, what is forgotten again. */
async function triesOut(page: Page): Promise<void> {
  await page.getByText('Pick assets to pay with').waitFor();
  await asset(page, '2♦').click();
  await refused(page, 'PO-7', () => onSale(page, 'J♠').click());
  await asset(page, '5♣').click();
  await page.getByText('2♦ and 5♣ make 7. Only assets of one suit pay together.').waitFor();
  await standsWellEverywhere(page, 'two assets picked');
  await page.keyboard.press('Escape');
  must((await page.locator('[aria-pressed=true]').count()) === 0, 'Escape leaves something picked');
  await refused(page, 'PO-7', () => drag(page, asset(page, '7♥'), onSale(page, 'J♥')));
  await onSale(page, 'Q♠').click();
  await page.getByText('It costs more than 12 in ♠. All your ♠ make 10.').waitFor();
  await onSale(page, 'A♠').click();
  must((await page.locator('.till .ways button').count()) === 3, 'A♠ is not for 7♠, for 3♠, or for both');
  await page.getByRole('button', { name: 'Put back' }).click();
}

async function wholeGame({ page }: Visit): Promise<void> {
  await beginNumbered(page, DEAL);
  const board = boardOf(page);
  const first = await tableOf(board);
  must(first.includes('A♠, public sale 1, costs more than 1'), `the table is ${first.join(', ')}`);
  await triesOut(page);
  const status = page.locator('.status');
  for (let moves = 0; (await status.textContent()) === 'Your move.'; moves++) {
    const label = await askHint(page);
    must((await bought(page).count()) === 1 && (await paid(page).count()) > 0, `${label} is not marked`);
    const before = await tableOf(board);
    await accepted(page, () => (MANNERS[moves % MANNERS.length] ?? byClicks)(page, label));
    const isHeld = await board.evaluate((table) => table.contains(table.ownerDocument.activeElement));
    must(moves % MANNERS.length !== 3 || isHeld, 'the keyboard is lost after a move');
    if (moves === 1) await takesBack(page, board, before);
    if (moves === 6) await looksBack(page, board, 1, before);
  }
  must((await status.textContent()) === 'Won: vault complete.', `it ends: ${await status.textContent()}`);
  must((await page.locator('.vault .is-gilded').count()) === 12, 'the vault is not full');
  must((await board.locator('button').count()) === 0, 'something can be done after the end');
  await page.getByText('Look through the discard pile').click();
  await standsWellEverywhere(page, 'the end');
}

export const playPortraitsChecks: readonly Check[] = [
  {
    name: 'play: Portraits, to the full vault',
    path: '/play#/new/portraits',
    context: { viewport: DESKTOP, reducedMotion: 'reduce' },
    expects: [422],
    run: wholeGame,
  },
];
