/** The board of `picture-gallery`. */
import type { JSX } from 'preact';
import type { BoardProps } from './board.ts';

export function PictureGalleryBoard({ position }: BoardProps<'picture-gallery'>): JSX.Element {
  return <img src={position.links.board ?? ''} alt="The table" />;
}
