import { portraits } from '../../../src/games/portraits/game.ts';
import { laws } from '../../support/laws.ts';

laws(portraits, [{ name: 'the one way to play', options: {} }], { playouts: 12, maxMoves: 200 });
