/** The viewer's own pictures and customers. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ViewOf } from '../../api/desk.ts';
import { money } from '../../words.ts';
import { CustomerCard } from './customer.tsx';
import { Group } from './group.tsx';
import type { Play } from './play.ts';
import { Tile } from './tile.tsx';

export interface HandProps {
  readonly view: ViewOf<'kunstmarkt'>;
  readonly play: Play;
}

export function Hand({ view, play }: HandProps): JSX.Element | null {
  const { hand } = view;
  if (hand === null) return null;
  const { deck, buying, isYours } = play;
  return (
    <Group id="hand" title="Your hand" class="km-hand" drop="hand">
      <Purchase view={view} play={play} />
      <div class="km-held">
        <ul class="km-pictures" aria-label={`Your pictures: ${hand.pictures.length}`}>
          {hand.pictures.map((picture) => (
            <li key={picture}>
              <Tile
                picture={deck.picture(picture)}
                shopper={play.shopper}
                deed={isYours ? (buying === null ? 'offer this picture' : 'discard this picture') : undefined}
                onClick={() => play.useOwn(picture)}
                isOpen={
                  buying === null
                    ? play.isOpen({ type: 'offer', picture })
                    : play.isOpen({ type: 'buyPicture', picture: buying, discard: picture })
                }
                drag={`own ${picture}`}
                drop={`own ${picture}`}
              />
            </li>
          ))}
          {hand.pictures.length === 0 ? <li class="km-none">No pictures</li> : null}
        </ul>
        <ul class="km-customers" aria-label={`Your customers: ${hand.customers.length}`}>
          {hand.customers.map((customer) => (
            <li key={customer}>
              <CustomerCard
                customer={deck.customer(customer)}
                onClick={isYours ? () => play.send({ type: 'playCustomer', customer }) : undefined}
                isOpen={play.isOpen({ type: 'playCustomer', customer })}
              />
            </li>
          ))}
          {hand.customers.length === 0 ? <li class="km-none">No customers</li> : null}
        </ul>
      </div>
    </Group>
  );
}

/** With a full hand a purchase takes two steps: what is bought is chosen, now what goes. */
function Purchase({ view, play }: HandProps): JSX.Element {
  const { deck, buying } = play;
  const question = useRef<HTMLDivElement>(null);
  // On a phone the market is above the hand: what is asked has to come into sight.
  useEffect(() => {
    if (buying !== null) question.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [buying]);
  const price = view.market.find(({ picture }) => picture === buying)?.price ?? 0;
  return (
    <div role="status" ref={question}>
      {buying === null ? null : (
        <p class="km-purchase">
          <span>
            You buy <i>{deck.picture(buying).title}</i> for {money(price)}. Your hand is full:{' '}
            <b>which picture do you discard for it?</b>
          </span>
          <button type="button" onClick={play.cancel}>
            Cancel
          </button>
        </p>
      )}
    </div>
  );
}
