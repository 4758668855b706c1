/** The pictures of a pack of playing cards, one by one. */
import { type Card, DECK } from '../cards.ts';
import type { CardPictures } from '../game.ts';
import { alone } from './alone.ts';
import { CARD, CARD_SYMBOLS, face } from './cards.ts';
import { type Drawing, use } from './markup.ts';
import { cardInWords } from './telling.ts';

/** A card of the pack: its id, its name in words, how it is drawn. */
export interface Leaf {
  readonly id: string;
  readonly name: string;
  drawn(): Drawing;
}

const leafOf = (card: Card): Leaf => ({ id: card, name: cardInWords(card), drawn: () => face(card, 0, 0) });
const BACK: Leaf = { id: 'back', name: 'back of a card', drawn: () => use('back-side', 0, 0) };

/** The 52 cards, those that a ruleset has besides, and the back. */
export function packOf(more: readonly Leaf[] = []): CardPictures {
  const leaves = new Map([...DECK.map(leafOf), ...more, BACK].map((leaf) => [leaf.id, leaf]));
  return {
    all: [...leaves.values()].map(({ id, name }) => ({ id, name })),
    draw(id) {
      const leaf = leaves.get(id);
      if (leaf === undefined) return undefined;
      return alone({ id, name: leaf.name, ...CARD, symbols: CARD_SYMBOLS, body: leaf.drawn() });
    },
  };
}
