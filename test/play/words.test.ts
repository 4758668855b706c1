import { describe, expect, it } from 'vitest';
import { endInWords, listed, nameOf, statusInWords, titled } from '../../src/play/words.ts';

const seats = [
  { seat: 0, name: 'Ada', kind: 'player', resigned: false },
  { seat: 1, name: null, kind: 'bot', resigned: false },
  { seat: 2, name: null, kind: 'open', resigned: false },
] as const;
const running = { status: 'active', awaiting: [], outcome: null, seats: [...seats], you: null };
const turnOf = (seat: number) => [
  { seat, decision: 'turn', since: '2026-01-01T00:00:00.000Z', deadline: null },
];

describe('what the page says', () => {
  it('calls people by their names, and those who have none by what they are', () => {
    expect(seats.map(({ seat }) => nameOf([...seats], seat, null))).toEqual([
      'Ada',
      'the bot at seat 1',
      'open seat 2',
    ]);
    expect(nameOf([...seats], 0, 0)).toBe('you');
  });
  it('keeps names that run from right to left apart from the sentence around them', () => {
    const [ada] = seats;
    expect(nameOf([{ ...ada, name: 'שלום' }], 0, null)).toBe('\u2068שלום\u2069');
  });
  it('says whose turn it is', () => {
    expect(statusInWords({ ...running, awaiting: turnOf(1) })).toBe('Waiting for the bot at seat 1.');
    expect(statusInWords({ ...running, awaiting: turnOf(0), you: 0 })).toBe('It is your turn.');
    expect(statusInWords({ ...running, awaiting: turnOf(0), you: 0, seats: [seats[0]] })).toBe('Your move.');
    expect(statusInWords({ ...running, status: 'waiting' })).toMatch(/^Waiting for players/);
  });
  it('says how it ended', () => {
    const at = (seat: number, place: number) => ({ seat, place, cash: 0, pictures: 0, bestFame: 0 });
    const ranking = [at(0, 1), at(1, 2)];
    expect(endInWords({ result: 'ranking', reason: 'cash-goal', ranking }, [...seats], null)).toBe(
      'Ada wins (cash goal).',
    );
    expect(endInWords({ result: 'ranking', reason: 'cash-goal', ranking }, [...seats], 0)).toBe(
      'You win (cash goal).',
    );
    const shared = [at(0, 1), at(1, 1)];
    expect(endInWords({ result: 'ranking', reason: 'last-picture', ranking: shared }, [...seats], 1)).toBe(
      'Ada and you share the first place (last picture).',
    );
    expect(endInWords({ result: 'won', reason: 'vault-complete' }, [], 0)).toBe('Won: vault complete.');
    expect(endInWords({ result: 'lost', reason: 'resigned', score: 3, rank: 'apprentice' }, [], 0)).toBe(
      'Lost: resigned. Score 3. Apprentice.',
    );
    expect(endInWords({ result: 'abandoned' }, [], null)).toBe('Everybody left before the deal.');
  });
  it('makes words of names', () => {
    expect(titled('superExclusive')).toBe('Super exclusive');
    expect(titled('by-hand')).toBe('By hand');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed([])).toBe('');
  });
});
