/** The interactive reference: all operations, and one of them tried out. */
import { documentSchema } from '../openapi/reading.ts';
import type { Check, Visit } from './run.ts';

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

async function listsAll({ page, url }: Visit): Promise<void> {
  const { paths } = documentSchema.parse(await (await fetch(`${url}/openapi.json`)).json());
  const operations = Object.values(paths).flatMap((item) => Object.keys(item));
  const shown = page.locator('.opblock');
  await shown.nth(operations.length - 1).waitFor({ timeout: 20_000 });
  const count = await shown.count();
  must(count === operations.length, `${count} operations are shown of ${operations.length}`);
  const faults = await page.locator('.errors-wrapper').count();
  must(faults === 0, 'the reference reports errors in the document');
}

/** Opens an operation, sends its first example, and sees the answer. */
async function triesOut({ page }: Visit): Promise<void> {
  const operation = page.locator('#operations-Portraits-createPortraitsGame');
  await operation.waitFor({ timeout: 20_000 });
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const status = operation.locator('.live-responses-table .response-col_status').last();
  await status.waitFor({ timeout: 20_000 });
  const answered = (await status.textContent()) ?? '';
  must(answered.startsWith('201'), `trying it out answered ${answered}`);
}

export const docsChecks: readonly Check[] = [
  {
    name: 'docs, desktop',
    path: '/docs',
    context: { viewport: { width: 1280, height: 1000 } },
    run: listsAll,
  },
  { name: 'docs, phone', path: '/docs', context: { viewport: { width: 360, height: 740 } }, run: listsAll },
  {
    name: 'docs, tried out',
    path: '/docs',
    context: { viewport: { width: 1280, height: 2400 } },
    run: triesOut,
  },
];
