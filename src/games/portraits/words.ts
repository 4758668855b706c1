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
      return `${card} came up for public sale at position ${event.to.position}.`;
    case 'assetDrawn':
      return `${card} was drawn as asset ${event.to.position}.`;
    case 'portraitSentToPrivateSales':
      return `${card} was drawn for the assets and went to private sales.`;
    case 'marketFrozen':
      return `${card} was drawn for the assets and found private sales full: the market froze.`;
    case 'assetPaid':
      return `${card} was paid.`;
    case 'assetBought':
      return `${card} was bought and became asset ${event.to.position}.`;
    case 'portraitBought':
      return `${card} was bought from ${event.from.place === 'publicSales' ? 'public' : 'private'} sales and went to the vault.`;
    case 'assetSwappedOut':
      return `${card} was given in a swap.`;
    case 'assetSwappedIn':
      return `${card} was taken in a swap and became asset ${event.to.position}.`;
  }
}
