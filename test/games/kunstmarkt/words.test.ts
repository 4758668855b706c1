import { describe, expect, it } from 'vitest';
import { kunstmarkt as game } from '../../../src/games/kunstmarkt/game.ts';
import { factsOf, move, played, position, refusalOf } from '../../support/kunstmarkt.ts';

const table = position(`
  market  bouts stockt marc monet manet
  turn 0  9,000   duerer corinth holbein spitzweg  c01 c02 c15
  seat 1  25,000  goya leibl                       c03
  seat 2  25,000  raffael                          c04
  pictures  renoir
`);
const heard = (said: string): string[] => factsOf(table, said).map((fact) => game.say(game.redact(fact, 1)));

describe('KM-1 to KM-21 The rules in words', () => {
  it('has every paragraph, in order, with the rulings marked', () => {
    expect(game.words.rules.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, i) => `KM-${i + 1}`));
    const ruled = game.words.rules.filter(({ text }) => text.includes('uling')).map(({ id }) => id);
    expect(ruled).toEqual([1, 3, 6, 10, 11, 12, 17, 18, 19, 21].map((number) => `KM-${number}`));
  });
});

describe('Moves in words', () => {
  it.each([
    ['draw', 'Draw a customer'],
    ['buy marc', 'Buy “Blue Horse I” by Franz Marc for 8,000'],
    [
      'buy stockt discard holbein',
      'Buy “Triptych of the Redemption” by Vrancke van der Stockt for 5,000 and discard “The Merchant Georg Gisze” by Hans Holbein the Younger',
    ],
    ['play c15', 'Play the customer “nude, as large as possible” (25,000)'],
    ['offer duerer', 'Offer “Self-Portrait in a Fur-Collared Robe” by Albrecht Dürer'],
    ['pass', 'Offer nothing'],
  ])('%s', (said, words) => expect(game.label(move(said), table)).toBe(words));

  it('customers without a grey criterion, and with several countries', () => {
    expect(game.label(move('play c28'), table)).toContain('“any picture, as new as possible” (12,000)');
    expect(game.label(move('play c08'), table)).toContain(
      '“France or Italy or Spain, as famous as possible”',
    );
  });
});

describe('Facts in words', () => {
  it('of a purchase', () => {
    expect(heard('0 buy stockt discard holbein')).toEqual([
      'Seat 0 discards “The Merchant Georg Gisze” by Hans Holbein the Younger.',
      'Seat 0 buys “Triptych of the Redemption” by Vrancke van der Stockt for 5,000.',
      '“Blue Horse I” by Franz Marc comes down from 8,000 to 5,000.',
      '“Impression, Sunrise” by Claude Monet comes down from 10,000 to 8,000.',
      '“Luncheon in the Studio” by Édouard Manet comes down from 15,000 to 10,000.',
      '“Bal du moulin de la Galette” by Auguste Renoir goes on sale for 15,000.',
      'It is seat 1’s turn.',
    ]);
  });

  it('of a sale', () => {
    const asked = played(table, '0 play c01', '1 offer leibl', '2 pass');
    expect(factsOf(asked, '0 offer duerer').map((fact) => game.say(game.redact(fact, 1)))).toEqual([
      'Seat 0 offers “Self-Portrait in a Fur-Collared Robe” by Albrecht Dürer.',
      'Seat 0 sells “Self-Portrait in a Fur-Collared Robe” by Albrecht Dürer for 18,000.',
      '“Three Women in Church” by Wilhelm Leibl, offered by seat 1, is not sold.',
      'The customer “Germany, as famous as possible” (18,000) is discarded.',
      'It is seat 1’s turn.',
    ]);
  });

  it('of a hand that leaves the game', () => {
    const left = game.leave?.(table, 2).map((fact) => game.say(game.redact(fact, 1)));
    expect(left).toEqual(['Seat 2’s hand is out of play.']);
  });

  it('what others may not see is not said', () => {
    const [drawn] = factsOf(played(table, '0 play c15', '1 pass', '2 pass', '0 pass'), '1 draw');
    if (drawn === undefined) throw new Error('drawing is a fact');
    expect(game.say(game.redact(drawn, 0))).toBe('Seat 1 draws a customer.');
    expect(game.say(game.redact(drawn, 1))).toMatch(/^Seat 1 draws the customer “.*” \(\d\d,000\)\.$/);
  });
});

describe('Refusals in words', () => {
  const asked = played(table, '0 play c01', '1 offer leibl', '2 pass');
  it.each([
    [table, '0 draw', 'You hold 3 customers and cannot draw another.'],
    [table, '0 buy monet', '“Impression, Sunrise” by Claude Monet costs 10,000; you have 9,000.'],
    [table, '0 buy marc', 'You hold 4 pictures: name one of them to discard.'],
    [table, '0 play c04', 'c04-deutschland-new is not where the move takes it from.'],
    [table, '0 pass', 'No customer is shopping: draw a customer, buy a picture or play a customer.'],
    [asked, '0 draw', 'A customer is shopping: offer a picture or pass.'],
    [
      played(table, '0 play c01'),
      '1 offer goya',
      '“The Parasol” by Francisco de Goya is not what the customer “Germany, as famous as possible” (18,000) looks at.',
    ],
  ] as const)('%#: %s', (state, said, words) => expect(game.explain(refusalOf(state, said))).toBe(words));

  it('an offer that is not better names both figures', () => {
    const beaten = played(
      position(`
        turn 0  25,000  holbein
        seat 1  25,000  duerer
        seat 2  25,000
        sale    c01
      `),
      '1 offer duerer',
      '2 pass',
    );
    expect(game.explain(refusalOf(beaten, '0 offer holbein'))).toBe(
      '“The Merchant Georg Gisze” by Hans Holbein the Younger (74 %) is not better than “Self-Portrait in a Fur-Collared Robe” by Albrecht Dürer (98 %).',
    );
  });

  it('a discard that is not allowed', () => {
    const one = position(`
      turn 0  25,000  holbein
      seat 1  25,000
      seat 2  25,000
    `);
    const said = `0 buy ${one.market[0]?.split('-')[0]} discard holbein`;
    expect(game.explain(refusalOf(one, said))).toBe(
      'You hold fewer than 4 pictures: nothing may be discarded.',
    );
  });

  it('every code has its page', () => {
    expect(Object.keys(game.words.refusals).toSorted()).toEqual([
      'customer-limit',
      'discard-not-allowed',
      'discard-required',
      'no-such-card-here',
      'not-enough-cash',
      'offer-not-better',
      'picture-does-not-fit',
      'wrong-phase',
    ]);
  });
});
