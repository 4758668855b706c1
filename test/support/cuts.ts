/** A client whose connection is cut at random moments, and who goes on by Last-Event-ID each time. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from './dice.ts';

/** Cuts that are left, shared by all clients of a run. */
export interface Budget {
  cuts: number;
}

export interface Cutting {
  /** Opens the stream after an id; `hangUp` ends it from the client's side. */
  open(lastEventId: number | null): Promise<{ readonly response: Response; hangUp(): Promise<unknown> }>;
  readonly chance: Dice;
  readonly budget: Budget;
}

/** What one client has heard when it is told the end. */
export interface Heard {
  /** The entries as they were sent, in the order in which they came. */
  readonly data: readonly string[];
  readonly ids: readonly number[];
  readonly cuts: number;
  /** Times the server asked it to come back. */
  readonly pauses: number;
}

const MOST_BYTES = 4_000;
const MOST_MS = 25;

/** Reads to the end of the game, through all the cuts. A cut falls anywhere: between events, or within one. */
export async function readThroughCuts({ open, chance, budget }: Cutting): Promise<Heard> {
  const data: string[] = [];
  const ids: number[] = [];
  let [cuts, pauses] = [0, 0];
  for (;;) {
    const isCut = budget.cuts > 0;
    if (isCut) budget.cuts -= 1;
    const { response, hangUp } = await open(ids.at(-1) ?? null);
    if (response.status === 204) return { data, ids, cuts, pauses };
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    const limits = isCut
      ? { bytes: chance.below(chance.chance(0.5) ? MOST_BYTES : 300), milliseconds: chance.below(MOST_MS) }
      : undefined;
    for (const event of eventsIn(await readSome(response, limits))) {
      if (event.name === 'end') {
        await hangUp();
        return { data, ids, cuts, pauses };
      }
      if (event.name === 'pause') pauses += 1;
      else if (event.id !== null) {
        ids.push(event.id);
        data.push(event.data);
      }
    }
    await hangUp();
    if (isCut) cuts += 1;
  }
}

/** The text that comes before the cut; all of it without limits. */
async function readSome(
  { body }: Response,
  limits?: { readonly bytes: number; readonly milliseconds: number },
): Promise<string> {
  if (body === null) throw new Error('a stream has a body');
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const decoder = new TextDecoder();
  const until = performance.now() + (limits?.milliseconds ?? 0);
  let [text, left] = ['', limits?.bytes ?? Number.POSITIVE_INFINITY];
  while (left > 0) {
    const reading = reader.read();
    const chunk = limits === undefined ? await reading : await Promise.race([reading, later(until)]);
    if (chunk === undefined) {
      reading.catch(() => undefined);
      break;
    }
    if (chunk.done) break;
    const taken = chunk.value.subarray(0, left);
    left -= taken.length;
    text += decoder.decode(taken, { stream: true });
  }
  if (limits !== undefined) await reader.cancel().catch(() => undefined);
  return text;
}

const later = (until: number): Promise<undefined> =>
  sleep(Math.max(0, until - performance.now())).then(() => undefined);

/** The whole events of a text, as a browser takes them; what is cut off does not count. */
function eventsIn(text: string) {
  return text
    .split('\n\n')
    .slice(0, -1)
    .map((event) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
      const id = field('id');
      return { name: field('event'), id: id === undefined ? null : Number(id), data: field('data') ?? '' };
    });
}

/** Where a client did not hear every event once and in order; empty when it did. */
export function faultsOf({ ids, data }: Heard, entries: readonly object[]): string[] {
  const wrong = ids.findIndex((id, i) => id !== i + 1);
  if (wrong !== -1) return [`${ids[wrong]} came where ${wrong + 1} was due`];
  if (ids.length !== entries.length) return [`${ids.length} events of ${entries.length}`];
  const other = entries.findIndex((entry, i) => JSON.stringify(entry) !== data[i]);
  return other === -1 ? [] : [`event ${other + 1} is ${data[other]}`];
}
