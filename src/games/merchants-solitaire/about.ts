/** What only a person can say of Merchant’s Solitaire: whose game it is, what it is about, how it ends. */
import type { Words } from '../../core/game.ts';

export const about: NonNullable<Words['about']> = [
  'By Gregg Jewell: a solitaire for one deck of cards and up to two Jokers. You keep a shop. Each of twelve customers brings a used item and some money; give items of exactly that worth, best of the type the customer likes, and your standing in the guild grows. Hidden are the line of customers, the used items and the inventory below its top card.',
  'The `score` is the number of cards in your guild standing when the last customer has left.',
];

export const endings: NonNullable<Words['endings']> = [
  {
    result: 'won',
    reason: 'verdict',
    when: 'standing is 10 or more after the last customer; the `rank` goes from Novice to Guildmaster (MS-9)',
  },
  {
    result: 'lost',
    reason: 'standing-too-low',
    when: 'standing is below 10 after the last customer (MS-9)',
  },
  {
    result: 'lost',
    reason: 'removed-from-guild',
    when: 'standing would have fallen below 0; the score is 0 (MS-7)',
  },
  { result: 'lost', reason: 'resigned', when: 'you gave up' },
];
