/** The board of `portraits`: sales on the wall, assets on a ledge, the vault beneath. */
import type { JSX } from 'preact';
import type { BoardProps } from './board.ts';
import './frames.css';
import './portraits.css';
import './portraits/vault.css';
import { useKeptFocus } from './choice.ts';
import { Felt } from './felt.tsx';
import type { CardCode } from './pack.ts';
import { Assets } from './portraits/assets.tsx';
import { useHand } from './portraits/hand.ts';
import { Discard, Discarded, DrawPile } from './portraits/piles.tsx';
import { PrivateSales, PublicSales } from './portraits/sales.tsx';
import { Till } from './portraits/till.tsx';
import { Vault } from './portraits/vault.tsx';

export function PortraitsBoard(props: BoardProps<'portraits'>): JSX.Element {
  const { view } = props;
  const hand = useHand(props);
  const focus = useKeptFocus();
  const dropped = (from: string, to: string): void => {
    const asset = view.assets.find((card) => card === from);
    const card = [...view.publicSales, ...view.privateSales].find((one: CardCode | null) => one === to);
    if (asset && card) hand.give(asset, card);
  };
  return (
    <section class="portraits" ref={focus} tabIndex={-1} aria-label="The table">
      <Felt class="felt" onDrop={dropped}>
        <PublicSales cards={view.publicSales} hand={hand} />
        <PrivateSales cards={view.privateSales} overflow={view.overflow} hand={hand} />
        <Assets assets={view.assets} hand={hand} />
        <Till assets={view.assets} hand={hand} />
        <Vault vault={view.vault} />
        <DrawPile count={view.drawPile} />
        <Discard pile={view.discard} />
        <Discarded pile={view.discard} />
      </Felt>
    </section>
  );
}
