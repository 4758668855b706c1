/** A look and a move on short and long logs, with the table in memory (warm) and with its log to be read (cold). */
import { type Answer, type App, ask, copiesOf, median, openSalon, timed } from './house.ts';
import { gameOf } from './tables.ts';

const COPIES = 60;
/** A cold look at a thousand events may take this long. */
const MOST_COLD_MS = 10;
const MOVES_TILL_TAKEN_BACK = 8;
const LENGTHS = [1, 100, 1_000];

interface LongGame {
  readonly id: string;
  readonly token: string;
  /** The last answer: the game still runs. */
  readonly now: Answer;
}

/** The bot plays some moves, takes them all back and plays again, until the log has so many events. */
async function playLong(app: App, events: number): Promise<LongGame> {
  const created = await ask(app, 'POST', '/v1/portraits', null, { deal: { kind: 'numbered', number: 1 } });
  const { id, version: first } = created;
  const { token } = created.credentials;
  let now = created;
  for (let moves = 1; now.version < events; moves++) {
    const isBackAgain = moves % MOVES_TILL_TAKEN_BACK === 0;
    now = isBackAgain
      ? await ask(app, 'POST', `/v1/portraits/${id}/undo`, token, { toVersion: first })
      : await ask(app, 'POST', `/v1/portraits/${id}/moves`, token, { move: greedy(now) });
  }
  return { id, token, now };
}

const greedy = ({ view, legalMoves }: Answer) => gameOf('portraits').bot(view, legalMoves);

async function measure(app: App, url: string, { id, token, now }: LongGame) {
  const move = greedy(now);
  const look = (copy: string) => timed(() => ask(app, 'GET', `/v1/portraits/${copy}`, token));
  const play = (copy: string) =>
    timed(() => ask(app, 'POST', `/v1/portraits/${copy}/moves`, token, { move }));
  const times = { coldLook: [0], warmLook: [0], warmMove: [0], coldMove: [0] };
  const copies = await copiesOf(url, id, COPIES);
  for (const [i, copy] of copies.entries()) {
    if (i % 2 === 0) {
      times.coldLook.push(await look(copy));
      times.warmLook.push(await look(copy));
      times.warmMove.push(await play(copy));
    } else {
      times.coldMove.push(await play(copy));
    }
  }
  const told = (which: keyof typeof times) => Number(median(times[which].slice(1)).toFixed(2));
  return {
    events: now.version,
    'look, warm ms': told('warmLook'),
    'look, cold ms': told('coldLook'),
    'move, warm ms': told('warmMove'),
    'move, cold ms': told('coldMove'),
  };
}

/** Prints a line for each length of log. True when a cold look at the longest is quick enough. */
export async function benchEvents(folder: string): Promise<boolean> {
  const { app, url, close } = await openSalon(folder, 'events');
  const lines: Awaited<ReturnType<typeof measure>>[] = [];
  for (const events of LENGTHS) lines.push(await measure(app, url, await playLong(app, events)));
  await close();
  console.log('\nShort and long logs, Portraits, one request at a time in one process (medians)');
  console.table(lines);
  const cold = lines.at(-1)?.['look, cold ms'] ?? Number.NaN;
  const isGood = cold <= MOST_COLD_MS;
  console.log(
    `${isGood ? 'pass' : 'FAIL'}: a cold look at the longest takes ${cold} ms, at most ${MOST_COLD_MS}`,
  );
  return isGood;
}
