/** Your assets on their ledge. */
import type { JSX } from 'preact';
import { Card, cardName } from '../card.tsx';
import type { CardCode } from '../pack.ts';
import { givenBy, leadsOn } from './dealing.ts';
import type { Hand } from './hand.ts';

export interface AssetsProps {
  readonly assets: readonly (CardCode | null)[];
  readonly hand: Hand;
}

const PLACES = [0, 1, 2, 3, 4] as const;

export function Assets({ assets, hand }: AssetsProps): JSX.Element {
  return (
    <section class="assets" aria-labelledby="assets-title">
      <h2 id="assets-title">Assets</h2>
      <ol class="five ledge">
        {PLACES.map((i) => (
          <li key={i}>
            <Asset card={assets[i] ?? null} place={`asset ${i + 1}`} hand={hand} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Asset({ card, place, hand }: { card: CardCode | null; place: string; hand: Hand }): JSX.Element {
  if (card === null) return <Card ruleset="portraits" card={null} name={`${place}: empty`} />;
  const { moves, chosen, hint } = hand;
  const isPicked = chosen.picked.includes(card);
  const isAsked = chosen.wanted !== null || chosen.picked.length > 0;
  const can = hand.isYours ? { onClick: () => hand.clickAsset(card), drag: card } : {};
  return (
    <Card
      key={card}
      ruleset="portraits"
      card={card}
      name={`${cardName(card)}, ${place}`}
      isPicked={isPicked}
      isOpen={isAsked && !isPicked && leadsOn(card, moves, chosen)}
      isHinted={hint !== null && givenBy(hint).includes(card)}
      {...can}
    />
  );
}
