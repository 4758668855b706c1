import { pictureGallery } from '../../../src/games/picture-gallery/game.ts';
import { VARIANTS } from '../../../src/games/picture-gallery/schema.ts';
import type { State } from '../../../src/games/picture-gallery/state.ts';
import { laws } from '../../support/laws.ts';

/** Aces that came out of the piles; in Royal Parade they were never in them. */
const gone = ({ options, aces }: State): number => (options.variant === 'royal-parade' ? 0 : aces);

laws(
  pictureGallery,
  VARIANTS.flatMap((variant) => [
    { name: variant, options: { variant } },
    {
      name: `${variant}, automatic, when stuck`,
      options: { variant, aces: 'automatic', dealing: 'when-stuck' },
    },
  ]),
  { gone, maxMoves: 200, playouts: 3, worlds: 6 },
);
