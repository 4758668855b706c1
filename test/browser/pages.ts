/** The pages for people: readable on a phone and on a desk, by day and by night, and with the keyboard alone. */
import { games } from '../../src/games/index.ts';
import { seriousFaults } from './axe.ts';
import type { Check, Visit } from './run.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const [first] = games;
const RULES = `/rules/${first?.id}`;
const PARAGRAPH = first?.words.rules[4]?.id ?? '';

const PAGES = [
  { name: 'landing', path: '/' },
  { name: 'rules', path: '/rules' },
  ...games.map(({ id }) => ({ name: `rules of ${id}`, path: `/rules/${id}` })),
  { name: 'problems', path: '/problems' },
  { name: 'illegal move', path: '/problems/illegal-move' },
];

// What runs in the page is text: this project's types know no page.
const COLOURS = `[...document.querySelectorAll('body *')]
  .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
  .filter((element) => element.tagName !== 'STYLE')
  .map((element) => {
    let behind = element;
    while (getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement;
    const { color: ink } = getComputedStyle(element);
    return { what: element.outerHTML.slice(0, 60), ink, background: getComputedStyle(behind).backgroundColor };
  })`;
const IS_SHOWN_LINK = `['A', 'PRE'].includes(document.activeElement?.tagName) &&
  getComputedStyle(document.activeElement).outlineStyle !== 'none'`;
const UNSEEN = '[...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src)';

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

async function fits({ page }: Visit): Promise<void> {
  const { content, screen } = await page.evaluate<{ content: number; screen: number }>(
    '({ content: document.documentElement.scrollWidth, screen: window.innerWidth })',
  );
  must(content <= screen, `the page is ${content} wide on a screen of ${screen}`);
}

/** Relative luminance as WCAG has it, from `rgb(r, g, b)`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((n) => {
    const part = Number(n) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Also where axe-core gives up, as in front of the stripes of the wall. */
async function contrasts({ page }: Visit): Promise<void> {
  const colours = await page.evaluate<{ what: string; ink: string; background: string }[]>(COLOURS);
  must(colours.length > 20, 'hardly any text');
  for (const { what, ink, background } of colours) {
    const [light, dark] = [luminance(ink), luminance(background)].sort((a, b) => b - a);
    const ratio = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    must(ratio >= 4.5, `${what} has a contrast of ${ratio.toFixed(1)}`);
  }
}

async function looksWell(visit: Visit): Promise<void> {
  const { page } = visit;
  must((await page.title()).includes('Salon'), 'the title does not say Salon');
  await fits(visit);
  await contrasts(visit);
  const faults = await seriousFaults(page);
  must(faults.length === 0, faults.join('\n'));
  // Pictures further down are fetched when they come near.
  for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const unseen = await page.evaluate<string[]>(UNSEEN);
  must(unseen.length === 0, `pictures that are not shown: ${unseen.join(', ')}`);
}

async function tabs({ page }: Visit): Promise<void> {
  const links = await page.locator('a').count();
  let reached = 0;
  for (let i = 0; i < links + 5; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate<boolean>(IS_SHOWN_LINK)) reached += 1;
  }
  must(reached >= links, `${reached} of ${links} links are reached with Tab and show it`);
}

async function skips({ page }: Visit): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.locator('a.skip');
  const top = (await skip.boundingBox())?.y ?? -1;
  must(top >= 0, 'the skip link is not in sight when it has the focus');
  await page.keyboard.press('Enter');
  const inMain = await page.evaluate<boolean>("document.activeElement?.tagName === 'MAIN'");
  must(inMain, 'the skip link does not lead into the content');
}

/** Whoever follows a refusal sees at once which paragraph is meant. */
async function marks({ page }: Visit): Promise<void> {
  const colourOf = (id: string) =>
    page.evaluate<string>(`getComputedStyle(document.getElementById('${id}')).backgroundColor`);
  const [meant, other] = [await colourOf(PARAGRAPH), await colourOf(first?.words.rules[1]?.id ?? '')];
  must(meant !== other, `${PARAGRAPH} looks like any other paragraph`);
  const top = (await page.locator(`#${PARAGRAPH}`).boundingBox())?.y ?? -1;
  must(top >= 0 && top < DESKTOP.height / 2, `${PARAGRAPH} is at ${top}`);
}

const LOOKS = [PHONE, DESKTOP].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => {
    const device = viewport === PHONE ? 'phone' : 'desktop';
    return { device, context: { viewport, colorScheme, reducedMotion: 'reduce' as const } };
  }),
);

export const pagesChecks: readonly Check[] = [
  ...PAGES.flatMap(({ name, path }) =>
    LOOKS.map(({ device, context }) => {
      return { name: `${name}, ${device}, ${context.colorScheme}`, path, context, run: looksWell };
    }),
  ),
  ...['/', RULES, '/problems/illegal-move'].flatMap((path) => [
    {
      name: `pages, keyboard, ${path}`.replaceAll('/', ' '),
      path,
      context: { viewport: DESKTOP },
      run: tabs,
    },
    {
      name: `pages, skip link, ${path}`.replaceAll('/', ' '),
      path,
      context: { viewport: PHONE },
      run: skips,
    },
  ]),
  {
    name: 'rules, a paragraph',
    path: `${RULES}#${PARAGRAPH}`,
    context: { viewport: DESKTOP },
    run: marks,
  },
];
