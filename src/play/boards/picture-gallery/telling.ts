/** What is told of the table to those who don't see it, and of a pick to everybody. */
import { cardName } from '../card.tsx';
import { type Legal, movesAt, partnersOf } from './intents.ts';
import {
  type Card,
  isFinished,
  nextOn,
  type Place,
  type Row,
  type Spot,
  stageOf,
  takenFrom,
  type View,
} from './places.ts';

/** A place of the gallery, e.g. `T3: 5♥, 2 of 4, next 8♥`. */
export function galleryPlaceInWords(place: Place, pile: readonly Card[], row: Row): string {
  const top = cardName(pile.at(-1) ?? '');
  switch (stageOf(pile, row)) {
    case 'gap':
      return `${place}: gap, begins with a ${row.sequence[0]}`;
    case 'loose':
      return `${place}: ${top}, out of place`;
    case 'begun':
      return `${place}: ${top}, ${pile.length} of 4, next ${cardName(nextOn(pile, row) ?? '')}`;
    case 'finished':
      return `${place}: ${top}, finished`;
  }
}

/** A pile of the reserve, e.g. `R3: K♣, on 2 more`. */
export function reservePlaceInWords(place: Place, pile: readonly Card[]): string {
  const top = pile.at(-1);
  if (top === undefined) return `${place}: empty`;
  return `${place}: ${cardName(top)}${pile.length > 1 ? `, on ${pile.length - 1} more` : ''}`;
}

const spotInWords = (spot: Spot): string => (spot === 'aces' ? 'the ace pile' : spot);

const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** What can be done with the picked place. */
export function pickInWords(view: View, moves: readonly Legal[], picked: Spot): string {
  const card = takenFrom(view, picked);
  const found = movesAt(moves, picked);
  const [only] = found;
  if (isFinished(view, picked)) return `${picked} is finished.`;
  if (only === undefined) {
    if (card === undefined) return `Nothing that lies open goes to ${spotInWords(picked)}.`;
    return `${cardName(card)} from ${picked} goes nowhere now.`;
  }
  if (found.length === 1) return `${only.label}? Once more does it.`;
  const partners = partnersOf(moves, picked);
  if (card !== undefined) return `${cardName(card)} from ${picked}: to ${oneOf(partners.map(spotInWords))}.`;
  const cards = partners.map((spot) => `${cardName(takenFrom(view, spot) ?? '')} from ${spot}`);
  return `To ${spotInWords(picked)}: ${oneOf(cards)}.`;
}
