/** What the merchant can do: pick items, offer them, decline. */
import type { LegalMoveOf, MoveOf } from '../../api/desk.ts';
import type { BoardProps } from '../board.ts';
import { useChoice } from '../choice.ts';
import { type CardCode, isSameSet } from '../pack.ts';
import { type Terms, termsOf } from './worth.ts';

export type Move = MoveOf<'merchants-solitaire'>;
export type LegalMove = LegalMoveOf<'merchants-solitaire'>;

export interface Shop {
  readonly terms: Terms;
  /** Whether whoever looks on may move now; if not, nothing is a button. */
  readonly isYours: boolean;
  readonly picked: readonly CardCode[];
  readonly hint: Move | null;
  /** The legal trade of just the picked items. */
  readonly trade: LegalMove | undefined;
  readonly decline: LegalMove | undefined;
  /** Whether the item can be added to the picked ones on the way to a legal trade. */
  leadsOn(item: CardCode): boolean;
  toggle(item: CardCode): void;
  /** Offers what is picked, be it right or not. */
  offer(): void;
  /** Puts the item before the customer, to be picked; one that is picked already brings all of them along as an offer. */
  bring(item: CardCode): void;
  putBack(): void;
  send(move: Move): void;
}

const NONE: readonly CardCode[] = [];

const itemsOf = ({ move }: LegalMove): readonly CardCode[] => (move.type === 'trade' ? move.items : NONE);

export function useShop({ position, hint, send }: BoardProps<'merchants-solitaire'>): Shop {
  // The position's own list: a button that was pressed stays one, with the focus, while its move is under way.
  const moves = position.legalMoves ?? [];
  const [chosen, choose] = useChoice(position.version, NONE);
  const isYours = moves.length > 0;
  const picked = isYours ? chosen : NONE;
  const trade = moves.find((one) => one.move.type === 'trade' && isSameSet(itemsOf(one), picked));
  const offer = (): void => send(trade?.move ?? { type: 'trade', items: [...picked] });
  return {
    terms: termsOf(position),
    isYours,
    picked,
    hint,
    send,
    trade,
    decline: moves.find(({ move }) => move.type === 'decline'),
    leadsOn: (item) =>
      moves.some((one) => [...picked, item].every((wanted) => itemsOf(one).includes(wanted))),
    putBack: () => choose(NONE),
    toggle: (item) =>
      choose(picked.includes(item) ? picked.filter((one) => one !== item) : [...picked, item]),
    offer,
    bring(item) {
      if (picked.includes(item)) offer();
      else choose([...picked, item]);
    },
  };
}
