/** The committed document: made from the app as it is, and true of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { games } from '../../src/games/index.ts';
import { PROBLEM_CODES } from '../../src/http/catalogue.ts';
import { POLICIES } from '../../src/http/limits/policies.ts';
import { createMemoryStore } from '../../src/store/memory.ts';
import { build } from '../../src/tools/openapi.ts';
import { countedIds } from '../support/counted-ids.ts';
import { committed, documentSchema, examplesOf, operationsOf, schemasIn, validatorOf } from './reading.ts';

const text = committed('openapi.json');
const document = documentSchema.parse(JSON.parse(text));
const operations = operationsOf(document);
const validate = validatorOf(document);
const named = operations.map((operation) => [operation.operationId, operation] as const);

/** The pages for people, and the endpoint for agents, whose protocol describes itself: no operations. */
const PAGES = [
  '/',
  '/mcp',
  '/docs',
  '/docs/reference.css',
  '/docs/reference.js',
  '/docs/swagger-ui.css',
  '/docs/swagger-ui-bundle.js',
  '/play',
  '/play/play.css',
  '/play/play.js',
  '/llms.txt',
  ...games.map(({ id }) => `/pictures/${id}.svg`),
  '/openapi.json',
  '/openapi-3.0.json',
];

/** The names of the contract; `X` stands for each ruleset. */
const SHARED = [
  ...[
    'listRulesets',
    'getRuleset',
    'drawCard',
    'listRules',
    'getRules',
    'createPlayer',
    'getMe',
    'renameMe',
    'deleteMe',
    'rotateToken',
  ],
  ...['listGames', 'listProblems', 'getProblem', 'getHealth', 'getReadiness'],
];
const OF_ALL = [
  'createXGame',
  'getXGame',
  'moveX',
  'checkXMove',
  'listXEvents',
  'forkX',
  'resignX',
  'getXFairness',
  'drawX',
];
const OF_SOLITAIRES = ['undoX', 'hintX'];
const OF_TABLES = ['takeXSeat', 'timeOutXSeat'];
const SOLITAIRES = ['Portraits', 'PictureGallery', 'MerchantsSolitaire'];
const of = (names: readonly string[], rulesets: readonly string[]) =>
  rulesets.flatMap((ruleset) => names.map((name) => name.replace('X', ruleset)));

const FILES = ['openapi.json', 'openapi-3.0.json', 'types.generated.d.ts'];

describe('the committed files', () => {
  let built: Readonly<Record<string, string>>;
  beforeAll(async () => {
    built = await build();
  });
  it.each(FILES)('%s is what this app gives', (name) => {
    expect(built[name] === committed(name), 'npm run openapi brings openapi/ up to date').toBe(true);
  });
  it('are all that is made, and two builds are the same', async () => {
    expect(Object.keys(built)).toEqual(FILES);
    expect(await build()).toEqual(built);
  });
});

describe('operations', () => {
  it('have the names of the contract', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual(
      expect.arrayContaining([
        ...SHARED,
        ...of(OF_ALL, [...SOLITAIRES, 'Kunstmarkt']),
        ...of(OF_SOLITAIRES, SOLITAIRES),
        ...of(OF_TABLES, ['Kunstmarkt']),
      ]),
    );
    expect(names).toHaveLength(new Set(names).size);
  });

  it('are the routes of the app, no more and no fewer', () => {
    const ports = {
      store: createMemoryStore(),
      now: Date.now,
      ids: countedIds('routes'),
      log: () => undefined,
    };
    const { routes } = createApp({ ...ports, assets: async () => undefined });
    const served = routes.filter(({ method, path }) => method !== 'ALL' && !PAGES.includes(path));
    const listed = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const addresses = served.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(listed.toSorted()).toEqual([...new Set(addresses)].toSorted());
  });

  it('stand under tags that are described, in the order of the tags', () => {
    const tags = document.tags.map(({ name }) => name);
    const used = [...new Set(operations.flatMap((operation) => operation.tags))];
    expect(used).toEqual(tags);
  });

  it.each(named)('%s tells what it does and what its parameters are', (_, operation) => {
    expect(operation.summary).toMatch(/^[A-Z].{3,}/);
    expect(operation.tags).toHaveLength(1);
    for (const { description, schema, example = schema.examples?.[0] } of operation.parameters) {
      expect(description).toMatch(/\w{2,}/);
      expect(example).toBeDefined();
      expect(validate(schema, example)).toBe('');
    }
    for (const { description } of Object.values(operation.responses)) expect(description).toMatch(/\w{2,}/);
  });
});

describe('too many requests', () => {
  const limits = { addressOf: () => '192.0.2.1', policies: { requests: { ...POLICIES.requests, quota: 0 } } };
  const ports = {
    store: createMemoryStore(),
    now: Date.now,
    ids: countedIds('limited'),
    log: () => undefined,
  };
  const app = createApp({ ...ports, assets: async () => undefined, limits });

  it.each(named)('%s answers as it is told', async (_, { method, path, responses, security }) => {
    const takesToken = security?.length !== 0;
    const headers = takesToken ? { Authorization: 'Bearer anything' } : {};
    const answer = await app.request(path, { method: method.toUpperCase(), headers });
    expect([answer.status === 429, '429' in responses]).toEqual([takesToken, takesToken]);
    const told = Object.keys(Object(responses['429']?.headers));
    for (const header of told) expect(answer.headers.get(header)).toMatch(/\w/);
    expect(told).toHaveLength(takesToken ? 4 : 0);
  });
});

describe('bodies and queries', () => {
  it.each(named.filter(([, { requestBody }]) => requestBody !== undefined))(
    '%s needs a body only if a field of it is required',
    (_, { requestBody }) => {
      const schema = requestBody?.content['application/json']?.schema;
      expect(requestBody?.required).toBe(validate(schema ?? {}, {}) !== '');
    },
  );

  it('flags and limits of queries are typed', () => {
    const types = operations.flatMap(({ parameters }) =>
      parameters.filter((p) => p.in === 'query').map(({ name, schema }) => `${name}: ${schema.type}`),
    );
    expect([...new Set(types)]).toEqual(
      expect.arrayContaining(['legalMoves: boolean', 'mine: boolean', 'limit: integer', 'after: integer']),
    );
  });
});

describe('examples', () => {
  it.each(named)('%s has examples that fit its schemas', (_, operation) => {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].map(
      (part) => part?.content,
    );
    const media = contents.flatMap((content) => Object.entries(content ?? {}));
    for (const [, json] of media.filter(([type]) => /[/+]json$/.test(type))) {
      const examples = examplesOf(document, json);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) expect(validate(json.schema, example)).toBe('');
    }
  });

  it('show every kind of problem that an operation answers with: a wrong method is no operation', () => {
    const codes = Object.entries(document.components.examples).map(([code, { value }]) => [code, value]);
    expect(codes.map(([code]) => code)).toEqual(
      PROBLEM_CODES.filter((code) => code !== 'method-not-allowed'),
    );
    for (const [code, value] of codes) expect(value).toMatchObject({ code });
  });

  it('of single fields fit too', () => {
    for (const { examples, ...schema } of schemasIn(document.components.schemas)) {
      if (!Array.isArray(examples)) continue;
      for (const example of examples) expect(validate(schema, example), JSON.stringify(example)).toBe('');
    }
  });

  it('would be found out: a field more, a field less, a wrong type', () => {
    const schema = { $ref: '#/components/schemas/Credentials' };
    expect(validate(schema, { playerId: 'p', token: 't' })).toBe('');
    expect(validate(schema, { playerId: 'p', token: 't', more: 1 })).not.toBe('');
    expect(validate(schema, { playerId: 'p' })).not.toBe('');
    expect(validate(schema, { playerId: 'p', token: 1 })).not.toBe('');
  });
});
