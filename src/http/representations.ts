/** One address, several forms: HTML for browsers, Markdown for readers of text, JSON for everybody else. */
import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { RELEASE } from '../release.ts';
import { headers } from './answer-headers.ts';
import type { Ctx } from './env.ts';
import { PAGE_POLICY } from './pages/shell.ts';
import { isKnown } from './routes/games.ts';
import { pass, type Sent } from './send.ts';

export type Form = 'html' | 'markdown' | 'json';

const HEADERS: Readonly<Record<Form, Readonly<Record<string, string>>>> = {
  html: {
    'Content-Type': 'text/html; charset=utf-8',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': PAGE_POLICY,
  },
  markdown: { 'Content-Type': 'text/markdown; charset=utf-8' },
  json: { 'Content-Type': 'application/json' },
};

/** The form that a request asks for. A browser names HTML; a program that names nothing gets JSON. */
export function formOf(c: Ctx): Form {
  const accept = c.req.header('Accept') ?? '';
  if (accept.includes('text/html')) return 'html';
  return /text\/(markdown|plain)/.test(accept) ? 'markdown' : 'json';
}

/** A text that changes with the release only, with its tag. */
export function sendForm(c: Ctx, form: Form, text: string): Sent {
  const digest = createHash('sha256').update(`${RELEASE}\n${form}\n${text}`).digest('base64url');
  const etag = `"${form}-${digest.slice(0, 16)}"`;
  const caching = { 'Cache-Control': 'public, max-age=300', Vary: 'Accept', ETag: etag };
  if (isKnown(c.req.header('If-None-Match'), etag)) return pass(c.body(null, 304, caching));
  return pass(c.body(text, 200, { ...HEADERS[form], ...caching }));
}

type Other = Exclude<Form, 'json'>;
const ASKED: Readonly<Record<Other, string>> = {
  html: 'A page for `Accept: text/html`',
  markdown: 'Markdown for `text/markdown`',
};
const text = { schema: z.string() };

/** The documents of an answer in JSON and in the other forms that it has, and of an unchanged one. */
export const documentedForms = (schema: z.ZodType, description: string, ...others: readonly Other[]) => ({
  200: {
    description: `${description} ${others.map((form) => ASKED[form]).join(', ')}, else JSON.`,
    headers: headers('ETag'),
    content: {
      'application/json': { schema },
      ...Object.fromEntries(others.map((form) => [`text/${form}`, text])),
    },
  },
  304: { description: 'Nothing has changed since the `ETag` that you sent.', headers: headers('ETag') },
});
