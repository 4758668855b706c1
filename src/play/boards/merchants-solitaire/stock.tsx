/** What waits: the line, the inventory, the used items; and what is over, the discard pile. */
import type { JSX } from 'preact';
import type { ViewOf } from '../../api/desk.ts';
import { Card, cardName } from '../card.tsx';
import { Good, RULESET } from './shelves.tsx';
import type { Shop } from './shop.ts';

type View = ViewOf<'merchants-solitaire'>;

export function Line({ line }: Pick<View, 'line'>): JSX.Element {
  return (
    <section class="line" aria-labelledby="line-title">
      <h2 id="line-title">
        The line <small>{line}</small>
      </h2>
      <div class="heads" aria-hidden="true">
        {Array.from({ length: line }, (_, i) => line - i).map((place) => (
          <span key={place} />
        ))}
      </div>
    </section>
  );
}

interface InventoryProps extends Pick<View, 'inventory' | 'inventoryTop'> {
  /** Whether its top item may be offered (MS-13). */
  readonly isInShop: boolean;
  readonly shop: Shop;
}

export function Inventory({ inventory, inventoryTop, isInShop, shop }: InventoryProps): JSX.Element {
  const name = inventoryTop === null ? 'no items' : `${cardName(inventoryTop)}, on top`;
  return (
    <section class={isInShop ? 'inventory is-in-shop' : 'inventory'} aria-labelledby="inventory-title">
      <h2 id="inventory-title">Inventory</h2>
      <div class="pile">
        {isInShop && inventoryTop !== null ? (
          <Good item={inventoryTop} place="in the back" shop={shop} />
        ) : (
          <Card key={inventoryTop} ruleset={RULESET} card={inventoryTop} name={name} />
        )}
        <strong>{inventory}</strong>
        {isInShop && inventoryTop !== null ? <span>The top item may be offered too.</span> : null}
      </div>
    </section>
  );
}

export function UsedItems({ usedItems }: Pick<View, 'usedItems'>): JSX.Element {
  return (
    <section class="used-items" aria-labelledby="used-title">
      <h2 id="used-title">Used items</h2>
      <div class="pile">
        <Card
          ruleset={RULESET}
          card={usedItems === 0 ? null : 'back'}
          name={usedItems === 0 ? 'none left' : 'face down'}
        />
        <strong>{usedItems}</strong>
      </div>
    </section>
  );
}

/** `X1` as words, cards as they are called everywhere. */
const nameOf = (card: View['discard'][number]): string =>
  card === 'X1' || card === 'X2' ? `Joker ${card}` : cardName(card);

export function Discard({ discard }: Pick<View, 'discard'>): JSX.Element {
  const top = discard.at(-1) ?? null;
  return (
    <section class="discard" aria-labelledby="discard-title">
      <h2 id="discard-title">Discard pile</h2>
      <div class="pile">
        <Card
          key={top}
          ruleset={RULESET}
          card={top}
          name={top === null ? 'empty' : `${nameOf(top)}, on top`}
        />
        <strong>{discard.length}</strong>
      </div>
    </section>
  );
}

export function Discarded({ discard }: Pick<View, 'discard'>): JSX.Element | null {
  if (discard.length === 0) return null;
  return (
    <details class="discarded">
      <summary>Look through the discard pile</summary>
      <ol class="fan" aria-label="The discard pile, bottom card first">
        {discard.map((card) => (
          <li key={card}>
            <Card ruleset={RULESET} card={card} name={nameOf(card)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
