/** What every page has to stand up to, whatever is on it. */
import type { Page } from 'playwright-core';
import { seriousFaults } from './axe.ts';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Nothing serious for axe, and no wider than the screen. */
export async function standsWell(page: Page, where: string): Promise<void> {
  const faults = await seriousFaults(page);
  must(faults.length === 0, `${where}: ${faults.join('\n')}`);
  const { content, screen } = await page.evaluate<{ content: number; screen: number }>(
    '({ content: document.documentElement.scrollWidth, screen: window.innerWidth })',
  );
  must(content <= screen, `${where}: the page is ${content} wide on a screen of ${screen}`);
}

/** On a phone and on a desk, by day and by night. Leaves the page as a desk by day. */
export async function standsWellEverywhere(page: Page, where: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await standsWell(page, `${where}, ${viewport.width} wide, ${colorScheme}`);
    }
  }
}
