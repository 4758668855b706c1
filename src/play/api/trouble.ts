/** What went wrong, as far as a page can say it. */
import type { Schemas } from './schemas.ts';

export interface Trouble {
  readonly title: string;
  readonly detail: string;
  /** The problem's code; `offline` when nothing answered, `unreadable` when something else than Salon did. */
  readonly code: string;
  /** The paragraph that a refused move breaks, e.g. `PO-7`. */
  readonly rule?: string;
  /** The caller's current position, where the problem carries it. */
  readonly position?: unknown;
}

type Words = Pick<Trouble, 'title' | 'detail'>;

/** What the API says of these is for those who write programs; whoever plays has another question. */
const WORDS: Readonly<Record<string, Partial<Words>>> = {
  'invalid-body': { title: 'This cannot be sent' },
  unauthorized: {
    title: 'You are a stranger here now',
    detail:
      'The server no longer knows the guest of this browser: forgotten in another window, or with all its games. ' +
      'Your next game makes you a new guest.',
  },
  'stale-version': {
    title: 'Somebody was quicker',
    detail:
      'The game went on before your move arrived, perhaps in another window of yours. Nothing was done; ' +
      'this is the table as it is now.',
  },
};

export const OFFLINE: Trouble = {
  code: 'offline',
  title: 'Nothing answers',
  detail: 'The server cannot be reached. Look at the connection and try again.',
};

const UNREADABLE: Trouble = {
  code: 'unreadable',
  title: 'The answer cannot be read',
  detail: 'Something between here and the server answered in its place. Try again in a while.',
};

/** `/name` as `Name`: those who see it filled in a form. */
const fieldOf = (pointer: string): string => {
  const name = pointer.replaceAll('/', ' ').trim();
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}:`;
};

const isProblem = (error: unknown): error is Schemas['Problem'] =>
  typeof error === 'object' && error !== null && 'code' in error && 'title' in error && 'detail' in error;

/** A problem of the API in words for people. What is not one came from a proxy. */
export function troubleOf(error: unknown): Trouble {
  if (!isProblem(error)) return UNREADABLE;
  const { title, detail, code, rule, position, errors } = error;
  const faults = errors?.map(({ pointer, message }) => `${fieldOf(pointer)} ${message}`).join('\n');
  return {
    ...{ code, title, detail: faults ?? detail },
    ...(rule === undefined ? {} : { rule }),
    ...(position === undefined ? {} : { position }),
    ...WORDS[code],
  };
}
