/** Guild standing: its cards in a row, places up to what wins, and the ranks that more of them earn. */
import type { JSX } from 'preact';
import { Card, cardName } from '../card.tsx';
import type { CardCode } from '../pack.ts';
import { RULESET } from './shelves.tsx';

const RANKS = [
  [10, 'Novice'],
  [12, 'Journeyman'],
  [14, 'Master'],
  [16, 'Elder'],
  [18, 'Guildmaster'],
] as const;
const TO_WIN = 10;

export function Standing({ standing }: { standing: readonly CardCode[] }): JSX.Element {
  const count = standing.length;
  const reached = RANKS.findLast(([needed]) => count >= needed)?.[0];
  const places = Array.from({ length: Math.max(TO_WIN - count, 0) }, (_, i) => count + 1 + i);
  return (
    <section class="standing" aria-labelledby="standing-title">
      <h2 id="standing-title">
        Guild standing <small>{count < TO_WIN ? `${count} of ${TO_WIN} to win` : count}</small>
      </h2>
      <ol class="fan">
        {standing.map((card) => (
          <li key={card}>
            <Card ruleset={RULESET} card={card} name={cardName(card)} />
          </li>
        ))}
        {places.map((place) => (
          <li key={place} aria-hidden="true">
            <span class="card is-empty" />
          </li>
        ))}
      </ol>
      <ul class="ranks" aria-label="Ranks">
        {RANKS.map(([needed, rank]) => (
          <li key={rank} class={needed === reached ? 'plate' : ''} aria-current={needed === reached}>
            {needed} {rank}
          </li>
        ))}
      </ul>
    </section>
  );
}
