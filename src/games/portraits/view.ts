/** What may be seen: everything but the order of the draw pile (PO-11). */
import type { Event } from './facts.ts';
import type { View } from './schema.ts';
import type { State } from './state.ts';

/** The table, the same for whoever looks, during the game and after it. */
export const view = (state: State): View => ({
  publicSales: [...state.publicSales],
  privateSales: [...state.privateSales],
  assets: [...state.assets],
  vault: [...state.vault],
  discard: [...state.discard],
  drawPile: state.drawPile.length,
  overflow: state.overflow,
});

const drawPile = { place: 'drawPile' } as const;
const discard = { place: 'discard' } as const;
const at = <Place extends string>(place: Place, { position }: { readonly position: number }) => ({
  place,
  position,
});

/** A fact as anybody may know it: whatever moves lies face up, so nothing is left out. */
export function redact(event: Event): Event {
  const { card } = event;
  switch (event.type) {
    case 'publicSaleFilled':
      return { type: event.type, card, from: drawPile, to: at('publicSales', event.to) };
    case 'assetDrawn':
      return { type: event.type, card, from: drawPile, to: at('assets', event.to) };
    case 'portraitSentToPrivateSales':
      return { type: event.type, card, from: drawPile, to: at('privateSales', event.to) };
    case 'marketFrozen':
      return { type: event.type, card, from: drawPile, to: { place: 'overflow' } };
    case 'assetPaid':
    case 'assetSwappedOut':
      return { type: event.type, card, from: at('assets', event.from), to: discard };
    case 'assetBought':
    case 'assetSwappedIn':
      return {
        type: event.type,
        card,
        from: at('publicSales', event.from),
        to: at('assets', event.to),
      };
    case 'portraitBought':
      return { type: event.type, card, from: at(event.from.place, event.from), to: { place: 'vault' } };
  }
}
