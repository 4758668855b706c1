import { concealFrames } from '../support/fixture-conceal.ts';
import { twinFrames } from '../support/fixture-game.ts';
import { laws } from '../support/laws.ts';

laws(
  twinFrames,
  [
    { name: 'standard', options: {} },
    { name: 'small hands', options: { handSize: 1 } },
  ],
  { conceal: concealFrames },
);
