import { describe, expect, test } from 'vitest';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import {
  dealt,
  drawing,
  drawn,
  factsOf,
  faultOf,
  gallery,
  legal,
  optionsWith,
  play,
  refusalOf,
} from '../../support/picture-gallery.ts';

describe('PG-7 Aces', () => {
  const state = gallery(`
    top     AS 9C KS KS KS KS KS KS
    middle  KS KS KS KS KS KS KS KS
    bottom  KS KS KS KS KS KS KS KS
    reserve 9D-AH AD-9H AC
    stock   8S 8D
    aces    2`);

  test('an available ace may be put out, from the gallery and from the reserve', () => {
    expect(legal(state)).toEqual(['T1 out', 'R1 out', 'R3 out', 'deal']);
  });

  test('from the gallery it leaves a gap', () => {
    expect(factsOf(state, 'T1 out')).toEqual([{ type: 'aceDiscarded', card: 'AS', from: 'T1' }]);
    const after = play(state, 'T1 out');
    expect(game.view(after, 0, false).gallery.top[0]).toEqual([]);
    expect(after.aces).toBe(3);
  });

  test('from the reserve it frees the card below, or the place is refilled', () => {
    expect(factsOf(state, 'R1 out')).toEqual([{ type: 'aceDiscarded', card: 'AH', from: 'R1' }]);
    expect(factsOf(state, 'R3 out')).toEqual([
      { type: 'aceDiscarded', card: 'AC', from: 'R3' },
      { type: 'reserveRefilled', card: '8S', to: 'R3' },
    ]);
  });

  test('only aces go out, and only available ones', () => {
    expect(faultOf(state, 'T2 out')).toBe('not-an-ace PG-7');
    expect(faultOf(state, 'R4 out')).toBe('no-such-card-here PG-5');
  });

  test('an ace below the top card is covered, and the refusal says by what', () => {
    expect(refusalOf(state, 'R2 out')).toMatchObject({
      code: 'card-covered',
      rule: 'PG-5',
      params: { from: 'R2', card: '9H' },
      sentence: 'The ace at R2 is covered by 9♥.',
    });
  });

  test('each is a move of its own: nothing goes out by itself', () => {
    expect(play(state, 'T1 out').aces).toBe(3);
    expect(play(state, 'T1 out, R1 out').aces).toBe(4);
    expect(play(state, 'deal').aces).toBe(2);
  });

  test('an open ace does not forbid dealing', () => {
    expect(drawing(play(state, 'deal'))).toContain('9D-AH-8S AD-9H-8D AC');
  });
});

describe('PG-7 Aces that go out by themselves', () => {
  const automatic = { aces: 'automatic' } as const;

  test('after the setup: the gallery first, then the reserve, each pass from the left', () => {
    const gallery24 = 'KS AS KS KS KS KS KS KS KS KS KS KS KS KS KS AD KS KS KS KS KS KS KS KS';
    const reserve = 'AH KS KS AC KS KS KS KS';
    // R1 is refilled with an ace, which the first pass does not look at again.
    const stock = 'AS 9H 9D 9C';
    const { facts, state } = dealt(`${gallery24} ${reserve} ${stock}`.split(' '), automatic);
    expect(facts.slice(32)).toEqual([
      { type: 'aceDiscarded', card: 'AS', from: 'T2' },
      { type: 'aceDiscarded', card: 'AD', from: 'M8' },
      { type: 'aceDiscarded', card: 'AH', from: 'R1' },
      { type: 'reserveRefilled', card: 'AS', to: 'R1' },
      { type: 'aceDiscarded', card: 'AC', from: 'R4' },
      { type: 'reserveRefilled', card: '9H', to: 'R4' },
      { type: 'aceDiscarded', card: 'AS', from: 'R1' },
      { type: 'reserveRefilled', card: '9D', to: 'R1' },
    ]);
    expect(state.aces).toBe(5);
  });

  test('after a move: ace under ace, one per pass', () => {
    const state = gallery('top 2H\n reserve AS-AD-5H 9C-AC', automatic);
    expect(factsOf(state, 'R1 > T1')).toEqual([
      { type: 'cardMoved', card: '5H', from: 'R1', to: 'T1' },
      { type: 'aceDiscarded', card: 'AD', from: 'R1' },
      { type: 'aceDiscarded', card: 'AC', from: 'R2' },
      { type: 'aceDiscarded', card: 'AS', from: 'R1' },
    ]);
    expect(drawing(play(state, 'R1 > T1'))).toBe(drawn('top 2H..5H\n reserve . 9C\n aces 3'));
  });

  test('after a refill and after a row', () => {
    const state = gallery('top 2H\n reserve 5H KS KS KS KS KS KS KS\n stock AS 9C AD', automatic);
    expect(factsOf(state, 'R1 > T1')).toEqual([
      { type: 'cardMoved', card: '5H', from: 'R1', to: 'T1' },
      { type: 'reserveRefilled', card: 'AS', to: 'R1' },
      { type: 'aceDiscarded', card: 'AS', from: 'R1' },
      { type: 'reserveRefilled', card: '9C', to: 'R1' },
    ]);
    expect(factsOf(state, 'deal').slice(1)).toEqual([
      { type: 'aceDiscarded', card: 'AS', from: 'R1' },
      { type: 'aceDiscarded', card: 'AD', from: 'R3' },
    ]);
  });

  test('then no ace is ever left to move', () => {
    const state = gallery('top 2H\n reserve AS-5H', automatic);
    expect(legal(play(state, 'R1 > T1'))).toEqual([]);
  });

  test('the last ace wins', () => {
    const pictures = ['JS', 'JS', 'JH', 'JH', 'JD', 'JD', 'JC', 'JC'].map(
      (card) => `2${card.slice(1)}..${card}`,
    );
    const middle = pictures.map((pile) => pile.replace('2', '3').replace('J', 'Q'));
    const bottom = pictures.map((pile) => pile.replace('2', '4').replace('J', 'K')).slice(1);
    const state = gallery(
      `top ${pictures.join(' ')}\n middle ${middle.join(' ')}\n bottom 4S..10S ${bottom.join(' ')}\n reserve AC-KS\n aces 7`,
      automatic,
    );
    expect(game.outcome(play(state, 'R1 > B1'))).toEqual({ result: 'won', reason: 'gallery-complete' });
  });

  test('Royal Parade has none to put out', () => {
    const options = optionsWith({ variant: 'royal-parade', ...automatic });
    const begun = game.begin(options, 1, game.piles(options, 1));
    expect(game.setUp(begun).every(({ type }) => type === 'cardDealt')).toBe(true);
  });
});
