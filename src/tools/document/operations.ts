/** The operations of the document: what the routes say, with schemas and recorded examples put in. */
import type { RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import { headers } from '../../http/answer-headers.ts';
import type { Edition } from './edition.ts';
import { parametersOf } from './parameters.ts';
import type { Example, Recording } from './recorder.ts';
import { type ByName, type Converted, convert } from './schemas.ts';

export type Route = RouteConfig & { readonly operationId: string };

const answerKey = (id: string, status: string, type: string): string => `${id} ${status} ${type}`;

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

type Content = readonly (readonly [type: string, schema: z.ZodType])[];

/** The media types of a body or an answer that a schema describes. */
function contentOf(part: object | undefined): Content {
  if (part === undefined || !('content' in part) || typeof part.content !== 'object') return [];
  return Object.entries(part.content ?? {}).flatMap(([type, media]) => {
    return isSchema(media?.schema) ? [[type, media.schema] as const] : [];
  });
}

/** The schemas of all bodies and answers of these routes. */
export function convertRoutes(routes: readonly Route[], edition: Edition): Converted {
  const bodies = routes.flatMap(({ operationId, request }) =>
    contentOf(request?.body).map(([, schema]) => [operationId, schema] as const),
  );
  const answers = routes.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      contentOf(response).map(([type, schema]) => [answerKey(operationId, status, type), schema] as const),
    ),
  );
  return convert(Object.fromEntries(bodies), Object.fromEntries(answers), edition);
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

/** Of an answer in several forms one is recorded. */
const RECORDED = ['application/json', 'image/svg+xml'];

const writtenAnswer = z.looseObject({
  headers: z.record(z.string(), z.unknown()).optional(),
  content: z.record(z.string(), z.looseObject({})).optional(),
});

const keyHeaders = z.looseObject({ shape: z.looseObject({ 'idempotency-key': z.unknown() }) });

/** Beside its own: what every answer carries, and what an answer carries that may be one of before. */
function headersOf({ request }: Route, status: string, own: ByName<unknown> = {}) {
  const canBeReplayed = status.startsWith('2') && keyHeaders.safeParse(request?.headers).success;
  const replayed = canBeReplayed ? headers('Idempotency-Replayed') : {};
  const isOurs = /^\d+$/.test(status);
  return { ...own, ...replayed, ...(isOurs ? headers('X-Request-Id') : {}) };
}

function responsesOf(route: Route, written: ByName<unknown>, converted: Converted, recording: Recording) {
  return Object.fromEntries(
    Object.entries(written).map(([status, response]) => {
      const { headers: own, content, ...rest } = writtenAnswer.parse(response);
      const described = { ...rest, headers: headersOf(route, status, own) };
      if (content === undefined) return [status, described];
      const media = Object.entries(content).map(([type, old]) => {
        const schema = converted.answers[answerKey(route.operationId, status, type)] ?? old.schema;
        const example = recording.answers.get(`${route.operationId} ${status}`);
        const kept = RECORDED.includes(type) && example !== undefined ? { example } : {};
        return [type, { ...old, schema, ...kept }] as const;
      });
      return [status, { ...described, content: Object.fromEntries(media) }];
    }),
  );
}

const operationIn = (item: object = {}, method: string): unknown =>
  Object.entries(item).find(([key]) => key === method)?.[1];

const operationSchema = z.looseObject({ responses: z.record(z.string(), z.unknown()) });

/** What operations are made of besides what is written of them. */
interface Materials {
  readonly edition: Edition;
  readonly converted: Converted;
  readonly recording: Recording;
}

/** The paths with their operations, in the order of the routes. `written` is what the routes' own library wrote. */
export function pathsOf(
  routes: readonly Route[],
  written: ByName<object> = {},
  { edition, converted, recording }: Materials,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const { requestBody: _, ...found } = operationSchema.parse(
      operationIn(written[route.path], route.method),
    );
    const { parameters, responses, ...rest } = found;
    const operation = {
      ...rest,
      ...parametersOf(parameters, edition),
      ...requestBodyOf(route, converted, recording),
      responses: responsesOf(route, responses, converted, recording),
    };
    paths[route.path] = { ...paths[route.path], [route.method]: operation };
  }
  return paths;
}
