/** The types made from the document: a client that fits compiles, and one that does not is told so. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { clientTypesOf } from '../../src/tools/document/client-types.ts';
import { blocksOf } from '../docs/session.ts';
import { committed } from './reading.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const FILE = here('client-under-test.ts');
const TYPES = here('salon.d.ts');
const BEGINNING = `
import createClient from 'openapi-fetch';
import type { components, paths } from './salon.d.ts';
const client = createClient<paths>({ baseUrl: 'http://localhost' });
type Answer = components['schemas']['PortraitsSeated'];
export async function start(): Promise<Answer> {
  const { data, error } = await client.POST('/v1/portraits', { body: { undo: 'off' } });
  if (error) throw new Error(error.code);
  return data;
}
`;

/** Read once: the libraries are the same for every program. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of a program with the types of a client, one line for each fault. */
function faultsOf(types: string, program: string): readonly string[] {
  const written = new Map([
    [FILE, program],
    [TYPES, types],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    skipDefaultLibCheck: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => written.has(name) || fileExists(name);
  host.getSourceFile = (name, language) => {
    const text = written.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, language);
    const file = libraries.get(name) ?? getSourceFile(name, language);
    libraries.set(name, file);
    return file;
  };
  const compiled = ts.createProgram([FILE], options, host);
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 120));
}

const RIGHT = `
export async function play({ id, legalMoves, outcome, events, version }: Answer) {
  for (const { event } of events) if (event.type === 'dealt') console.log(event.piles.cards);
  if (outcome?.result === 'ranking') console.log(outcome.ranking[0]?.place);
  const move = legalMoves?.[0]?.move;
  if (move?.type === 'buy') console.log(move.with.length);
  if (move === undefined) return;
  const params = { path: { id }, query: { legalMoves: false }, header: { 'Idempotency-Key': 'a' } };
  await client.POST('/v1/portraits/{id}/moves', { params, body: { move, expectedVersion: version } });
  await client.POST('/v1/kunstmarkt', {});
}
`;

/** Each line is wrong in one way, and the compiler has to see it. */
const WRONG = [
  `client.POST('/v1/chess', {});`,
  `client.POST('/v1/portraits', { body: { undo: 'always' } });`,
  `export const noField: components['schemas']['CreatePortraits'] = { variant: 'standard' };`,
  `export const noCard: Move = { type: 'swap', card: '1S', with: '7D' };`,
  `export const noMove: Move = { type: 'sell', card: '7S' };`,
  `export const twoMoves: Move = { type: 'swap', card: '7S', with: ['7D'] };`,
  `export const noOutcome = (answer: Answer) => answer.outcome?.winner;`,
];

describe('a client made from the document', () => {
  const move = `type Move = components['schemas']['PortraitsMove'];\n`;
  const wrong = WRONG.map((line) => `// @ts-expect-error\n${line}\n`).join('');
  const program = BEGINNING + RIGHT + move + wrong;
  const current = committed('types.generated.d.ts');

  it('compiles where it fits, and nowhere else', () => {
    expect(faultsOf(current, program)).toEqual([]);
  });

  it('does so from the edition for older generators, too', async () => {
    const types = await clientTypesOf(committed('openapi-3.0.json'));
    expect(faultsOf(types, program)).toEqual([]);
  });

  it('compiles as the guide shows it', () => {
    const guide = readFileSync(new URL('../../docs/api-guide.md', import.meta.url), 'utf8');
    const shown = blocksOf(guide).filter(({ language }) => language === 'ts');
    expect(shown.length).toBeGreaterThan(0);
    for (const { text } of shown) expect(faultsOf(current, text)).toEqual([]);
  });
});
