/** Moves and facts of Portraits in plain English. */
import { type Card, cardName } from '../../core/cards.ts';
import type { Event } from './facts.ts';
import type { Move } from './schema.ts';

export const summary =
  'A solitaire of art deals by James Kyle. Trade your assets for better ones and bring all twelve portraits into your vault before the market freezes.';

/** `9♥`, `9♥ and 5♥`, `9♥, 5♥ and 2♥`. */
export function listed(cards: readonly Card[]): string {
  const names = cards.map(cardName);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** A move, as a button could show it. */
export function label(move: Move): string {
  return move.type === 'buy'
    ? `Buy ${cardName(move.card)} with ${listed(move.with)}`
    : `Swap ${cardName(move.with)} for ${cardName(move.card)}`;
}

/** A fact as a sentence. */
export function say(event: Event): string {
  const card = cardName(event.card);
  switch (event.type) {
    case 'publicSaleFilled':
      return `${card} comes up for public sale at position ${event.to.position}.`;
    case 'assetDrawn':
      return `${card} is drawn as asset ${event.to.position}.`;
    case 'portraitSentToPrivateSales':
      return `${card} is drawn for the assets and goes to private sales.`;
    case 'marketFrozen':
      return `${card} is drawn for the assets, but private sales are full: the market freezes.`;
    case 'assetPaid':
      return `${card} is paid.`;
    case 'assetBought':
      return `${card} is bought and becomes asset ${event.to.position}.`;
    case 'portraitBought':
      return `${card} is bought from ${event.from.place === 'publicSales' ? 'public' : 'private'} sales and goes to the vault.`;
    case 'assetSwappedOut':
      return `${card} is given in a swap.`;
    case 'assetSwappedIn':
      return `${card} is taken in a swap and becomes asset ${event.to.position}.`;
  }
}
