/** What somebody at the table can do: pick assets, ask for payments, buy. */
import type { BoardProps } from '../board.ts';
import { useChoice } from '../choice.ts';
import type { CardCode } from '../pack.ts';
import { attempt, type Chosen, type LegalMove, type Move, NOTHING } from './dealing.ts';

export interface Hand {
  readonly moves: readonly LegalMove[];
  /** Whether whoever looks on may move now; if not, nothing is a button. */
  readonly isYours: boolean;
  readonly chosen: Chosen;
  readonly hint: Move | null;
  clickSale(card: CardCode): void;
  clickAsset(card: CardCode): void;
  /** Gives this asset, and those that are picked, for a card on sale. */
  give(asset: CardCode, card: CardCode): void;
  putBack(): void;
  send(move: Move): void;
}

export function useHand({ position, hint, send }: BoardProps<'portraits'>): Hand {
  // The position's own list: a button that was pressed stays one, with the focus, while its move is under way.
  const moves = position.legalMoves ?? [];
  const [chosen, choose] = useChoice(position.version, NOTHING);
  const { picked, wanted } = chosen;
  const isYours = moves.length > 0;
  return {
    moves,
    isYours,
    chosen: isYours ? chosen : NOTHING,
    hint,
    send,
    putBack: () => choose(NOTHING),
    clickSale(card) {
      if (picked.length > 0) send(attempt(card, picked, moves));
      else choose({ picked, wanted: wanted === card ? null : card });
    },
    clickAsset(card) {
      const isPicked = picked.includes(card);
      choose({ wanted, picked: isPicked ? picked.filter((one) => one !== card) : [...picked, card] });
    },
    give(asset, card) {
      const given = picked.includes(asset) ? picked : [...picked, asset];
      send(attempt(card, given, moves));
    },
  };
}
