/** What the hand of the player holds over the table: which place is picked, and what that opens. */
import type { BoardProps } from '../board.ts';
import type { CardProps } from '../card.tsx';
import { useChoice } from '../choice.ts';
import { clicked, dropped, type Intent, type Legal, partnersOf, spotsOf } from './intents.ts';
import { pileAt, type Spot, spotNamed, type View } from './places.ts';

export interface Hand {
  readonly view: View;
  readonly moves: readonly Legal[];
  readonly picked: Spot | null;
  /** Nothing can be moved: somebody watches or looks back, or the game is over. */
  readonly isIdle: boolean;
  /** What a place is marked with, and what a click does. */
  marks(spot: Spot): Pick<CardProps, 'onClick' | 'isPicked' | 'isOpen' | 'isHinted' | 'drag'>;
  /** The key of a place where cards are let go. */
  dropOf(spot: Spot): string | undefined;
  drop(from: string, to: string): void;
  send: BoardProps<'picture-gallery'>['send'];
}

export function useHand({ position, view, moves, send, hint }: BoardProps<'picture-gallery'>): Hand {
  const isIdle = moves.length === 0;
  const [chosen, choose] = useChoice<Spot | null>(position.version, null);
  const picked = isIdle ? null : chosen;
  const open = picked === null ? [] : partnersOf(moves, picked);
  const hinted = hint === null ? [] : spotsOf(hint);
  const carryOut = (intent: Intent): void => {
    if ('send' in intent) send(intent.send);
    else choose(intent.pick);
  };
  return {
    ...{ view, moves, picked, isIdle, send },
    marks: (spot) => ({
      isPicked: spot === picked,
      isOpen: open.includes(spot),
      isHinted: hinted.includes(spot),
      drag: isIdle || (spot !== 'stock' && pileAt(view, spot).length === 0) ? undefined : spot,
      ...(isIdle ? {} : { onClick: () => carryOut(clicked({ view, moves }, picked, spot)) }),
    }),
    dropOf: (spot) => (isIdle ? undefined : spot),
    drop: (from, to) => {
      const [start, end] = [spotNamed(from), spotNamed(to)];
      if (start !== undefined && end !== undefined) carryOut(dropped(start, end));
    },
  };
}
