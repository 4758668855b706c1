/** What a reason for a move has to keep, and the reasons along whole games. */
import type { Game, Vocabulary } from '../../src/core/game.ts';
import { dice } from './dice.ts';
import { type Playout, type Policy, playOut, positionsOf } from './play.ts';

const CARD_NAME = /(10|[2-9AJQK])([♠♥♦♣])/g;
const CARD_CODE = /"(?:10|[2-9AJQK])[SHDC]"/g;
const LETTER: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** What is wrong with a sentence that goes with this view; empty when nothing is. */
export function faultsOf(sentence: string, view: object): string[] {
  const shown = new Set(JSON.stringify(view).match(CARD_CODE));
  const hidden = [...sentence.matchAll(CARD_NAME)]
    .filter(([, rank, suit = '']) => !shown.has(`"${rank}${LETTER[suit]}"`))
    .map(([name]) => `names ${name}, which the view does not show`);
  const isSentence = /^[A-Z0-9].*[^\s.]\.$/.test(sentence);
  return [
    ...hidden,
    ...(isSentence ? [] : ['is no sentence']),
    ...(/undefined|null|NaN|\[object|Infinity/.test(sentence) ? ['holds no words'] : []),
    ...(/ {2}| [,;.]|[,;]{2}/.test(sentence) ? ['has a hole'] : []),
  ];
}

/** The faults of the reasons along a game: at each position of the bot's move, and of any other legal move. */
export function faultsAlong<V extends Vocabulary>(game: Game<V>, playout: Playout<V>): string[] {
  const chance = dice(playout.seed);
  return positionsOf(playout).flatMap((state, turn) => {
    const legalMoves = game.legalMoves(state, 0);
    if (game.outcome(state) !== undefined || legalMoves.length === 0) return [];
    const view = game.view(state, 0, false);
    return [game.bot(view, legalMoves), chance.pick(legalMoves).move].flatMap((move) => {
      const sentence = game.why?.(view, legalMoves, move) ?? '';
      return faultsOf(sentence, view).map(
        (fault) => `seed ${playout.seed}, turn ${turn}, ${JSON.stringify(move)}: "${sentence}" ${fault}`,
      );
    });
  });
}

/** The faults of the reasons in some games of one policy, and how many positions were looked at. */
export function faultsInGames<V extends Vocabulary>(
  game: Game<V>,
  options: V['Options'],
  policy: Policy,
  seeds: readonly number[],
): { readonly positions: number; readonly faults: readonly string[] } {
  const playouts = seeds.map((seed) => playOut(game, options, seed, { policy }));
  return {
    positions: playouts.reduce((sum, playout) => sum + playout.commits.length, 0),
    faults: playouts.flatMap((playout) => faultsAlong(game, playout)),
  };
}
