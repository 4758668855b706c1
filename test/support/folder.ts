/** A folder for the files of a test, gone when the tests of the file are done. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salon-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
