/** The OpenAPI document: paths from the routes, schemas from zod, examples from real calls. */
import type { RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import { createApp } from '../../app.ts';
import type { AnyGame } from '../../core/game.ts';
import { CATALOGUE, PROBLEM_CODES, type ProblemCode } from '../../http/catalogue.ts';
import type { App } from '../../http/env.ts';
import { RELEASE } from '../../release.ts';
import { createMemoryStore } from '../../store/memory.ts';
import { recordExamples } from './examples.ts';
import { type Address, countedIds, type Example, type Recording } from './recorder.ts';
import { type ByName, type Converted, convert } from './schemas.ts';
import { DESCRIPTION, tagsOf } from './words.ts';

const LICENSE = { name: 'MIT', identifier: 'MIT' };
const REQUEST_ID = '0b7e5a3c-51c1-4b7e-9f0e-2d3c4b5a6978';

type Document = ReturnType<App['getOpenAPI31Document']>;
type Route = RouteConfig & { readonly operationId: string };

const answerKey = (id: string, status: string, type: string): string => `${id} ${status} ${type}`;

/** The routes that are documented, in the order in which they are mounted. */
export function routesOf(app: App): readonly Route[] {
  return app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const { route } = definition;
    if (route.operationId === undefined) throw new Error(`${route.method} ${route.path} has no operation id`);
    return [{ ...route, operationId: route.operationId }];
  });
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

type Content = readonly (readonly [type: string, schema: z.ZodType])[];

/** The media types of a body or an answer that a schema describes. */
function contentOf(part: object | undefined): Content {
  if (part === undefined || !('content' in part) || typeof part.content !== 'object') return [];
  return Object.entries(part.content ?? {}).flatMap(([type, media]) => {
    return isSchema(media?.schema) ? [[type, media.schema] as const] : [];
  });
}

function convertRoutes(routes: readonly Route[]): Converted {
  const bodies = routes.flatMap(({ operationId, request }) =>
    contentOf(request?.body).map(([, schema]) => [operationId, schema] as const),
  );
  const answers = routes.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      contentOf(response).map(([type, schema]) => [answerKey(operationId, status, type), schema] as const),
    ),
  );
  return convert(Object.fromEntries(bodies), Object.fromEntries(answers));
}

/** A body may be left out where none of its fields is required. */
function mayBeAbsent(body: unknown, { components }: Converted): boolean {
  const { $ref, required } = z
    .looseObject({ $ref: z.string(), required: z.array(z.string()) })
    .partial()
    .parse(body);
  const schema = $ref === undefined ? { required } : components[$ref.split('/').at(-1) ?? ''];
  return (schema?.required ?? []).length === 0;
}

const named = (examples: readonly Example[]): ByName<Example> =>
  Object.fromEntries(examples.map((example, i) => [`example-${i + 1}`, example]));

/** The content of a body: its schema, and what was sent. */
function requestBodyOf(route: Route, converted: Converted, recording: Recording) {
  const schema = converted.bodies[route.operationId];
  if (schema === undefined) return {};
  const examples = named(recording.bodies.get(route.operationId) ?? []);
  const content = { 'application/json': { schema, examples } };
  return { requestBody: { required: !mayBeAbsent(schema, converted), content } };
}

function responsesOf(route: Route, written: ByName<unknown>, converted: Converted, recording: Recording) {
  return Object.fromEntries(
    Object.entries(written).map(([status, response]) => {
      const { content, ...rest } = z
        .looseObject({ content: z.record(z.string(), z.looseObject({})).optional() })
        .parse(response);
      if (content === undefined) return [status, rest];
      const media = Object.entries(content).map(([type, old]) => {
        const schema = converted.answers[answerKey(route.operationId, status, type)] ?? old.schema;
        const example = recording.answers.get(`${route.operationId} ${status}`);
        const kept = type === 'application/json' && example !== undefined ? { example } : {};
        return [type, { ...old, schema, ...kept }] as const;
      });
      return [status, { ...rest, content: Object.fromEntries(media) }];
    }),
  );
}

/** Headers are validated by their lower-case names, and documented as people write them. */
const headerName = (name: string): string =>
  name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()).replace(/-Id$/, '-ID');

const parameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  description: z.string(),
  required: z.boolean(),
  schema: z.looseObject({}),
});

function parametersOf(written: unknown) {
  const parameters = z.array(parameterSchema).parse(written ?? []);
  if (parameters.length === 0) return {};
  return {
    parameters: parameters.map(({ name, in: place, description, required, schema }) => {
      const { example, ...bare } = schema;
      const shown = { name: place === 'header' ? headerName(name) : name, in: place, description, required };
      // The reference fills examples in when an operation is tried out, so what may be left out has none.
      return { ...shown, schema: bare, ...(required && example !== undefined ? { example } : {}) };
    }),
  };
}

const operationIn = (item: object = {}, method: string): unknown =>
  Object.entries(item).find(([key]) => key === method)?.[1];

const operationSchema = z.looseObject({ responses: z.record(z.string(), z.unknown()) });

function pathsOf(routes: readonly Route[], written: Document, converted: Converted, recording: Recording) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const { requestBody: _, ...found } = operationSchema.parse(
      operationIn(written.paths?.[route.path], route.method),
    );
    const { parameters, responses, ...rest } = found;
    const operation = {
      ...rest,
      ...parametersOf(parameters),
      ...requestBodyOf(route, converted, recording),
      responses: responsesOf(route, responses, converted, recording),
    };
    paths[route.path] = { ...paths[route.path], [route.method]: operation };
  }
  return paths;
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

const problemExamples = ({ problems }: Recording): ByName<Example> =>
  Object.fromEntries(
    PROBLEM_CODES.map((code) => [
      code,
      { summary: CATALOGUE[code].title, value: problems.get(code) ?? fromCatalogue(code) },
    ]),
  );

/** The document of the app with these rulesets. Two calls give the same bytes. */
export async function buildDocument(rulesets: readonly AnyGame[]) {
  const ports = { store: createMemoryStore(), now: Date.now, ids: countedIds(), log: () => undefined };
  const app = createApp({ ...ports, assets: async () => undefined }, rulesets);
  const routes = routesOf(app);
  const addresses = new Map(
    routes.map(({ operationId, method, path }): [string, Address] => [
      operationId,
      { method: method.toUpperCase(), path },
    ]),
  );
  const recording = await recordExamples(rulesets, addresses);
  const converted = convertRoutes(routes);
  const info = { title: 'Salon', version: RELEASE, description: DESCRIPTION, license: LICENSE };
  const written = app.getOpenAPI31Document({ openapi: '3.1.0', info });
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'The host that serves this document.' }],
    tags: tagsOf(rulesets),
    paths: pathsOf(routes, written, converted, recording),
    components: {
      securitySchemes: written.components?.securitySchemes,
      schemas: converted.components,
      examples: problemExamples(recording),
    },
  };
}
