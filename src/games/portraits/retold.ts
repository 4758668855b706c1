/** The position in words: the text alternative of its picture. */
import type { Card } from '../../core/cards.ts';
import { cardInWords, cardsInWords, counted } from '../../core/drawing/telling.ts';
import type { View } from './schema.ts';

const inPlaces = (row: readonly (Card | null)[]): string =>
  row.map((card, i) => `${i + 1}: ${card === null ? 'empty' : cardInWords(card)}`).join('; ');

/** What lies where, a sentence for each part. */
export const said = (view: View): readonly string[] => [
  `Public sales: ${inPlaces(view.publicSales)}.`,
  `Private sales: ${cardsInWords(view.privateSales)}.`,
  `Assets: ${inPlaces(view.assets)}.`,
  `Vault, ${counted(view.vault.length, 'portrait')}: ${cardsInWords(view.vault)}.`,
  `Draw pile: ${counted(view.drawPile, 'card')}.`,
  `Discard pile, bottom card first: ${cardsInWords(view.discard)}.`,
  ...(view.overflow === null ? [] : [`No room in private sales for the ${cardInWords(view.overflow)}.`]),
];
