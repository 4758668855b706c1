/** The vault: a place for each of the twelve portraits, by suit and rank. */
import type { JSX } from 'preact';
import { Card, cardName } from '../card.tsx';
import { type CardCode, SUITS } from '../pack.ts';

const RANKS = ['J', 'Q', 'K'] as const;

export function Vault({ vault }: { vault: readonly CardCode[] }): JSX.Element {
  return (
    <section class="vault" aria-labelledby="vault-title">
      <h2 id="vault-title">
        Vault <small>{vault.length} of 12</small>
      </h2>
      <ul>
        {SUITS.map(({ suit, sign, name }) => (
          <li key={suit} class={suit === 'H' || suit === 'D' ? 'is-red' : ''}>
            <div class="trio">
              {RANKS.map((rank) => (
                <Place
                  key={rank}
                  card={`${rank}${suit}`}
                  rank={rank}
                  isOwned={vault.includes(`${rank}${suit}`)}
                />
              ))}
            </div>
            <span class="sign" aria-hidden="true">
              {sign}
            </span>
            <span class="only-said">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ card, rank, isOwned }: { card: CardCode; rank: string; isOwned: boolean }): JSX.Element {
  if (isOwned) {
    return (
      <span class="framed is-gilded">
        <Card ruleset="portraits" card={card} name={`${cardName(card)}, yours`} />
      </span>
    );
  }
  return (
    <span class="framed" role="img" aria-label={`${cardName(card)}, not yet yours`}>
      <span class="letter" aria-hidden="true">
        {rank}
      </span>
    </span>
  );
}
