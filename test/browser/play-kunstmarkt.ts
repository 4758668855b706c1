/** A whole game of Kunstmarkt: two people at their own screens, a bot, and somebody who looks on. */
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { heardOf, leaks, openEars, secretsOf } from './ears.ts';
import { DESKTOP, must, PHONE, standsWell, standsWellEverywhere } from './looks.ts';
import type { Check, Visit } from './run.ts';

const BY_NIGHT = { viewport: PHONE, colorScheme: 'dark' } as const;

/** Somebody at the table. */
interface Person {
  readonly page: Page;
  readonly seat: number;
  readonly token: string;
  turns: number;
}

const versionOn = async (page: Page): Promise<string> =>
  (await page.locator('.km-table').getAttribute('data-version')) ?? '';
const shows = (page: Page, version: string): Promise<void> =>
  page.locator(`.km-table[data-version="${version}"]`).waitFor();

const positionSchema = z.looseObject({
  awaiting: z.array(z.looseObject({ seat: z.int() })),
  view: z.looseObject({
    hand: z.looseObject({ pictures: z.array(z.string()), customers: z.array(z.string()) }),
    sale: z.looseObject({ offers: z.array(z.looseObject({ picture: z.string().nullable() })) }).nullable(),
  }),
});

/** The game as the person's own token shows it, and the page as it stands. */
async function look(game: string, { page, token }: Person) {
  const headers = { Authorization: `Bearer ${token}` };
  const { awaiting, view } = positionSchema.parse(await (await fetch(game, { headers })).json());
  const offered = view.sale?.offers.map(({ picture }) => picture) ?? [];
  const { pictures, customers } = view.hand;
  const hidden = [...pictures, ...customers].filter((card) => !offered.includes(card));
  return { awaited: awaiting[0]?.seat, pictures, hidden, html: await page.content() };
}

type Look = Awaited<ReturnType<typeof look>>;

/** What one of them holds is nowhere on the other's page; what was offered is open. */
function keepsSecret({ hidden, pictures, html }: Look, other: Look): void {
  const seen = hidden.filter((card) => other.html.includes(card));
  must(seen.length === 0, `somebody sees ${seen.join(', ')} in another's hand`);
  must(
    pictures.every((card) => html.includes(card)),
    'an own picture is not shown',
  );
}

async function seated(page: Page, seat: number): Promise<Person> {
  const kept = await page.evaluate<string>('localStorage.getItem("salon.session")');
  const { token } = z.looseObject({ token: z.string() }).parse(JSON.parse(kept));
  return { page, seat, token, turns: 0 };
}

/** One creates the table by the form, the other comes by its link; the bot is there from the start. */
async function sitDown({ page, another }: Visit): Promise<readonly [Person, Person]> {
  await openEars(page);
  await page.reload();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Seat 1').selectOption('open');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await page.getByText('2 of 3 seats are taken.').waitFor();
  await standsWellEverywhere(page, 'the empty room');
  const guest = await another(BY_NIGHT);
  await openEars(guest);
  await guest.goto(page.url());
  await guest.getByLabel('Your name').fill('Bruno');
  await standsWell(guest, 'the empty room from outside');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('.km-hand').waitFor();
  await page.locator('.km-dealers', { hasText: 'Bruno' }).waitFor();
  return [await seated(page, 0), await seated(guest, 1)];
}

/** A purchase, and with a full hand the second choice that it takes. */
async function buyCheapest(page: Page): Promise<void> {
  const cheapest = page.locator('.km-market button.km-tile').first();
  await cheapest.click();
  const own = page.locator('.km-pictures button.km-tile');
  if ((await own.count()) < 4) return;
  await page.getByText('which picture do you discard for it?').waitFor();
  must((await cheapest.getAttribute('aria-pressed')) === 'true', 'what is being bought is not marked');
  await page.keyboard.press('Escape');
  await page.getByText('which picture do you discard for it?').waitFor({ state: 'detached' });
  await cheapest.click();
  await own.first().click();
}

/** An offer where one is possible; two purchases; then customers are drawn and played until none are left. */
async function decide(person: Person): Promise<void> {
  const { page } = person;
  const pass = page.locator('.km-ask').getByRole('button', { name: 'Offer nothing' });
  if ((await pass.count()) > 0) {
    const offer = page.locator('.km-pictures button.is-open');
    return (await offer.count()) > 0 ? offer.first().click() : pass.click();
  }
  person.turns += 1;
  if (person.turns <= 2) return buyCheapest(page);
  const draw = page.locator('button.km-stack.is-open');
  return (await draw.count()) > 0 ? draw.click() : page.locator('.km-customers button').first().click();
}

/** What the rules don't allow is refused, with the paragraph. */
async function isRefused({ page }: Person): Promise<void> {
  await page.locator('.km-pictures button.km-tile').first().click();
  await page.locator('.notice a[href="/rules/kunstmarkt#KM-4"]').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Somebody without a seat: sees no hand and can do nothing, but hears of every move. */
async function looksOn(page: Page): Promise<void> {
  await page.locator('.km-table').waitFor();
  must((await page.locator('.km-hand').count()) === 0, 'a spectator sees a hand');
  must((await page.locator('.km button').count()) === 0, 'a spectator is offered something to do');
  await standsWell(page, 'looking on');
}

async function playToTheEnd(game: string, people: readonly [Person, Person], spectator: Page): Promise<void> {
  const [ada, bruno] = people;
  let wasRefused = false;
  for (let decisions = 0; ; decisions++) {
    const [hers, his] = [await look(game, ada), await look(game, bruno)];
    const person = people.find(({ seat }) => seat === hers.awaited);
    // After the end all hands lie open.
    if (person === undefined) return must(wasRefused, 'nothing was refused');
    keepsSecret(hers, his);
    keepsSecret(his, hers);
    must(decisions < 250, 'the game does not end');
    if (!wasRefused && person.turns > 2 && (await person.page.locator('.km-ask').count()) === 0) {
      await isRefused(person);
      wasRefused = true;
    }
    const before = await versionOn(person.page);
    await decide(person);
    await person.page.locator(`.km-table:not([data-version="${before}"])`).waitFor();
    const now = await versionOn(person.page);
    for (const { page } of people) await shows(page, now);
    if (decisions > 10) continue;
    await shows(spectator, now);
    if (decisions === 10) await spectator.context().close();
  }
}

/** Whether anybody was told a card of the other before it was shown. */
async function toldNoSecrets(id: string, [ada, bruno]: readonly [Person, Person]): Promise<void> {
  for (const [owner, other] of [
    [ada, bruno],
    [bruno, ada],
  ] as const) {
    const own = await heardOf(id, owner.page);
    const secrets = secretsOf(owner.seat, own);
    must(secrets.size >= 5, `seat ${owner.seat} had ${secrets.size} secrets`);
    const ownText = own.map(({ text }) => text).join('\n');
    must(
      [...secrets.keys()].every((card) => ownText.includes(card)),
      'a card was not told to its owner',
    );
    const found = leaks(await heardOf(id, other.page), secrets);
    must(found.length === 0, `seat ${other.seat} was told: ${found.join('; ')}`);
  }
}

/** Every sentence of the proof is true, those about this browser's own part too. */
async function provesDeal({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Check the deal' }).click();
  const checks = page.locator('.checks li');
  await checks.first().waitFor();
  const [all, good] = [await checks.count(), await page.locator('.checks li.is-true').count()];
  must(all === 6 && good === all, `${good} of ${all} sentences about the deal are true`);
}

async function wholeGame(visit: Visit): Promise<void> {
  const people = await sitDown(visit);
  const [ada, bruno] = people;
  const id = ada.page.url().split('/').at(-1) ?? '';
  const spectator = await visit.another();
  await spectator.goto(ada.page.url());
  await looksOn(spectator);
  for (const { page } of people) {
    await page.evaluate('window.isSamePage = true');
    await standsWell(page, 'the first table');
  }
  await playToTheEnd(`${visit.url}/v1/kunstmarkt/${id}`, people, spectator);
  for (const { page } of people) {
    await page.locator('.km-ranking').waitFor();
    await page.locator('.log', { hasText: 'The game is over' }).waitFor();
    must(await page.evaluate<boolean>('window.isSamePage === true'), 'a page was loaded again');
  }
  const rankings = await Promise.all(
    people.map(({ page }) => page.locator('.km-line .km-cash').allTextContents()),
  );
  must(
    rankings[0]?.length === 3 && rankings[0].join() === rankings[1]?.join(),
    `two rankings: ${rankings.join(' / ')}`,
  );
  must(
    (await ada.page.locator('.km-ranking').textContent())?.includes('Bruno') === true,
    'Bruno has no place',
  );
  await toldNoSecrets(id, people);
  for (const person of people) await provesDeal(person);
  await standsWellEverywhere(ada.page, 'the ranking');
  await standsWell(bruno.page, 'the ranking');
  must((await bruno.page.locator('.km-ranking').textContent())?.includes('Ada') === true, 'Ada has no place');
}

export const playKunstmarktChecks: readonly Check[] = [
  {
    name: 'play: Kunstmarkt, two people and a bot',
    path: '/play#/new/kunstmarkt',
    context: { viewport: DESKTOP },
    expects: [422],
    run: wholeGame,
  },
];
