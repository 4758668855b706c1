/** The counter: what is picked, what it comes to, and what a trade or none does to guild standing. */
import type { JSX } from 'preact';
import { listed } from '../../words.ts';
import { cardName } from '../card.tsx';
import type { CardCode } from '../pack.ts';
import type { LegalMove, Shop } from './shop.ts';
import { isFree, sumsOf, type Terms } from './worth.ts';

export function Counter({ standing, shop }: { standing: number; shop: Shop }): JSX.Element | null {
  const { picked, terms, trade, decline } = shop;
  const { offer } = terms;
  if (!shop.isYours || offer === null) return null;
  return (
    <section class="counter" aria-labelledby="counter-title">
      <h2 id="counter-title">The counter</h2>
      <p aria-live="polite">
        {picked.length === 0 ? `Pick items that come to exactly ${offer}.` : sumInWords(picked, terms, offer)}
      </p>
      {picked.length === 0 ? null : (
        <>
          <button type="button" class="put-back" onClick={shop.putBack}>
            Put back
          </button>
          {trade === undefined ? (
            <button type="button" onClick={shop.offer}>
              Offer {listed(picked.map(cardName))}
            </button>
          ) : (
            <Choice legal={trade} standing={standing} look="is-first" shop={shop} />
          )}
        </>
      )}
      {decline === undefined ? null : (
        <Choice
          legal={decline}
          standing={standing}
          look={shop.hint?.type === 'decline' ? 'is-grave is-hinted' : 'is-grave'}
          shop={shop}
        />
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly legal: LegalMove;
  readonly standing: number;
  readonly look: string;
  readonly shop: Shop;
}

function Choice({ legal, standing, look, shop }: ChoiceProps): JSX.Element {
  const after = standing + legal.standing;
  return (
    <p class="choice">
      <button type="button" class={look} onClick={() => shop.send(legal.move)}>
        {legal.label}
      </button>
      <small>{after < 0 ? 'You would be removed from the guild.' : `Standing ${standing} → ${after}`}</small>
    </p>
  );
}

function sumInWords(picked: readonly CardCode[], terms: Terms, offer: number): string {
  const names = picked.map((item) => (isFree(item, terms) ? `${cardName(item)} (free)` : cardName(item)));
  const sums = sumsOf(picked, terms);
  const least = sums[0] ?? 0;
  const most = sums.at(-1) ?? 0;
  const judged = sums.includes(offer)
    ? 'just right'
    : most < offer
      ? `${offer - most} too little`
      : least > offer
        ? `${least - offer} too much`
        : 'not the same';
  return `${listed(names)} ${picked.length === 1 ? 'comes' : 'come'} to ${sums.join(' or ')} of ${offer}: ${judged}.`;
}
