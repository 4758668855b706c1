/** What is surveyed: every ruleset, with the options that change who sees what. */
import type { AnyGame } from '../../src/core/game.ts';
import { kunstmarkt } from '../../src/games/kunstmarkt/game.ts';
import { merchantsSolitaire } from '../../src/games/merchants-solitaire/game.ts';
import { pictureGallery } from '../../src/games/picture-gallery/game.ts';
import { portraits } from '../../src/games/portraits/game.ts';
import { dice } from '../support/dice.ts';
import { twinFrames } from '../support/fixture-game.ts';

interface Case {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: object;
  /** In the suite. */
  readonly games: number;
  readonly viewers: number;
}

/** A full order that the creator gives; nobody is told it while the game runs. */
function givenDeal(game: AnyGame): object {
  const parsed = game.schemas.options.parse({});
  const piles = Object.entries(game.piles(parsed, game.seatCount(parsed)));
  const given = piles.filter(([pile]) => pile in game.deals.given.shape);
  const orders = given.map(([pile, cards]) => [pile, dice(1).shuffled(cards)]);
  return { deal: { kind: 'cards', ...Object.fromEntries(orders) } };
}

const openTable = { players: 4, visibility: 'public' };
const dearly = { games: 1, viewers: 2 };
const cheaply = { games: 2, viewers: 2 };
const allVariants = { loyalPatrons: true, checkInTheBack: true, superExclusive: true, vandals: 2 };

export const CASES: readonly Case[] = [
  { name: 'Kunstmarkt for three', game: kunstmarkt, options: {}, games: 1, viewers: 3 },
  { name: 'Kunstmarkt for four, public', game: kunstmarkt, options: openTable, ...dearly },
  { name: 'Kunstmarkt for five', game: kunstmarkt, options: { players: 5, clientSeed: 'a' }, ...dearly },
  { name: 'Kunstmarkt in a given order', game: kunstmarkt, options: givenDeal(kunstmarkt), ...dearly },
  { name: 'Kunstmarkt, private', game: kunstmarkt, options: { visibility: 'private' }, ...dearly },
  { name: 'Twin Frames', game: twinFrames, options: { visibility: 'public' }, games: 4, viewers: 3 },
  { name: 'Portraits', game: portraits, options: { visibility: 'public' }, games: 3, viewers: 2 },
  { name: 'Picture Gallery', game: pictureGallery, options: {}, ...dearly },
  {
    name: 'Picture Gallery, dealt when stuck',
    game: pictureGallery,
    options: { dealing: 'when-stuck' },
    ...dearly,
  },
  { name: 'Merchant’s Solitaire', game: merchantsSolitaire, options: {}, ...cheaply },
  { name: 'All its variants', game: merchantsSolitaire, options: { variants: allVariants }, ...cheaply },
];
