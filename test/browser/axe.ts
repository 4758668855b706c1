/** What axe-core finds wrong with a page as it stands. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Fault {
  readonly impact: string | null;
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** An element may be told by a path through frames and shadow roots. */
const elementsOf = ({ nodes }: Fault): string =>
  nodes.map(({ target }) => target.flat().join(' ')).join(', ');

/**
 * The serious and the critical violations, a sentence each; an empty list when there are none. The page has to stand
 * still: colours in the middle of a transition are measured as they are. What runs in the page is evaluated by the
 * browser's own debugger, so the page's Content-Security-Policy need not allow it.
 */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const faults = await page.evaluate<readonly Fault[]>(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
  return faults
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map((fault) => `${fault.impact} ${fault.id}: ${fault.help} (${elementsOf(fault)})`);
}
