/** The end: who is how rich, and what everybody held. */
import type { JSX } from 'preact';
import type { PositionOf, ViewOf } from '../../api/desk.ts';
import { money } from '../../words.ts';
import type { Deck } from './cards.ts';
import { CustomerCard } from './customer.tsx';
import { counted, Dealer } from './dealers.tsx';
import { Group } from './group.tsx';
import { Tile } from './tile.tsx';

export interface EndingProps {
  readonly position: PositionOf<'kunstmarkt'>;
  readonly view: ViewOf<'kunstmarkt'>;
  readonly deck: Deck;
}

export function Ending({ position, view, deck }: EndingProps): JSX.Element | null {
  const { outcome } = position;
  if (outcome?.result !== 'ranking') return null;
  return (
    <Group id="ranking" title="Ranking" class="km-ranking">
      <ol>
        {outcome.ranking.map(({ seat, place, cash, pictures, bestFame }) => (
          <li key={seat} class={place === 1 ? 'is-first-place' : ''}>
            <div class="km-line">
              <span class="km-place">
                <span class="only-said">Place </span>
                {place}
              </span>
              <Dealer position={position} seat={seat} />
              <span class="km-cash">{money(cash)}</span>
              <span class="km-rest">
                {counted(pictures, 'picture')}
                {bestFame === null ? '' : `, the best known ${bestFame} %`}
              </span>
            </div>
            <Held view={view} deck={deck} seat={seat} />
          </li>
        ))}
      </ol>
    </Group>
  );
}

function Held({
  view,
  deck,
  seat,
}: {
  view: EndingProps['view'];
  deck: Deck;
  seat: number;
}): JSX.Element | null {
  const hand = view.hands?.find((one) => one.seat === seat);
  if (hand === undefined) return null;
  return (
    <div class="km-held">
      <ul class="km-pictures" aria-label="Pictures in hand">
        {hand.pictures.map((id) => (
          <li key={id}>
            <Tile picture={deck.picture(id)} shopper={null} />
          </li>
        ))}
        {hand.pictures.length === 0 ? <li class="km-none">No pictures</li> : null}
      </ul>
      <ul class="km-customers" aria-label="Customers in hand">
        {hand.customers.map((id) => (
          <li key={id}>
            <CustomerCard customer={deck.customer(id)} />
          </li>
        ))}
        {hand.customers.length === 0 ? <li class="km-none">No customers</li> : null}
      </ul>
    </div>
  );
}
