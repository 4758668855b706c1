/** Picture Gallery: a patience for two decks in which 24 places are built up in steps of three. */
import { z } from 'zod';
import { cardSchema, DECK } from '../../core/cards.ts';
import { packOf } from '../../core/drawing/pack.ts';
import type { Game } from '../../core/game.ts';
import { board } from './board.ts';
import { bot } from './bot.ts';
import { kpatienceOrder } from './kpatience.ts';
import { isAce } from './places.ts';
import { awaiting, decide, legalMoves, outcome, setUp } from './rules.ts';
import {
  eventSchema,
  moveInfoSchema,
  moveSchema,
  type Options,
  optionsSchema,
  viewSchema,
} from './schema.ts';
import { begin, evolve, type PictureGalleryVocabulary } from './state.ts';
import { redact, view } from './view.ts';
import { why } from './why.ts';
import { explain, label, say, words } from './words.ts';

const TWO_DECKS = [...DECK, ...DECK];

const givenSchema = z
  .strictObject({
    cards: z
      .array(cardSchema)
      .max(2 * TWO_DECKS.length)
      .meta({ description: 'All cards, next card first.' }),
  })
  .meta({
    id: 'PictureGalleryGivenCards',
    description: 'The order of the cards: T1–T8, M1–M8, B1–B8, R1–R8, stock.',
  });

/** The cards of a game: both decks, in Royal Parade without their aces (PG-1, PG-16). */
const cardsOf = ({ variant }: Options) =>
  variant === 'royal-parade' ? TWO_DECKS.filter((card) => !isAce(card)) : TWO_DECKS;

export const pictureGallery: Game<PictureGalleryVocabulary> = {
  id: 'picture-gallery',
  title: 'Picture Gallery',
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
  deals: {
    numbered: true,
    given: givenSchema,
    own: [
      {
        kind: 'kpatience',
        meaning: "A numbered deal of KPatience's game Mod3. Not with `royal-parade`, which has no aces.",
        maxNumber: 2 ** 31 - 1,
        fits: ({ variant }) => variant !== 'royal-parade',
        piles: (number) => ({ cards: kpatienceOrder(number) }),
      },
    ],
  },
  words,
  seatCount: () => 1,
  piles: (options) => ({ cards: cardsOf(options) }),
  begin: (options, _seats, piles) => begin(options, piles),
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
