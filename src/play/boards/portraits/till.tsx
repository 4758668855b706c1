/** The till: what is picked and what it makes, and a button for every move that it comes to. */
import type { JSX } from 'preact';
import { listed } from '../../words.ts';
import { cardName } from '../card.tsx';
import { type CardCode, SUITS, suitOf } from '../pack.ts';
import type { AssetsProps } from './assets.tsx';
import { type LegalMove, movesWith, priceOf, totalOf, type Ways, waysTo } from './dealing.ts';
import type { Hand } from './hand.ts';

const signOf = (card: CardCode): string => SUITS.find(({ suit }) => suit === suitOf(card))?.sign ?? '';

export function Till({ assets, hand }: AssetsProps): JSX.Element | null {
  const { moves, chosen, isYours } = hand;
  if (!isYours) return null;
  const { picked, wanted } = chosen;
  const isEmpty = picked.length === 0 && wanted === null;
  const ways: Ways =
    wanted === null ? { cheap: movesWith(moves, picked), dear: [] } : waysTo(wanted, moves, picked);
  return (
    <section class="till" aria-labelledby="till-title">
      <h2 id="till-title">{wanted === null ? 'Payment' : `Payment for ${cardName(wanted)}`}</h2>
      <div aria-live="polite">
        {isEmpty ? (
          <p class="soft">
            Pick assets to pay with, then a card on sale. Or pick a card on sale and see what buys it.
          </p>
        ) : null}
        {wanted === null || picked.length > 0 ? null : <p>{priceInWords(wanted, assets)}</p>}
        {picked.length === 0 ? null : <p>{sumInWords(picked, ways)}</p>}
      </div>
      <WayButtons ways={ways.cheap} send={hand.send} />
      {ways.dear.length === 0 ? null : (
        <details>
          <summary>Pay more ({ways.dear.length})</summary>
          <WayButtons ways={ways.dear} send={hand.send} />
        </details>
      )}
      {isEmpty ? null : (
        <button type="button" class="put-back" onClick={hand.putBack}>
          Put back
        </button>
      )}
    </section>
  );
}

function WayButtons({ ways, send }: { ways: readonly LegalMove[]; send: Hand['send'] }): JSX.Element | null {
  if (ways.length === 0) return null;
  return (
    <ul class="ways">
      {ways.map(({ move, label }) => (
        <li key={label}>
          <button type="button" class="is-first" onClick={() => send(move)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a card costs, and all that the assets of its suit can pay. */
function priceInWords(card: CardCode, assets: AssetsProps['assets']): string {
  const sign = signOf(card);
  const purse = assets.filter((asset) => asset !== null).filter((asset) => suitOf(asset) === suitOf(card));
  const held = purse.length === 0 ? `You have no ${sign}.` : `All your ${sign} make ${totalOf(purse)}.`;
  return `It costs more than ${priceOf(card)} in ${sign}. ${held}`;
}

function sumInWords(picked: readonly CardCode[], { cheap, dear }: Ways): string {
  const sum = `${listed(picked.map(cardName))} ${picked.length === 1 ? 'makes' : 'make'} ${totalOf(picked)}.`;
  if (cheap.length > 0 || dear.length > 0) return sum;
  const isMixed = picked.some((asset) => suitOf(asset) !== suitOf(picked[0] ?? ''));
  return `${sum} ${isMixed ? 'Only assets of one suit pay together.' : 'Nothing is to be had for that.'}`;
}
