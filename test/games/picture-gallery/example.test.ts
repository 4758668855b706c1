import { describe, expect, test } from 'vitest';
import { type Card, isCard } from '../../../src/core/cards.ts';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import {
  dealt,
  drawing,
  drawn,
  factsOf,
  gallery,
  legal,
  optionsWith,
  play,
} from '../../support/picture-gallery.ts';

const TABLE = `
  top     9C 3S 2C KD 2H QD 8S JS
  middle  AD 5C 6D KC 7C QH 10H JD
  bottom  2S 4C JH KS 9H 8D QC 6H
  reserve AC 4S 5H 10S 9D KH QS JC`;
const NEXT = '10D 6S 7H';

/** A whole deal that begins with the cards on the table, then the next ones, then all others in order. */
function order(): readonly Card[] {
  const cards = `${TABLE} ${NEXT}`.split(/\s+/).filter(isCard);
  const others = [...(game.piles(optionsWith(), 1).cards ?? [])].filter(isCard);
  for (const card of cards) others.splice(others.indexOf(card), 1);
  return [...cards, ...others];
}

describe('The example of the rules', () => {
  const { state } = dealt(order());
  const stock = state.stock.slice(3).join(' ');

  test('the deal', () => {
    expect(order()).toHaveLength(104);
    expect(drawing(state)).toBe(drawn(`${TABLE}\n stock ${NEXT} ${stock}`));
    expect(legal(state)).toEqual(['M1 out', 'R1 out', 'M2 > T3', 'M5 > B2', 'R3 > T5', 'deal']);
  });

  const acesOut = play(state, 'M1 out, R1 out');
  test('both aces go out; the empty reserve pile is refilled from the stock', () => {
    expect(drawing(acesOut)).toBe(
      drawn(`
        top     9C 3S 2C KD 2H QD 8S JS
        middle  . 5C 6D KC 7C QH 10H JD
        bottom  2S 4C JH KS 9H 8D QC 6H
        reserve 10D 4S 5H 10S 9D KH QS JC
        stock   6S 7H ${stock}
        aces    2`),
    );
  });

  const filled = play(acesOut, 'T2 > M1, B1 > T2, R2 > B1');
  test('3♠ fills the gap, 2♠ the gap of the 3♠, 4♠ the gap of the 2♠, and its pile is refilled', () => {
    expect(factsOf(play(acesOut, 'T2 > M1, B1 > T2'), 'R2 > B1')).toEqual([
      { type: 'cardMoved', card: '4S', from: 'R2', to: 'B1' },
      { type: 'reserveRefilled', card: '6S', to: 'R2' },
    ]);
    expect(drawing(filled)).toBe(
      drawn(`
        top     9C 2S 2C KD 2H QD 8S JS
        middle  3S 5C 6D KC 7C QH 10H JD
        bottom  4S 4C JH KS 9H 8D QC 6H
        reserve 10D 6S 5H 10S 9D KH QS JC
        stock   7H ${stock}
        aces    2`),
    );
  });

  test('5♣ goes on 2♣, 7♣ on 4♣, and 5♥ from the reserve on 2♥', () => {
    expect(drawing(play(filled, 'M2 > T3, M5 > B2, R3 > T5'))).toBe(
      drawn(`
        top     9C 2S 2C..5C KD 2H..5H QD 8S JS
        middle  3S . 6D KC . QH 10H JD
        bottom  4S 4C..7C JH KS 9H 8D QC 6H
        reserve 10D 6S 7H 10S 9D KH QS JC
        stock   ${stock}
        aces    2`),
    );
  });

  test('9♣ in the top row waits for a 6♣ in the middle row', () => {
    expect(legal(gallery('top 9C\n middle 3C..6C\n reserve KS\n stock KS'))).toEqual(['T1 > M1', 'deal']);
  });
});
