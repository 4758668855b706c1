/** What is on sale: public sales on the wall, the portraits of private collectors below. */
import type { JSX } from 'preact';
import { Card, cardName } from '../card.tsx';
import type { CardCode } from '../pack.ts';
import { comparison, movesWith, priceOf } from './dealing.ts';
import type { Hand } from './hand.ts';

const PLACES = [0, 1, 2, 3, 4] as const;

export interface SalesProps {
  readonly cards: readonly (CardCode | null)[];
  readonly hand: Hand;
}

export function PublicSales({ cards, hand }: SalesProps): JSX.Element {
  return (
    <section class="wall" aria-labelledby="public-title">
      <h2 id="public-title">Public sales</h2>
      <ol>
        {cards.map((card, i) => (
          <li key={PLACES[i]}>
            <div class={card === null ? 'framed' : 'framed is-gilded'}>
              <OnSale card={card} place={`public sale ${i + 1}`} hand={hand} />
            </div>
            <Price card={card} hand={hand} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export function PrivateSales({
  cards,
  overflow,
  hand,
}: SalesProps & { readonly overflow: CardCode | null }): JSX.Element {
  return (
    <section class="private" aria-labelledby="private-title">
      <h2 id="private-title">
        Private collectors <small>{cards.length} of 5</small>
      </h2>
      <ol class="five">
        {PLACES.map((i) => (
          <li key={i}>
            <OnSale card={cards[i] ?? null} place={`private sale ${i + 1}`} hand={hand} />
            <Price card={cards[i] ?? null} hand={hand} />
          </li>
        ))}
      </ol>
      {overflow === null ? null : (
        <div class="frozen">
          <Card ruleset="portraits" card={overflow} name={`${cardName(overflow)}, which found no room`} />
          <p>
            No room for {cardName(overflow)}: <strong>the market is frozen.</strong>
          </p>
        </div>
      )}
    </section>
  );
}

function OnSale({ card, place, hand }: { card: CardCode | null; place: string; hand: Hand }): JSX.Element {
  if (card === null) return <Card ruleset="portraits" card={null} name={`${place}: empty`} />;
  const { moves, chosen, hint } = hand;
  const { picked, wanted } = chosen;
  const fitting = picked.length === 0 ? moves : movesWith(moves, picked);
  const figures = comparison(card, picked);
  const said = figures === null ? '' : `, picked ${figures}`;
  const can = hand.isYours
    ? { onClick: () => hand.clickSale(card), isPicked: wanted === card, drop: card }
    : {};
  return (
    <Card
      key={card}
      ruleset="portraits"
      card={card}
      name={`${cardName(card)}, ${place}, costs more than ${priceOf(card)}${said}`}
      isOpen={fitting.some(({ move }) => move.card === card)}
      isHinted={hint?.card === card}
      {...can}
    />
  );
}

/** What the card costs, and how the picked assets compare with it. The card's name says the same. */
function Price({ card, hand }: { card: CardCode | null; hand: Hand }): JSX.Element {
  if (card === null) return <span class="price is-none" />;
  const { picked } = hand.chosen;
  const figures = comparison(card, picked);
  const isEnough = movesWith(hand.moves, picked).some(({ move }) => move.card === card);
  const look = figures === null ? '' : isEnough ? 'is-enough' : 'is-short';
  return (
    <span class={`price ${look}`} aria-hidden="true">
      {figures ?? `over ${priceOf(card)}`}
    </span>
  );
}
