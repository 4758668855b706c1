/** Somebody who plays Picture Gallery in a browser: finds the places, and moves cards by mouse or keyboard. */
import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { bot } from '../../src/games/picture-gallery/bot.ts';
import { type Move, moveSchema, viewSchema } from '../../src/games/picture-gallery/schema.ts';
import { must } from './looks.ts';
import { drag } from './solitaire.ts';

export const boardOf = (page: Page): Locator => page.getByRole('region', { name: 'The table' });
export const at = (page: Page, spot: string): Locator => page.locator(`[data-spot=${spot}] button`).first();
export const nameAt = async (page: Page, spot: string): Promise<string> =>
  (await at(page, spot).getAttribute('aria-label')) ?? '';

const positionSchema = z.looseObject({
  status: z.string(),
  version: z.int(),
  view: viewSchema,
  legalMoves: z.array(z.looseObject({ move: moveSchema, label: z.string() })).nullable(),
});
export type Position = z.infer<typeof positionSchema>;

interface Desk {
  readonly game: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The game's address in the API, and the guest's token. */
export async function desk(page: Page): Promise<Desk> {
  const { hash, origin } = new URL(page.url());
  const session = await page.evaluate<string>('localStorage.getItem("salon.session")');
  const { token } = z.looseObject({ token: z.string() }).parse(JSON.parse(session));
  return {
    game: `${origin}/v1${hash.slice(1)}`,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  };
}

export async function look(page: Page): Promise<Position> {
  const { game, headers } = await desk(page);
  return positionSchema.parse(await (await fetch(game, { headers })).json());
}

/** What the ruleset's own player would do. */
export const choose = ({ view, legalMoves }: Position): Move => bot(view, legalMoves ?? []);

/** Does something that the game goes on with, and waits until the board shows it. */
export async function accepted(page: Page, deed: () => Promise<void>): Promise<void> {
  const version = await boardOf(page).getAttribute('data-version');
  await deed();
  await page.locator(`[data-version]:not([data-version="${version}"])`).waitFor();
}

/** The places that a move is about; one that deals is made at the stock. */
export const endsOf = (move: Move): readonly [string, string] | undefined => {
  if (move.type === 'deal') return undefined;
  return move.type === 'move' ? [move.from, move.to] : [move.from, 'aces'];
};

export type Manner = (page: Page, move: Move, isOnlyOne: boolean) => Promise<void>;

/** The card, then its place; the one place it can go to without looking for it. */
export const byClicks: Manner = async (page, move, isOnlyOne) => {
  const [from, to] = endsOf(move) ?? [];
  await at(page, from ?? 'stock').click();
  if (from === undefined || to === undefined) return;
  const isOpen = /is-open/.test((await at(page, to).getAttribute('class')) ?? '');
  must(isOpen, `${to} is not open for ${from}`);
  await at(page, isOnlyOne ? from : to).click();
};

/** The place, then the card that it wants. */
export const byPlace: Manner = async (page, move) => {
  const [from, to] = endsOf(move) ?? [];
  await at(page, to ?? 'stock').click();
  if (from !== undefined) await at(page, from).click();
};

export const byDragging: Manner = async (page, move) => {
  const [from, to] = endsOf(move) ?? ['stock', 'R1'];
  await drag(page, at(page, from), at(page, to));
};

export const byKeyboard: Manner = async (page, move) => {
  const [from, to] = endsOf(move) ?? [];
  await walkTo(page, from ?? 'stock');
  await page.keyboard.press('Enter');
  if (to === undefined) return;
  await walkTo(page, to);
  await page.keyboard.press('Enter');
};

const ROWS = ['T', 'M', 'B', 'R'];
const SIDE = 9;

/** Row and column, with the side table right of the wall. */
const whereIs = (spot: string): readonly [row: number, column: number] => {
  if (spot === 'stock') return [0, SIDE];
  return spot === 'aces' ? [1, SIDE] : [ROWS.indexOf(spot.charAt(0)), Number(spot.charAt(1))];
};

const focused = (page: Page): Promise<string> =>
  page.evaluate<string>("document.activeElement?.closest('[data-spot]')?.dataset.spot ?? ''");

/** One arrow at a time: off the side table, up and down, then along the row. */
function stepTo(from: string, to: string): string {
  const [[row, column], [wantedRow, wantedColumn]] = [whereIs(from), whereIs(to)];
  if (column === SIDE && wantedColumn !== SIDE) return 'ArrowLeft';
  if (row !== wantedRow) return row < wantedRow ? 'ArrowDown' : 'ArrowUp';
  return column < wantedColumn ? 'ArrowRight' : 'ArrowLeft';
}

/** Goes to a place with Tab and the arrow keys alone. */
export async function walkTo(page: Page, spot: string): Promise<void> {
  for (let keys = 0; keys < 40; keys++) {
    const here = await focused(page);
    if (here === spot) return;
    await page.keyboard.press(here === '' ? 'Shift+Tab' : stepTo(here, spot));
  }
  throw new Error(`no way leads to ${spot} from ${await focused(page)}`);
}
