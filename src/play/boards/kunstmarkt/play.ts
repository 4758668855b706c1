/** What can be done at the table, and what is being done: a purchase may need a second choice. */
import { useEffect, useState } from 'preact/hooks';
import type { MoveOf } from '../../api/desk.ts';
import type { BoardProps } from '../board.ts';
import type { Customer, CustomerId, Deck, PictureId } from './deck.ts';

type Move = MoveOf<'kunstmarkt'>;

export interface Play {
  readonly deck: Deck;
  /** Whether the table waits for this viewer: then everything on it can be tried. */
  readonly isYours: boolean;
  /** Who shops at present. */
  readonly shopper: Customer | null;
  /** The picture that is being bought, while the one to discard is still to be chosen. */
  readonly buying: PictureId | null;
  readonly buy: (picture: PictureId, discard?: PictureId) => void;
  readonly cancel: () => void;
  /** A picture in the hand: discard it for the one being bought, else offer it. */
  readonly useOwn: (picture: PictureId) => void;
  readonly send: (move: Move) => void;
  /** Whether this is a legal move, or the beginning of one. */
  readonly isOpen: (move: Move) => boolean;
}

/** A purchase without its discard is the beginning of all that buy the picture. */
const begins = (move: Move, whole: Move): boolean =>
  move.type === 'buyPicture' && whole.type === 'buyPicture'
    ? move.picture === whole.picture && (move.discard === undefined || move.discard === whole.discard)
    : JSON.stringify(move) === JSON.stringify(whole);

export function usePlay({ position, view, send }: BoardProps<'kunstmarkt'>, deck: Deck): Play {
  const [choice, setChoice] = useState<{ version: number; picture: PictureId } | null>(null);
  // A choice belongs to what was seen when it was made.
  const buying = choice?.version === position.version ? choice.picture : null;
  const cancel = (): void => setChoice(null);
  useEffect(() => {
    if (buying === null) return;
    const unpick = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setChoice(null);
    };
    addEventListener('keydown', unpick);
    return () => removeEventListener('keydown', unpick);
  }, [buying]);
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

/** Dragging says the same as clicking. Keys: `market <picture>`, `own <picture>`, `customer <card>`, `stack`; `hand`, `table`. */
export function dropped({ hand, market }: BoardProps<'kunstmarkt'>['view'], play: Play) {
  const [ownPictures, ownCustomers] = [hand?.pictures ?? [], hand?.customers ?? []];
  return (from: string, to: string): void => {
    const [kind, id] = from.split(' ');
    const onto = ownPictures.find((picture) => to === `own ${picture}`);
    if (to === 'table') {
      const customer: CustomerId | undefined = ownCustomers.find((one) => kind === 'customer' && one === id);
      if (customer !== undefined) play.send({ type: 'playCustomer', customer });
      const picture = ownPictures.find((one) => kind === 'own' && one === id);
      if (picture !== undefined) play.send({ type: 'offer', picture });
    } else if (kind === 'stack') {
      play.send({ type: 'drawCustomer' });
    } else if (kind === 'market') {
      const picture = market.find((place) => place.picture === id)?.picture;
      if (picture === undefined) return;
      const asksDiscard = onto !== undefined && play.isOpen({ type: 'buyPicture', picture, discard: onto });
      play.buy(picture, asksDiscard ? onto : undefined);
    }
  };
}
