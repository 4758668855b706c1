/** Refusals of Portraits in plain English: what each code means, and what is wrong with this very move. */
import { type Card, isCard, suitOf, suitSymbol } from '../../core/cards.ts';
import type { Refusal, RefusalParams } from '../../core/game.ts';
import type { MissedPlace, RefusalCode } from './faults.ts';
import { listed } from './words.ts';

export const refusals: Readonly<
  Record<RefusalCode, { readonly meaning: string; readonly whatToDo: string }>
> = {
  'no-such-card-here': {
    meaning: 'The card is not where the move takes it from.',
    whatToDo:
      'Buy from public or private sales, swap with public sales, and pay with your own assets. The view shows where each card lies.',
  },
  'wrong-suit': {
    meaning: 'A card is paid for with assets of its own suit, and the payment contains another suit.',
    whatToDo: 'Pay with assets of that suit only.',
  },
  'payment-too-low': {
    meaning: 'A payment has to be greater than the value of the card; an equal total is too little.',
    whatToDo: 'Add assets of the same suit until the total is at least `needed`. An ace counts 11.',
  },
  'not-a-portrait-swap': {
    meaning: 'Portraits are bought, never swapped.',
    whatToDo: 'Buy the portrait, or swap for an asset in public sales.',
  },
  'unequal-values': {
    meaning: 'The two cards of a swap must have the same value; an ace swaps only with an ace.',
    whatToDo: 'Give an asset of the same rank as the one you take, or buy the card.',
  },
};

const missedPlaces: Readonly<Record<string, string>> = {
  sales: 'not on sale',
  publicSales: 'not in public sales',
  assets: 'not among your assets',
} satisfies Record<MissedPlace, string>;

/** The cards that a parameter names. */
const cardsIn = (param: RefusalParams[string] | undefined): Card[] =>
  [param].flat().filter((value) => typeof value === 'string' && isCard(value));

/** What is wrong, naming the cards of the move. Throws on a refusal that is none of Portraits. */
export function explain({ code, params, about }: Refusal): string {
  const wanted = cardsIn(about?.card);
  const payment = cardsIn(about?.with);
  const verb = (cards: readonly Card[], one: string, many: string): string =>
    cards.length === 1 ? one : many;
  switch (code) {
    case 'no-such-card-here':
      return `${listed(cardsIn(params.card))} is ${missedPlaces[String(params.place)]}.`;
    case 'wrong-suit': {
      const suits = wanted.map(suitOf).map(suitSymbol).join();
      const strangers = cardsIn(params.cards);
      return `${listed(wanted)} is paid for in ${suits} only; ${listed(strangers)} ${verb(strangers, 'is', 'are')} of another suit.`;
    }
    case 'payment-too-low':
      return `${listed(wanted)} costs more than ${Number(params.needed) - 1}; ${listed(payment)} ${verb(payment, 'makes', 'make')} ${params.offered}.`;
    case 'not-a-portrait-swap':
      return `${listed(wanted)} is a portrait, and portraits are bought, never swapped.`;
    case 'unequal-values':
      return `${listed(payment)} and ${listed(wanted)} are not of equal value.`;
    default:
      throw new Error(`no refusal of Portraits: ${code}`);
  }
}
