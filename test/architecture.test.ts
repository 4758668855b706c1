/** The shape of the project, as tests: who may import whom, how long a file may be, what no source may hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as rules from './support/house-rules.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const RULESET_FILES = ['schema', 'state', 'rules', 'view', 'paragraphs', 'words', 'bot', 'game'];

const read = (folder: string): readonly rules.Source[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.generated.ts'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${ROOT}${folder}/${name}`, 'utf8') }));

const src = read('src');
const test = read('test');
const support = test.filter(({ path }) => path.startsWith('test/support/') && !path.endsWith('.test.ts'));
const all = [...src, ...test];

describe('imports', () => {
  it('follow the arrows', () => expect(rules.wrongArrows(src)).toEqual([]));
  it('run in no circle', () => expect(rules.importCycles([...src, ...support])).toEqual([]));
  it('take packages where they belong, and Node in the Node host only', () => {
    expect(rules.wrongPackages(src)).toEqual([]);
  });
  it('leave process to the Node host', () => {
    expect(rules.processUses(src.filter(({ path }) => !rules.isForNode(path)))).toEqual([]);
  });
});

describe('sizes', () => {
  const long = (most: number) =>
    all.filter((source) => rules.lineCount(source) > most).map(({ path }) => path);
  it('no file is longer than 250 lines', () => expect(long(250)).toEqual([]));
  it('half of the files in src have at most 100 lines', () => {
    const counts = src.map(rules.lineCount).sort((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(100);
  });
  it('functions stay below 70 lines', () => {
    expect(rules.longFunctions([...src, ...support], 70)).toEqual([]);
  });
});

describe('types', () => {
  it('have no any, and no cast without its proof', () => expect(rules.looseTypes(all)).toEqual([]));
  it('prove that views and redactions know every case', () => {
    expect(rules.defaultBranches(src)).toEqual([]);
  });
});

describe('rulesets', () => {
  const folders = readdirSync(`${ROOT}src/games`, { withFileTypes: true }).filter((one) => one.isDirectory());
  it.each(folders.map(({ name }) => name))('%s has the same files as the others', (name) => {
    const files = readdirSync(`${ROOT}src/games/${name}`);
    expect(files).toEqual(expect.arrayContaining(RULESET_FILES.map((file) => `${file}.ts`)));
  });
});

it('nothing is left unfinished or switched off', () => expect(rules.unfinished(all)).toEqual([]));
