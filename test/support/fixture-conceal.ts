import type { Viewer } from '../../src/core/game.ts';
import type { Dice } from './dice.ts';
import type { TwinFramesState } from './fixture-game.ts';

/** Twin Frames: another position with the frames that this viewer can't see in other places. */
export function concealFrames(state: TwinFramesState, viewer: Viewer, chance: Dice): TwinFramesState {
  const [first, second] = state.hands;
  const unseen = chance.shuffled([
    ...state.pile,
    ...(viewer === 0 ? [] : first),
    ...(viewer === 1 ? [] : second),
  ]);
  return {
    ...state,
    hands: [
      viewer === 0 ? first : unseen.splice(0, first.length),
      viewer === 1 ? second : unseen.splice(0, second.length),
    ],
    pile: unseen,
  };
}
