/** The page to play on for everybody: where the focus goes, what is said aloud, small screens, forced colours, odd addresses. */
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, must, standsWell } from './looks.ts';
import type { Check, Visit } from './run.ts';
import { beginNumbered } from './solitaire.ts';

const FOCUS = `document.activeElement === document.body ? '' : document.activeElement.tagName + ' ' +
  (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.slice(0, 30))`;

/** The focus is somewhere, whatever has become of the control that was pressed. */
async function press(control: Locator, then: Locator): Promise<void> {
  const page = control.page();
  await control.focus();
  await page.keyboard.press('Enter');
  await then.first().waitFor();
  const focus = await page.evaluate<string>(FOCUS);
  must(focus !== '', `the focus is lost after ${control}`);
}

async function focusStays({ page }: Visit): Promise<void> {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first();
  await press(page.getByRole('link', { name: 'Play Portraits' }), button('Begin'));
  must((await page.title()).startsWith('New game'), 'the form has the title of another page');
  await page.getByLabel(/^Deal/).selectOption('numbered');
  await press(button('Begin'), page.getByText('Your move.'));
  await page.locator('summary', { hasText: 'Legal moves' }).click();
  await press(page.locator('.moves button').first(), page.getByText('Step 1, the present'));
  await press(button('One step back'), page.getByText('You see step 0'));
  await press(button('Back to the present'), page.getByText('Step 1, the present'));
  must(await page.locator('.moves').isVisible(), 'the list of moves has closed');
  await press(button('One step back'), page.getByText('You see step 0'));
  await press(button('Take back to here'), page.getByText('Step 2, the present'));
  await press(button('One step back'), page.getByText('You see step 1'));
  must((await button('Take back to here').count()) === 0, 'what was taken back can be gone back to');
  await press(button('Back to the present'), page.getByText('Step 2, the present'));
  // Held down for too long, a key answers nothing.
  await press(button('Give up'), button('Yes, give up'));
  await page.keyboard.press('Enter');
  await press(button('No'), button('Give up'));
  await press(button('Give up'), button('Yes, give up'));
  await press(button('Yes, give up'), page.getByText(/^Lost: resigned/));
  await press(page.getByRole('link', { name: 'A new game' }), button('Begin'));
}

// Each new text of a region that screen readers read aloud, as often as it comes; that one waits is another matter.
const LISTEN = `window.said = [];
  new MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) =>
      (target.nodeType === 3 ? target.parentElement : target)?.closest(':is([role=status], [role=alert], [aria-live]):not(.waiting)')));
    for (const region of regions) if (region?.textContent) window.said.push(region.textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true })`;
const heard = (page: Page): Promise<readonly string[]> => page.evaluate('window.said.splice(0)');

/** What happens is said once. */
async function saidOnce({ page, url }: Visit): Promise<void> {
  await page.goto(`${url}/play#/new/portraits`);
  await beginNumbered(page, 1);
  await page.locator('summary', { hasText: 'Legal moves' }).click();
  await page.evaluate(LISTEN);
  await page.locator('.moves button').first().click();
  await page.getByText('Step 1, the present').waitFor();
  const move = await heard(page);
  must(move.length === 1 && /is paid/.test(move[0] ?? ''), `a move is said as ${move.join(' | ')}`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Step 2, the present').waitFor();
  const hint = await heard(page);
  must(hint.length === 1 && /^(Buy|Swap) /.test(hint[0] ?? ''), `a hint is said as ${hint.join(' | ')}`);
}

const W = 'W';
const RULESETS = ['portraits', 'picture-gallery', 'merchants-solitaire', 'kunstmarkt'];

/** The narrowest screen that there is, with names that are one long word. */
async function narrow({ page, url }: Visit): Promise<void> {
  for (const ruleset of RULESETS) {
    await page.goto(`${url}/play#/new/${ruleset}`);
    await page.getByRole('button', { name: 'Begin' }).first().waitFor();
    await standsWell(page, `the form of ${ruleset}`);
    const name = page.getByLabel('Your name');
    if ((await name.count()) > 0) await name.fill(W.repeat(40));
    await page.getByLabel('Name of the table').fill(W.repeat(80));
    await page.getByRole('button', { name: 'Begin' }).first().click();
    await page.locator('.stage').locator('.card, .km-tile').first().waitFor();
    await standsWell(page, `a table of ${ruleset}`);
  }
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page
    .getByRole('link', { name: W.repeat(80) })
    .first()
    .waitFor();
  await standsWell(page, 'the lobby');
}

/** Where shadows are not drawn, what is open and what is picked is seen all the same. */
async function forcedColours({ page, url }: Visit): Promise<void> {
  const outlineOf = (card: string): Promise<string> =>
    page.evaluate(`getComputedStyle(document.querySelector('${card}')).outlineStyle`);
  await page.goto(`${url}/play#/new/portraits`);
  await beginNumbered(page, 1);
  must((await outlineOf('.card.is-open')) === 'dashed', 'nothing is seen to be open');
  await page.locator('.assets button.card').first().click();
  await page.mouse.click(0, 0);
  must((await outlineOf('.card.is-picked')) === 'solid', 'nothing is seen to be picked');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.card.is-hinted').first().waitFor();
  must((await outlineOf('.card.is-hinted')) === 'double', 'the hint is not seen');
}

/** Addresses that lead nowhere say so, and numbers are what was typed. */
async function oddAddresses({ page, url }: Visit): Promise<void> {
  for (const hash of ['#/foo/bar', '#/portraits', '#/new/foo', '#/constructor/x']) {
    await page.goto('about:blank');
    await page.goto(`${url}/play${hash}`);
    await page.getByRole('alert').filter({ hasText: 'no page at this address' }).waitFor();
  }
  for (const id of ['zzz', '..', '%2e%2e%2frulesets', 'a?b=c', 'a'.repeat(5_000)]) {
    await page.goto('about:blank');
    await page.goto(`${url}/play#/portraits/${id}`);
    await page.getByRole('heading', { name: 'You can’t see this table' }).waitFor();
  }
  await page.goto(`${url}/play#/new/portraits`);
  await page.getByLabel(/^Deal/).selectOption('numbered');
  const number = page.getByLabel(/^Number/);
  await number.press('ControlOrMeta+A');
  await number.pressSequentially('1.5');
  must((await number.inputValue()) === '1.5', `1.5 becomes ${await number.inputValue()}`);
  await page.getByRole('button', { name: 'Begin' }).first().click();
  must((await page.locator('input:invalid').count()) === 1, '1.5 is taken for a number of a deal');
}

/** A seat that is left can be taken again, at a private table too; when all have left there is nothing to sit down at. */
async function standingUp({ page, url, another }: Visit): Promise<void> {
  const leave = async (person: Page): Promise<void> => {
    await person.getByRole('button', { name: 'Stand up' }).click();
    await person.getByRole('button', { name: 'Yes, stand up' }).click();
  };
  await page.goto(`${url}/play#/new/kunstmarkt`);
  for (const seat of ['Seat 1', 'Seat 2']) await page.getByLabel(seat).selectOption('open');
  await page.getByLabel('Who may see it').selectOption('private');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
  const other = await another();
  await other.goto(page.url());
  for (const _ of ['first', 'second']) {
    await other.getByRole('button', { name: 'Sit down' }).click();
    await leave(other);
    await other.getByRole('heading', { name: 'You can’t see this table' }).waitFor();
  }
  await leave(page);
  await page.goto(`${url}/play#/new/kunstmarkt`);
  await page.getByLabel('Seat 1').selectOption('open');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await leave(page);
  await page.getByText('Everybody left before the deal.').waitFor();
  must(
    (await page.getByRole('button', { name: /^Sit down/ }).count()) === 0,
    'one may sit down after the end',
  );
  must((await page.getByText('may sit down').count()) === 0, 'people are invited to a table that is over');
}

/** A card that is in the air goes back when Escape is pressed, and when the page is left. */
async function inTheAir({ page, url }: Visit): Promise<void> {
  await page.goto(`${url}/play#/new/portraits`);
  await beginNumbered(page, 1);
  const lift = async (): Promise<void> => {
    await page.locator('.assets button.card').first().hover();
    await page.mouse.down();
    await page.mouse.move(400, 400, { steps: 3 });
    await page.locator('.ghost').waitFor();
  };
  await lift();
  await page.keyboard.press('Escape');
  await page.locator('.ghost').waitFor({ state: 'detached' });
  await page.mouse.up();
  await lift();
  await page.goBack();
  await page.getByRole('button', { name: 'Begin' }).first().waitFor();
  must((await page.locator('.ghost').count()) === 0, 'the card is still in the air');
}

export const playMannersChecks: readonly Check[] = [
  ...[
    { name: 'the focus stays near', run: focusStays },
    { name: 'everything is said once', run: saidOnce },
    { name: 'odd addresses', run: oddAddresses, expects: [404] },
    { name: 'a card in the air', run: inTheAir },
    { name: 'standing up', run: standingUp, expects: [404] },
  ].map((check) => ({ ...check, context: { viewport: DESKTOP } })),
  { name: 'the narrowest screen', run: narrow, context: { viewport: { width: 320, height: 640 } } },
  {
    name: 'forced colours',
    run: forcedColours,
    context: { viewport: DESKTOP, forcedColors: 'active' as const },
  },
].map((check) => ({ ...check, name: `play: ${check.name}`, path: '/play' }));
