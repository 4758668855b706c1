/** Portraits (James Kyle, 2003): the table of contents. */
import { packOf } from '../../core/drawing/pack.ts';
import type { Game } from '../../core/game.ts';
import { about, endings } from './about.ts';
import { board } from './board.ts';
import { bot } from './bot.ts';
import { eventMeanings, eventSchema } from './facts.ts';
import { paragraphs } from './paragraphs.ts';
import { explain, refusals } from './problems.ts';
import { awaiting, decide, legalMoves, outcome, setUp } from './rules.ts';
import { givenSchema, moveInfoSchema, moveSchema, optionsSchema, viewSchema } from './schema.ts';
import { begin, evolve, type PortraitsVocabulary, piles } from './state.ts';
import { redact, view } from './view.ts';
import { why } from './why.ts';
import { label, say, summary } from './words.ts';

export const portraits: Game<PortraitsVocabulary> = {
  id: 'portraits',
  title: 'Portraits',
  version: 1,
  seats: { min: 1, max: 1 },
  schemas: {
    options: optionsSchema,
    move: moveSchema,
    moveInfo: moveInfoSchema,
    event: eventSchema,
    publicEvent: eventSchema,
    view: viewSchema,
  },
  deals: { numbered: true, given: givenSchema, own: [] },
  words: { summary, about, endings, rules: paragraphs, events: eventMeanings, refusals },

  seatCount: () => 1,
  piles,
  begin: (_options, _seats, dealt) => begin(dealt),
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
  cards: packOf(),
};
