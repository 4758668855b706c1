import { describe, expect, test } from 'vitest';
import {
  drawing,
  drawn,
  factsOf,
  faultOf,
  gallery,
  legal,
  play,
  refusalOf,
} from '../../support/picture-gallery.ts';

/** A stock that is not used up. */
const STOCK = 'stock KS KH KD KC QS QH QD QC JS JH';

describe('PG-3 Sequences', () => {
  test.each([
    ['top', 'T1', '2H', '5H', '8H', 'JH'],
    ['middle', 'M1', '3S', '6S', '9S', 'QS'],
    ['bottom', 'B1', '4D', '7D', '10D', 'KD'],
  ])('a pile of the %s row grows from its start card to its picture', (row, place, ...cards) => {
    const [start, second, third, picture] = cards;
    const before = gallery(`reserve ${start} ${second} ${third} ${picture}`);
    const after = play(before, `R1 > ${place}, R2 > ${place}, R3 > ${place}, R4 > ${place}`);
    expect(drawing(after)).toBe(drawn(`${row} ${start}..${picture}`));
  });

  test('any suit starts a pile', () => {
    const state = gallery(`top 9S 9S 9S 9S 9S 9S 9S .\n reserve 2S 2H 2D 2C\n ${STOCK}`);
    expect(legal(state)).toEqual(['R1 > T8', 'R2 > T8', 'R3 > T8', 'R4 > T8', 'deal']);
  });
});

describe('PG-5 Available cards', () => {
  const state = gallery(`
    top     2S..5S 9C 3D
    middle  3S     6S .
    reserve AC-7H-4D 8S
    ${STOCK}`);

  test('the top card of each reserve pile, and single gallery cards that start nothing', () => {
    // 3D goes to its row, 8S on 5S, 6S on 3S, 4D to any of eight gaps.
    const fourToGaps = [1, 2, 3, 4, 5, 6, 7, 8].map((column) => `R1 > B${column}`);
    const threeToGaps = [3, 4, 5, 6, 7, 8].map((column) => `T3 > M${column}`);
    expect(legal(state)).toEqual([...threeToGaps, 'M2 > M1', ...fourToGaps, 'R2 > T1', 'deal']);
  });

  test.each([
    ['M3 > B1', 'no-such-card-here PG-5'],
    ['M3 out', 'no-such-card-here PG-5'],
    ['R5 > T4', 'no-such-card-here PG-5'],
    ['R5 out', 'no-such-card-here PG-5'],
  ])('%s: no card lies there', (text, fault) => {
    expect(faultOf(state, text)).toBe(fault);
  });

  test('both copies of a card on show: the move says which', () => {
    const both = gallery(`top 2H . 5H\n reserve 5H\n ${STOCK}`);
    expect(legal(both)).toEqual(['T3 > T1', 'R1 > T1', 'deal']);
    expect(drawing(play(both, 'T3 > T1'))).toBe(drawn(`top 2H..5H\n reserve 5H\n ${STOCK}`));
    expect(drawing(play(gallery('top 2H . 5H\n reserve 5H'), 'R1 > T1'))).toBe(drawn('top 2H..5H . 5H'));
  });
});

describe('PG-6 Placed cards stay', () => {
  test('a card does not hop to an equal pile, nor to an empty reserve place, nor out', () => {
    const state = gallery('top 2S..5S 2S\n reserve 9H . KH KD QS QH QD QC');
    expect(legal(state)).toEqual([]);
    expect(faultOf(state, 'T1 > T2')).toBe('placed-card-fixed PG-6');
    expect(faultOf(state, 'T1 > R2')).toBe('placed-card-fixed PG-6');
    expect(faultOf(state, 'T1 out')).toBe('placed-card-fixed PG-6');
  });

  test('nor does a start card go to another gap of its row', () => {
    expect(faultOf(gallery(`top 2S . 9C\n ${STOCK}`), 'T1 > T2')).toBe('placed-card-fixed PG-6');
  });
});

describe('PG-8 Gaps', () => {
  const gaps = gallery(`
    top     . 9S 9S 9S 9S 9S 9S 9S
    middle  . 9S 9S 9S 9S 9S 9S 9S
    bottom  . 9S 9S 9S 9S 9S 9S 9S
    reserve 2D 3D 4D 5D AD
    ${STOCK}`);

  test('2 to the top row, 3 to the middle row, 4 to the bottom row', () => {
    expect(legal(gaps)).toEqual(['R5 out', 'R1 > T1', 'R2 > M1', 'R3 > B1', 'deal']);
  });

  test.each(['R2 > T1', 'R1 > M1', 'R2 > B1', 'R4 > T1', 'R5 > T1', 'T2 > T1'])('%s is refused', (text) => {
    expect(faultOf(gaps, text)).toBe('wrong-start-card PG-8');
  });

  test('the refusal says what the gap takes', () => {
    expect(refusalOf(gaps, 'R4 > M1')).toMatchObject({
      params: { from: 'R4', to: 'M1', card: '5D', onto: null, needed: '3' },
      sentence: 'The gap M1 takes a 3, not 5♦.',
    });
  });

  test('a card that leaves the gallery leaves a gap', () => {
    const state = gallery(`top 3D 9S\n middle 9S .\n ${STOCK}`);
    expect(factsOf(state, 'T1 > M2')).toEqual([{ type: 'cardMoved', card: '3D', from: 'T1', to: 'M2' }]);
    expect(drawing(play(state, 'T1 > M2'))).toBe(drawn(`top . 9S\n middle 9S 3D\n ${STOCK}`));
  });
});

describe('PG-9 Building', () => {
  const state = gallery(`
    top     2S 9C 2H..JH JD JD JD JD JD
    middle  3C..9C QD QD QD QD QD QD 5C
    bottom  KD KD KD KD KD KD KD KD
    reserve 5S 5C 8S QC QS 6C
    ${STOCK}`);

  test('the same suit, three higher', () => {
    expect(legal(state)).toEqual(['R1 > T1', 'R4 > M1', 'deal']);
  });

  test.each([
    ['another suit', 'R2 > T1', '2S'],
    ['six higher', 'R3 > T1', '2S'],
    ['another suit at the end', 'R5 > M1', '9C'],
    ['the same card again', 'R6 > M1', '9C'],
    ['a finished pile', 'R1 > T3', 'JH'],
  ])('not %s', (_, text, onto) => {
    expect(refusalOf(state, text)).toMatchObject({ code: 'wrong-sequence', rule: 'PG-9', params: { onto } });
  });

  test('the refusal says which card the pile takes', () => {
    expect(refusalOf(state, 'R2 > T1')).toMatchObject({
      params: { needed: '5S' },
      sentence: 'On 2♠ at T1 goes 5♠, not 5♣.',
    });
    expect(refusalOf(state, 'R1 > T3')).toMatchObject({
      params: { needed: null },
      sentence: 'On J♥ at T3 goes nothing, not 5♠.',
    });
  });

  test('a single card in a wrong row is not built on, though the next card of its suit is there', () => {
    // 9C lies in the top row; QC would follow it only in the middle row.
    expect(faultOf(state, 'R4 > T2')).toBe('wrong-row PG-9');
    expect(faultOf(gallery(`top 3D\n reserve 6D\n ${STOCK}`), 'R1 > T1')).toBe('wrong-row PG-9');
    expect(faultOf(gallery(`middle 2D\n reserve 5D\n ${STOCK}`), 'R1 > M1')).toBe('wrong-row PG-9');
  });

  test('nor is a single card of its row that starts nothing', () => {
    expect(faultOf(gallery(`top 5D\n reserve 8D\n ${STOCK}`), 'R1 > T1')).toBe('wrong-row PG-9');
  });

  test('a card does not go where it lies', () => {
    expect(faultOf(state, 'T2 > T2')).toBe('wrong-row PG-9');
    expect(faultOf(state, 'R1 > R1')).toBe('place-occupied PG-10');
  });
});

describe('PG-10 One card at a time', () => {
  test('only the top card of a reserve pile moves', () => {
    const state = gallery(`top 2H\n reserve 8H-5H\n ${STOCK}`);
    expect(drawing(play(state, 'R1 > T1'))).toBe(drawn(`top 2H..5H\n reserve 8H\n ${STOCK}`));
  });

  test('cards are not piled up on the reserve', () => {
    const state = gallery(`top 9C\n reserve 8H 5H`);
    expect(refusalOf(state, 'R2 > R1')).toMatchObject({
      code: 'place-occupied',
      rule: 'PG-10',
      params: { onto: '8H' },
      sentence: 'R1 is not empty: 8♥ lies there.',
    });
    expect(faultOf(state, 'T1 > R2')).toBe('place-occupied PG-10');
  });
});
