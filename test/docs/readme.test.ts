/** README.md: its session is replayed word for word, and what it lists is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../src/environment.ts';
import { games } from '../../src/games/index.ts';
import { temporaryFolder } from '../support/folder.ts';
import { startServer } from '../support/server.ts';
import { compare, isThere, paste } from './paste.ts';
import { differences } from './session.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const server = await startServer();
afterAll(() => server.stop());

const session = readme.slice(readme.indexOf('## A first game'));

describe.skipIf(!isThere('curl'))('The session in the README', async () => {
  const { outputs, complaints } = await paste(session, { url: server.url, cwd: temporaryFolder() });

  it('is answered as shown', () => {
    expect(complaints).toBe('');
    const { compared, faults } = compare(session, outputs);
    expect(faults).toEqual([]);
    expect([outputs.length, compared]).toEqual([4, 4]);
  });

  it.each([
    ['a field', '"drawPile": 42', '"drawPile": 41'],
    ['a status', '422 Unprocessable', '409 Unprocessable'],
    ['a header', 'content-type: application/problem+json', 'content-type: application/json'],
    ['a field too few', '"vault": [], ', ''],
    ['a list too short', '"10C"],\n            "vault"', '"10C", "AS"],\n            "vault"'],
  ])('would not go through with %s changed', (_, from, to) => {
    expect(session).toContain(from);
    expect(compare(session.replace(from, to), outputs).faults).not.toEqual([]);
  });

  it('would not go through with another move', async () => {
    const other = session.replace('"with": ["9H", "4H"]', '"with": ["9H", "5H"]');
    const { outputs: answers } = await paste(other, { url: server.url, cwd: temporaryFolder() });
    expect(compare(session, answers).faults).not.toEqual([]);
  });
});

it('What is shown is compared with what is there', () => {
  const real = { id: 'abc', list: [1, 2, 3], more: true };
  expect(differences({ id: 'a…', list: [1, '…'], '…': '…' }, real)).toEqual([]);
  expect(differences({ id: 'abc', list: [1, 2, 3] }, real)).toEqual(['/more is not shown']);
  expect(differences({ id: 'b…', '…': '…' }, real)).toEqual(['/id: abc']);
  expect(differences({ ...real, '…': '…' }, real)).toEqual([' has no more fields']);
  expect(differences({ ...real, list: [1, 2] }, real)).toEqual(['/list has 3 items']);
});

describe('The README', () => {
  it('is short', () => expect(readme.split('\n').length).toBeLessThan(150));

  it('names every folder of the source', () => {
    const folders = readdirSync(new URL('../../src', import.meta.url), { withFileTypes: true });
    for (const folder of folders.filter((one) => one.isDirectory()))
      expect(readme).toContain(`\`src/${folder.name}\``);
  });

  it('names pages that are there', async () => {
    const named = [...readme.matchAll(/(?:`|8787)(\/(?:docs|mcp|v1)\b[\w/]*)(?=[`>])/g)].map(
      ([, path = '']) => path,
    );
    expect(named).toEqual(['/docs', '/mcp']);
    for (const path of named) expect((await fetch(server.url + path)).status, path).not.toBe(404);
  });

  it('lists the games of the registry', () => {
    for (const { id } of games) expect(readme).toContain(`\`${id}\` |`);
    expect(readme.match(/docs\/rules\/[\w-]+\.md\)/g)).toHaveLength(games.length);
  });

  it('lists every variable of the environment with its default', () => {
    const wrong = {
      PORT: 'x',
      HOST: '',
      DATABASE_URL: 'x',
      DATABASE_AUTH_TOKEN: '',
      LOG_LEVEL: 'x',
      RATE_LIMIT: 'x',
      TRUST_PROXY: 'x',
    };
    const { port, host, database, logLevel, isLimited, isBehindProxy } = readEnvironment({});
    const switches = [isLimited, isBehindProxy].map((isOn) => (isOn ? 'on' : 'off'));
    const defaults = [String(port), host, database.url, undefined, logLevel, ...switches];
    const listed = [...readme.matchAll(/^\| `([A-Z_]+)` \| (?:`(.*?)`|none) \|/gm)];
    expect(listed.map(([, name]) => name)).toEqual(Object.keys(wrong));
    expect(listed.map(([, , standard]) => standard)).toEqual(defaults);
    for (const name of Object.keys(wrong)) expect(() => readEnvironment(wrong)).toThrow(name);
  });
});
