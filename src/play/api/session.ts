/** Who plays in this browser: the guest that the API made at the first request that needed one. */

interface Session {
  readonly playerId: string;
  readonly token: string;
}

const KEY = 'salon.session';
const NAME = 'salon.name';

/** What a browser refuses to store (private windows, blocked cookies, no room): it lasts as long as the page. */
const memory = new Map<string, string>();

export function recall(key: string): string | undefined {
  try {
    return memory.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: string | undefined): void {
  memory.delete(key);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== undefined) memory.set(key, value);
  }
}

/** Only such a one can be sent at all. */
const isToken = (token: unknown): token is string => typeof token === 'string' && /^[\w-]+$/.test(token);

function read(): Session | undefined {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('token' in kept) || !('playerId' in kept))
      return undefined;
    const { playerId, token } = kept;
    return isToken(token) && typeof playerId === 'string' ? { playerId, token } : undefined;
  } catch {
    return undefined;
  }
}

/** The token to send; undefined before the first game. Read anew each time: another tab may have become somebody. */
export const tokenNow = (): string | undefined => read()?.token;

export const adopt = ({ playerId, token }: Session): void => {
  remember(KEY, JSON.stringify({ playerId, token }));
};

/** The server no longer knows the token. */
export const forget = (): void => remember(KEY, undefined);

export const nameNow = (): string => recall(NAME) ?? '';
export const keepName = (name: string): void => remember(NAME, name === '' ? undefined : name);
