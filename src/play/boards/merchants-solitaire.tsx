/** The board of `merchants-solitaire`. */
import type { JSX } from 'preact';
import type { BoardProps } from './board.ts';

export function MerchantsSolitaireBoard({ position }: BoardProps<'merchants-solitaire'>): JSX.Element {
  return <img src={position.links.board ?? ''} alt="The table" />;
}
