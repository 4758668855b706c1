/** The draw pile, and the discard pile with what can be read in it. */
import type { JSX } from 'preact';
import { Card, cardName } from '../card.tsx';
import { type CardCode, numberOf, rankOf, SUITS, suitOf } from '../pack.ts';

export function DrawPile({ count }: { count: number }): JSX.Element {
  return (
    <section class="draw-pile" aria-labelledby="draw-title">
      <h2 id="draw-title">Draw pile</h2>
      <p>
        <Card
          ruleset="portraits"
          card={count === 0 ? null : 'back'}
          name={count === 0 ? 'empty' : 'face down'}
        />
        <span>
          <strong>{count}</strong> {count === 1 ? 'card' : 'cards'}
        </span>
      </p>
    </section>
  );
}

/** Each suit's ranks in a line: what is gone can be read at a glance. */
export function Discard({ pile }: { pile: readonly CardCode[] }): JSX.Element {
  return (
    <section class="discard" aria-labelledby="discard-title">
      <h2 id="discard-title">
        Discard pile <small>{pile.length}</small>
      </h2>
      <ul class="gone">
        {SUITS.map(({ suit, sign, name }) => (
          <li key={suit}>
            <span class={suit === 'H' || suit === 'D' ? 'is-red' : ''} aria-hidden="true">
              {sign}
            </span>
            <span class="only-said">{name}: </span>
            <span>{ranksOf(pile, suit)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pile itself, card by card. */
export function Discarded({ pile }: { pile: readonly CardCode[] }): JSX.Element | null {
  if (pile.length === 0) return null;
  return (
    <details class="discarded">
      <summary>Look through the discard pile</summary>
      <ol class="fan" aria-label="The discard pile, bottom card first">
        {pile.map((card) => (
          <li key={card}>
            <Card ruleset="portraits" card={card} name={cardName(card)} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function ranksOf(pile: readonly CardCode[], suit: string): string {
  const ranks = pile.filter((card) => suitOf(card) === suit).sort((a, b) => numberOf(a) - numberOf(b));
  return ranks.length === 0 ? '–' : ranks.map(rankOf).join(' ');
}
