/** The board of `portraits`. */
import type { JSX } from 'preact';
import type { BoardProps } from './board.ts';

export function PortraitsBoard({ position }: BoardProps<'portraits'>): JSX.Element {
  return <img src={position.links.board ?? ''} alt="The table" />;
}
