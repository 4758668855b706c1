/** Pictures of positions for tests: every case that a table can be in, and what each viewer is shown. */
import type { AnyGame, BoardContext, Seat, Viewer } from '../../src/core/game.ts';
import { kunstmarkt } from '../../src/games/kunstmarkt/game.ts';
import { merchantsSolitaire } from '../../src/games/merchants-solitaire/game.ts';
import { pictureGallery } from '../../src/games/picture-gallery/game.ts';
import { VARIANTS } from '../../src/games/picture-gallery/schema.ts';
import { portraits } from '../../src/games/portraits/game.ts';
import { everyCombination } from './merchants-solitaire.ts';
import { readXml, textOf } from './xml.ts';

export interface Case {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: object;
}

const caseOf = (game: AnyGame, sent: object): Case => ({
  name: `${game.id} ${JSON.stringify(sent)}`,
  game,
  options: game.schemas.options.parse(sent),
});

/** Every ruleset in every variant. */
export const CASES: readonly Case[] = [
  caseOf(portraits, {}),
  ...VARIANTS.map((variant) => caseOf(pictureGallery, { variant })),
  ...everyCombination.map((variants) => caseOf(merchantsSolitaire, { variants })),
  ...[3, 4, 5].map((players) => caseOf(kunstmarkt, { players })),
];

export const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat): Seat => seat),
  'spectator',
];

const NAMES = ['Ada', 'Grace', null, 'Berthe', 'Élisabeth'] as const;

/** What the table tells of a position besides the view. */
export function contextOf(game: AnyGame, state: unknown, seats: number, viewer: Viewer): BoardContext {
  const outcome = game.outcome(state) ?? null;
  return {
    title: 'An evening at home',
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: NAMES[seat] ?? null,
      kind: NAMES[seat] === null ? 'bot' : 'player',
      resigned: false,
    })),
    you: viewer === 'spectator' ? null : viewer,
    awaiting: outcome === null ? game.awaiting(state) : [],
    outcome,
  };
}

/** The picture of a position as a viewer is shown it, with other words around it where a test says so. */
export function drawn(
  game: AnyGame,
  state: unknown,
  seats: number,
  viewer: Viewer,
  other: Partial<BoardContext> = {},
): string {
  const about = { ...contextOf(game, state, seats, viewer), ...other };
  const picture = game.board?.(game.view(state, viewer, about.outcome !== null), about);
  if (picture === undefined) throw new Error(`${game.id} draws no board`);
  return picture;
}

/** The text alternative. */
export function wordsOf(picture: string): string {
  const desc = readXml(picture).children.find((child) => typeof child !== 'string' && child.name === 'desc');
  if (desc === undefined || typeof desc === 'string') throw new Error('a picture without words');
  return textOf(desc);
}
