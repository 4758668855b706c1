/** Who one is here: a name that can be changed, and a way to be forgotten. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { answered, client } from '../api/client.ts';
import { forget, keepName, tokenNow } from '../api/session.ts';
import { OFFLINE, type Trouble, troubleOf } from '../api/trouble.ts';
import { Sure } from '../table/sure.tsx';

export interface GuestProps {
  /** The guest is no more; with trouble when that was nobody's wish. */
  readonly onGone: (why: Trouble | null) => void;
}

/** Undefined when the guest is forgotten. Nothing comes back with the answer, so the client has no data to give. */
async function removeMe(): Promise<Trouble | undefined> {
  try {
    const { error, response } = await client.DELETE('/v1/players/me');
    return response.ok ? undefined : troubleOf(error);
  } catch {
    return OFFLINE;
  }
}

export function Guest({ onGone }: GuestProps): JSX.Element {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const fail = (trouble: Trouble): void => {
    if (trouble.code === 'unauthorized') onGone(trouble);
    else setSaid(trouble.detail);
  };
  useEffect(() => {
    void answered(client.GET('/v1/players/me')).then((answer) => {
      if ('data' in answer) setName(answer.data.name ?? '');
      else fail(answer.trouble);
    });
  }, []);

  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    setSaid('');
    const answer = await answered(client.PATCH('/v1/players/me', { body: { name: name.trim() } }));
    if ('trouble' in answer) return fail(answer.trouble);
    keepName(name.trim());
    setSaid('Renamed.');
  };
  const leave = async (): Promise<void> => {
    const token = tokenNow();
    const trouble = await removeMe();
    if (trouble !== undefined) return fail(trouble);
    // Another window may have become somebody else meanwhile.
    if (tokenNow() === token) forget();
    onGone(null);
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
          dir="auto"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit">Rename</button>
      </form>
      <p class="buttons">
        <Sure
          label="Forget me"
          question="Name and token go, running games are given up."
          yes="Yes, forget me"
          no="No"
          onYes={() => void leave()}
        />
      </p>
      <p aria-live="polite">{said}</p>
    </details>
  );
}
