/** Pieces of route documents that many routes share. */
import { z } from '@hono/zod-openapi';
import { type AnswerHeader, headers } from './answer-headers.ts';
import { CATALOGUE, type ProblemCode } from './catalogue.ts';
import { problemSchema } from './problems.ts';

/** The document has an example of every kind of problem, under its code. */
const problemContent = (codes: readonly ProblemCode[]) => ({
  'application/problem+json': {
    schema: problemSchema,
    examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
  },
});
const sentence = (title: string): string => (/[.?!]$/.test(title) ? title : `${title}.`);

/** What goes wrong anywhere. */
const ANYWHERE = ['internal', 'unavailable'] as const;

/** The headers that a failure has beside those of every answer. */
const FAILURE_HEADERS: Readonly<Record<number, readonly AnswerHeader[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
};

/** All that can be wrong with a request that may be sent as it is, as often as anybody likes. */
const REFUSED_BY_HOST = {
  description: 'What the host refuses before this service sees it, e.g. headers that are too large (431).',
};

/** The failures of a route whose requests count, by status, and those that can happen anywhere. */
export const failures = (...codes: readonly ProblemCode[]) =>
  failuresUncounted(...codes, 'too-many-requests');

/** The failures of a route that everybody may ask as often as they like. Each status names its codes. */
export function failuresUncounted(...codes: readonly ProblemCode[]) {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of [...codes, ...ANYWHERE]) {
    const { status } = CATALOGUE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const documented = Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${sentence(CATALOGUE[code].title)}`).join(' '),
        headers: headers(...(FAILURE_HEADERS[status] ?? [])),
        content: problemContent(same),
      },
    ]),
  );
  return Math.min(...byStatus.keys()) < 500 ? documented : { '4XX': REFUSED_BY_HOST, ...documented };
}

export const answer = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** At run time an absent body gives the defaults only if it is marked as required; the document says what holds. */
export const jsonBody = <S extends z.ZodType>(schema: S) => ({
  required: true,
  content: { 'application/json': { schema } },
});

export const BODY_FAULTS = [
  'invalid-json',
  'invalid-body',
  'invalid-query',
  'body-too-large',
  'unsupported-media-type',
] as const;
export const KEY_FAULTS = ['idempotency-key-reused', 'idempotency-key-needs-token'] as const;

/** Everybody may call; a token tells who. */
export const TOKEN_OPTIONAL: Record<string, string[]>[] = [{ token: [] }, {}];
export const TOKEN_NEEDED: Record<string, string[]>[] = [{ token: [] }];
/** A token is not even looked at. */
export const NO_TOKEN: Record<string, string[]>[] = [];

export const gameIdParam = z.object({
  id: z.string().openapi({
    param: { name: 'id', in: 'path', description: 'The game.' },
    example: '5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f',
    pattern: '^[0-9a-f]{32}$',
  }),
});

/** Documented only: reading it needs no check, since every value is a list of tags that fit or don't. */
export const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` that you have: an unchanged answer is 304 without a body.',
  required: false,
  schema: { type: 'string', example: '"13-3q2bJ0wq1pZ5n4Hc"' },
} as const;

export const keyHeader = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .openapi({
      param: {
        in: 'header',
        required: false,
        description:
          'The same key with the same request within 24 hours gets the same answer again. Needs a token.',
      },
      minLength: 1,
      maxLength: 255,
      example: 'move-17',
    }),
});
