/** The files of the reference, from the process as it is started. */
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { startSalon } from './process.ts';

// Loading its own modules takes more than a hundred at once.
const MOST_FILES = 256;

it('answers that nobody reads hold no file open', async () => {
  const salon = await startSalon(`file:${join(temporaryFolder(), 'salon.db')}`, MOST_FILES);
  const script = `${salon.url}/docs/swagger-ui-bundle.js`;
  for (let i = 0; i < 2 * MOST_FILES; i++) {
    const { status } = await fetch(script, { method: 'HEAD' });
    expect(status, `request ${i}`).toBe(200);
  }
  for (let i = 0; i < 5; i++) {
    const leaving = new AbortController();
    await fetch(script, { signal: leaving.signal });
    leaving.abort();
  }
  expect(await (await fetch(script)).text()).toContain('SwaggerUIBundle');
  const exited = once(salon.process, 'exit');
  salon.process.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
