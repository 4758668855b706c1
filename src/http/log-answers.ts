/** The answers to who reads or follows a log: a stream, a page, or a page that is waited for. */

import type { Reading } from '../table/entries.ts';
import { awaitLog, openLog } from '../table/follow.ts';
import { type LogPage, type PageAsk, readLog } from '../table/look.ts';
import { StoreUnavailable } from '../table/ports.ts';
import type { Refused } from '../table/refusals.ts';
import type { Ctx } from './env.ts';
import type { Form } from './lines.ts';
import { type GamePlace, readerOf } from './place.ts';
import { HttpProblem } from './problems.ts';
import { sendRefusal } from './refusals.ts';
import { pass, type Sent } from './send.ts';
import { streamBody } from './streams.ts';

const FULL = 'As many streams are open here as this process holds. Come back later, or read pages.';

/** A place for a stream or a wait, to be given back. */
function placeIn({ site }: GamePlace): () => void {
  const giveBack = site.streams.take();
  if (giveBack === undefined) throw new HttpProblem('unavailable', { detail: FULL }, { 'Retry-After': '5' });
  return giveBack;
}

export async function sendStream(c: Ctx, place: GamePlace, form: Form, reading: Reading): Promise<Sent> {
  const log = await openLog(place.site.house, readerOf(c, place), reading.after);
  if ('refused' in log) return sendRefusal(c, log.refused, place.schemas);
  const headers = { 'Cache-Control': 'no-store', Vary: 'Authorization, Accept', 'X-Accel-Buffering': 'no' };
  // An EventSource comes back after every end; this is what keeps it away.
  if (log.isSpent && form.type === 'text/event-stream') return pass(c.body(null, 204, headers));
  const typed = { ...headers, 'Content-Type': form.type };
  if (c.req.method === 'HEAD') return pass(c.body(null, 200, typed));
  const onEnd = placeIn(place);
  const onError = (error: unknown): void => {
    const where = { requestId: c.get('requestId'), path: c.req.path };
    const isOutage = error instanceof StoreUnavailable;
    const told = isOutage || !(error instanceof Error) ? String(error) : (error.stack ?? String(error));
    place.site.house.log(isOutage ? 'warn' : 'error', 'a stream broke off', { ...where, error: told });
  };
  return pass(c.body(streamBody(log, { ...reading, place, form, onError, onEnd }), 200, typed));
}

export const readPage = (c: Ctx, place: GamePlace, page: PageAsk): Promise<LogPage | Refused> =>
  readLog(place.site.house, readerOf(c, place), page);

export async function waitForPage(
  c: Ctx,
  place: GamePlace,
  page: PageAsk,
  seconds: number,
): Promise<LogPage | Refused> {
  if (seconds === 0 || c.req.method === 'HEAD') return readPage(c, place, page);
  const giveBack = placeIn(place);
  try {
    const patience = { waitMs: seconds * 1000, signal: c.req.raw.signal };
    return await awaitLog(place.site.house, readerOf(c, place), page, patience);
  } finally {
    giveBack();
  }
}
