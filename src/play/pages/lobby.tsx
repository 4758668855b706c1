/** Where one comes in: what there is to play, one's own games, and tables that are open to all. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { answered, client } from '../api/client.ts';
import { isRulesetId } from '../api/desks.ts';
import type { Schemas } from '../api/schemas.ts';
import { tokenNow } from '../api/session.ts';
import type { Trouble } from '../api/trouble.ts';
import { toNew } from '../route.ts';
import { Instead, useAnswer } from './answer.tsx';
import { Games } from './games.tsx';
import { Guest } from './guest.tsx';

type Ruleset = Schemas['RulesetList']['rulesets'][number];

export interface LobbyProps {
  /** The address that led here means nothing. */
  readonly isAstray?: boolean;
}

export function Lobby({ isAstray = false }: LobbyProps): JSX.Element {
  const [isGuest, setGuest] = useState(tokenNow() !== undefined);
  const [gone, setGone] = useState<Trouble | null>(null);
  const rulesets = useAnswer(() => answered(client.GET('/v1/rulesets')));
  useEffect(() => {
    document.title = 'Play · Salon';
  }, []);
  const leave = (why: Trouble | null): void => {
    setGuest(false);
    setGone(why);
  };
  return (
    <main class="lobby">
      <h1>Play</h1>
      {isAstray ? <p role="alert">There is no page at this address. This is what there is:</p> : null}
      {gone === null ? null : <p role="alert">{gone.detail}</p>}
      <p class="lead">
        Four card games about buying and hanging pictures. No account: your first game makes you a guest.
      </p>
      <Instead {...rulesets} />
      <ul class="games">
        {rulesets.answer !== undefined && 'data' in rulesets.answer
          ? rulesets.answer.data.rulesets.map((one) => <GameCard key={one.id} {...one} />)
          : null}
      </ul>
      {isGuest ? <Games title="Your games" query={{ mine: true }} nothing="None yet." /> : null}
      <Games title="Tables with open seats" query={{ status: 'waiting' }} nothing="None at the moment." />
      <Games title="Public games to watch" query={{ status: 'active' }} nothing="None at the moment." />
      {isGuest ? <Guest onGone={leave} /> : null}
    </main>
  );
}

function GameCard({ id, title, summary, seats }: Ruleset): JSX.Element {
  return (
    <li class="panel">
      <img src={`/pictures/${id}.svg`} alt="" loading="lazy" />
      <h2>{title}</h2>
      <p class="soft">{seats.max === 1 ? 'Solitaire' : `${seats.min} to ${seats.max} players, bots too`}</p>
      <p>{summary}</p>
      <p class="buttons">
        {isRulesetId(id) ? (
          <a class="button" href={toNew(id)}>
            Play<span class="only-said"> {title}</span>
          </a>
        ) : null}
        <a href={`/rules/${id}`}>
          Rules<span class="only-said"> of {title}</span>
        </a>
      </p>
    </li>
  );
}
