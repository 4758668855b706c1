/** The reserve: eight piles fanned downwards; the last card of each is at hand. */
import type { JSX } from 'preact';
import { Card, cardName } from '../card.tsx';
import type { Hand } from './hand.ts';
import { pileAt, RESERVE, type ReservePlace } from './places.ts';
import { reservePlaceInWords } from './telling.ts';

export function Reserve({ hand }: { hand: Hand }): JSX.Element {
  return (
    <section class="reserve" aria-labelledby="reserve-title">
      <h2 id="reserve-title">Reserve</h2>
      <ol class="places">
        {RESERVE.map((place) => (
          <Fan key={place} hand={hand} place={place} />
        ))}
      </ol>
    </section>
  );
}

function Fan({ hand, place }: { hand: Hand; place: ReservePlace }): JSX.Element {
  const pile = pileAt(hand.view, place);
  const top = pile.at(-1) ?? null;
  return (
    <li class="place" data-spot={place} data-drop={hand.dropOf(place)}>
      <p class="caption" aria-hidden="true">
        {place}
      </p>
      <div class="fan">
        {pile.slice(0, -1).map((card, i) => (
          // Both decks are in play: the same card may lie here twice, but never at the same height.
          <Card
            key={`${card}${i}`}
            ruleset="picture-gallery"
            card={card}
            name={`${cardName(card)}, covered in ${place}`}
          />
        ))}
        <Card
          key="top"
          ruleset="picture-gallery"
          card={top}
          name={reservePlaceInWords(place, pile)}
          {...hand.marks(place)}
        />
      </div>
    </li>
  );
}
