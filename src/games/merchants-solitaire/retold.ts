/** The position in words: the text alternative of its picture. */
import { cardInWords, cardsInWords, counted, listed } from '../../core/drawing/telling.ts';
import type { View } from './schema.ts';
import { isJoker } from './state.ts';

function shelfInWords({ item, faceDown: isOut }: View['shelves'][number], i: number): string {
  if (item === null) return `${i + 1}: empty`;
  return `${i + 1}: ${cardInWords(item)}${isOut ? ', vandalised' : ''}`;
}

/** What lies where, a sentence for each part. */
export const said = (view: View): readonly string[] => [
  `Shelves. ${view.shelves.map(shelfInWords).join('; ')}.`,
  view.customer === null || view.usedItem === null
    ? 'No customer is in the shop.'
    : `The ${cardInWords(view.customer)} brings the ${cardInWords(view.usedItem)} and offers ${view.offer}.`,
  `In line behind: ${view.line}. Used items face down: ${view.usedItems}.`,
  `Inventory: ${counted(view.inventory, 'card')}${view.inventoryTop === null ? '' : `, the ${cardInWords(view.inventoryTop)} on top`}.`,
  `Guild standing, ${counted(view.standing.length, 'card')}: ${cardsInWords(view.standing)}.`,
  `Discard pile, bottom card first: ${listed(view.discard.map((card) => (isJoker(card) ? 'Joker' : cardInWords(card))))}.`,
];
