/** The board of `picture-gallery`: the wall, the side table, the reserve. */
import type { JSX } from 'preact';
import './frames.css';
import './picture-gallery.css';
import type { BoardProps } from './board.ts';
import { useKeptFocus } from './choice.ts';
import { Felt } from './felt.tsx';
import { goByArrow } from './picture-gallery/arrows.ts';
import { useFlights } from './picture-gallery/flights.ts';
import { Gallery } from './picture-gallery/gallery.tsx';
import { type Hand, useHand } from './picture-gallery/hand.ts';
import { RESERVE } from './picture-gallery/places.ts';
import { Reserve } from './picture-gallery/reserve.tsx';
import { SideTable } from './picture-gallery/side-table.tsx';
import { pickInWords } from './picture-gallery/telling.ts';

export function PictureGalleryBoard(props: BoardProps<'picture-gallery'>): JSX.Element {
  const { view, position } = props;
  const hand = useHand(props);
  const board = useKeptFocus();
  const carried = useFlights(view, board);
  const isEitherWay =
    position.options.variant === 'last-row-backwards' && view.stock > 0 && view.stock <= RESERVE.length;
  return (
    // Its buttons take the keys; the arrows lead from one to the next.
    <section
      class="picture-gallery"
      ref={board}
      tabIndex={-1}
      data-version={position.version}
      aria-label="The table"
      onKeyDown={(event) => goByArrow(event, event.currentTarget)}
    >
      <Felt
        class="wall"
        onDrop={(from, to) => {
          carried();
          hand.drop(from, to);
        }}
      >
        <Gallery hand={hand} />
        <Advice hand={hand} />
        <SideTable hand={hand} isEitherWay={isEitherWay} />
        <Reserve hand={hand} />
      </Felt>
    </section>
  );
}

/** What can be done with the pick, in words; said aloud when it changes. */
function Advice({ hand }: { hand: Hand }): JSX.Element {
  const { view, moves, picked, isIdle } = hand;
  return (
    <p class="advice" aria-live="polite">
      {picked !== null ? pickInWords(view, moves, picked) : isIdle ? '' : <Invitation />}
    </p>
  );
}

const Invitation = (): JSX.Element => (
  <>
    Pick a card, then a place<span class="for-keys">; the arrow keys go from place to place</span>.
  </>
);
