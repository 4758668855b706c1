/** A whole game of Picture Gallery on its board: by clicks, by dragging, and with the keyboard alone. */
import type { Page } from 'playwright-core';
import { DESKTOP, must, PHONE, standsWell, standsWellEverywhere } from './looks.ts';
import {
  accepted,
  at,
  boardOf,
  byClicks,
  byDragging,
  byKeyboard,
  byPlace,
  choose,
  desk,
  endsOf,
  look,
  type Manner,
  nameAt,
  type Position,
} from './picture-gallery-hands.ts';
import type { Check, Visit } from './run.ts';
import { askHint, beginNumbered, looksBack, refused, tableOf, takesBack } from './solitaire.ts';

/** A deal that the ruleset's own player wins; its first table is told below. */
const DEAL = 546;
/** Of the variant in which the last row may come from the right: its own player sees eight cards left in the stock. */
const DEAL_WITH_LAST_ROW = 3;

/** What the first table refuses, by clicking and by dragging; and what is only a change of mind. */
async function triesOut(page: Page): Promise<void> {
  must((await nameAt(page, 'T4')) === 'T4: A♥, out of place', `T4 is ${await nameAt(page, 'T4')}`);
  must((await nameAt(page, 'M2')) === 'M2: 3♥, 1 of 4, next 6♥', `M2 is ${await nameAt(page, 'M2')}`);
  await at(page, 'R1').click();
  await page.getByText('Build 6♦ from R1 on 3♦ at M8? Once more does it.').waitFor();
  await refused(page, 'PG-9', () => at(page, 'M2').click());
  await refused(page, 'PG-7', () => at(page, 'aces').click());
  await at(page, 'R2').click();
  await page.getByText('10♦ from R2 goes nowhere now.').waitFor();
  await standsWellEverywhere(page, 'a card picked');
  await at(page, 'R2').click();
  await at(page, 'T4').click();
  await page.keyboard.press('Escape');
  must((await page.locator('[aria-pressed=true]').count()) === 0, 'something is still picked');
  await refused(page, 'PG-10', () => byDragging(page, { type: 'move', from: 'R1', to: 'R2' }, false));
  await refused(page, 'PG-6', () => byDragging(page, { type: 'move', from: 'M2', to: 'M7' }, false));
}

const MANNERS = [byClicks, byPlace, byClicks, byDragging, byClicks, byKeyboard];

async function wholeGame({ page }: Visit): Promise<void> {
  await beginNumbered(page, DEAL);
  const board = boardOf(page);
  const wall = page.getByRole('region', { name: 'Gallery' });
  await triesOut(page);
  const hint = await askHint(page);
  must((await board.locator('.is-hinted').count()) === 2, `${hint} is not marked`);
  const status = page.locator('.status');
  for (let moves = 0; (await status.textContent()) === 'Your move.'; moves++) {
    const position = await look(page);
    const move = choose(position);
    const from = move.type === 'deal' ? undefined : move.from;
    const ways = (position.legalMoves ?? []).filter((one) => 'from' in one.move && one.move.from === from);
    const manner = MANNERS[moves % MANNERS.length] ?? byClicks;
    const before = moves === 4 ? await tableOf(board) : [];
    const wallBefore = moves === 10 ? await tableOf(wall) : [];
    await accepted(page, () => manner(page, move, ways.length === 1));
    const isHeld = await board.evaluate((table) => table.contains(table.ownerDocument.activeElement));
    must(isHeld, 'the keyboard is lost after a move');
    if (moves === 4) await takesBack(page, board, before);
    if (moves === 10) await looksBack(page, wall, 1, wallBefore);
    if (moves === 50) await standsWell(page, 'the middle of the game');
  }
  const end = await status.textContent();
  must(end === 'Won: gallery complete.', `it ends: ${end}`);
  must((await board.locator('.is-finished').count()) === 24, 'the wall is not full of pictures');
  must((await board.locator('button').count()) === 0, 'something can be done after the end');
  await page.locator('.log li').last().getByText('The game is won').waitFor();
  await standsWellEverywhere(page, 'the end');
}

/** Moves that come from elsewhere: the page follows. */
async function movesElsewhere(page: Page, isEnough: (position: Position) => boolean): Promise<void> {
  const { game, headers } = await desk(page);
  for (let position = await look(page); !isEnough(position); position = await look(page)) {
    const body = JSON.stringify({ move: choose(position), expectedVersion: position.version });
    const answer = await fetch(`${game}/moves`, { method: 'POST', headers, body });
    must(answer.ok, `a move elsewhere answers ${answer.status}`);
  }
  const { version } = await look(page);
  await page.locator(`[data-version="${version}"]`).waitFor();
}

const byFinger: Manner = async (page, move) => {
  const [from, to] = endsOf(move) ?? ['stock'];
  await at(page, from).tap();
  if (to !== undefined) await at(page, to).tap();
};

/** On a phone: the row that is dealt when nothing else goes, the last one from the right, and the end from elsewhere. */
async function lastRow({ page }: Visit): Promise<void> {
  await beginNumbered(page, DEAL_WITH_LAST_ROW, async () => {
    await page.getByLabel(/^Variant/).selectOption({ label: 'Last row backwards' });
    await page.getByLabel(/^Aces/).selectOption({ label: 'Automatic' });
    await page.getByLabel(/^Dealing/).selectOption({ label: 'When stuck' });
  });
  must((await page.getByRole('button', { name: /Deal/ }).count()) === 1, 'the first row goes both ways');
  await movesElsewhere(page, ({ view }) => view.stock === 8);
  await standsWell(page, 'before the last row');
  await refused(page, 'PG-14', () => at(page, 'stock').tap());
  for (let move = choose(await look(page)); move.type !== 'deal'; move = choose(await look(page))) {
    await accepted(page, () => byFinger(page, move, false));
  }
  const left = (await look(page)).view.stock;
  await accepted(page, () => page.getByRole('button', { name: 'from right to left' }).tap());
  await page.locator('.log').getByText('A row is dealt from right to left').waitFor();
  const { stock, reserve } = (await look(page)).view;
  must(left > 0 && stock === 0, `of ${left} cards ${stock} are left`);
  must(
    (await boardOf(page).locator('[data-spot^=R] .card').count()) === reserve.flat().length,
    'cards are lost',
  );
  await refused(page, 'PG-14', () => at(page, 'stock').tap());
  await movesElsewhere(page, ({ status }) => status === 'finished');
  await page.getByText(/^(Won: gallery complete|Lost: no moves left)\.$/).waitFor();
  await standsWell(page, 'the end');
}

export const playPictureGalleryChecks: readonly Check[] = [
  {
    name: 'play: Picture Gallery, to the last picture',
    path: '/play#/new/picture-gallery',
    context: { viewport: DESKTOP, reducedMotion: 'reduce' },
    expects: [422],
    run: wholeGame,
  },
  {
    name: 'play: Picture Gallery, the last row on a phone',
    path: '/play#/new/picture-gallery',
    context: { viewport: PHONE, colorScheme: 'dark', hasTouch: true },
    expects: [422],
    run: lastRow,
  },
];
