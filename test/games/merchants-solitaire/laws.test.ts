import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';
import type { State } from '../../../src/games/merchants-solitaire/state.ts';
import type { Dice } from '../../support/dice.ts';
import { laws } from '../../support/laws.ts';
import { everyCombination } from '../../support/merchants-solitaire.ts';

const present = <T>(card: T | null): T[] => (card === null ? [] : [card]);

/** MS-10: the line and everything that lies face down or under the inventory's top, in another order. */
function conceal(state: State, _viewer: unknown, chance: Dice): State {
  const [top, ...below] = state.inventory;
  const hidden = chance.shuffled([...below, ...state.usedItems]);
  return {
    ...state,
    line: chance.shuffled(state.line),
    inventory: top === undefined ? [] : [top, ...hidden.slice(0, below.length)],
    usedItems: hidden.slice(below.length),
  };
}

/** Each shelf is a place of its own. */
const places = (state: State) => ({
  ...Object.fromEntries(state.shelves.map(({ item }, i) => [`shelf ${i + 1}`, present(item)])),
  front: present(state.customer),
  brought: present(state.usedItem),
  line: state.line,
  usedItems: state.usedItems,
  inventory: state.inventory,
  counter: present(state.backItem),
  standing: state.standing,
  discard: state.discard,
});

laws(
  game,
  everyCombination.map((variants) => ({ name: JSON.stringify(variants), options: { variants } })),
  { conceal, places, maxMoves: 12, playouts: 3, worlds: 6 },
);
