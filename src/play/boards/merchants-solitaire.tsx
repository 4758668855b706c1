/** The board of `merchants-solitaire`: the shop, the customer at its counter, the guild's esteem. */
import type { JSX } from 'preact';
import type { BoardProps } from './board.ts';
import './frames.css';
import './merchants-solitaire.css';
import './merchants-solitaire/customer.css';
import './merchants-solitaire/stock.css';
import { useKeptFocus } from './choice.ts';
import { Felt } from './felt.tsx';
import { Counter } from './merchants-solitaire/counter.tsx';
import { CUSTOMER, Customer } from './merchants-solitaire/customer.tsx';
import { Shelves } from './merchants-solitaire/shelves.tsx';
import { useShop } from './merchants-solitaire/shop.ts';
import { Standing } from './merchants-solitaire/standing.tsx';
import { Discard, Discarded, Inventory, Line, UsedItems } from './merchants-solitaire/stock.tsx';

export function MerchantsSolitaireBoard(props: BoardProps<'merchants-solitaire'>): JSX.Element {
  const { view, position } = props;
  const shop = useShop(props);
  const focus = useKeptFocus();
  const { checkInTheBack } = position.options.variants;
  const dropped = (from: string, to: string): void => {
    const goods = [...view.shelves.map(({ item }) => item), view.inventoryTop];
    const item = goods.find((one) => one === from);
    if (item && to === CUSTOMER) shop.bring(item);
  };
  return (
    <section class="merchant" ref={focus} tabIndex={-1} aria-label="The table">
      <Felt class={checkInTheBack ? 'felt with-back' : 'felt'} onDrop={dropped}>
        <Customer shop={shop} />
        <Shelves shelves={view.shelves} shop={shop} />
        <Inventory
          inventory={view.inventory}
          inventoryTop={view.inventoryTop}
          isInShop={checkInTheBack}
          shop={shop}
        />
        <Counter standing={view.standing.length} shop={shop} />
        <Line line={view.line} />
        <UsedItems usedItems={view.usedItems} />
        <Discard discard={view.discard} />
        <Discarded discard={view.discard} />
        <Standing standing={view.standing} />
      </Felt>
    </section>
  );
}
