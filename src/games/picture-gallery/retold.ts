/** The position in words: the text alternative of its picture. */
import type { Card } from '../../core/cards.ts';
import { cardInWords, cardsInWords, counted } from '../../core/drawing/telling.ts';
import { FINISHED_HEIGHT, topOf } from './places.ts';
import { isStarted, ROWS, type Row } from './rows.ts';
import type { View } from './schema.ts';
import { ACES } from './state.ts';

function pileInWords(pile: readonly Card[], row: Row, i: number): string {
  const place = `${row.letter}${i + 1}`;
  const top = topOf(pile);
  if (top === undefined) return `${place}: gap`;
  if (!isStarted(pile, row)) return `${place}: ${cardInWords(top)}, not in place`;
  const isFinished = pile.length === FINISHED_HEIGHT;
  return `${place}: ${cardInWords(top)}, ${isFinished ? 'finished' : `${pile.length} of ${FINISHED_HEIGHT}`}`;
}

/** What lies where, a sentence for each part. */
export const said = (view: View): readonly string[] => [
  ...ROWS.map(
    (row) =>
      `${row.name}, ${row.sequence.join('-')}: ${view.gallery[row.key].map((pile, i) => pileInWords(pile, row, i)).join('; ')}.`,
  ),
  `Reserve, bottom card first: ${view.reserve.map((pile, i) => `R${i + 1}: ${cardsInWords(pile, 'empty')}`).join('; ')}.`,
  `Stock: ${counted(view.stock, 'card')}. Ace pile: ${view.acePile} of ${ACES}. Finished piles: ${view.finishedPiles} of 24.`,
];
