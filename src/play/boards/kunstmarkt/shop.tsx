/** The counter: the customer who shops, and who offers what. */
import type { JSX } from 'preact';
import type { PositionOf, ViewOf } from '../../api/desk.ts';
import { nameOf } from '../../words.ts';
import type { Customer, PictureId } from './cards.ts';
import { CustomerCard } from './customer.tsx';
import { Dealer } from './dealers.tsx';
import { figureOf } from './facts.ts';
import { Group } from './group.tsx';
import type { Play } from './play.ts';
import { Painting } from './tile.tsx';

export interface ShopProps {
  readonly position: PositionOf<'kunstmarkt'>;
  readonly view: ViewOf<'kunstmarkt'>;
  readonly play: Play;
}

export function Shop({ position, view, play }: ShopProps): JSX.Element {
  const { sale } = view;
  const { deck, shopper } = play;
  const name = (seat: number): string => nameOf(position.seats, seat, position.you);
  if (sale === null || shopper === null)
    return (
      <Group id="shop" title="The counter" class="km-shop is-empty" drop="table">
        <p>No customer is shopping{play.isYours ? '. Play one from your hand, or buy, or draw.' : '.'}</p>
      </Group>
    );
  const mayPass = play.isOpen({ type: 'pass' });
  return (
    <Group id="shop" title="A customer is shopping" class="km-shop" drop="table">
      <div class="km-counter">
        <CustomerCard customer={shopper} />
        <p>
          Shown in by {name(sale.playedBy)}.{' '}
          {sale.best === null ? 'No offer yet.' : <Best {...{ sale, shopper, play, name }} />}
        </p>
        {mayPass ? (
          <p class="km-ask">
            <b>What do you offer?</b> A picture of your hand, or{' '}
            <button type="button" onClick={() => play.send({ type: 'pass' })}>
              Offer nothing
            </button>
          </p>
        ) : null}
      </div>
      <ol class="km-offers" aria-label="Who was asked, in order">
        {sale.offers.map(({ seat, picture }) => (
          <li key={seat} class={sale.best?.picture === picture ? 'is-best' : ''}>
            <Dealer position={position} seat={seat} />
            {picture === null ? <span>nothing</span> : <Offered {...{ picture, shopper, deck }} />}
          </li>
        ))}
        {sale.toOffer.map((seat, i) => (
          <li key={seat} class="is-to-come">
            <Dealer position={position} seat={seat} />
            <span>{i === 0 ? 'is asked now' : 'to be asked'}</span>
          </li>
        ))}
      </ol>
    </Group>
  );
}

interface BestProps extends Pick<ShopProps, 'play'> {
  readonly sale: NonNullable<ShopProps['view']['sale']>;
  readonly shopper: Customer;
  readonly name: (seat: number) => string;
}

function Best({ sale: { best }, shopper, play, name }: BestProps): JSX.Element | null {
  if (best === null) return null;
  const picture = play.deck.picture(best.picture);
  return (
    <>
      The best offer is {name(best.seat) === 'you' ? 'yours' : `that of ${name(best.seat)}`}: {picture.title},{' '}
      <b>{figureOf(picture, shopper)}</b>.
    </>
  );
}

function Offered(props: { picture: PictureId; shopper: Customer; deck: Play['deck'] }): JSX.Element {
  const picture = props.deck.picture(props.picture);
  return (
    <span class="km-offered">
      <Painting picture={picture} />
      <span>
        <b class="km-figure">{figureOf(picture, props.shopper)}</b> <i>{picture.title}</i> {picture.artist}
      </span>
    </span>
  );
}
