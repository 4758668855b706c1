/** What the Node process is told by its environment. A wrong value stops the start with one clear line. */
import { z } from 'zod';
import type { LogLevel } from './table/ports.ts';

const SWITCH = ['on', 'off'] as const;
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .refine((text) => Number(text) <= 65_535)
    .default('8787'),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|https?:\/\/.|libsql:\/\/.)/)
    .default('file:.data/salon.db'),
  DATABASE_AUTH_TOKEN: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(LEVELS).default('info'),
  RATE_LIMIT: z.enum(SWITCH).optional(),
  TRUST_PROXY: z.enum(SWITCH).default('off'),
});

const EXPECTED: Readonly<Record<keyof z.infer<typeof schema>, string>> = {
  PORT: 'a port from 0 to 65535',
  HOST: 'a host name or address to listen on',
  DATABASE_URL: 'file:<path>, libsql://<host> or http(s)://<host>',
  DATABASE_AUTH_TOKEN: 'a token, or to be left out',
  LOG_LEVEL: `one of ${LEVELS.join(', ')}`,
  RATE_LIMIT: 'on or off',
  TRUST_PROXY: 'on or off',
};

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly database: { readonly url: string; readonly authToken?: string };
  readonly logLevel: LogLevel | 'silent';
  /** Whether requests are counted, and too many refused. */
  readonly isLimited: boolean;
  /** Whether every request comes through a proxy that tells the client's address. */
  readonly isBehindProxy: boolean;
}

/** Only this machine itself reaches such an address, unless a proxy listens for others. */
const isLoopback = (host: string): boolean => /^(127(\.\d+){3}|::1|localhost)$/i.test(host);

/** Throws with every wrong variable, what it should be, and what it is. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const read = schema.safeParse(variables);
  if (!read.success) {
    const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
    const lines = Object.entries(EXPECTED)
      .filter(([name]) => wrong.has(name))
      .map(([name, expected]) => `${name} should be ${expected}, not ${told(name, variables[name])}`);
    throw new Error(`${lines.join('; ')}.`);
  }
  const { PORT, HOST, DATABASE_URL, DATABASE_AUTH_TOKEN, LOG_LEVEL, RATE_LIMIT, TRUST_PROXY } = read.data;
  const isBehindProxy = TRUST_PROXY === 'on';
  const authToken = DATABASE_AUTH_TOKEN === undefined ? {} : { authToken: DATABASE_AUTH_TOKEN };
  return {
    port: Number(PORT),
    host: HOST,
    database: { url: DATABASE_URL, ...authToken },
    logLevel: LOG_LEVEL,
    isLimited: (RATE_LIMIT ?? (isBehindProxy || !isLoopback(HOST) ? 'on' : 'off')) === 'on',
    isBehindProxy,
  };
}

/** Why nothing can listen there, in words of the environment; what is not foreseen, in the system's own. */
export function whyNotListening(error: Error, { port, host }: Environment): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `port ${port} of ${host} is taken, perhaps by another Salon; PORT names another one.`;
  if (code === 'EACCES') return `this user may not listen on port ${port}; PORT names another one.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
    return `HOST should be a name or address of this machine, not "${host}".`;
  return error.message;
}

/** Secrets are not repeated. */
const told = (name: string, value: string | undefined): string =>
  name === 'DATABASE_AUTH_TOKEN' ? 'an empty text' : JSON.stringify(value ?? '');
