/** Followers of a table over sockets. */
import { type ClientRequest, get, type IncomingMessage } from 'node:http';

export interface Client {
  readonly status: number;
  /** The ids of the events so far. */
  readonly ids: readonly number[];
  /** The names of the events so far that have no id: `end`, `pause`. */
  readonly names: readonly string[];
  /** Resolves when the stream is over, whoever ended it. */
  readonly over: Promise<void>;
  /** Reads no more, but stays. */
  stall(): void;
  /** Hangs up. */
  cut(): void;
}

/** Opens an event stream on a connection of its own; resolves once it is answered. */
export async function connect(url: string, after = 0): Promise<Client> {
  const [request, response] = await answered(`${url}/events?after=${after}`);
  const [ids, names]: [number[], string[]] = [[], []];
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const id = /^id: (\d+)$/m.exec(event)?.[1];
      const name = /^event: (\w+)$/m.exec(event)?.[1];
      if (id !== undefined) ids.push(Number(id));
      else if (name !== undefined) names.push(name);
    }
  });
  const over = new Promise<void>((resolve) => response.on('close', resolve));
  response.on('error', () => undefined);
  return {
    status: response.statusCode ?? 0,
    ids,
    names,
    over,
    stall: () => response.pause(),
    cut: () => request.destroy(),
  };
}

const answered = (url: string): Promise<[ClientRequest, IncomingMessage]> =>
  new Promise((resolve, reject) => {
    const headers = { Accept: 'text/event-stream' };
    const request = get(url, { headers, agent: false }, (response) => resolve([request, response]));
    request.on('error', reject);
  });

export const seqs = (version: number): number[] => Array.from({ length: version }, (_, i) => i + 1);
