/** A list of games, the newest first. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, client } from '../api/client.ts';
import type { Schemas } from '../api/schemas.ts';
import { toTable } from '../route.ts';
import { nameOf, plain, statusInWords } from '../words.ts';
import { Instead, useAnswer } from './answer.tsx';

type Listed = Schemas['ListedGame'];

export interface GamesProps {
  readonly title: string;
  readonly query: { readonly mine?: boolean; readonly status?: 'waiting' | 'active' | 'finished' };
  readonly nothing: string;
}

const PAGE = 20;

const list = (query: GamesProps['query'], cursor?: string) =>
  answered(
    client.GET('/v1/games', {
      params: { query: { ...query, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) } },
    }),
  );

export function Games({ title, query, nothing }: GamesProps): JSX.Element {
  const first = useAnswer(() => list(query));
  return (
    <section>
      <h2>{title}</h2>
      <Instead {...first} />
      {first.answer !== undefined && 'data' in first.answer ? (
        <>
          {first.answer.data.games.length === 0 ? <p class="soft">{nothing}</p> : null}
          <Page {...first.answer.data} query={query} />
        </>
      ) : null}
    </section>
  );
}

interface PageProps extends Pick<GamesProps, 'query'> {
  readonly games: readonly Listed[];
  readonly next: string | null;
}

/** Some of them, and the way to the others. */
function Page({ games, next, query }: PageProps): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ul class="list">
        {games.map((game) => (
          <Line key={game.id} {...game} />
        ))}
      </ul>
      {next !== null && isAsking ? <More next={next} query={query} /> : null}
      {next !== null && !isAsking ? (
        <p class="buttons">
          <button type="button" onClick={() => setAsking(true)}>
            Earlier ones
          </button>
        </p>
      ) : null}
    </>
  );
}

function More({ next, query }: Pick<GamesProps, 'query'> & { readonly next: string }): JSX.Element {
  const page = useAnswer(() => list(query, next));
  return (
    <>
      <Instead {...page} />
      {page.answer !== undefined && 'data' in page.answer ? (
        <Page {...page.answer.data} query={query} />
      ) : null}
    </>
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
      <a href={toTable(game.ruleset, game.id)}>
        <bdi>{game.title ?? plain(game.ruleset)}</bdi>
      </a>{' '}
      <span class="soft">
        {who} · {statusInWords(game)} · {when}
      </span>
    </li>
  );
}
