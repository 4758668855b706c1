/** Before the tests in workerd: a libSQL-over-HTTP endpoint on this machine, with databases in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEndpoint } from './hrana.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseEndpoint: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'salon-endpoint-'));
  const endpoint = await startEndpoint({ folder });
  project.provide('databaseEndpoint', endpoint.url());
  return async () => {
    await endpoint.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
