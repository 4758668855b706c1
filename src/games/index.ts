/** The registry: every ruleset, in the order in which lists show them. */
import type { AnyGame } from '../core/game.ts';
import { kunstmarkt } from './kunstmarkt/game.ts';
import { merchantsSolitaire } from './merchants-solitaire/game.ts';
import { pictureGallery } from './picture-gallery/game.ts';
import { portraits } from './portraits/game.ts';

export const games: readonly AnyGame[] = [portraits, pictureGallery, merchantsSolitaire, kunstmarkt];
