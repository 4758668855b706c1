/** The customer at the front: what it brings, what it offers, what it likes. */
import type { JSX } from 'preact';
import { Card, cardName } from '../card.tsx';
import { type CardCode, numberOf, rankOf, SUITS, suitOf } from '../pack.ts';
import { RULESET } from './shelves.tsx';
import type { Shop } from './shop.ts';
import { isAce, type Terms } from './worth.ts';

const ACE_BROUGHT = 11;

/** The key of the customer as a place to drop items on. */
export const CUSTOMER = 'customer';

const signOf = (card: CardCode): string => SUITS.find(({ suit }) => suit === suitOf(card))?.sign ?? '';

export function Customer({ shop }: { shop: Shop }): JSX.Element {
  const { customer, usedItem, offer } = shop.terms;
  if (customer === null || usedItem === null || offer === null) {
    return (
      <section class="customer is-gone" aria-labelledby="customer-title">
        <h2 id="customer-title">The shop is closed</h2>
      </section>
    );
  }
  const { picked, trade } = shop;
  const brought = isAce(usedItem) ? ACE_BROUGHT : numberOf(usedItem);
  const can = shop.isYours && picked.length > 0 ? { onClick: shop.offer } : {};
  return (
    <section
      class="customer"
      aria-labelledby="customer-title"
      data-drop={shop.isYours ? CUSTOMER : undefined}
    >
      <h2 id="customer-title" class="only-said">
        The customer
      </h2>
      <div class="framed is-gilded">
        <Card
          key={customer}
          ruleset={RULESET}
          card={customer}
          name={
            picked.length === 0 ? `${cardName(customer)}, the customer` : `Offer to ${cardName(customer)}`
          }
          isOpen={trade !== undefined}
          {...can}
        />
      </div>
      <div class="brought">
        <Card key={usedItem} ruleset={RULESET} card={usedItem} name={`brings ${cardName(usedItem)}`} />
      </div>
      <p class="bubble">
        <em>I offer</em> <strong>{offer}</strong>
        <small>
          {numberOf(customer)} + {brought}
        </small>
      </p>
      <p class="terms">{termsInWords(customer, usedItem, shop.terms)}</p>
    </section>
  );
}

/** E.g. `♥ and 4s are free. Traded ♠ ★ join your standing.` */
function termsInWords(customer: CardCode, usedItem: CardCode, terms: Terms): string {
  const alike = isAce(usedItem) ? ' and aces' : ` and ${rankOf(usedItem)}s`;
  return [
    `${signOf(usedItem)}${terms.isSuperExclusive ? alike : ''} are free.`,
    `Traded ${signOf(customer)} ★ join your standing.`,
    ...(terms.isLoyal ? [`For four items or more ${cardName(customer)} joins it too.`] : []),
  ].join(' ');
}
