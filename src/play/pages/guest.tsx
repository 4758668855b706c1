/** Who one is here: a name that can be changed, and a way to be forgotten. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { answered, client, type Trouble } from '../api/client.ts';
import { forget, keepName } from '../api/session.ts';

export function Guest({ onGone }: { readonly onGone: () => void }): JSX.Element {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const [isAsking, setAsking] = useState(false);
  const fail = ({ detail }: Trouble): void => setSaid(detail);
  useEffect(() => {
    void answered(client.GET('/v1/players/me')).then((answer) => {
      if ('data' in answer) setName(answer.data.name ?? '');
      else if (answer.trouble.code === 'unauthorized') onGone();
      else fail(answer.trouble);
    });
  }, [onGone]);

  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await answered(client.PATCH('/v1/players/me', { body: { name: name.trim() } }));
    if ('trouble' in answer) return fail(answer.trouble);
    keepName(name.trim());
    setSaid('Renamed.');
  };
  const leave = async (): Promise<void> => {
    const { error: problem } = await client.DELETE('/v1/players/me');
    if (problem !== undefined) return setSaid(problem.detail);
    forget();
    onGone();
  };
  return (
    <details class="panel">
      <summary>You</summary>
      <p class="soft">
        You are a guest of this browser: a token that it keeps is all there is. Your name is shown to those
        who see your games.
      </p>
      <form class="share" onSubmit={(event) => void rename(event)}>
        <input
          value={name}
          maxLength={40}
          required
          aria-label="Your name"
          placeholder="No name yet"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit">Rename</button>
      </form>
      <p class="buttons">
        {isAsking ? (
          <>
            <span>Name and token go, running games are given up.</span>
            <button type="button" class="is-grave" onClick={() => void leave()}>
              Yes, forget me
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              No
            </button>
          </>
        ) : (
          <button type="button" onClick={() => setAsking(true)}>
            Forget me
          </button>
        )}
      </p>
      <p aria-live="polite">{said}</p>
    </details>
  );
}
