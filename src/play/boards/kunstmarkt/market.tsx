/** The five easels with what is for sale, and the stacks beside them. */
import type { JSX } from 'preact';
import type { ViewOf } from '../../api/desk.ts';
import { money } from '../../words.ts';
import { pictureOf } from '../card.tsx';
import { counted } from './dealers.tsx';
import { customerInWords, pictureInWords } from './facts.ts';
import { Group } from './group.tsx';
import type { Play } from './play.ts';
import { Tile } from './tile.tsx';

export interface MarketProps {
  readonly view: ViewOf<'kunstmarkt'>;
  readonly play: Play;
}

export function Market({ view, play }: MarketProps): JSX.Element {
  const { deck, shopper, buying, isYours } = play;
  return (
    <Group id="market" title="For sale" class="km-market">
      <ol class="km-easels">
        {view.market.map(({ price, picture }) => (
          <li key={picture} class="km-easel">
            <Tile
              picture={deck.picture(picture)}
              shopper={shopper}
              deed={isYours ? `buy for ${money(price)}` : undefined}
              onClick={() => play.buy(picture)}
              isOpen={play.isOpen({ type: 'buyPicture', picture })}
              isPicked={picture === buying}
              drag={`market ${picture}`}
            />
            <span class="km-price">{money(price)}</span>
          </li>
        ))}
      </ol>
      <Stacks view={view} play={play} />
    </Group>
  );
}

function Stacks({ view, play }: MarketProps): JSX.Element {
  const { deck, isYours } = play;
  const isOpen = play.isOpen({ type: 'drawCustomer' });
  const customers = (
    <>
      <img src={pictureOf('kunstmarkt', 'customer-back')} alt="" draggable={false} width={138} height={92} />
      <span>
        <b>{view.customerStack}</b> customers to come
        {isOpen ? <span class="km-deed">Draw one</span> : null}
      </span>
    </>
  );
  return (
    <div class="km-stacks">
      {isYours ? (
        <button
          type="button"
          class={`km-stack${isOpen ? ' is-open' : ''}`}
          data-drag="stack"
          onClick={() => play.send({ type: 'drawCustomer' })}
        >
          {customers}
        </button>
      ) : (
        <div class="km-stack">{customers}</div>
      )}
      <div class="km-stack is-tall">
        <img
          src={pictureOf('kunstmarkt', 'picture-back')}
          alt=""
          draggable={false}
          width={146}
          height={324}
        />
        <span>
          <b>{view.pictureStack}</b> pictures to come
        </span>
      </div>
      <Gone what="picture" cards={view.discardedPictures.map((id) => pictureInWords(deck.picture(id)))} />
      <Gone what="customer" cards={view.discardedCustomers.map((id) => customerInWords(deck.customer(id)))} />
    </div>
  );
}

/** A discard pile, the last card first. */
function Gone({ what, cards }: { what: 'picture' | 'customer'; cards: readonly string[] }): JSX.Element {
  if (cards.length === 0) return <p class="km-gone">No {what}s gone</p>;
  return (
    <details class="km-gone">
      <summary>{counted(cards.length, what)} gone</summary>
      <ul>
        {cards.toReversed().map((card) => (
          <li key={card}>{card}</li>
        ))}
      </ul>
    </details>
  );
}
