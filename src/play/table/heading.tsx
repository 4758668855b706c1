/** What is played, by whom, and what happens now. */
import type { JSX } from 'preact';
import type { PositionOf, RulesetId } from '../api/desk.ts';
import { toNew } from '../route.ts';
import { plain, statusInWords, titled } from '../words.ts';

const NAMES: { readonly [R in RulesetId]: string } = {
  portraits: 'Portraits',
  'picture-gallery': 'Picture Gallery',
  'merchants-solitaire': 'Merchant’s Solitaire',
  kunstmarkt: 'Der Prestel Kunstmarkt',
};

export interface HeadingProps {
  readonly position: PositionOf<RulesetId>;
  readonly isLive: boolean;
}

/** The options that are not as usual, e.g. `Royal parade`. */
function optionsInWords({ options }: HeadingProps['position']): readonly string[] {
  const flat = Object.entries(options).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? Object.entries(value) : [[name, value] as const],
  );
  return flat.flatMap(([name, value]) => {
    if (value === true) return [titled(name)];
    if (name === 'variant' && value !== 'standard') return [titled(String(value))];
    if (name === 'vandals' && value !== 0) return [`Vandals: ${value}`];
    if (name === 'aces' && value === 'automatic') return ['Aces go by themselves'];
    return name === 'dealing' && value === 'when-stuck' ? ['Dealing when stuck'] : [];
  });
}

function dealInWords({ deal, assists }: HeadingProps['position']): string {
  const which = deal.number === undefined ? (deal.date ?? '') : `no. ${deal.number}`;
  const help = Object.entries(assists).flatMap(([kind, count]) =>
    count === 0 ? [] : [`${count} ${count === 1 ? kind.slice(0, -1) : kind}`],
  );
  return [`${plain(deal.kind)} deal ${which}`.trim(), ...help].join(' · ');
}

export function Heading({ position, isLive }: HeadingProps): JSX.Element {
  const { ruleset, title, outcome } = position;
  const mood = outcome === null ? 'is-running' : outcome.result === 'lost' ? 'is-lost' : 'is-won';
  return (
    <header class="heading">
      <h1>
        {title === null ? NAMES[ruleset] : <bdi>{title}</bdi>}
        {title === null ? null : <small> {NAMES[ruleset]}</small>}
      </h1>
      <p class="soft">
        {[...optionsInWords(position), dealInWords(position)].join(' · ')} ·{' '}
        <a href={`/rules/${ruleset}`} target="_blank" rel="noreferrer">
          Rules
        </a>
        {outcome === null ? null : (
          <>
            {' '}
            · <a href={toNew(ruleset)}>A new game</a>
          </>
        )}
      </p>
      <p class={`status ${mood}`} role="status">
        {isLive ? statusInWords(position) : `Then: ${statusInWords(position)}`}
      </p>
    </header>
  );
}
