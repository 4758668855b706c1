/** The headers of answers, described once for the document. */
import type { App } from './env.ts';

const text = { type: 'string' } as const;
const seconds = { type: 'integer', minimum: 0 } as const;

const HEADERS = {
  'X-Request-Id': {
    description:
      'The id of this request: yours if you sent one, else a new one. A problem repeats it as `requestId`.',
    required: true,
    schema: text,
    example: '0b7e5a3c-51c1-4b7e-9f0e-2d3c4b5a6978',
  },
  ETag: {
    description: 'Covers all that is shown. Send it back as `If-None-Match`.',
    required: true,
    schema: text,
    example: '"13-3q2bJ0wq1pZ5n4Hc"',
  },
  Location: {
    description: 'The path of the new game.',
    required: true,
    schema: text,
    example: '/v1/portraits/5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f',
  },
  Link: {
    description: 'The address of the next page with `rel="next"`; absent on the last page.',
    schema: text,
    example: '</v1/games?limit=2&cursor=WzE3OTU5NTM2MDAwMDAsIjVmMGMxZDdlIl0>; rel="next"',
  },
  'Idempotency-Replayed': {
    description:
      'Where an `Idempotency-Key` was used before: this is the answer of then, and nothing has changed.',
    schema: text,
    example: 'true',
  },
  'Preference-Applied': {
    description: 'Where `Prefer` asked to wait: how many seconds the answer would have waited at most.',
    schema: text,
    example: 'wait=20',
  },
  'Retry-After': {
    description: 'After how many seconds to send the request again.',
    required: true,
    schema: seconds,
    example: 2,
  },
  RateLimit: {
    description:
      'How many requests are left (`r`) for how many seconds (`t`), by policy. Successes carry it too, where requests are limited.',
    required: true,
    schema: text,
    example: '"default";r=0;t=42',
  },
  'RateLimit-Policy': {
    description: 'How many requests (`q`) are allowed in how many seconds (`w`), by policy.',
    required: true,
    schema: text,
    example: '"default";q=1200;w=60',
  },
  'WWW-Authenticate': {
    description: 'How to say who you are.',
    required: true,
    schema: text,
    example: 'Bearer',
  },
} as const;

export type AnswerHeader = keyof typeof HEADERS;

/** `{ ETag: … }` for an answer that carries these headers. */
export const headers = (...names: readonly AnswerHeader[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Puts their descriptions among the components of the document. */
export function describeHeaders({ openAPIRegistry }: App): void {
  for (const [name, header] of Object.entries(HEADERS))
    openAPIRegistry.registerComponent('headers', name, { ...header });
}
