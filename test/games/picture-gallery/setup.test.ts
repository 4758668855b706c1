import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/core/cards.ts';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import { PLACES } from '../../../src/games/picture-gallery/places.ts';
import { VARIANTS } from '../../../src/games/picture-gallery/schema.ts';
import { dealt, legal, optionsWith } from '../../support/picture-gallery.ts';

const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;
const cardsOf = (variant: (typeof VARIANTS)[number]): readonly string[] =>
  game.piles(optionsWith({ variant }), 1).cards ?? [];

describe('PG-1 Cards', () => {
  test('two decks, the second after the first', () => {
    expect(cardsOf('standard')).toEqual([...DECK, ...DECK]);
  });

  test('there are two of each card', () => {
    for (const card of DECK) expect(count(cardsOf('standard'), card), card).toBe(2);
  });
});

describe('PG-2 Places', () => {
  test('three rows of eight, eight reserve piles', () => {
    expect(PLACES.join(' ')).toBe(
      'T1 T2 T3 T4 T5 T6 T7 T8 M1 M2 M3 M4 M5 M6 M7 M8 B1 B2 B3 B4 B5 B6 B7 B8 R1 R2 R3 R4 R5 R6 R7 R8',
    );
  });
});

describe('PG-4 Setup', () => {
  const cards = cardsOf('standard');
  const { facts, state, begun } = dealt(cards);

  test('card by card to T1 … T8, M1 … M8, B1 … B8, R1 … R8', () => {
    expect(facts).toEqual(PLACES.map((to, i) => ({ type: 'cardDealt', card: cards[i], to })));
  });

  test('72 cards stay in the stock', () => {
    expect(begun.stock).toHaveLength(104);
    expect(state.stock).toEqual(cards.slice(32));
    expect(state.aces).toBe(0);
  });

  test('then the player is awaited', () => {
    expect(game.awaiting(state)).toEqual([{ seat: 0, decision: 'move' }]);
    expect(game.outcome(state)).toBeUndefined();
    expect(game.seatCount(state.options)).toBe(1);
  });
});

describe('PG-18 A dead start', () => {
  test('no started pile and no ace in the gallery: it is played as it was dealt', () => {
    const pictures = DECK.filter((card) => /^[JQK]/.test(card));
    const { state } = dealt([
      ...pictures,
      ...pictures,
      ...DECK.filter((card) => !/^[JQK]/.test(card)).slice(1),
    ]);
    expect(game.view(state, 0, false).gallery.top[0]).toEqual(['JS']);
    expect(legal(state)).toEqual(['deal']);
    expect(game.awaiting(state)).toHaveLength(1);
  });
});

describe('PG-16 Options', () => {
  test('the defaults are the game of the rules', () => {
    expect(game.schemas.options.parse({})).toEqual({
      variant: 'standard',
      aces: 'by-hand',
      dealing: 'any-time',
    });
  });

  test.each([
    { variant: 'mod4' },
    { variant: null },
    { aces: true },
    { dealing: 'never' },
    { variants: 'mod3' },
  ])('refuses %j', (options) => {
    expect(game.schemas.options.safeParse(options).success).toBe(false);
  });

  test('Royal Parade: 96 cards, no ace among them', () => {
    expect(cardsOf('royal-parade')).toHaveLength(96);
    expect(cardsOf('royal-parade').filter((card) => card.startsWith('A'))).toEqual([]);
    const { state, facts } = dealt(cardsOf('royal-parade'), { variant: 'royal-parade' });
    expect(state.aces).toBe(8);
    expect(state.stock).toHaveLength(64);
    expect(facts).toHaveLength(32);
  });

  test.each(VARIANTS.filter((variant) => variant !== 'royal-parade'))('%s: 104 cards', (variant) => {
    expect(cardsOf(variant)).toHaveLength(104);
  });
});
