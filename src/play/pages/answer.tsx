/** What a page is made of comes from the API: what is shown until it is there, and when it does not come. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '../api/client.ts';

export interface Asked<T> {
  /** Undefined while the request is under way. */
  readonly answer: Answer<T> | undefined;
  readonly again: () => void;
}

/** What a request is answered with. It is the same for as long as the page is shown. */
export function useAnswer<T>(request: () => Promise<Answer<T>>): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T>>();
  const again = (): void => {
    setAnswer(undefined);
    void request().then(setAnswer);
  };
  useEffect(again, []);
  return { answer, again };
}

/** Instead of what is not there: that it comes, or why it does not. */
export function Instead<T>({ answer, again }: Asked<T>): JSX.Element | null {
  if (answer === undefined) return <p class="soft">One moment …</p>;
  if ('data' in answer) return null;
  return (
    <p role="alert">
      {answer.trouble.detail}{' '}
      <button type="button" onClick={again}>
        Try again
      </button>
    </p>
  );
}
