/**
 * `npm run pictures`: writes docs/pictures/<ruleset>.svg for every ruleset that draws its positions: the table in the
 * middle of a game, which the ruleset's own policy has played so far. Every run draws the same.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shufflePiles, start } from '../core/deal.ts';
import type { AnyGame, BoardContext } from '../core/game.ts';
import { seedOfDeal } from '../core/random.ts';
import { games } from '../games/index.ts';

/** A moment of a game: the order of the cards, and how many moves have been made. */
interface Moment {
  /** The numbered deal; where there are none, the order that such a number would give. */
  readonly deal: number;
  readonly moves: number;
}

/** Moments with much to see. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  portraits: { deal: 5, moves: 7 },
  'picture-gallery': { deal: 8, moves: 66 },
  'merchants-solitaire': { deal: 25, moves: 8 },
  kunstmarkt: { deal: 3, moves: 38 },
};
/** Of a ruleset that names none. */
const ANY: Moment = { deal: 1, moves: 8 };
const NAMES = ['Ada', 'Ben', 'Clara', 'David', 'Edith'];

export const pictureFile = ({ id }: Pick<AnyGame, 'id'>): string =>
  fileURLToPath(new URL(`../../docs/pictures/${id}.svg`, import.meta.url));

/** The picture, as the first seat sees the table; undefined of a ruleset that draws none. */
export function pictureOf(game: AnyGame): string | undefined {
  if (game.board === undefined) return undefined;
  const { deal, moves } = MOMENTS[game.id] ?? ANY;
  const options = game.schemas.options.parse({});
  const seats = game.seatCount(options);
  const piles = shufflePiles(game.id, game.piles(options, seats), seedOfDeal(game.id, deal), []);
  let { state } = start(game, options, seats, piles);
  for (let made = 0; made < moves; made++) {
    const seat = game.awaiting(state)[0]?.seat;
    if (seat === undefined) break;
    const move = game.bot(game.view(state, seat, false), game.legalMoves(state, seat));
    const decided = game.decide(state, move, seat);
    if ('refused' in decided) throw new Error(`${game.id}: its own policy made a move that is refused`);
    for (const event of decided.accepted) state = game.evolve(state, event);
  }
  const about: BoardContext = {
    title: null,
    seats: Array.from({ length: seats }, (_, i) => {
      return { name: NAMES[i] ?? null, kind: 'player', resigned: false };
    }),
    you: 0,
    awaiting: game.awaiting(state),
    outcome: game.outcome(state) ?? null,
  };
  return `${game.board(game.view(state, 0, false), about)}\n`;
}

function main(): void {
  for (const game of games) {
    const picture = pictureOf(game);
    if (picture === undefined) continue;
    mkdirSync(dirname(pictureFile(game)), { recursive: true });
    writeFileSync(pictureFile(game), picture);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
