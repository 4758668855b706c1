/** Der Prestel Kunstmarkt (Franz-Benno Delonge, 2006): the table of contents of this ruleset. */
import { z } from 'zod';
import type { Game } from '../../core/game.ts';
import { board } from './board.ts';
import { bot } from './bot.ts';
import { cards } from './cards.ts';
import { CUSTOMER_IDS, customerIdSchema, DECK, deckSchema, PICTURE_IDS, pictureIdSchema } from './deck.ts';
import { type Event, eventSchema, type PublicEvent, publicEventSchema } from './events.ts';
import { outcome } from './ranking.ts';
import { awaiting, decide, legalMoves, setUp } from './rules.ts';
import { leave } from './sale.ts';
import * as schema from './schema.ts';
import { begin, evolve, type State } from './state.ts';
import { redact, view } from './view.ts';
import { explain, label, say, words } from './words.ts';

export interface KunstmarktVocabulary {
  Options: schema.Options;
  Move: schema.Move;
  /** A legal move tells nothing besides itself. */
  MoveInfo: object;
  Event: Event;
  PublicEvent: PublicEvent;
  View: schema.View;
  State: State;
}

/** Twice the deck: room enough to send a wrong list and be told what is missing and what is too many. */
const GIVEN_LIMIT = 96;

export const kunstmarkt: Game<KunstmarktVocabulary> = {
  id: 'kunstmarkt',
  title: 'Der Prestel Kunstmarkt',
  version: 1,
  seats: { min: schema.MIN_PLAYERS, max: schema.MAX_PLAYERS },
  schemas: {
    options: schema.optionsSchema,
    move: schema.moveSchema,
    moveInfo: schema.moveInfoSchema,
    event: eventSchema,
    publicEvent: publicEventSchema,
    view: schema.viewSchema,
  },
  deals: {
    numbered: false,
    given: z.strictObject({
      pictures: z.array(pictureIdSchema).max(GIVEN_LIMIT),
      customers: z.array(customerIdSchema).max(GIVEN_LIMIT),
    }),
    own: [],
  },
  words,
  data: { schema: z.strictObject({ deck: deckSchema }), value: { deck: DECK } },
  seatCount: (options) => options.players,
  turnSeconds: (options) => options.turnSeconds,
  piles: (_options, seats) => ({
    pictures: PICTURE_IDS,
    customers: CUSTOMER_IDS,
    seats: Array.from({ length: seats }, (_, seat) => String(seat)),
  }),
  begin,
  setUp,
  awaiting,
  legalMoves,
  decide,
  leave,
  evolve,
  outcome,
  view,
  redact,
  label,
  say,
  explain,
  bot,
  board,
  cards,
};
