/** Somebody at a solitaire in a browser: what all solitaires have beside their boards. */
import type { Locator, Page } from 'playwright-core';
import { must } from './looks.ts';

/** Through the form: a numbered deal, and whatever else is chosen. */
export async function beginNumbered(
  page: Page,
  number: number,
  choose: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByLabel(/^Deal(?!ing)/).selectOption('numbered');
  await page.getByLabel(/^Number/).fill(String(number));
  await choose();
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await page.getByText('Your move.').waitFor();
  await page.locator('.log li').first().waitFor();
}

const lines = (page: Page): Promise<number> => page.locator('.log li').count();

/** Does something that the game goes on with, and waits until page and log have followed. */
export async function accepted(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await lines(page);
  await deed();
  await page.locator('.log li').nth(before).waitFor();
  await page.locator('.actions button:disabled').first().waitFor({ state: 'detached' });
}

/** Does something that the rules don't allow: a notice names the paragraph and leads to it, and nothing is recorded. */
export async function refused(page: Page, rule: string, deed: () => Promise<void>): Promise<void> {
  const before = await lines(page);
  await deed();
  const notice = page.getByRole('alert');
  const link = notice.getByRole('link', { name: `Rule ${rule}` });
  await link.waitFor();
  const address = (await link.getAttribute('href')) ?? '';
  must(address.endsWith(`#${rule}`), `the link to ${rule} leads to ${address}`);
  const answer = await page.request.get(new URL(address, page.url()).href);
  must(answer.ok(), `${address} answers ${answer.status()}`);
  must((await lines(page)) === before, 'a refused move is in the log');
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.locator('.notice').waitFor({ state: 'detached' });
}

/** What a hint names, in words; the board marks its cards. */
export async function askHint(page: Page): Promise<string> {
  await accepted(page, () => page.getByRole('button', { name: 'Hint' }).click());
  return ((await page.locator('.hint strong').textContent()) ?? '').replace(/\.$/, '');
}

/** Everything on the board by the names that screen readers say. */
export const tableOf = (board: Locator): Promise<readonly string[]> =>
  board
    .locator('[aria-label]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? ''));

/** Looks back by the slider, sees the older table on which nothing can be done, and comes back. */
export async function looksBack(
  page: Page,
  board: Locator,
  steps: number,
  then: readonly string[],
): Promise<void> {
  const now = await tableOf(board);
  const present = (await page.getByText(/^Step \d+, the present/).textContent()) ?? '';
  const last = Number(/\d+/.exec(present)?.[0]);
  const slider = page.getByRole('slider', { name: 'Version' });
  await slider.focus();
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowLeft');
  await page.getByText(`You see step ${last - steps} of ${last}`).waitFor();
  const old = await tableOf(board);
  must(old.join() === then.join(), `looking back shows ${old.join(', ')}`);
  must((await board.locator('button').count()) === 0, 'something can be done with the past');
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.getByText(present).waitFor();
  must((await tableOf(board)).join() === now.join(), 'the present is another one after looking back');
}

/** Takes the last move back: the table is as it was. */
export async function takesBack(page: Page, board: Locator, then: readonly string[]): Promise<void> {
  await accepted(page, () => page.getByRole('button', { name: 'Undo' }).click());
  const now = await tableOf(board);
  must(now.join() === then.join(), `after undo the table is ${now.join(', ')}`);
}

const MOST_TABS = 60;

/** Goes to a control with the Tab key alone, forwards or backwards, and presses it. */
export async function tabTo(page: Page, wanted: Locator, direction: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press(direction);
    if (await wanted.evaluate((element) => element.matches(':focus'))) {
      must(
        await wanted.evaluate((element) => element.matches(':focus-visible')),
        'the focus is not to be seen',
      );
      return page.keyboard.press('Space');
    }
  }
  throw new Error(`${MOST_TABS} times ${direction} don't lead to ${await wanted.getAttribute('aria-label')}`);
}

/** Drags with the mouse, as slowly as a hand that lifts a card. */
export async function drag(page: Page, card: Locator, to: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  const [a, b] = [await card.boundingBox(), await to.boundingBox()];
  if (a === null || b === null) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(a.x + a.width / 2 + 10, a.y + a.height / 2 + 10);
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
}
