/** The Node process: what it cannot start with is told in one line, with what to change, and exit code 1. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment, whyNotListening } from '../src/environment.ts';
import { temporaryFolder } from './support/folder.ts';
import { runToEnd } from './support/server.ts';

const folder = temporaryFolder();
mkdirSync(join(folder, 'folder.db'));
writeFileSync(
  join(folder, 'text.db'),
  'This is a text, and no database, however long one reads it.'.repeat(20),
);

const other = createServer().listen(0, '127.0.0.1');
afterAll(() => other.close());
await new Promise((resolve) => other.once('listening', resolve));
const address = other.address();
const taken = typeof address === 'object' ? String(address?.port) : '';

describe('A start', () => {
  it.each([
    ['a port that is no number', { PORT: 'abc' }, /^PORT should be a port .*, not "abc"\.$/],
    [
      'a port that is taken',
      { PORT: taken },
      /^port \d+ of 127\.0\.0\.1 is taken, .* PORT names another one\.$/,
    ],
    ['an address of another machine', { HOST: '192.0.2.1' }, /^HOST should be .*, not "192\.0\.2\.1"\.$/],
    [
      'a database that is a folder',
      { DATABASE_URL: `file:${folder}/folder.db` },
      /folder\.db cannot be opened .* It is a folder/,
    ],
    [
      'a database that is a text',
      { DATABASE_URL: `file:${folder}/text.db` },
      /text\.db cannot be opened .* not a database/,
    ],
    [
      'a database below a text',
      { DATABASE_URL: `file:${folder}/text.db/salon.db` },
      /salon\.db cannot be opened .* mkdir/,
    ],
  ])('with %s', async (_, wrong, line) => {
    const right = { PORT: '0', DATABASE_URL: `file:${join(folder, 'salon.db')}` };
    const { code, stderr } = await runToEnd('src/node.ts', [], '', { ...right, ...wrong });
    const [, told = '', ...more] = stderr.split(/^Salon cannot run: |\n/m);
    expect(told).toMatch(line);
    expect([code, more]).toEqual([1, ['']]);
  });
});

it('What is not foreseen is told in the words of the system', () => {
  const right = { DATABASE_URL: 'file:a', HOST: '::1', PORT: '80' };
  const environment = readEnvironment(right);
  const told = (code: string) =>
    whyNotListening(Object.assign(new Error('in its words'), { code }), environment);
  expect(told('EMFILE')).toBe('in its words');
  expect(told('EACCES')).toContain('not listen on port 80');
});
