/** Moves, facts and refusals in plain English. */
import { type Card, cardName, isCard } from '../../core/cards.ts';
import type { Refusal, RefusalParams, Words } from '../../core/game.ts';
import { about, endings } from './about.ts';
import { MEANINGS, type PublicEvent } from './events.ts';
import { customersOffer, influenceOf, isFree, type Round, roundOf } from './offers.ts';
import { paragraphs } from './paragraphs.ts';
import type { Move } from './schema.ts';
import type { State } from './state.ts';

/** The words of the ruleset's own pages. */
export const words: Words = {
  summary:
    'Twelve customers bring used items to your shop. Match their offers, please them with the types they prefer, and earn ten or more cards of guild standing.',
  about,
  endings,
  rules: paragraphs,
  events: MEANINGS,
  refusals: {
    'no-such-card-here': {
      meaning: 'The trade offers a card that is not a face-up item of the shop.',
      whatToDo:
        'Offer items that lie face up on the shelves; with Let Me Check in the Back, the top item of the inventory too.',
    },
    'offer-mismatch': {
      meaning: 'The items are not worth exactly what the customer offers.',
      whatToDo:
        'Choose items that come to exactly `needed`; `offered` lists what the chosen ones can come to. Items of the used item’s type count 0, other aces 11 or 1.',
    },
  },
};

const list = (parts: readonly string[], last: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
/** `9♥`, `9♥ and 5♥`, `9♥, 5♥ and 2♥`. */
export const names = (cards: readonly Card[]): string => list(cards.map(cardName));
const place = (from: number | 'back'): string => (from === 'back' ? 'the back' : `shelf ${from}`);

function trading(items: readonly Card[], { customer, usedItem }: Round, superExclusive: boolean): string {
  const parts = items.map((item) =>
    isFree(item, usedItem, superExclusive) ? `${cardName(item)} (free)` : cardName(item),
  );
  return `Offer ${list(parts)} to ${cardName(customer)} for ${cardName(usedItem)}`;
}

/** A move in plain English, from what lies open. */
export function label(move: Move, state: State): string {
  const round = roundOf(state);
  if (move.type === 'trade') {
    return round === undefined
      ? `Offer ${names(move.items)}`
      : trading(move.items, round, state.variants.superExclusive);
  }
  if (round === undefined) return 'Decline the offer';
  const { customer } = round;
  return `Decline the ${customersOffer(round)} that ${cardName(customer)} offers and lose ${influenceOf(customer)} standing`;
}

/** A fact in plain English. */
export function say(event: PublicEvent): string {
  switch (event.type) {
    case 'shelfStocked':
      return `${cardName(event.item)} is put on shelf ${event.shelf}.`;
    case 'usedItemsSetAside':
      return `${event.count} used items are set aside face down.`;
    case 'startingStandingDealt':
      return `Guild standing starts with ${names(event.items)}.`;
    case 'inventoryTopShown':
      return `${cardName(event.item)} lies on top of the inventory.`;
    case 'customerArrived':
      return `${cardName(event.customer)} is the next customer.`;
    case 'usedItemTurnedUp':
      return `The customer brings ${cardName(event.item)}.`;
    case 'itemVandalised':
      return `A Joker turns ${cardName(event.item)} on shelf ${event.shelf} face down.`;
    case 'jokerDiscarded':
      return 'The Joker is discarded.';
    case 'backItemFetched':
      return `${cardName(event.item)} is fetched from the back.`;
    case 'usedItemReceived':
      return `The used item ${cardName(event.item)} goes under the inventory.`;
    case 'itemJoinedStanding':
      return `${cardName(event.item)} from ${place(event.from)} joins guild standing.`;
    case 'itemDiscarded':
      return `${cardName(event.item)} from ${place(event.from)} is discarded.`;
    case 'customerJoinedStanding':
      return `${cardName(event.customer)}, a loyal patron, joins guild standing.`;
    case 'standingLost':
      return `${names(event.cards)} of guild standing ${event.cards.length === 1 ? 'is' : 'are'} lost.`;
    case 'removedFromGuild':
      return `Guild standing falls below 0${event.cards.length === 0 ? '' : ` (${names(event.cards)} lost)`}: the merchant is removed from the guild.`;
    case 'customerDiscarded':
      return `The customer ${cardName(event.customer)} is discarded.`;
    case 'usedItemDiscarded':
      return `The used item ${cardName(event.item)} is discarded.`;
  }
}

const cardNamed = (code: RefusalParams[string] | undefined): string =>
  typeof code === 'string' && isCard(code) ? cardName(code) : String(code);

/** A refusal of `decide` in plain English, from its parameters alone. */
export function explain({ code, params }: Refusal): string {
  if (code === 'no-such-card-here') {
    return params.faceDown === true
      ? `${cardNamed(params.card)} lies face down; its shelf is out of use.`
      : `${cardNamed(params.card)} is not among the items that you can offer.`;
  }
  const sums = Array.isArray(params.offered) ? params.offered.map(String) : [];
  return `The customer offers ${params.needed}; these items come to ${list(sums, 'or')}.`;
}
