/** The public API as the tools call it: by path, with the caller's own token, so that they see what the caller may see. */
import { z } from 'zod';

/** Serves a request as if it had come from outside. */
export type Serve = (request: Request) => Response | Promise<Response>;

export interface Api {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  post(path: string, body: object): Promise<Answered>;
}

export interface Answered {
  readonly isOk: boolean;
  readonly body: Json;
}

export const jsonSchema = z.record(z.string(), z.unknown());
export type Json = z.infer<typeof jsonSchema>;

/** `token` null: nobody; the API makes a guest where it can. */
export function apiFor(serve: Serve, origin: string, token: string | null): Api {
  const call = async (
    path: string,
    init: { method?: string; body?: string; headers?: Record<string, string> },
  ) => {
    const headers = new Headers({ Accept: 'application/json', ...init.headers });
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    const response = await serve(new Request(new URL(path, origin), { ...init, headers }));
    return { isOk: response.ok, body: jsonSchema.parse(await response.json()) };
  };
  return {
    get: (path, headers = {}) => call(path, { headers }),
    post: (path, body) => {
      const headers = { 'Content-Type': 'application/json' };
      return call(path, { method: 'POST', body: JSON.stringify(body), headers });
    },
  };
}
