/** How a client asks to follow: the form it accepts, where it goes on, how long it waits. */
import { accepts } from 'hono/accepts';
import type { Ctx } from './env.ts';
import { eventStream, type Form, jsonLines } from './lines.ts';
import { HttpProblem } from './problems.ts';

export const MOST_WAIT_SECONDS = 30;

const JSON_PAGE = 'application/json';
const FORMS: Readonly<Record<string, Form>> = Object.fromEntries(
  [eventStream, jsonLines].map((form) => [form.type, form]),
);

/** The form of stream that a client prefers to a page; undefined when it is the page. */
export const formFor = (c: Ctx): Form | undefined =>
  FORMS[accepts(c, { header: 'Accept', supports: [JSON_PAGE, ...Object.keys(FORMS)], default: JSON_PAGE })];

function invalid(header: string, message: string): HttpProblem {
  return new HttpProblem('invalid-query', { errors: [{ pointer: `/${header}`, message }] });
}

/** The seq in `Last-Event-ID`; undefined without one. Anything else than a seq is refused. */
export function lastEventIdOf(c: Ctx): number | undefined {
  const header = c.req.header('Last-Event-ID');
  if (header === undefined) return undefined;
  if (!/^(0|[1-9]\d{0,8})$/.test(header)) throw invalid('Last-Event-ID', 'A whole number from 0.');
  return Number(header);
}

const WAIT = /^\s*wait\s*(?:=\s*(?:(\d{1,9})|"(\d{1,9})")\s*)?(?:;.*)?$/i;

/**
 * The seconds of `wait` among the preferences (RFC 7240): the first counts, and preferences of other names are not
 * ours to judge. Undefined without one; refused when it says no number from 0 to 30.
 */
export function waitOf(c: Ctx): number | undefined {
  const preferences = (c.req.header('Prefer') ?? '').split(',');
  const wait = preferences.find((preference) => /^\s*wait\s*(=|;|$)/i.test(preference));
  if (wait === undefined) return undefined;
  const [, plain, quoted] = WAIT.exec(wait) ?? [];
  const seconds = Number(plain ?? quoted ?? Number.NaN);
  if (!(seconds <= MOST_WAIT_SECONDS)) {
    throw invalid('Prefer', `wait takes whole seconds from 0 to ${MOST_WAIT_SECONDS}.`);
  }
  return seconds;
}
