/** Failures as `application/problem+json` (RFC 9457): one error class, one way out. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { CATALOGUE, PROBLEM_CODES, type ProblemCode } from './catalogue.ts';

export const errorSchema = z
  .strictObject({
    pointer: z.string().meta({ description: 'JSON Pointer to the faulty field, or `/` and the parameter.' }),
    message: z.string(),
  })
  .meta({ id: 'FieldError', description: 'One fault of a body or a query.' });

/** Where the paragraph that a refusal cites can be read. */
export const citedSchema = z
  .strictObject({
    rule: z.string().meta({
      description: 'Where the paragraph can be read.',
      example: '/rules/portraits#PO-7',
    }),
  })
  .meta({ id: 'CitedLinks', description: 'With `illegal-move`: where to read on.' });

export const problemSchema = z
  .strictObject({
    type: z
      .string()
      .meta({ description: 'The page of this kind of problem.', example: '/problems/illegal-move' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string().meta({ description: 'The path of the request.' }),
    code: z.enum(PROBLEM_CODES),
    reason: z.string().exactOptional().meta({ description: 'With `illegal-move`: the kind of refusal.' }),
    rule: z.string().exactOptional().meta({ description: 'The rule paragraph.', example: 'PO-7' }),
    params: z.record(z.string(), z.unknown()).exactOptional(),
    links: citedSchema.exactOptional(),
    version: z.int().exactOptional().meta({ description: 'The current version of the game.' }),
    errors: z.array(errorSchema).exactOptional(),
    missing: z.array(z.string()).exactOptional(),
    extra: z.array(z.string()).exactOptional(),
    deadline: z.string().nullable().exactOptional(),
    position: z.record(z.string(), z.unknown()).exactOptional().meta({
      description: "The caller's current position, as GET answers it.",
    }),
    requestId: z.string(),
  })
  .meta({ id: 'Problem', description: 'What went wrong, for people and programs.' });

type Problem = z.infer<typeof problemSchema>;
/** What a problem says beyond its catalogue entry. */
export type ProblemFields = Partial<
  Omit<Problem, 'type' | 'title' | 'status' | 'instance' | 'code' | 'requestId'>
>;

/** What a 404 says where an address names a ruleset that is not there. */
export const noSuchRuleset = (rulesets: readonly string[]): ProblemFields => ({
  detail: `There is no ruleset of this name. Those that there are: ${rulesets.join(', ')}.`,
});

/** Thrown where no answer can be returned: in validation and middleware. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly code: ProblemCode;
  readonly fields: ProblemFields;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, fields: ProblemFields = {}, headers: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

/** Headers that go with a kind of problem wherever it comes up. */
const HEADERS: Partial<Record<ProblemCode, Readonly<Record<string, string>>>> = {
  unauthorized: { 'WWW-Authenticate': 'Bearer' },
  unavailable: { 'Retry-After': '2' },
};

export function problemResponse(
  c: Context,
  code: ProblemCode,
  fields: ProblemFields = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { status, title, meaning } = CATALOGUE[code];
  const problem = problemSchema.parse({
    type: `/problems/${code}`,
    title,
    status,
    detail: meaning,
    // As it was sent: a decoded path is no URI reference.
    instance: new URL(c.req.url).pathname,
    code,
    ...fields,
    requestId: c.get('requestId'),
  });
  const type = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' };
  return c.body(JSON.stringify(problem), status, { ...type, ...HEADERS[code], ...headers });
}

/** `['a', 0, 'b/c']` → `/a/0/b~1c` (RFC 6901). */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A pointer and a sentence for each fault that a schema found; unknown fields one by one. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): z.infer<typeof errorSchema>[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ pointer: pointerOf([...issue.path, key]), message: 'Unknown field.' }))
      : [{ pointer: pointerOf(issue.path), message: issue.message }],
  );
}
