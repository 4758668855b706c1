import { describe, expect, test } from 'vitest';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import { RULE_OF } from '../../../src/games/picture-gallery/legality.ts';
import type { Event } from '../../../src/games/picture-gallery/schema.ts';
import { gallery, move, refusalOf } from '../../support/picture-gallery.ts';

describe('Moves in words', () => {
  const state = gallery('top 2S 9C .\n reserve AC 5S 2H .\n stock 7D 7H 7C 7S 8D 8H 8C 8S 9S');
  const backwards = gallery('reserve KS\n stock 7D', { variant: 'last-row-backwards' });

  test.each([
    ['R1 out', 'Put A♣ from R1 on the ace pile'],
    ['R2 > T1', 'Build 5♠ from R2 on 2♠ at T1'],
    ['R3 > T3', 'Move 2♥ from R3 to the gap T3'],
    ['T2 > R4', 'Move 9♣ from T2 to the empty place R4'],
    ['deal', 'Deal a row'],
  ])('%s: %s', (text, label) => {
    expect(game.label(move(text), state)).toBe(label);
  });

  test('the last row tells how many cards it has', () => {
    expect(game.label(move('deal'), backwards)).toBe('Deal the last card');
    expect(game.label(move('deal from the right'), backwards)).toBe('Deal the last card from right to left');
    expect(game.label(move('deal'), gallery('stock 7D 7H'))).toBe('Deal the last 2 cards');
  });
});

test.each<[Event, string]>([
  [{ type: 'cardDealt', card: '10D', to: 'T1' }, '10♦ is dealt to T1.'],
  [{ type: 'cardMoved', card: '5S', from: 'R2', to: 'T1' }, '5♠ moves from R2 to T1.'],
  [{ type: 'aceDiscarded', card: 'AC', from: 'R1' }, 'A♣ goes from R1 to the ace pile.'],
  [{ type: 'reserveRefilled', card: 'KH', to: 'R1' }, 'K♥ from the stock fills R1.'],
  [
    {
      type: 'rowDealt',
      direction: 'right-to-left',
      cards: [
        { card: '7D', to: 'R8' },
        { card: '7H', to: 'R7' },
      ],
    },
    'A row is dealt from right to left: 7♦ to R8, 7♥ to R7.',
  ],
])('a fact in words: %j', (fact, sentence) => {
  expect(game.say(fact)).toBe(sentence);
});

describe('Refusals in words', () => {
  test('every refusal has its page, and a paragraph of the rules', () => {
    expect(Object.keys(game.words.refusals).sort()).toEqual(Object.keys(RULE_OF).sort());
    const ids = game.words.rules.map(({ id }) => id);
    for (const rule of Object.values(RULE_OF)) expect(ids).toContain(rule);
  });

  const state = gallery('top 2S 9C\n reserve AC-KS .\n stock 9D');
  test.each([
    ['T3 out', 'There is no card at T3.'],
    ['T1 > T3', '2♠ at T1 lies on a started pile and stays there.'],
    ['R1 out', 'The ace at R1 is covered by K♠.'],
    ['T2 out', '9♣ at T2 is no ace.'],
    ['R1 > T2', '9♣ at T2 starts no pile of its row, so nothing can be built on it.'],
    ['R1 > R2', 'R2 takes a card from the table only once the stock is empty.'],
  ])('%s: %s', (text, sentence) => {
    expect(refusalOf(state, text).sentence).toBe(sentence);
  });

  test('a code without words is a bug', () => {
    expect(() => game.explain({ code: 'unheard-of', rule: 'PG-1', params: {} })).toThrow('unheard-of');
  });
});

test('the paragraphs PG-1 to PG-18', () => {
  expect(game.words.rules.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, i) => `PG-${i + 1}`));
});
