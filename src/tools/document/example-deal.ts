/** The deal that the examples of a solitaire are made on. */
import { shufflePiles, start } from '../../core/deal.ts';
import type { AnyGame } from '../../core/game.ts';
import { seedOfDeal } from '../../core/random.ts';

const FIRST = 7;
const LAST = 10_000;

/** The move to show next: of a kind that was not shown yet, else the first that is legal. */
export const nextToShow = <L extends { readonly move: { readonly type: string } }>(
  legalMoves: readonly L[],
  shown: ReadonlySet<string>,
): L | undefined => legalMoves.find(({ move }) => !shown.has(move.type)) ?? legalMoves[0];

/** Whether the game still goes on after a move of each kind was shown. */
function showsAll(game: AnyGame, kinds: number, number: number): boolean {
  const options = game.schemas.options.parse({});
  const piles = shufflePiles(game.id, game.piles(options, 1), seedOfDeal(game.id, number), []);
  let { state } = start(game, options, 1, piles);
  const shown = new Set<string>();
  while (shown.size < kinds) {
    const next = nextToShow(game.legalMoves(state, 0), shown);
    const decision = next && game.decide(state, next.move, 0);
    if (next === undefined || decision === undefined || 'refused' in decision) return false;
    state = decision.accepted.reduce((before, event) => game.evolve(before, event), state);
    shown.add(next.move.type);
  }
  return game.outcome(state) === undefined;
}

/** The first numbered deal from 7 on in which a move of each kind can be shown before the game is over. */
export function exampleDeal(game: AnyGame, kinds: number): number {
  for (let number = FIRST; number <= LAST; number++) if (showsAll(game, kinds, number)) return number;
  throw new Error(`no deal of ${game.title} shows every kind of move before the game is over`);
}
