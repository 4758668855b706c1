/** The Node entry: reads the environment, brings the database up to date, serves until it is told to stop. */
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createApp } from './app.ts';
import { systemIds } from './chance.ts';
import { readEnvironment, whyNotListening } from './environment.ts';
import type { Assets } from './http/env.ts';
import { logTo } from './log.ts';
import { openHub } from './news/hub.ts';
import { otherEnd, toldByProxy } from './node/addresses.ts';
import { fileNamed, typeOf } from './node/files.ts';
import { openStore } from './store/open.ts';

/** How long requests in flight may take once the process is told to stop. */
const GRACE_MS = 10_000;
const IDLE_MS = 100;
/** A process that has run this long is there to serve. */
const WARM_MS = 500;

const assets: Assets = async (name) => {
  const bytes = await fileNamed(name);
  // The bytes are kept as they are: a copy for each answer is what a body may use up.
  return bytes && new Response(bytes.slice(), { headers: { 'Content-Type': typeOf(name) } });
};

/** Connections that may wait to be accepted: a crowd of followers connects at the same instant. */
const MOST_WAITING = 4096;

/** `http://127.0.0.1:8787`, `http://[::1]:8787`; a pipe is its own name. */
function addressOf(at: ReturnType<ServerType['address']>): string {
  if (at === null || typeof at === 'string') return String(at);
  return `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`;
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const log = logTo(environment.logLevel, (line) => process.stdout.write(`${line}\n`));
  const { store, close } = await openStore(environment.database);
  const news = openHub({ store, log });
  const { port, host, isLimited, isBehindProxy } = environment;
  const limits = isLimited ? { limits: { addressOf: isBehindProxy ? toldByProxy : otherEnd(log) } } : {};
  const app = createApp({ store, news, now: Date.now, ids: systemIds, log, assets, ...limits });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen({ port, host, backlog: MOST_WAITING }, () => {
    log('info', `Salon listens on ${addressOf(server.address())}`);
    if (isLimited) log('info', 'requests are limited for each player and address');
    // What browsers run is made before somebody waits for it; whoever asks after a failure makes it anew.
    setTimeout(
      () => fileNamed('play.js').catch((error: unknown) => log('warn', String(error))),
      WARM_MS,
    ).unref();
  });
  server.on('error', (error: Error) => failToStart(whyNotListening(error, environment)));

  const stop = (signal: string): void => {
    log('info', `${signal}: finishing what is in flight`);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    news.close();
    server.close(() => {
      close().then(() => process.exit(0), failToStart);
    });
    // Again and again: connections become idle one by one, as their answers end.
    setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, IDLE_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
}

/** One clear line, no stack: what is wrong is in the environment. */
function failToStart(error: unknown): void {
  process.stderr.write(`Salon cannot run: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(failToStart);
