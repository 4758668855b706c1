/** What only a person can say of Der Prestel Kunstmarkt: whose game it is, what it is about, how it ends. */
import type { Words } from '../../core/game.ts';

export const about: NonNullable<Words['about']> = [
  'By Franz-Benno Delonge (2006), for three to five. You are art dealers: buy pictures while they are cheap, keep customers in hand who will want them, and sell to whoever comes to your neighbours too. Hidden are the hands and both stacks.',
  'The deck is a reconstruction. The list of the printed tiles is not public. The 48 pictures and 28 customers here are put together from facts about real paintings so that every published figure of the game holds; they are not the printed ones. `GET /v1/rulesets/kunstmarkt` shows them all as `deck`, with the sources of their facts.',
  'The creator sits at seat 0. Others sit down with `POST /v1/kunstmarkt/{id}/seats`; bots take the seats that `bots` names, or those that the creator gives them later. When the last seat is filled the cards are dealt. Both the creator and those who sit down may send a `clientSeed` of their own, so that nobody can choose the deal.',
];

export const endings: NonNullable<Words['endings']> = [
  { result: 'ranking', reason: 'cash-goal', when: 'somebody has 125,000 after a sale (KM-14)' },
  { result: 'ranking', reason: 'last-customer', when: 'the customer stack has run out (KM-15)' },
  { result: 'ranking', reason: 'last-picture', when: 'the picture stack has run out (KM-15)' },
  { result: 'ranking', reason: 'last-player', when: 'all others have left (KM-19)' },
  { result: 'abandoned', when: 'everybody left before the deal' },
];
