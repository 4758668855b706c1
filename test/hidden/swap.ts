/** Other deals that a viewer cannot tell from the real one: cards that were never told to them change places. */
import type { AnyGame, Piles } from '../../src/core/game.ts';
import type { Dice } from '../support/dice.ts';
import type { Swap } from './world.ts';

/** Every text in a value, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The piles that hold cards, not who begins. */
const cardPilesOf = (game: AnyGame, piles: Piles) =>
  Object.entries(piles).filter(([pile]) => pile in game.deals.given.shape);

/** Cards that no entry of the viewer's log has named. With two decks a name alone does not tell. */
export function unseenCards(game: AnyGame, piles: Piles, told: ReadonlySet<string>): readonly string[] {
  return cardPilesOf(game, piles).flatMap(([, cards]) =>
    new Set(cards).size < cards.length ? [] : cards.filter((card) => !told.has(card)),
  );
}

/**
 * `told`: every text in the viewer's log. `stock`: how many cards of a pile with double cards are still undealt,
 * for there it is the end of the pile that was never told. Undefined when nothing can change places.
 */
export function swapUnseen(
  game: AnyGame,
  piles: Piles,
  told: ReadonlySet<string>,
  stock: number,
  chance: Dice,
): Swap | undefined {
  const swaps = cardPilesOf(game, piles).map(([pile, cards]) => {
    const hasDoubles = new Set(cards).size < cards.length;
    const free = cards.flatMap((card, place) => {
      const isUnseen = hasDoubles ? place >= cards.length - stock : !told.has(card);
      return isUnseen ? [place] : [];
    });
    const from = chance.shuffled(free);
    const places = cards.map((_, place) => from[free.indexOf(place)] ?? place);
    return [pile, places] as const;
  });
  const isOther = swaps.some(([, places]) => places.some((from, place) => from !== place));
  return isOther ? Object.fromEntries(swaps) : undefined;
}
