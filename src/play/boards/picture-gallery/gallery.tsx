/** The wall: three rows of frames, with what hangs in them. */
import type { JSX } from 'preact';
import './gallery.css';
import { Card, cardName } from '../card.tsx';
import type { Hand } from './hand.ts';
import { isRed, type Card as Named, type Place, pileAt, ROWS, type Row, stageOf } from './places.ts';
import { galleryPlaceInWords } from './telling.ts';

export function Gallery({ hand }: { hand: Hand }): JSX.Element {
  return (
    <section class="gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title" class="only-said">
        Gallery
      </h2>
      {ROWS.map((row) => (
        <section key={row.key} aria-labelledby={`${row.key}-title`}>
          <h3 id={`${row.key}-title`}>
            {row.name} <span class="sequence">{row.sequence.join(' · ')}</span>
          </h3>
          <ol class="places">
            {row.places.map((place) => (
              <Hanging key={place} hand={hand} row={row} place={place} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface HangingProps {
  readonly hand: Hand;
  readonly row: Row;
  readonly place: Place;
}

function Hanging({ hand, row, place }: HangingProps): JSX.Element {
  const pile = pileAt(hand.view, place);
  const stage = stageOf(pile, row);
  const top = pile.at(-1) ?? null;
  return (
    <li class={`place is-${stage}`} data-spot={place} data-drop={hand.dropOf(place)}>
      <div class="frame">
        <Card
          ruleset="picture-gallery"
          card={top}
          name={galleryPlaceInWords(place, pile, row)}
          {...hand.marks(place)}
        >
          {top === null ? <span class="start">{row.sequence[0]}</span> : null}
        </Card>
      </div>
      <p class="caption" aria-hidden="true">
        {place}
        {stage === 'begun' ? <Beads height={pile.length} /> : null}
        {stage === 'finished' ? <Sold card={top ?? ''} /> : null}
      </p>
    </li>
  );
}

/** The four steps of a pile. */
const Beads = ({ height }: { height: number }): JSX.Element => (
  <span class="beads">
    {[1, 2, 3, 4].map((step) => (
      <i key={step} class={step <= height ? 'is-on' : ''} />
    ))}
  </span>
);

const Sold = ({ card }: { card: Named }): JSX.Element => (
  <b class={isRed(card) ? 'is-red' : ''}>{cardName(card)}</b>
);
