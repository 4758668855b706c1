/** The OpenAPI document: paths from the routes, schemas from zod, examples from real calls. */
import { createApp } from '../../app.ts';
import type { AnyGame } from '../../core/game.ts';
import { CATALOGUE, PROBLEM_CODES, type ProblemCode } from '../../http/catalogue.ts';
import type { App } from '../../http/env.ts';
import { RELEASE } from '../../release.ts';
import { createMemoryStore } from '../../store/memory.ts';
import { type Edition, OPENAPI_30, OPENAPI_31 } from './edition.ts';
import { recordExamples } from './examples.ts';
import { convertRoutes, pathsOf, type Route } from './operations.ts';
import { type Address, countedIds, type Example, type Recording } from './recorder.ts';
import type { ByName } from './schemas.ts';
import { DESCRIPTION, EXTERNAL_DOCS, tagsOf } from './words.ts';

const REQUEST_ID = '0b7e5a3c-51c1-4b7e-9f0e-2d3c4b5a6978';

/** The routes that are documented, in the order in which they are mounted. */
export function routesOf(app: App): readonly Route[] {
  return app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const { route } = definition;
    if (route.operationId === undefined) throw new Error(`${route.method} ${route.path} has no operation id`);
    return [{ ...route, operationId: route.operationId }];
  });
}

/** A problem that no quick call brings about is shown with the words of its page alone. */
function fromCatalogue(code: ProblemCode) {
  const { title, status, meaning: detail } = CATALOGUE[code];
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail,
    instance: '/v1/games',
    code,
    requestId: REQUEST_ID,
  };
}

/** An example of each problem that an operation answers with. A wrong method is no operation. */
const problemExamples = ({ problems }: Recording): ByName<Example> =>
  Object.fromEntries(
    PROBLEM_CODES.filter((code) => code !== 'method-not-allowed').map((code) => [
      code,
      { summary: CATALOGUE[code].title, value: problems.get(code) ?? fromCatalogue(code) },
    ]),
  );

/** An app with these rulesets, whose routes are read and never called. */
export function appToRead(rulesets: readonly AnyGame[]): App {
  const ports = { store: createMemoryStore(), now: Date.now, ids: countedIds(), log: () => undefined };
  return createApp({ ...ports, assets: async () => undefined }, rulesets);
}

export const addressesOf = (app: App): ReadonlyMap<string, Address> =>
  new Map(
    routesOf(app).map(({ operationId, method, path }) => [
      operationId,
      { method: method.toUpperCase(), path },
    ]),
  );

/** The document in one edition. */
function documentIn(edition: Edition, app: App, rulesets: readonly AnyGame[], recording: Recording) {
  const { openapi, license } = edition;
  const info = { title: 'Salon', version: RELEASE, description: DESCRIPTION, license };
  const written = app[edition.writer]({ openapi, info });
  const routes = routesOf(app);
  const converted = convertRoutes(routes, edition);
  return {
    openapi,
    info,
    servers: [{ url: '/', description: 'The host that serves this document.' }],
    externalDocs: EXTERNAL_DOCS,
    tags: tagsOf(rulesets),
    paths: pathsOf(routes, written.paths, { edition, converted, recording }),
    components: {
      securitySchemes: written.components?.securitySchemes,
      headers: written.components?.headers,
      schemas: converted.components,
      examples: problemExamples(recording),
    },
  };
}

/** Both editions of the document of the app with these rulesets. Two calls give the same bytes. */
export async function buildDocuments(rulesets: readonly AnyGame[]) {
  const app = appToRead(rulesets);
  const recording = await recordExamples(rulesets, addressesOf(app));
  return {
    current: documentIn(OPENAPI_31, app, rulesets, recording),
    old: documentIn(OPENAPI_30, app, rulesets, recording),
  };
}
