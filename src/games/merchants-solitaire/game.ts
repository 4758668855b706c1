/** Merchant's Solitaire by Gregg Jewell: the table of contents. */
import { DECK, numberOf } from '../../core/cards.ts';
import type { Game, Piles } from '../../core/game.ts';
import { board } from './board.ts';
import { bot } from './bot.ts';
import { eventSchema, publicEventSchema } from './events.ts';
import { cards } from './jokers.ts';
import { awaiting, decide, legalMoves, outcome, setUp } from './rules.ts';
import {
  givenDealSchema,
  JOKERS,
  moveInfoSchema,
  moveSchema,
  type Options,
  optionsSchema,
  viewSchema,
} from './schema.ts';
import { begin, evolve } from './state.ts';
import { redact, view } from './view.ts';
import type { MerchantsSolitaireVocabulary } from './vocabulary.ts';
import { why } from './why.ts';
import { explain, label, say, words } from './words.ts';

export type { MerchantsSolitaireVocabulary } from './vocabulary.ts';

const LAST_ITEM = 10;
const items = DECK.filter((card) => numberOf(card) <= LAST_ITEM);
const customers = DECK.filter((card) => numberOf(card) > LAST_ITEM);

/** MS-1 and MS-15: the unshuffled piles. They are part of `salon-1` and never change. */
const piles = ({ variants }: Options): Piles => ({
  items,
  customers: [...customers, ...JOKERS.slice(0, variants.vandals)],
});

export const merchantsSolitaire: Game<MerchantsSolitaireVocabulary> = {
  id: 'merchants-solitaire',
  title: "Merchant's Solitaire",
  version: 1,
  seats: { min: 1, max: 1 },
  schemas: {
    options: optionsSchema,
    move: moveSchema,
    moveInfo: moveInfoSchema,
    event: eventSchema,
    publicEvent: publicEventSchema,
    view: viewSchema,
  },
  deals: { numbered: true, given: givenDealSchema, own: [] },
  words,
  seatCount: () => 1,
  piles,
  begin,
  setUp,
  awaiting,
  legalMoves,
  decide,
  evolve,
  outcome,
  view,
  redact,
  label,
  say,
  explain,
  bot,
  why,
  board,
  cards,
};
