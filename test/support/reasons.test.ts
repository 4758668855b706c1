import { describe, expect, it } from 'vitest';
import { faultsOf } from './reasons.ts';

describe('Reasons are found out when they', () => {
  const view = { top: [['2S', '10H']], below: null };
  it('name cards that the view does not show', () => {
    expect(faultsOf('It puts 10♥ on 2♠.', view)).toEqual([]);
    expect(faultsOf('It puts 10♦ on 2♠ and 0♥.', view)).toEqual(['names 10♦, which the view does not show']);
  });

  it.each(['', '.', 'It wins', 'it wins.', 'It wins..', 'It wins .'])(
    'are no sentences: "%s"',
    (sentence) => {
      expect(faultsOf(sentence, view)).not.toEqual([]);
    },
  );

  it.each(['It moves undefined.', 'It costs NaN.', 'It is  good.', 'It is good ; yes.'])(
    'have holes: "%s"',
    (sentence) => expect(faultsOf(sentence, view)).not.toEqual([]),
  );
});
