/** What an answer weighs and costs: every position of some games, checked and rendered. */
import type { AnyGame } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import { renderPosition } from '../../src/http/position.ts';
import { schemasOf } from '../../src/http/schemas.ts';
import { lookOf } from '../../src/table/position.ts';
import type { Table } from '../../src/table/table.ts';
import { type Deal, gameOf, openedTable, PLAYER, playedByBots } from './tables.ts';

const DEALS = 10;
const ROUNDS = 20;
/** A long list of moves may cost this many times what the other rulesets' answers cost. */
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

/** Prints a line for each ruleset and one for the longest list of moves. True when that one is not out of line. */
export function benchAnswers(): boolean {
  console.log(`\nAnswers: the position of every version of ${DEALS} games, best of ${ROUNDS}`);
  const all = games.map((game) => {
    const played = Array.from({ length: DEALS }, (_, deal) => playedByBots(game, { number: deal + 1 }));
    const tables = played.flatMap((steps) => steps.map(({ table }) => table));
    return [game.id, weigh(game, tables)] as const;
  });
  const merchants = gameOf('merchants-solitaire');
  const many = weigh(merchants, [openedTable(merchants, manyOffers()).table]);
  console.table({
    ...Object.fromEntries(all.map(([id, weights]) => [id, lineOf(weights)])),
    'many offers': lineOf(many),
  });
  const others = all.map(([, weights]) => Math.max(...weights.map(({ microseconds }) => microseconds)));
  const times = (many[0]?.microseconds ?? 0) / Math.max(...others);
  const isGood = times <= MOST_TIMES;
  console.log(
    `${isGood ? 'pass' : 'FAIL'}: ${many[0]?.moves} legal moves cost ${times.toFixed(1)} times the dearest other ` +
      `answer, at most ${MOST_TIMES} wanted`,
  );
  return isGood;
}
