/** A picture shows no more than its view: what is hidden may lie anyhow, and not a byte changes. */
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../src/games/kunstmarkt/deck.ts';
import { kunstmarkt } from '../../src/games/kunstmarkt/game.ts';
import { merchantsSolitaire } from '../../src/games/merchants-solitaire/game.ts';
import { pictureGallery } from '../../src/games/picture-gallery/game.ts';
import { portraits } from '../../src/games/portraits/game.ts';
import { drawn, viewersOf, wordsOf } from '../support/boards.ts';
import { type Dice, dice } from '../support/dice.ts';
import { conceal, hiddenFrom } from '../support/kunstmarkt-conceal.ts';
import { playOut, positionsOf } from '../support/play.ts';

const SEED = 5;
const SOME = 25;

/** Some positions of a game, with chance to shuffle them. */
function sampled<State>(positions: readonly State[]): { states: readonly State[]; chance: Dice } {
  const chance = dice(SEED);
  return { states: chance.some(positions, SOME), chance };
}

describe(`a picture does not change with what is hidden, seed ${SEED}`, () => {
  it('the draw pile of Portraits', () => {
    const { states, chance } = sampled(positionsOf(playOut(portraits, {}, SEED)));
    for (const state of states) {
      const other = { ...state, drawPile: chance.shuffled(state.drawPile) };
      expect(drawn(portraits, other, 1, 0) === drawn(portraits, state, 1, 0)).toBe(true);
    }
  });

  it('the stock of Picture Gallery', () => {
    const options = pictureGallery.schemas.options.parse({});
    const { states, chance } = sampled(positionsOf(playOut(pictureGallery, options, SEED)));
    for (const state of states) {
      const other = { ...state, stock: chance.shuffled(state.stock) };
      expect(drawn(pictureGallery, other, 1, 0) === drawn(pictureGallery, state, 1, 0)).toBe(true);
    }
  });

  it("line, used items and inventory of Merchant's Solitaire", () => {
    const options = merchantsSolitaire.schemas.options.parse({ variants: { vandals: 2 } });
    const { states, chance } = sampled(positionsOf(playOut(merchantsSolitaire, options, SEED)));
    for (const state of states) {
      const [top, ...below] = state.inventory;
      const hidden = chance.shuffled([...below, ...state.usedItems]);
      const other = {
        ...state,
        line: chance.shuffled(state.line),
        inventory: top === undefined ? [] : [top, ...hidden.slice(0, below.length)],
        usedItems: top === undefined ? hidden : hidden.slice(below.length),
      };
      expect(drawn(merchantsSolitaire, other, 1, 0) === drawn(merchantsSolitaire, state, 1, 0)).toBe(true);
    }
  });

  it('hands and stacks of Kunstmarkt, for every viewer', () => {
    const options = kunstmarkt.schemas.options.parse({ players: 4 });
    const running = positionsOf(playOut(kunstmarkt, options, SEED)).slice(0, -1);
    const { states, chance } = sampled(running);
    for (const state of states) {
      for (const viewer of viewersOf(4)) {
        const other = conceal(state, viewer, chance);
        expect(drawn(kunstmarkt, other, 4, viewer) === drawn(kunstmarkt, state, 4, viewer)).toBe(true);
      }
    }
  });
});

describe('a picture of Kunstmarkt', () => {
  const options = kunstmarkt.schemas.options.parse({ players: 3 });
  const positions = positionsOf(playOut(kunstmarkt, options, SEED));
  const titlesIn = (cards: Iterable<string>): readonly string[] =>
    [...cards].filter((id) => !/^c\d\d-/.test(id)).map((id) => pictureOf(id).title);

  it('names no picture that the viewer may not see', () => {
    for (const state of dice(SEED).some(positions.slice(0, -1), SOME)) {
      for (const viewer of viewersOf(3)) {
        const words = wordsOf(drawn(kunstmarkt, state, 3, viewer));
        const shown = titlesIn(hiddenFrom(viewer, state)).filter((title) => words.includes(`“${title}”`));
        expect(shown, `${viewer}`).toEqual([]);
      }
    }
  });

  it('names every hand after the end', () => {
    const last = positions.at(-1);
    if (last === undefined) throw new Error('a game has positions');
    const words = wordsOf(drawn(kunstmarkt, last, 3, 'spectator'));
    for (const title of titlesIn(last.players.flatMap(({ pictures }) => pictures))) {
      expect(words).toContain(`“${title}”`);
    }
  });
});
