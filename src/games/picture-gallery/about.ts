/** What only a person can say of Picture Gallery: whose game it is, what it is about, how it ends. */
import type { Words } from '../../core/game.ts';

export const about: NonNullable<Words['about']> = [
  'A traditional patience for two decks, here with its relatives Royal Parade and Mod3. Twenty-four places in three rows are built up by suit in steps of three, until each shows a jack, a queen or a king. Nothing is hidden but the order of the stock.',
  'Moves name places, never cards, because every card is there twice: `T1` to `T8`, `M1` to `M8` and `B1` to `B8` are the three rows of the gallery, `R1` to `R8` the reserve.',
];

export const endings: NonNullable<Words['endings']> = [
  {
    result: 'won',
    reason: 'gallery-complete',
    when: 'all 24 piles are finished and the aces are out (PG-15)',
  },
  { result: 'lost', reason: 'no-moves-left', when: 'the stock is empty and nothing can move (PG-15)' },
  { result: 'lost', reason: 'resigned', when: 'you gave up' },
];
