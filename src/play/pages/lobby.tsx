/** Where one comes in: what there is to play, one's own games, and tables that are open to all. */
import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Answer, answered, client } from '../api/client.ts';
import { isRulesetId } from '../api/desks.ts';
import type { Schemas } from '../api/schemas.ts';
import { tokenNow } from '../api/session.ts';
import { toNew, toTable } from '../route.ts';
import { nameOf, statusInWords } from '../words.ts';
import { Guest } from './guest.tsx';

type Listed = Schemas['ListedGame'];
type Ruleset = Schemas['RulesetList']['rulesets'][number];

const MOST_LISTED = 20;

/** What a request is answered with; undefined while it is under way. */
function useAnswer<T>(request: () => Promise<Answer<T>>): Answer<T> | undefined {
  const [answer, setAnswer] = useState<Answer<T>>();
  // The request is the same for as long as the page is shown.
  useEffect(() => void request().then(setAnswer), []);
  return answer;
}

const listGames = (query: { mine?: boolean; status?: 'waiting' | 'active' | 'finished' }) =>
  answered(client.GET('/v1/games', { params: { query: { ...query, limit: MOST_LISTED } } }));

export function Lobby(): JSX.Element {
  const [isGuest, setGuest] = useState(tokenNow() !== undefined);
  const leave = useCallback(() => setGuest(false), []);
  const rulesets = useAnswer(() => answered(client.GET('/v1/rulesets')));
  return (
    <main class="lobby">
      <h1>Play</h1>
      <p class="lead">
        Four card games about buying and hanging pictures. No account: your first game makes you a guest.
      </p>
      {rulesets === undefined ? <p>One moment …</p> : null}
      {rulesets !== undefined && 'trouble' in rulesets ? <p role="alert">{rulesets.trouble.detail}</p> : null}
      <ul class="games">
        {rulesets !== undefined && 'data' in rulesets
          ? rulesets.data.rulesets.map((one) => <GameCard key={one.id} {...one} />)
          : null}
      </ul>
      {tokenNow() === undefined ? null : (
        <Games title="Your games" query={{ mine: true }} nothing="None yet." />
      )}
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

interface GamesProps {
  readonly title: string;
  readonly query: Parameters<typeof listGames>[0];
  readonly nothing: string;
}

function Games({ title, query, nothing }: GamesProps): JSX.Element {
  const answer = useAnswer(() => listGames(query));
  const games = answer !== undefined && 'data' in answer ? answer.data.games : [];
  return (
    <section>
      <h2>{title}</h2>
      {games.length === 0 ? <p class="soft">{answer === undefined ? 'One moment …' : nothing}</p> : null}
      <ul class="list">
        {games.map((game) => (
          <Line key={game.id} {...game} />
        ))}
      </ul>
    </section>
  );
}

function Line(game: Listed): JSX.Element {
  const who = game.seats
    .filter(({ kind }) => kind === 'player')
    .map(({ seat }) => nameOf(game.seats, seat, game.you))
    .join(', ');
  const when = new Date(game.updatedAt).toLocaleString(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li>
      <a href={toTable(game.ruleset, game.id)}>{game.title ?? game.ruleset.replaceAll('-', ' ')}</a>{' '}
      <span class="soft">
        {who} · {statusInWords(game)} · {when}
      </span>
    </li>
  );
}
