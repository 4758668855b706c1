/** What an answer weighs and costs: the position alone, checked and rendered; and a whole first look at a game. */
import type { AnyGame } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import { renderPosition } from '../../src/http/position.ts';
import { schemasOf } from '../../src/http/schemas.ts';
import { lookOf } from '../../src/table/position.ts';
import type { Table } from '../../src/table/table.ts';
import { type App, ask, copiesOf, median, openSalon, timed } from './house.ts';
import { type Deal, gameOf, openedTable, PLAYER, playedByBots } from './tables.ts';

const DEALS = 10;
const ROUNDS = 20;
const COPIES = 200;
const MOVES_PLAYED = 5;
/** The first look at a long list of moves may take this many times what other first looks take. */
const MOST_TIMES = 3;

interface Weight {
  readonly moves: number;
  readonly bytes: number;
  readonly microseconds: number;
}

const lookAt = (table: Table) =>
  lookOf(table, { id: PLAYER, name: 'Ada' }, { names: ['Ada'], forks: 0, isOriginRunning: false });

/** The answer of each table, rendered anew each time: a copy of the table is not yet known to the cache. */
function weigh(game: AnyGame, tables: readonly Table[]): Weight[] {
  const schemas = schemasOf(game);
  return tables.map((table) => {
    let best = Number.POSITIVE_INFINITY;
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const look = lookAt({ ...table });
      const begun = performance.now();
      const { json } = renderPosition(schemas, look, true);
      best = Math.min(best, performance.now() - begun);
      bytes = Buffer.byteLength(json);
    }
    const seat = lookAt(table).you ?? 0;
    const moves = table.outcome === null ? game.legalMoves(table.state, seat).length : 0;
    return { moves, bytes, microseconds: 1000 * best };
  });
}

const mean = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, n) => sum + n, 0) / numbers.length);

function lineOf(weights: readonly Weight[]) {
  const [moves, bytes, microseconds] = (['moves', 'bytes', 'microseconds'] as const).map((key) =>
    weights.map((weight) => weight[key]),
  );
  const most = (numbers: readonly number[] = []) => Math.round(Math.max(...numbers));
  return {
    answers: weights.length,
    'legal moves (most)': most(moves),
    'bytes (mean)': mean(bytes ?? []),
    'bytes (most)': most(bytes),
    'µs (mean)': mean(microseconds ?? []),
    'µs (most)': most(microseconds),
  };
}

/** Three sevens make three pairs, and six items of the used item's suit are free: 3 × 2⁶ offers, and to decline. */
function manyOffers(): Deal {
  const game = gameOf('merchants-solitaire');
  const options = { variants: { checkInTheBack: true } };
  const { items = [], customers = [] } = game.piles(game.schemas.options.parse(options), 1);
  const shelves = ['7H', '7D', '7C', 'AS', '2S', '4S', '5S', '6S'];
  const [usedItem, back, customer] = ['3S', '8S', 'JH'];
  const others = items.filter((item) => ![...shelves, usedItem, back].includes(item));
  const given = {
    items: [...shelves, usedItem, ...others.slice(0, 14), back, ...others.slice(14)],
    customers: [customer, ...customers.filter((card) => card !== customer)],
  };
  return { given, options };
}

/** What a new game is asked for: bots where others would sit. */
const bodyOf = ({ id }: AnyGame) => (id === 'kunstmarkt' ? { players: 3, bots: [1, 2] } : {});

interface Unread {
  readonly token: string;
  /** The paths of copies that this process has not read yet. */
  readonly paths: readonly string[];
}

/** A game some moves after its beginning, many times. */
async function unread(
  app: App,
  url: string,
  game: AnyGame,
  body: object,
  moves = MOVES_PLAYED,
): Promise<Unread> {
  const created = await ask(app, 'POST', `/v1/${game.id}`, null, body);
  const { token } = created.credentials;
  let now = created;
  for (let move = 0; move < moves && now.legalMoves !== null; move++) {
    const chosen = game.bot(now.view, now.legalMoves);
    now = await ask(app, 'POST', `/v1/${game.id}/${created.id}/moves`, token, { move: chosen });
  }
  const ids = await copiesOf(url, created.id, COPIES);
  return { token, paths: ids.map((id) => `/v1/${game.id}/${id}`) };
}

/** How long a first look takes, the median for each game; in turns, so that all meet the same weather. */
async function firstLooks(app: App, all: readonly Unread[]): Promise<number[]> {
  const times = all.map((): number[] => []);
  for (let copy = 0; copy < COPIES; copy++) {
    for (const [i, { token, paths }] of all.entries()) {
      times[i]?.push(await timed(() => ask(app, 'GET', paths[copy] ?? '', token)));
    }
  }
  return times.map(median);
}

/** Prints a line for each ruleset and one for the longest list of moves. True when that one is not out of line. */
export async function benchAnswers(folder: string): Promise<boolean> {
  const { app, url, close } = await openSalon(folder, 'answers');
  const merchants = gameOf('merchants-solitaire');
  const { given, options = {} } = manyOffers();
  const unreadMany = await unread(app, url, merchants, { ...options, deal: { kind: 'cards', ...given } }, 0);
  const unreadOthers: Unread[] = [];
  for (const game of games) unreadOthers.push(await unread(app, url, game, bodyOf(game)));
  const [look = Number.NaN, ...looks] = await firstLooks(app, [unreadMany, ...unreadOthers]);
  await close();

  const lines: Record<string, object> = {};
  for (const [i, game] of games.entries()) {
    const played = Array.from({ length: DEALS }, (_, deal) => playedByBots(game, { number: deal + 1 }));
    const tables = played.flatMap((steps) => steps.map(({ table }) => table));
    lines[game.id] = { ...lineOf(weigh(game, tables)), 'first look ms': looks[i]?.toFixed(2) };
  }
  const many = weigh(merchants, [openedTable(merchants, manyOffers()).table]);
  lines['many offers'] = { ...lineOf(many), 'first look ms': look.toFixed(2) };

  console.log(
    `\nAnswers: the position of every version of ${DEALS} games, best of ${ROUNDS}; first looks, medians`,
  );
  console.table(lines);
  const times = look / median(looks);
  const isGood = times <= MOST_TIMES;
  console.log(
    `${isGood ? 'pass' : 'FAIL'}: a first look at ${many[0]?.moves} legal moves takes ${times.toFixed(1)} times as long ` +
      `as others, at most ${MOST_TIMES} wanted`,
  );
  return isGood;
}
