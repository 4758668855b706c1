/** Every refusal: its problem page, and its sentence with the cards it is about. */
import type { Words } from '../../core/game.ts';
import type { Obstacle } from './legality.ts';

interface RefusalWords {
  readonly meaning: string;
  readonly whatToDo: string;
  /** The sentence, given the params as people read them. */
  readonly sentence: (of: (param: string) => string) => string;
}

const REFUSALS: Readonly<Record<Obstacle, RefusalWords>> = {
  'no-such-card-here': {
    meaning: 'The move takes a card from a place that is empty.',
    whatToDo: 'Read the view again, and take a card from a place that has one.',
    sentence: (of) => `There is no card at ${of('from')}.`,
  },
  'card-covered': {
    meaning:
      'The ace lies in a reserve pile below other cards, and only the top card of a pile can be taken.',
    whatToDo: 'Move the cards above the ace first.',
    sentence: (of) => `The ace at ${of('from')} is covered by ${of('card')}.`,
  },
  'placed-card-fixed': {
    meaning: 'The card lies on a started gallery pile, and cards there stay where they are.',
    whatToDo: 'Take the top card of a reserve pile, or a single gallery card that lies in a wrong row.',
    sentence: (of) => `${of('card')} at ${of('from')} lies on a started pile and stays there.`,
  },
  'not-an-ace': {
    meaning: 'Only aces go to the ace pile.',
    whatToDo: 'Put out an available ace. Other cards are moved with `move`.',
    sentence: (of) => `${of('card')} at ${of('from')} is no ace.`,
  },
  'wrong-start-card': {
    meaning:
      'A gap takes only a start card of its row: 2 in the top row, 3 in the middle, 4 in the bottom row.',
    whatToDo: 'Fill the gap with a start card of its row; `params.needed` names it.',
    sentence: (of) => `The gap ${of('to')} takes a ${of('needed')}, not ${of('card')}.`,
  },
  'wrong-row': {
    meaning: 'The card at the target lies alone in a wrong row, so nothing can be built on it.',
    whatToDo: 'Build on a started pile: one whose bottom card is a start card of its row.',
    sentence: (of) =>
      `${of('onto')} at ${of('to')} starts no pile of its row, so nothing can be built on it.`,
  },
  'wrong-sequence': {
    meaning: 'A pile grows in one suit and in steps of three, and this card is not the next one.',
    whatToDo: 'Put the card there that `params.needed` names; null means that the pile is finished.',
    sentence: (of) => `On ${of('onto')} at ${of('to')} goes ${of('needed')}, not ${of('card')}.`,
  },
  'place-occupied': {
    meaning: 'A card can be moved to a reserve place only when that place is empty.',
    whatToDo: 'Choose an empty reserve place, or a place in the gallery.',
    sentence: (of) => `${of('to')} is not empty: ${of('onto')} lies there.`,
  },
  'stock-not-used-up': {
    meaning: 'An empty reserve place takes a card from the table only once the stock is empty.',
    whatToDo: 'Deal the rest of the stock first.',
    sentence: (of) => `${of('to')} takes a card from the table only once the stock is empty.`,
  },
  'no-effect': {
    meaning:
      'The only card of a reserve pile would move to another empty reserve place, which changes nothing.',
    whatToDo: 'Choose another move, or give up if none helps.',
    sentence: (of) =>
      `${of('card')} lies alone at ${of('from')}; moving it to ${of('to')} would change nothing.`,
  },
  'stock-empty': {
    meaning: 'No row can be dealt, because the stock is empty.',
    whatToDo: 'Play on with the cards on the table.',
    sentence: () => 'The stock is empty.',
  },
  'moves-remain': {
    meaning: 'In this game a row may be dealt only when no other move is legal.',
    whatToDo: 'Make another legal move first; putting out an ace is one.',
    sentence: (of) =>
      `A row is dealt only when nothing else can move; other legal moves: ${of('otherMoves')}.`,
  },
  'reserve-stays-empty': {
    meaning: 'In Royal Parade an empty reserve place stays empty until the next row is dealt.',
    whatToDo: 'Move the card to the gallery, or deal a row.',
    sentence: (of) => `${of('to')} stays empty until the next row is dealt.`,
  },
  'not-the-last-row': {
    meaning: 'Only the last row of the variant `last-row-backwards` may be dealt from right to left.',
    whatToDo: 'Deal without `direction`.',
    sentence: (of) => `Cards in the stock: ${of('stock')}. This row can't be dealt from right to left.`,
  },
};

export const refusals: Words['refusals'] = Object.fromEntries(
  Object.entries(REFUSALS).map(([code, { meaning, whatToDo }]) => [code, { meaning, whatToDo }]),
);

/** Refusal code → its sentence. */
export const sentences: ReadonlyMap<string, RefusalWords['sentence']> = new Map(
  Object.entries(REFUSALS).map(([code, { sentence }]) => [code, sentence]),
);
