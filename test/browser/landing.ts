/** The landing page: readable on a phone and on a desk, by day and by night, and with the keyboard alone. */
import { games } from '../../src/games/index.ts';
import type { Check, Visit } from './run.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

// What runs in the page is text: this project's types know no page.
const COLOURS = `[...document.querySelectorAll('main *')]
  .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
  .map((element) => {
    let behind = element;
    while (getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement;
    const { color: ink } = getComputedStyle(element);
    return { what: element.tagName, ink, background: getComputedStyle(behind).backgroundColor };
  })`;
const IS_ON_LINK = `document.activeElement?.tagName === 'A' &&
  getComputedStyle(document.activeElement).outlineStyle !== 'none'`;

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

async function reads({ page, url }: Visit): Promise<void> {
  must((await page.title()).includes('Salon'), 'the title does not say Salon');
  const text = (await page.locator('main').textContent()) ?? '';
  for (const { title } of games) must(text.includes(title), `${title} is missing`);
  const addresses = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    const { status } = await fetch(new URL(address ?? '', url));
    must(status === 200, `the link to ${address} answers ${status}`);
  }
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

async function contrasts({ page }: Visit): Promise<void> {
  const colours = await page.evaluate<{ what: string; ink: string; background: string }[]>(COLOURS);
  for (const { what, ink, background } of colours) {
    const [light, dark] = [luminance(ink), luminance(background)].sort((a, b) => b - a);
    const ratio = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    must(ratio >= 4.5, `${what} has a contrast of ${ratio.toFixed(1)}`);
  }
}

async function tabs({ page }: Visit): Promise<void> {
  const links = await page.locator('a').count();
  let reached = 0;
  for (let i = 0; i < links + 5; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate<boolean>(IS_ON_LINK)) reached += 1;
  }
  must(reached >= links, `${reached} of ${links} links are reached with Tab and show it`);
}

const all = async (visit: Visit): Promise<void> => {
  await reads(visit);
  await fits(visit);
  await contrasts(visit);
};

export const landingChecks: readonly Check[] = [
  { name: 'landing, phone, light', path: '/', context: { viewport: PHONE, colorScheme: 'light' }, run: all },
  { name: 'landing, phone, dark', path: '/', context: { viewport: PHONE, colorScheme: 'dark' }, run: all },
  {
    name: 'landing, desktop, light',
    path: '/',
    context: { viewport: DESKTOP, colorScheme: 'light' },
    run: all,
  },
  {
    name: 'landing, desktop, dark',
    path: '/',
    context: { viewport: DESKTOP, colorScheme: 'dark' },
    run: all,
  },
  { name: 'landing, keyboard', path: '/', context: { viewport: DESKTOP }, run: tabs },
];
