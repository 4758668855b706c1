/** The page to play on, apart from its boards: the lobby, the form of a new game, the guest, closed doors. */
import type { Page } from 'playwright-core';
import { seriousFaults } from './axe.ts';
import type { Check, Visit } from './run.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Nothing serious for axe, and no wider than the screen. */
async function standsWell(page: Page): Promise<void> {
  const faults = await seriousFaults(page);
  must(faults.length === 0, faults.join('\n'));
  const { content, screen } = await page.evaluate<{ content: number; screen: number }>(
    '({ content: document.documentElement.scrollWidth, screen: window.innerWidth })',
  );
  must(content <= screen, `the page is ${content} wide on a screen of ${screen}`);
}

async function lobbyAndForms({ page, url }: Visit): Promise<void> {
  await page.getByRole('link', { name: 'Play Portraits' }).waitFor();
  await page.waitForLoadState('networkidle');
  await standsWell(page);
  for (const title of ['Picture Gallery', 'Merchant’s Solitaire', 'Der Prestel Kunstmarkt']) {
    await page.goto(`${url}/play`);
    await page.getByRole('link', { name: `Play ${title}`.replace('’', "'") }).click();
    await page.getByRole('button', { name: 'Begin' }).first().waitFor();
    await standsWell(page);
  }
}

/** Everything by the keyboard: from the lobby to the first move, and back in time. */
async function keyboardAlone({ page }: Visit): Promise<void> {
  const press = async (name: string | RegExp, role: 'link' | 'button'): Promise<void> => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await page.getByRole('link', { name: 'Play Portraits' }).waitFor();
  await press('Play Portraits', 'link');
  await page.getByRole('button', { name: 'Begin' }).first().waitFor();
  await page.getByLabel(/^Deal/).selectOption('numbered');
  await page.getByLabel(/^Number/).fill('1');
  await press('Begin', 'button');
  const status = page.locator('.status');
  await page.getByText('Your move.').waitFor();
  const moves = page.locator('summary', { hasText: 'Legal moves' });
  await moves.focus();
  await page.keyboard.press('Enter');
  const first = page.locator('.moves button').first();
  const label = (await first.textContent()) ?? '';
  must(/^(Buy|Swap) /.test(label), `the first legal move is called “${label}”`);
  const steps = page.getByRole('slider', { name: 'Version' });
  must((await steps.count()) === 0, 'there is a history before the first move');
  await first.focus();
  await page.keyboard.press('Enter');
  await steps.waitFor();
  await steps.focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('You see step 0 of 1').waitFor();
  must(((await status.textContent()) ?? '').startsWith('Then:'), 'what is past is not called so');
  await press('Back to the present', 'button');
  await press('Undo', 'button');
  await page.getByText(/Step 2, the present/).waitFor();
  await press('Hint', 'button');
  await page.locator('.hint').waitFor();
  await press('Give up', 'button');
  await press('Yes, give up', 'button');
  await page.getByText(/^Lost: resigned/).waitFor();
  await press('Check the deal', 'button');
  await page.locator('.checks .is-true').first().waitFor();
  must((await page.locator('.checks .is-false').count()) === 0, 'the deal is said to be false');
  await standsWell(page);
}

/** A name, a table that nobody else sees, and being forgotten. */
async function guest({ page, url, another }: Visit): Promise<void> {
  await page.goto(`${url}/play#/new/portraits`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Name of the table').fill('<b>Sunday</b>');
  await page.getByLabel('Who may see it').selectOption('private');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await page.getByRole('heading', { name: '<b>Sunday</b>' }).waitFor();
  const other = await another();
  await other.goto(page.url());
  await other.getByRole('heading', { name: 'You can’t see this table' }).waitFor();
  await standsWell(other);

  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: '<b>Sunday</b>' }).waitFor();
  await page.locator('summary', { hasText: 'You' }).click();
  const name = page.getByLabel('Your name');
  must((await name.inputValue()) === 'Ada', 'the name is not kept');
  await name.fill('Countess');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByText('Renamed.').waitFor();
  await page.reload();
  await page.locator('summary', { hasText: 'You' }).click();
  must((await name.inputValue()) === 'Countess', 'the new name is not kept');
  await page.getByRole('button', { name: 'Forget me' }).click();
  await page.getByRole('button', { name: 'Yes, forget me' }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor({ state: 'detached' });
  must((await page.evaluate('localStorage.getItem("salon.session")')) === null, 'the token is still there');
}

/** A spectator sees a move without asking for it, and can do nothing. */
async function lookingOn({ page, url, another }: Visit): Promise<void> {
  await page.goto(`${url}/play#/new/portraits`);
  // A secret deal can be lost in its setup.
  await page.getByLabel(/^Deal/).selectOption('numbered');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await page.getByText('Your move.').waitFor();
  const other = await another(PHONE_BY_NIGHT);
  await other.goto(page.url());
  await other.getByText(/^Waiting for the player at seat 0/).waitFor();
  must((await other.getByRole('button', { name: 'Undo' }).count()) === 0, 'a spectator is offered to undo');
  await page.locator('summary', { hasText: 'Legal moves' }).click();
  await page.locator('.moves button').first().click();
  await other.getByRole('slider', { name: 'Version' }).waitFor();
  await standsWell(other);
}

const PHONE_BY_NIGHT = { viewport: PHONE, colorScheme: 'dark' } as const;

export const playPagesChecks: readonly Check[] = [
  ...(['light', 'dark'] as const).flatMap((colorScheme) =>
    [PHONE, DESKTOP].map((viewport) => ({
      name: `play: lobby and forms, ${viewport.width} wide, ${colorScheme}`,
      path: '/play',
      context: { viewport, colorScheme },
      run: lobbyAndForms,
    })),
  ),
  {
    name: 'play: with the keyboard alone',
    path: '/play',
    context: { viewport: DESKTOP },
    run: keyboardAlone,
  },
  { name: 'play: a guest', path: '/play', context: { viewport: PHONE }, expects: [404], run: guest },
  { name: 'play: looking on', path: '/play', context: { viewport: DESKTOP }, run: lookingOn },
];
