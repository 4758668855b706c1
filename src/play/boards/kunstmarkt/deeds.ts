/** What clicks and drags mean: moves, or the beginning of one. */
import type { Schemas } from '../../api/schemas.ts';
import type { PictureId } from './cards.ts';

export type Move = Schemas['KunstmarktMove'];
type View = Schemas['KunstmarktView'];

export interface Deeds {
  readonly send: (move: Move) => void;
  /** With a full hand, and nothing named to discard, this asks for it. */
  readonly buy: (picture: PictureId, discard?: PictureId) => void;
  /** Whether this is a legal move, or the beginning of one. */
  readonly isOpen: (move: Move) => boolean;
}

/** Whether a move agrees with a legal one as far as it goes: a purchase may still be without its discard. */
export function begins(move: Move, legal: Move): boolean {
  const whole = new Map<string, string>(Object.entries(legal));
  return Object.entries(move).every(([name, value]) => whole.get(name) === value);
}

/** Dragging says the same as clicking. Keys: `market <picture>`, `own <picture>`, `customer <card>`, `stack`; `hand`, `table`. */
export function dropped({ hand, market }: View, { buy, send, isOpen }: Deeds) {
  const [ownPictures, ownCustomers] = [hand?.pictures ?? [], hand?.customers ?? []];
  return (from: string, to: string): void => {
    const [kind, id] = from.split(' ');
    const onto = ownPictures.find((picture) => to === `own ${picture}`);
    if (to === 'table') {
      const customer = ownCustomers.find((one) => kind === 'customer' && one === id);
      if (customer !== undefined) send({ type: 'playCustomer', customer });
      const picture = ownPictures.find((one) => kind === 'own' && one === id);
      if (picture !== undefined) send({ type: 'offer', picture });
    } else if (kind === 'stack') {
      send({ type: 'drawCustomer' });
    } else if (kind === 'market') {
      const picture = market.find((place) => place.picture === id)?.picture;
      if (picture === undefined) return;
      const asksDiscard = onto !== undefined && isOpen({ type: 'buyPicture', picture, discard: onto });
      buy(picture, asksDiscard ? onto : undefined);
    }
  };
}
