import { kunstmarkt } from '../../../src/games/kunstmarkt/game.ts';
import { conceal, places } from '../../support/kunstmarkt-conceal.ts';
import { laws } from '../../support/laws.ts';

laws(
  kunstmarkt,
  [3, 4, 5].map((players) => ({ name: `${players} players`, options: { players } })),
  { places, conceal, maxMoves: 600, playouts: 3, worlds: 6 },
);
