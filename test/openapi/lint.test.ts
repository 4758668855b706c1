/** Both editions as a linter of others sees them, with every rule of its strictest set. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { committed } from './reading.ts';

const config = await createConfig({ extends: ['recommended-strict'] });

/** What the linter finds, a line each: the rule, what it says, and where. */
async function faultsOf(source: string): Promise<readonly string[]> {
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

/** A rule, what stands in the document, and what breaks the rule in its place. */
const PLANTED = [
  ['no-invalid-media-type-examples', '"code": "stale-version"', '"code": "stale"'],
  ['no-unresolved-refs', '#/components/schemas/PortraitsView"', '#/components/schemas/Nobody"'],
  ['operation-summary', '"summary": "Sign up"', '"x-summary": "Sign up"'],
  ['security-defined', '"security": []', '"x-security": []'],
] as const;

const EDITIONS = ['openapi.json', 'openapi-3.0.json'];

describe.each(EDITIONS)('%s', (name) => {
  it('has no fault', async () => expect(await faultsOf(committed(name))).toEqual([]));

  it('would be found out', async () => {
    const spoilt = PLANTED.reduce(
      (source, [, right, wrong]) => source.replaceAll(right, wrong),
      committed(name),
    );
    const rules = new Set((await faultsOf(spoilt)).map((fault) => fault.split(':')[0]));
    expect([...rules]).toEqual(expect.arrayContaining(PLANTED.map(([rule]) => rule)));
  });
});

it('what is new in 3.1 is a fault in 3.0.3', async () => {
  const faults = await faultsOf(
    committed('openapi.json').replace('"openapi": "3.1.0"', '"openapi": "3.0.3"'),
  );
  expect(faults.length).toBeGreaterThan(100);
});
