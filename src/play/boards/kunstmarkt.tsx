/** The board of `kunstmarkt`. */
import type { JSX } from 'preact';
import type { BoardProps } from './board.ts';

export function KunstmarktBoard({ position }: BoardProps<'kunstmarkt'>): JSX.Element {
  return <img src={position.links.board ?? ''} alt="The table" />;
}
