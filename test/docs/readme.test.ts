/** README.md: its session is replayed word for word, and what it lists is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../src/environment.ts';
import { games } from '../../src/games/index.ts';
import { openDocumentedSalon } from './salon.ts';
import { differences, replay } from './session.ts';
import { commandsOf, curlOf, wordsOf } from './shell.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const app = await openDocumentedSalon();

describe('The session in the README', () => {
  it('is answered as shown', async () => {
    const { requests, answers, faults } = await replay(readme, app);
    expect(faults).toEqual([]);
    expect([requests, answers]).toEqual([5, 4]);
  });

  it.each([
    ['a field', '"drawPile": 42', '"drawPile": 41'],
    ['a status', '422 Unprocessable', '409 Unprocessable'],
    ['a move', '"with": ["9H", "4H"]', '"with": ["9H", "5H"]'],
    ['a header', 'content-type: application/problem+json', 'content-type: application/json'],
    ['a field too few', '"vault": [], ', ''],
    ['a list too short', '"10C"],\n            "vault"', '"10C", "AS"],\n            "vault"'],
  ])('would not go through with %s changed', async (_, from, to) => {
    expect(readme).toContain(from);
    expect((await replay(readme.replace(from, to), app)).faults).not.toEqual([]);
  });
});

describe('The shell of the documents', () => {
  const variables = new Map([['GAME', 'http://localhost:8787/v1/portraits/1']]);

  it('knows words, quotes, variables, continued lines and comments', () => {
    const line = `curl -s "$GAME/events?after=1" \\\n -H 'A: b # c' -d '{"x":\n"$GAME"}' # said aside`;
    const words = ['curl', '-s', 'http://localhost:8787/v1/portraits/1/events?after=1', '-H', 'A: b # c'];
    expect(wordsOf(line, variables)).toEqual([...words, '-d', '{"x":\n"$GAME"}']);
    expect(commandsOf(`A=1\n${line}\n\nB=2`)).toEqual(['A=1', line, 'B=2']);
    expect(() => wordsOf('curl $NAME', variables)).toThrow('$NAME is not set');
  });

  it('sends what curl sends', () => {
    const curl = curlOf(['curl', '-si', 'http://x/', '-d', '{}']);
    expect([curl.method, curl.showsHead, curl.body]).toEqual(['POST', true, '{}']);
    expect(curl.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(curlOf(['curl', '-X', 'DELETE', 'http://x/']).method).toBe('DELETE');
    expect(() => curlOf(['curl', '--fail', 'http://x/'])).toThrow('--fail');
  });

  it('compares what is shown with what is there', () => {
    const real = { id: 'abc', list: [1, 2, 3], more: true };
    expect(differences({ id: 'a…', list: [1, '…'], '…': '…' }, real)).toEqual([]);
    expect(differences({ id: 'abc', list: [1, 2, 3] }, real)).toEqual(['/more is not shown']);
    expect(differences({ id: 'b…', '…': '…' }, real)).toEqual(['/id: abc']);
    expect(differences({ ...real, '…': '…' }, real)).toEqual([' has no more fields']);
    expect(differences({ ...real, list: [1, 2] }, real)).toEqual(['/list has 3 items']);
  });
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
    for (const path of named) expect((await app.request(path)).status, path).not.toBe(404);
  });

  it('lists the games of the registry', () => {
    for (const { id } of games) expect(readme).toContain(`\`${id}\` |`);
    expect(readme.match(/docs\/rules\/[\w-]+\.md\)/g)).toHaveLength(games.length);
  });

  it('lists every variable of the environment with its default', () => {
    const wrong = { PORT: 'x', HOST: '', DATABASE_URL: 'x', DATABASE_AUTH_TOKEN: '', LOG_LEVEL: 'x' };
    const { port, host, database, logLevel } = readEnvironment({});
    const defaults = [String(port), host, database.url, undefined, logLevel];
    const listed = [...readme.matchAll(/^\| `([A-Z_]+)` \| (?:`(.*?)`|none) \|/gm)];
    expect(listed.map(([, name]) => name)).toEqual(Object.keys(wrong));
    expect(listed.map(([, , standard]) => standard)).toEqual(defaults);
    for (const name of Object.keys(wrong)) expect(() => readEnvironment(wrong)).toThrow(name);
  });
});
