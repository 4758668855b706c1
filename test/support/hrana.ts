/**
 * libSQL over HTTP on embedded files: a development tool, so that a Worker has a database on this machine.
 * Speaks what the client needs of Hrana 2 (JSON pipelines): execute, batch, sequence, store_sql, close_sql, close.
 * Each pipeline stands alone: no stream, and so no transaction, outlives its request.
 *
 *   node --import tsx test/support/hrana.ts --port 8080 --file .data/worker.db
 */
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Client, createClient } from '@libsql/client/sqlite3';
import { openEmbedded } from '../../src/store/embedded.ts';
import { migrate } from '../../src/store/migrate.ts';
import { answerPipeline } from './hrana-pipeline.ts';
import { pipelineSchema } from './hrana-words.ts';

export interface Endpoint {
  /** The URL of a database, e.g. of `chess` in `http://127.0.0.1:8080/chess/`. */
  url(name?: string): string;
  close(): Promise<void>;
}

export interface EndpointOptions {
  /** 0 or none: any free port. */
  readonly port?: number;
  /** The file behind `http://host:port/`. */
  readonly file?: string;
  /** The folder of the files behind `http://host:port/<name>/`. */
  readonly folder?: string;
}

/** `/v2/pipeline` or `/<name>/v2/pipeline`. */
const PIPELINE = /^(?:\/([\w-]+))?\/v2\/pipeline$/;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Opens a file with its tables in place. One connection: requests for the same file run one after the other. */
async function openFile(path: string): Promise<Client> {
  mkdirSync(dirname(path), { recursive: true });
  const url = pathToFileURL(path).href;
  const file = await openEmbedded(url);
  await migrate(file).finally(() => file.close());
  const client = createClient({ url, concurrency: 1, intMode: 'bigint' });
  await client.execute('pragma synchronous = normal');
  return client;
}

/** A database and the queue in front of it. */
interface Served {
  readonly client: Promise<Client>;
  last: Promise<unknown>;
}

/** Starts the endpoint on 127.0.0.1. A file is opened, and migrated, when it is first asked for. */
export async function startEndpoint(options: EndpointOptions): Promise<Endpoint> {
  const served = new Map<string, Served>();
  const find = (path: string): Served => {
    const known = served.get(path) ?? { client: openFile(path), last: Promise.resolve() };
    served.set(path, known);
    return known;
  };
  const pathOf = (name: string | undefined): string | undefined =>
    name === undefined ? options.file : options.folder && join(options.folder, `${name}.db`);

  async function answer(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const match = PIPELINE.exec(request.url ?? '');
    const path = match ? pathOf(match[1]) : undefined;
    if (request.method !== 'POST' || path === undefined) return [404, { message: 'no such database' }];
    const pipeline = pipelineSchema.safeParse(JSON.parse(await bodyOf(request)));
    if (!pipeline.success) return [400, { message: pipeline.error.message }];
    const database = find(path);
    const done = database.last.then(async () =>
      answerPipeline(await database.client, pipeline.data.requests),
    );
    database.last = done.catch(() => undefined);
    return [200, { baton: null, base_url: null, results: await done }];
  }

  const server = createServer((request, response) => {
    answer(request)
      .catch((error): [number, unknown] => [500, { message: String(error) }])
      .then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  // A listening TCP server has an AddressInfo; the other shapes belong to pipes and to servers not yet listening.
  const { port } = server.address() as AddressInfo;
  return {
    url: (name) => `http://127.0.0.1:${port}/${name === undefined ? '' : `${name}/`}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const { client, last } of served.values()) {
        await last;
        (await client).close();
      }
    },
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      file: { type: 'string', default: '.data/worker.db' },
    },
  });
  const endpoint = await startEndpoint({ port: Number(values.port), file: values.file });
  console.log(`libSQL over HTTP: ${endpoint.url()} on ${values.file}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endpoint.close());
}
