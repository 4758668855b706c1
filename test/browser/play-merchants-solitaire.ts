/** A whole game of Merchant's Solitaire on its board, with all variants: mouse, dragging, keyboard alone. */
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
const DEAL = 8;

const boardOf = (page: Page): Locator => page.getByRole('region', { name: 'The table' });
const item = (page: Page, card: string): Locator =>
  page.locator('.cabinet, .inventory').getByRole('button', { name: new RegExp(`^${card},`) });
const counter = (page: Page): Locator => page.getByRole('region', { name: 'The counter' });
const customer = (page: Page): Locator => page.locator('.customer');

/** What a hint marks: items to offer, or the button that declines. */
const hinted = (page: Page): Locator => page.locator(':is(.cabinet, .inventory) .is-hinted');
const declining = (page: Page): Locator => page.locator('.counter .is-hinted');

type Manner = (page: Page, label: string) => Promise<void>;

const pick = async (page: Page): Promise<void> => {
  for (const one of await hinted(page).all()) await one.click();
};

/** The items, then the button that says what the trade is. */
const byCounter: Manner = async (page, label) => {
  await pick(page);
  await counter(page)
    .getByText(/just right\.$/)
    .waitFor();
  await counter(page).getByRole('button', { name: label, exact: true }).click();
};

/** The items, then the customer who gets them. */
const byCustomer: Manner = async (page) => {
  await pick(page);
  await customer(page)
    .getByRole('button', { name: /^Offer to/ })
    .click();
};

/** One after the other before the customer, and once more the last of them, to offer them all. */
const byDragging: Manner = async (page) => {
  const items = await hinted(page).all();
  for (const one of [...items, ...items.slice(-1)]) await drag(page, one, customer(page));
};

const byKeyboard: Manner = async (page, label) => {
  await boardOf(page).focus();
  for (const one of await hinted(page).all()) await tabTo(page, one, 'Tab');
  await tabTo(page, counter(page).getByRole('button', { name: label, exact: true }), 'Tab');
};

const byButton: Manner = async (page) => declining(page).click();

const MANNERS = [byCounter, byCustomer, byDragging, byKeyboard];

const allVariants = (page: Page) => async (): Promise<void> => {
  for (const variant of ['Loyal patrons', 'Check in the back', 'Super exclusive'])
    await page.getByLabel(variant).check();
  await page.getByLabel(/^Vandals/).selectOption('2');
};

/** The first table: K♦ brings 4♠ and offers 17. */
async function triesOut(page: Page): Promise<void> {
  await page.getByText('♠ and 4s are free. Traded ♦ ★ join your standing.').waitFor();
  await page.getByText('Standing 3 → 0').waitFor();
  await item(page, '5♦').click();
  await drag(page, item(page, '8♦'), customer(page));
  await page.getByText('5♦ and 8♦ come to 13 of 17: 4 too little.').waitFor();
  await refused(page, 'MS-4', () => customer(page).getByRole('button').click());
  await item(page, '9♠').click();
  await page.getByText('5♦, 8♦ and 9♠ (free) come to 13 of 17: 4 too little.').waitFor();
  await refused(page, 'MS-4', () => page.getByRole('button', { name: 'Offer 5♦, 8♦ and 9♠' }).click());
  await page.keyboard.press('Escape');
  must((await page.locator('[aria-pressed=true]').count()) === 0, 'Escape leaves something picked');
  await item(page, '8♦').click();
  await item(page, '9♥').click();
  await page.getByText('8♦ and 9♥ come to 17 of 17: just right.').waitFor();
  await page.getByText('Standing 3 → 4').waitFor();
  await standsWellEverywhere(page, 'a trade on the counter');
  await page.getByRole('button', { name: 'Put back' }).click();
}

async function wholeGame({ page }: Visit): Promise<void> {
  await beginNumbered(page, DEAL, allVariants(page));
  const board = boardOf(page);
  const first = await tableOf(board);
  must(first.includes('5♦, shelf 1, preferred'), `the table is ${first.join(', ')}`);
  await triesOut(page);
  const status = page.locator('.status');
  for (let moves = 0; (await status.textContent()) === 'Your move.'; moves++) {
    const label = await askHint(page);
    const isTrade = (await hinted(page).count()) > 0;
    must(isTrade || (await declining(page).textContent()) === label, `${label} is not marked`);
    const before = await tableOf(board);
    const manner = isTrade ? (MANNERS[moves % MANNERS.length] ?? byCounter) : byButton;
    await accepted(page, () => manner(page, label));
    const isHeld = await board.evaluate((table) => table.contains(table.ownerDocument.activeElement));
    must(manner !== byKeyboard || isHeld, 'the keyboard is lost after a move');
    if (moves === 1) await takesBack(page, board, before);
    if (moves === 6) await looksBack(page, board, 1, before);
  }
  const end = await status.textContent();
  must(end === 'Won: verdict. Score 14. Master.', `it ends: ${end}`);
  await page.getByRole('heading', { name: 'The shop is closed' }).waitFor();
  must((await page.locator('.ranks [aria-current=true]').textContent()) === '14 Master', 'another rank');
  must((await board.locator('button').count()) === 0, 'something can be done after the end');
  const last = await tableOf(board);
  must(last.filter((one) => one.includes('vandalised')).length === 2, 'two shelves are not vandalised');
  await page.getByText('Look through the discard pile').click();
  for (const joker of ['Joker X1', 'Joker X2']) await page.getByRole('img', { name: joker }).waitFor();
  await standsWellEverywhere(page, 'the end');
}

export const playMerchantsSolitaireChecks: readonly Check[] = [
  {
    name: "play: Merchant's Solitaire, with all variants",
    path: '/play#/new/merchants-solitaire',
    context: { viewport: DESKTOP, reducedMotion: 'reduce' },
    expects: [422],
    run: wholeGame,
  },
];
