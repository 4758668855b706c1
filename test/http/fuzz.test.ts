import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../../src/http/catalogue.ts';
import { type Dice, dice } from '../support/dice.ts';
import { NOBODYS_TOKEN, openGame, openTwinFrames, signUp } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const REQUESTS = 150;

const JUNK: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    '',
    ' ',
    'x',
    '💥',
    '\u0000',
    '\u202e',
    '\ud800',
    'f4',
    '7S',
  ],
  ...['__proto__', 'constructor', "'; drop table games; --", '<script>', '../../etc/passwd', 'T1', 'secret'],
  ...[
    'x'.repeat(300),
    [],
    {},
    [[]],
    [null],
    { type: 'buy' },
    { kind: 'cards' },
    { kind: 'secret' },
    [1, 1, 1],
  ],
];
/** Bodies that are right at one route or another. */
const BODIES: readonly object[] = [
  { name: 'Ada' },
  { title: 'Sunday', visibility: 'public', undo: 'off', deal: { kind: 'numbered', number: 7 } },
  { deal: { kind: 'cards', cards: ['AS', '2S'] } },
  { players: 3, bots: [1, 2], firstSeat: 0, turnSeconds: 0, clientSeed: 'luck' },
  { variants: { loyalPatrons: true, vandals: 2 }, deal: { kind: 'daily', date: '2026-11-30' } },
  { move: { type: 'draw' }, expectedVersion: 5 },
  { move: { type: 'hang', frame: 'f4' } },
  { move: { type: 'buy', card: 'KH', with: ['9H', '5H'] } },
  { move: { type: 'swap', card: '7S', with: '7D' } },
  { seat: 1, name: 'Grace', clientSeed: 'seed' },
  { seat: 1, bot: true },
  { at: 1, seat: 0 },
  { toVersion: 3 },
  {},
];
const QUERIES = [
  '',
  '?legalMoves=false',
  '?at=1',
  '?at=99999999999',
  '?after=-1',
  '?limit=5&limit=6',
  '?%ff=%fe',
  '?a[b]=c',
];
const TYPES = [
  'application/json',
  'application/json',
  'application/json;charset=latin1',
  'text/plain',
  'application/xml',
];

/** The value with something in it replaced, removed or added. */
function spoilt(value: unknown, chance: Dice): unknown {
  if (chance.chance(0.2)) return chance.pick(JUNK);
  if (Array.isArray(value))
    return [...value.map((one) => spoilt(one, chance)), ...chance.some(JUNK, chance.below(2))];
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .filter(() => !chance.chance(0.1))
    .map(([name, one]) => [chance.chance(0.05) ? String(chance.pick(JUNK)) : name, spoilt(one, chance)]);
  return Object.fromEntries(fields);
}

function rawBody(chance: Dice): string {
  const text = JSON.stringify(spoilt(chance.pick(BODIES), chance)) ?? '';
  if (chance.chance(0.9)) return text;
  const at = chance.below(text.length + 1);
  return text.slice(0, at) + String(chance.pick(JUNK)) + text.slice(at + 1);
}

/** Every route with a method of its own, on running games of a player who sits at all of them. */
async function targets() {
  const [{ token }, table] = [await signUp(salon, 'Ada'), await openTwinFrames(salon)];
  const ids = new Map([['twin-frames', table.id]]);
  for (const ruleset of ['portraits', 'picture-gallery', 'merchants-solitaire']) {
    ids.set(ruleset, (await openGame(salon, ruleset, {}, { token })).id);
  }
  ids.set('kunstmarkt', (await openGame(salon, 'kunstmarkt', { bots: [1, 2] }, { token })).id);
  // The endpoint for agents speaks JSON-RPC, its faults included.
  const isOurs = (path: string) => !path.startsWith('/docs') && path !== '/mcp';
  const routes = salon.app.routes.filter(({ method, path }) => method !== 'ALL' && isOurs(path));
  // Being forgotten and rekeyed would leave nobody to go on with.
  const lasting = routes.filter(({ method, path }) => method !== 'DELETE' && path !== '/v1/players/me/token');
  const at = lasting.map(({ method, path }) => {
    const [, ruleset = ''] = /^\/v1\/([a-z-]+)\/:id/.exec(path) ?? [];
    const named = path.replace(':id', ids.get(ruleset) ?? '').replace(':ruleset', 'portraits');
    return { method, path: named.replace(':code', 'not-found') };
  });
  return { at, tokens: [token, token, ...table.tokens, NOBODYS_TOKEN, null], ids };
}

describe('A hostile client', () => {
  for (const seed of [1, 2, 3]) {
    it(`gets an answer or a problem, never a fault of the service (seed ${seed})`, async () => {
      const chance = dice(seed);
      const { at, tokens, ids } = await targets();
      for (let i = 0; i < REQUESTS; i++) {
        const { method, path } = chance.pick(at);
        const headers: Record<string, string> = { 'Content-Type': chance.pick(TYPES) };
        if (chance.chance(0.2)) headers['Idempotency-Key'] = chance.pick(['a', 'b', '']);
        if (chance.chance(0.2)) headers['If-None-Match'] = chance.pick(['*', '"', 'W/', '"1-x"']);
        const ask = {
          token: chance.pick(tokens) ?? undefined,
          headers,
          ...(method === 'GET' ? {} : { raw: rawBody(chance) }),
        };
        const answer = await salon.call(method, path + (chance.chance(0.3) ? chance.pick(QUERIES) : ''), ask);
        const told = `${method} ${path} ${JSON.stringify(ask)} → ${answer.status} ${answer.text.slice(0, 300)}`;
        expect(answer.status, told).toBeLessThan(500);
        if (answer.status < 400) continue;
        expect(PROBLEM_CODES, told).toContain(answer.body?.code);
        expectProblem(answer, answer.status, answer.body.code);
      }
      // What was refused has left nothing behind: every game can still be read, whole.
      for (const [ruleset, id] of ids) {
        const { body } = expectStatus(await salon.get(`/v1/${ruleset}/${id}/events?limit=500`), 200);
        expect(body.events).toHaveLength(body.version);
      }
      expect(salon.logged.filter(({ level }) => level === 'error')).toEqual([]);
    });
  }
});
