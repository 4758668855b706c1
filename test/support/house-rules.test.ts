/** The house rules find what they look for. */
import { describe, expect, it } from 'vitest';
import * as rules from './house-rules.ts';

const file = (path: string, text: string): rules.Source => ({ path, text });
const importing = (path: string, imported: string) => [file(path, `import { x } from '${imported}';`)];

describe('wrong arrows', () => {
  it.each([
    ['src/core/a.ts', '../games/portraits/game.ts'],
    ['src/games/portraits/a.ts', '../kunstmarkt/deck.ts'],
    ['src/games/portraits/a.ts', '../index.ts'],
    ['src/games/portraits/a.ts', '../../table/ports.ts'],
    ['src/games/index.ts', '../table/ports.ts'],
    ['src/table/a.ts', '../store/libsql.ts'],
    ['src/table/a.ts', '../games/index.ts'],
    ['src/store/a.ts', '../http/auth.ts'],
    ['src/http/routes/a.ts', '../../store/open.ts'],
    ['src/http/a.ts', '../games/portraits/game.ts'],
    ['src/http/a.ts', '../games/index.ts'],
    ['src/app.ts', './store/libsql.ts'],
    ['src/clock.ts', './app.ts'],
    ['src/clock.ts', './http/auth.ts'],
    ['src/table/a.ts', '../clock.ts'],
    ['src/core/a.ts', '../../test/support/dice.ts'],
    ['src/unheard-of/a.ts', '../core/game.ts'],
  ])('%s may not import %s', (path, imported) => {
    expect(rules.wrongArrows(importing(path, imported))).toHaveLength(1);
  });

  it.each([
    ['src/core/a.ts', './game.ts'],
    ['src/games/portraits/a.ts', '../../core/game.ts'],
    ['src/games/portraits/a.ts', './state.ts'],
    ['src/games/index.ts', './portraits/game.ts'],
    ['src/store/a.ts', '../table/ports.ts'],
    ['src/http/routes/a.ts', '../../table/ports.ts'],
    ['src/app.ts', './games/index.ts'],
    ['src/node.ts', './store/open.ts'],
    ['src/node.ts', './clock.ts'],
    ['src/clock.ts', './table/ports.ts'],
    ['src/tools/a.ts', '../games/portraits/game.ts'],
  ])('%s may import %s', (path, imported) => {
    expect(rules.wrongArrows(importing(path, imported))).toEqual([]);
  });

  it('count types, exports and import()', () => {
    const texts = [
      "import type { A } from '../http/a.ts';",
      "export * from '../http/a.ts';",
      "import('../http/a.ts');",
    ];
    for (const text of texts) expect(rules.wrongArrows([file('src/core/a.ts', text)])).toHaveLength(1);
  });
});

describe('wrong packages', () => {
  it.each([
    ['src/core/a.ts', 'hono'],
    ['src/games/portraits/a.ts', 'node:crypto'],
    ['src/table/a.ts', 'drizzle-orm/sqlite-core'],
    ['src/store/queries.ts', 'node:fs'],
    ['src/http/a.ts', '@hono/node-server'],
    ['src/worker.ts', 'node:fs'],
  ])('%s may not import %s', (path, imported) => {
    expect(rules.wrongPackages(importing(path, imported))).toHaveLength(1);
  });

  it.each([
    ['src/core/a.ts', 'zod'],
    ['src/core/a.ts', 'node:crypto'],
    ['src/store/a.ts', '@libsql/client/web'],
    ['src/store/embedded.ts', 'node:fs'],
    ['src/node.ts', '@hono/node-server'],
  ])('%s may import %s', (path, imported) => {
    expect(rules.wrongPackages(importing(path, imported))).toEqual([]);
  });
});

it('a circle of imports is told once', () => {
  const [a] = importing('src/core/a.ts', './b.ts');
  const [b] = importing('src/core/b.ts', './c.ts');
  const [c] = importing('src/core/c.ts', './b.ts');
  expect(rules.importCycles([a, b, c].flatMap((one) => one ?? []))).toEqual([
    'src/core/b.ts → src/core/c.ts → src/core/b.ts',
  ]);
});

it('a long function is found, a shorter one is not', () => {
  const lines = (n: number) => [file('src/a.ts', `const f = () => {\n${'  g();\n'.repeat(n - 2)}};`)];
  expect(rules.longFunctions(lines(70), 70)).toEqual(['src/a.ts:1 a function of 70 lines']);
  expect(rules.longFunctions(lines(69), 70)).toEqual([]);
});

describe('loose types', () => {
  it.each([
    'let a: any;',
    'f(x as string);',
    'const s = <string>x;',
    'x!.y;',
    '/** Doc. */ let a: any[] = x;',
  ])('%s', (text) => expect(rules.looseTypes([file('src/a.ts', text)])).toHaveLength(1));
  it.each([
    'const a = [1] as const;',
    "import { a as b } from 'c';",
    '// It is one.\nf(x as string);',
    'x satisfies Y;',
  ])('but not %j', (text) => expect(rules.looseTypes([file('src/a.ts', text)])).toEqual([]));
});

describe('default branches', () => {
  const branch = 'switch (x) { default: y(); }';
  it.each([
    ['src/games/a/view.ts', branch],
    ['src/games/a/eyes.ts', `function redact() { ${branch} }`],
    ['src/games/a/game.ts', `const game = { redact() { ${branch} } };`],
  ])('%s: %s', (path, text) => expect(rules.defaultBranches([file(path, text)])).toHaveLength(1));
  it('are free elsewhere', () =>
    expect(rules.defaultBranches([file('src/games/a/words.ts', branch)])).toEqual([]));
});

it('marks of unfinished work are found', () => {
  const texts = ['// TO' + 'DO later', 'FIX' + 'ME', '// @ts-' + 'ignore', 'it.' + "skip('x')"];
  for (const text of texts) expect(rules.unfinished([file('src/a.ts', text)])).toHaveLength(1);
  expect(rules.unfinished([file('src/a.ts', '// done')])).toEqual([]);
});

it('process is found', () => {
  expect(rules.processUses([file('src/a.ts', 'f(process.env.X);')])).toEqual(['src/a.ts:1 process.env']);
});
