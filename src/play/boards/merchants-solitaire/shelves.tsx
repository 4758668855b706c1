/** The shop: eight shelves, and with the variant the item in the back. */
import type { JSX } from 'preact';
import type { ViewOf } from '../../api/desk.ts';
import { Card, cardName, pictureOf } from '../card.tsx';
import type { CardCode } from '../pack.ts';
import type { Shop } from './shop.ts';
import { isAce, isFree, isPreferred } from './worth.ts';

type Shelf = ViewOf<'merchants-solitaire'>['shelves'][number];

export const RULESET = 'merchants-solitaire';
const SHELVES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function Shelves({ shelves, shop }: { shelves: readonly Shelf[]; shop: Shop }): JSX.Element {
  return (
    <section class="shelves" aria-labelledby="shelves-title">
      <h2 id="shelves-title" class="only-said">
        Shelves
      </h2>
      <ol class="cabinet">
        {SHELVES.map((number) => (
          <li key={number}>
            <OneShelf shelf={shelves[number - 1]} number={number} shop={shop} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OneShelf({ shelf, number, shop }: { shelf: Shelf | undefined; number: number; shop: Shop }) {
  const item = shelf?.item ?? null;
  if (item === null) {
    return (
      <>
        <Card ruleset={RULESET} card={null} name={`shelf ${number}: empty`} />
        <span class="plank">{number}</span>
      </>
    );
  }
  if (shelf?.faceDown) return <Vandalised item={item} number={number} />;
  return (
    <>
      <Good item={item} place={`shelf ${number}`} shop={shop} />
      <span class="plank" aria-hidden="true">
        {number}
        <Tag item={item} shop={shop} />
      </span>
    </>
  );
}

/** Turned over and out of use; which card it is everybody has seen. */
function Vandalised({ item, number }: { item: CardCode; number: number }): JSX.Element {
  return (
    <>
      <Card ruleset={RULESET} card="back" name={`shelf ${number}, vandalised: ${cardName(item)}, out of use`}>
        <img class="beneath" src={pictureOf(RULESET, item)} alt="" width={76} height={104} />
      </Card>
      <span class="plank" aria-hidden="true">
        {number} <em>out of use</em>
      </span>
    </>
  );
}

/** What the item counts now where it isn't what is printed on it. */
function Tag({ item, shop }: { item: CardCode; shop: Shop }): JSX.Element | null {
  if (shop.terms.usedItem === null) return null;
  const worth = isFree(item, shop.terms) ? 'free' : isAce(item) ? '1 or 11' : '';
  return (
    <>
      <em>{worth}</em>
      {isPreferred(item, shop.terms) ? <b>★</b> : null}
    </>
  );
}

function tagInWords(item: CardCode, { terms }: Shop): string {
  if (terms.usedItem === null) return '';
  const worth = isFree(item, terms) ? ', free' : isAce(item) ? ', counts 1 or 11' : '';
  return isPreferred(item, terms) ? `${worth}, preferred` : worth;
}

/** An item that may be part of an offer. */
export function Good({ item, place, shop }: { item: CardCode; place: string; shop: Shop }): JSX.Element {
  const { picked, hint } = shop;
  const isPicked = picked.includes(item);
  const can = shop.isYours ? { onClick: () => shop.toggle(item), drag: item } : {};
  return (
    <Card
      key={item}
      ruleset={RULESET}
      card={item}
      name={`${cardName(item)}, ${place}${tagInWords(item, shop)}`}
      isPicked={isPicked}
      isOpen={!isPicked && shop.leadsOn(item)}
      isHinted={hint?.type === 'trade' && hint.items.includes(item)}
      {...can}
    />
  );
}
