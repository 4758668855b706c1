/** Drawing cards for empty positions: the setup and the end of every turn (PO-2, PO-3, PO-10). */
import type { Card } from '../../core/cards.ts';
import type { Event } from './facts.ts';
import { ROW } from './schema.ts';
import type { Row, State } from './state.ts';
import { isPortrait } from './worth.ts';

const fromDrawPile = { place: 'drawPile' } as const;

const emptyPositions = (row: Row): number[] =>
  row.flatMap((card, index) => (card === null ? [index + 1] : []));

/**
 * The facts of filling: first public sales, then the assets, each from left to right. It stops when the draw pile
 * is empty, and at once when a portrait drawn for the assets finds private sales full.
 */
export function fill(state: State): Event[] {
  const facts: Event[] = [];
  const pile = state.drawPile.values();
  const draw = (): Card | undefined => pile.next().value;
  for (const position of emptyPositions(state.publicSales)) {
    const card = draw();
    if (card === undefined) return facts;
    facts.push({
      type: 'publicSaleFilled',
      card,
      from: fromDrawPile,
      to: { place: 'publicSales', position },
    });
  }
  let inPrivateSales = state.privateSales.length;
  for (const position of emptyPositions(state.assets)) {
    let card = draw();
    while (card !== undefined && isPortrait(card)) {
      if (inPrivateSales === ROW) {
        facts.push({ type: 'marketFrozen', card, from: fromDrawPile, to: { place: 'overflow' } });
        return facts;
      }
      inPrivateSales += 1;
      const to = { place: 'privateSales', position: inPrivateSales } as const;
      facts.push({ type: 'portraitSentToPrivateSales', card, from: fromDrawPile, to });
      card = draw();
    }
    if (card === undefined) return facts;
    facts.push({ type: 'assetDrawn', card, from: fromDrawPile, to: { place: 'assets', position } });
  }
  return facts;
}
