/** What can be done at the table, and what is being done: a purchase may need a second choice. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import type { Customer, Deck, PictureId } from './cards.ts';
import { begins, type Deeds } from './deeds.ts';

export interface Play extends Deeds {
  readonly deck: Deck;
  /** Whether the table waits for this viewer: then everything on it can be tried. */
  readonly isYours: boolean;
  /** Who shops at present. */
  readonly shopper: Customer | null;
  /** The picture that is being bought, while the one to discard is still to be chosen. */
  readonly buying: PictureId | null;
  readonly cancel: () => void;
  /** A picture in the hand: discard it for the one being bought, else offer it. */
  readonly useOwn: (picture: PictureId) => void;
}

export function usePlay({ position, view, send }: BoardProps<'kunstmarkt'>, deck: Deck): Play {
  const [choice, setChoice] = useState<{ version: number; picture: PictureId } | null>(null);
  // A choice belongs to what was seen when it was made.
  const buying = choice?.version === position.version ? choice.picture : null;
  const cancel = (): void => setChoice(null);
  // From the start, and before anything is drawn: Escape may come with the choice still on its way to the screen.
  useLayoutEffect(() => {
    const unpick = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setChoice(null);
    };
    addEventListener('keydown', unpick);
    return () => removeEventListener('keydown', unpick);
  }, []);
  // Not `moves`, which are empty while a move is on its way: the table would blink, and lose the keyboard's place.
  const legal = (position.legalMoves ?? []).map(({ move }) => move);
  const buy = (picture: PictureId, discard?: PictureId): void => {
    const asksDiscard = legal.some(
      (move) => begins({ type: 'buyPicture', picture }, move) && 'discard' in move,
    );
    if (discard === undefined && picture === buying) cancel();
    else if (discard === undefined && asksDiscard) setChoice({ version: position.version, picture });
    else send({ type: 'buyPicture', picture, ...(discard === undefined ? {} : { discard }) });
  };
  return {
    deck,
    isYours: legal.length > 0,
    shopper: view.sale === null ? null : deck.customer(view.sale.customer),
    ...{ buying, buy, cancel, send },
    useOwn: (picture) => (buying === null ? send({ type: 'offer', picture }) : buy(buying, picture)),
    isOpen: (move) => legal.some((whole) => begins(move, whole)),
  };
}
