/** The house rules of the source text, as functions from files to faults. An empty list means: kept. */
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** One file: its path from the root of the project, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export const lineCount = ({ text }: Source): number => text.trimEnd().split('\n').length;

/** What a file imports: paths from the root for its own files, names for packages. Types and `import()` count. */
export function importsOf({ path, text }: Source): readonly string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? join(dirname(path), fileName) : fileName,
    );
}

/** Where a file of `src` belongs: `core`, `games/portraits`, `games` (the registry), `table` …, or its own name. */
export function placeOf(path: string): string {
  const [, place = '', inner = '', deeper] = path.split('/');
  if (place !== 'games') return place;
  return deeper === undefined ? 'games' : `games/${inner}`;
}

/** Place → the places it may import from, besides itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  games: ['core', 'games/*'],
  'games/*': ['core'],
  table: ['core'],
  store: ['core', 'table'],
  news: ['core', 'table'],
  http: ['core', 'table', 'release.ts'],
  mcp: ['release.ts'],
  'release.ts': [],
  'app.ts': ['core', 'games', 'table', 'news', 'http', 'mcp', '*.ts', 'release.ts'],
  'worker.ts': ['app.ts', 'core', 'table', 'store', 'news', 'http', '*.ts', 'release.ts'],
  'node.ts': ['app.ts', 'core', 'table', 'store', 'news', 'http', 'node', '*.ts', 'release.ts'],
  // What only the Node host has.
  node: ['table', 'http'],
  // The reference frontend knows the API alone.
  play: [],
  // The interactive reference keeps a guest where the reference frontend does.
  reference: ['play'],
  // Any other file at the top: the clock, chance, the log … that a host hands to the app.
  '*.ts': ['core', 'table', 'release.ts'],
};

/** Place → the packages it may import. `node:crypto` and `node:buffer` go everywhere but into rulesets. */
const BOTH_HOSTS = ['node:crypto', 'node:buffer'];
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  core: ['zod', ...BOTH_HOSTS],
  games: ['zod'],
  'games/*': ['zod'],
  table: ['zod', 'lru-cache', ...BOTH_HOSTS],
  store: ['zod', 'drizzle-orm', '@libsql/client', 'libsql', ...BOTH_HOSTS],
  news: [],
  http: ['zod', 'hono', '@hono/zod-openapi', 'lru-cache', ...BOTH_HOSTS],
  mcp: ['zod', '@modelcontextprotocol/server'],
  // Besides the types that are generated from the document.
  play: ['preact', 'openapi-fetch', 'openapi'],
  reference: [],
};

function general(place: string): string {
  if (place.startsWith('games/')) return 'games/*';
  return place.endsWith('.ts') && ARROWS[place] === undefined ? '*.ts' : place;
}

const isOurs = (imported: string): boolean => imported.startsWith('src/') || imported.startsWith('test/');
const packageOf = (name: string): string =>
  name.startsWith('node:') ? name : name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Imports against the arrows. */
export function wrongArrows(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const from = placeOf(source.path);
    const allowed = ARROWS[general(from)];
    return importsOf(source).flatMap((imported) => {
      if (from === 'tools' || !isOurs(imported)) return [];
      const to = placeOf(imported);
      const isAllowed =
        imported.startsWith('src/') &&
        (to === from || allowed?.includes(to) === true || allowed?.includes(general(to)) === true);
      return isAllowed ? [] : [`${source.path} imports ${imported}`];
    });
  });
}

/** Files that only the Node host loads. */
export const isForNode = (path: string): boolean =>
  /^src\/(node\.ts|node\/.*|store\/(embedded|migrate)\.ts|tools\/.*)$/.test(path);

/** Packages where they don't belong, and Node where both hosts run. */
export function wrongPackages(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const allowed = PACKAGES[general(placeOf(source.path))];
    return importsOf(source).flatMap((imported) => {
      if (isOurs(imported) || !/^[@a-z]/.test(imported)) return [];
      const name = packageOf(imported);
      const isNode = name.startsWith('node:') && !BOTH_HOSTS.includes(name);
      const isAllowed = isNode ? isForNode(source.path) : allowed === undefined || allowed.includes(name);
      return isAllowed || isForNode(source.path) ? [] : [`${source.path} imports ${imported}`];
    });
  });
}

/** Circles of imports, each told once from its first file on. */
export function importCycles(sources: readonly Source[]): string[] {
  const graph = new Map(sources.map((source) => [source.path, importsOf(source)]));
  const finished = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (finished.has(path) || way.includes(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...way, path]);
    finished.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}

const parsed = new WeakMap<Source, ts.SourceFile>();

function parse(source: Source): ts.SourceFile {
  const known = parsed.get(source);
  const file = known ?? ts.createSourceFile(source.path, source.text, ts.ScriptTarget.ES2022, true);
  parsed.set(source, file);
  return file;
}

/** What `find` says of each node of each file, with the place. */
function search(
  sources: readonly Source[],
  find: (node: ts.Node, file: ts.SourceFile) => string | undefined,
): string[] {
  return sources.flatMap((source) => {
    const file = parse(source);
    const faults: string[] = [];
    const visit = (node: ts.Node): void => {
      const fault = find(node, file);
      if (fault !== undefined)
        faults.push(`${source.path}:${lineOf(node.getStart(file), file) + 1} ${fault}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
    return faults;
  });
}

const lineOf = (position: number, file: ts.SourceFile): number =>
  file.getLineAndCharacterOfPosition(position).line;

/** Functions of `most` lines or more. */
export const longFunctions = (sources: readonly Source[], most: number): string[] =>
  search(sources, (node, file) => {
    if (!ts.isFunctionLike(node)) return undefined;
    const lines = lineOf(node.end, file) - lineOf(node.getStart(file), file) + 1;
    return lines >= most ? `a function of ${lines} lines` : undefined;
  });

/** `any`, and casts (`as` but `as const`, `<T>x`, `x!`) that no comment on or above their line proves. */
export const looseTypes = (sources: readonly Source[]): string[] =>
  search(sources, (node, file) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any';
    if (ts.isNonNullExpression(node)) return 'a non-null assertion';
    if (!ts.isAsExpression(node) && !ts.isTypeAssertionExpression(node)) return undefined;
    if (node.type.getText(file) === 'const') return undefined;
    const lines = file.text.split('\n');
    const ends = [node.getStart(file), node.expression.end, node.end].map((end) => lineOf(end, file));
    const isProved = ends.some((line) => isCommented(lines[line]) || isCommented(lines[line - 1]));
    return isProved ? undefined : `a cast without its proof: ${node.getText(file).slice(0, 60)}`;
  });

const isCommented = (line = ''): boolean => /(^|\s)\/\/ |\*\/\s*$/.test(line);

/** A `default` branch where a new kind of fact must not slip through: views, and every function called redact. */
export const defaultBranches = (sources: readonly Source[]): string[] =>
  search(sources, (node, file) => {
    if (!ts.isDefaultClause(node)) return undefined;
    const isInView = /\/view\.ts$/.test(file.fileName);
    return isInView || isInside(node, 'redact') ? 'a default branch' : undefined;
  });

function isInside(node: ts.Node, name: string): boolean {
  if (ts.isSourceFile(node)) return false;
  const declared =
    ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node);
  return (declared && node.name?.getText() === name) || isInside(node.parent, name);
}

/** The global `process`, which Workers don't have. */
export const processUses = (sources: readonly Source[]): string[] =>
  search(sources, (node) =>
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'process'
      ? `process.${node.name.text}`
      : undefined,
  );

/** Words that say "not finished", and switches that turn the compiler off. */
export function unfinished(sources: readonly Source[]): string[] {
  const marks = new RegExp(
    `\\b(${['TO', 'FIX', 'XX'].map((a, i) => a + ['DO', 'ME', 'X'][i]).join('|')})\\b`,
  );
  const off = new RegExp(['@ts-', '(ignore|nocheck)|biome-', 'ignore-all|\\.(skip|only|todo)\\('].join(''));
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, i) => (marks.test(line) || off.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );
}
