/** The way to the API: the client that is generated from its document. */
import createClient from 'openapi-fetch';
import type { paths } from '../../../openapi/types.generated.d.ts';
import type { Schemas } from './schemas.ts';
import { send } from './send.ts';
import { adopt } from './session.ts';
import { OFFLINE, type Trouble, troubleOf } from './trouble.ts';

export type Answer<T> = { readonly data: T } | { readonly trouble: Trouble };

export const client = createClient<paths>({ baseUrl: location.origin, fetch: send });

client.use({
  /** Whoever begins a game or sits down without a token is told a new one, this once. */
  async onResponse({ request, response }) {
    if (!response.ok || request.method !== 'POST') return;
    const { credentials } = (await response.clone().json()) as {
      credentials?: Schemas['Credentials'] | null;
    }; // a success of this API is a JSON object
    if (credentials) adopt(credentials);
  },
});

/** What openapi-fetch answers with. */
interface Reply<T> {
  readonly data?: T;
  readonly error?: Schemas['Problem'];
  readonly response: Response;
}

/** Data, or trouble in words. Never rejects. */
export async function answered<T>(call: Promise<Reply<T>>): Promise<Answer<T>> {
  try {
    const { data, error } = await call;
    if (error !== undefined) return { trouble: troubleOf(error) };
    return data === undefined ? { trouble: OFFLINE } : { data };
  } catch {
    return { trouble: OFFLINE };
  }
}
