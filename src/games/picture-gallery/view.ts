/** What may be seen: everything but the stock's cards (PG-17). The same for the player and for spectators, also after the end. */
import type { Card } from '../../core/cards.ts';
import { BOTTOM, finishedPiles, MIDDLE, type Place, pileAt, RESERVE, TOP } from './places.ts';
import type { Event, View } from './schema.ts';
import type { State } from './state.ts';

/** The table as anybody sees it: the face-up piles, and how many cards the stock has. */
export function view({ layout, stock, aces }: State): View {
  const row = (places: readonly Place[]): Card[][] => places.map((place) => [...pileAt(layout, place)]);
  return {
    gallery: { top: row(TOP), middle: row(MIDDLE), bottom: row(BOTTOM) },
    reserve: row(RESERVE),
    acePile: aces,
    stock: stock.length,
    finishedPiles: finishedPiles(layout),
  };
}

/** A fact as anybody may know it. Every card in a fact was face up, or is turned up by it. */
export function redact(event: Event): Event {
  switch (event.type) {
    case 'cardDealt':
      return { type: 'cardDealt', card: event.card, to: event.to };
    case 'rowDealt':
      return {
        type: 'rowDealt',
        direction: event.direction,
        cards: event.cards.map(({ card, to }) => ({ card, to })),
      };
    case 'cardMoved':
      return { type: 'cardMoved', card: event.card, from: event.from, to: event.to };
    case 'aceDiscarded':
      return { type: 'aceDiscarded', card: event.card, from: event.from };
    case 'reserveRefilled':
      return { type: 'reserveRefilled', card: event.card, to: event.to };
  }
}
