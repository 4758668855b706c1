import { describe, expect, it } from 'vitest';
import {
  NOBODYS_TOKEN,
  openGame,
  openTwinFrames,
  playFirst,
  playSome,
  RULESETS,
  resign,
  signUp,
  UNKNOWN_ID,
} from '../support/games.ts';
import { type Answer, expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const DRAW = { type: 'draw' };
const FRAMES = Array.from({ length: 10 }, (_, i) => `f${i}`);

/** A frame that the viewer does not hold. */
const notIn = (hand: readonly string[]) => FRAMES.find((frame) => !hand.includes(frame)) ?? 'f0';

describe('A legal move', () => {
  for (const ruleset of RULESETS) {
    it(`of ${ruleset} is accepted as it is listed, and answered with the position and its facts`, async () => {
      const options = ruleset === 'kunstmarkt' ? { bots: [1, 2] } : {};
      const game = await openGame(salon, ruleset, options);
      const before = (await salon.get(game.path, { token: game.token })).body;
      const [{ move }] = before.legalMoves;
      const asked = { move, expectedVersion: before.version };
      const moved = expectStatus(await salon.post(`${game.path}/moves`, asked, { token: game.token }), 200);
      const { events, ...position } = moved.body;
      expect(events.map(({ seq }: { seq: number }) => seq)).toEqual(
        Array.from({ length: position.version - before.version }, (_, i) => before.version + 1 + i),
      );
      expect((await salon.get(game.path, { token: game.token })).body).toEqual(position);
      expect(moved.headers.get('Cache-Control')).toBe('no-store');
    });
  }
});

type Who = 'on turn' | 'other' | 'stranger' | 'nobody' | 'unknown token';
interface Situation {
  readonly body: 'too large' | 'no JSON' | 'wrong type' | 'misshapen' | 'fine';
  readonly who: Who;
  readonly key: 'none' | 'reused';
  readonly game: 'unknown' | 'private' | 'waiting' | 'finished' | 'running';
  readonly version: 'stale' | 'current';
  readonly move: 'illegal' | 'legal';
}

/** The order of the contract: the first line that fits is the answer. */
const ORDER: readonly [status: number, code: string, fits: (s: Situation) => boolean][] = [
  [413, 'body-too-large', (s) => s.body === 'too large'],
  [400, 'invalid-json', (s) => s.body === 'no JSON'],
  [415, 'unsupported-media-type', (s) => s.body === 'wrong type'],
  [422, 'invalid-body', (s) => s.body === 'misshapen'],
  [422, 'idempotency-key-needs-token', (s) => s.key === 'reused' && s.who === 'nobody'],
  [401, 'unauthorized', (s) => s.who === 'unknown token'],
  [422, 'idempotency-key-reused', (s) => s.key === 'reused'],
  [404, 'not-found', (s) => s.game === 'unknown'],
  [404, 'not-found', (s) => s.game === 'private' && (s.who === 'stranger' || s.who === 'nobody')],
  [401, 'unauthorized', (s) => s.who === 'nobody'],
  [403, 'not-your-seat', (s) => s.who === 'stranger'],
  [409, 'stale-version', (s) => s.version === 'stale'],
  [409, 'game-over', (s) => s.game === 'finished'],
  [409, 'game-not-started', (s) => s.game === 'waiting'],
  [409, 'not-your-turn', (s) => s.who === 'other'],
  [422, 'illegal-move', (s) => s.move === 'illegal'],
  [200, 'accepted', () => true],
];
/** Of these no later one can be told without a version. */
const WITH_VERSION = /^(not-your-seat|stale-version|game-|not-your-turn|illegal-move)/;

const BODIES: readonly Situation['body'][] = ['too large', 'no JSON', 'wrong type', 'misshapen', 'fine'];
const WHO: readonly Who[] = ['on turn', 'other', 'stranger', 'nobody', 'unknown token'];
const GAMES: readonly Situation['game'][] = ['unknown', 'private', 'waiting', 'finished', 'running'];

/** Two players who sit at each kind of table, a stranger, and a key that each has used elsewhere. */
async function prepare() {
  const [first, second, stranger] = await Promise.all([signUp(salon), signUp(salon), signUp(salon)]);
  const tokens: Record<Who, string | undefined> = {
    'on turn': first.token,
    other: second.token,
    stranger: stranger.token,
    nobody: undefined,
    'unknown token': NOBODYS_TOKEN,
  };
  const headers = { 'Idempotency-Key': 'used' };
  for (const { token } of [first, second, stranger]) {
    expectStatus(await salon.post('/v1/portraits', {}, { token, headers }), 201);
  }
  const seated = async (options: object) => {
    const game = await openGame(salon, 'twin-frames', options, { token: first.token });
    expectStatus(await salon.post(`${game.path}/seats`, {}, { token: second.token }), 200);
    return game.path;
  };
  const finished = await seated({});
  await resign(salon, { path: finished }, second.token);
  // A waiting table of three, so that two can sit.
  const waiting = await openGame(salon, 'kunstmarkt', {}, { token: first.token });
  expectStatus(await salon.post(`${waiting.path}/seats`, {}, { token: second.token }), 200);
  const unknown = `/v1/twin-frames/${UNKNOWN_ID}`;
  const paths: Record<Situation['game'], string> = {
    ...{ unknown, finished, waiting: waiting.path },
    ...{ running: await seated({}), private: await seated({ visibility: 'private' }) },
  };
  return { tokens, paths };
}

describe('The order in which a move is refused', () => {
  it('is that of the contract for every combination of faults', async () => {
    const { tokens, paths } = await prepare();
    const ask = async (s: Situation): Promise<Answer> => {
      const path = paths[s.game];
      const { version, view } = (await salon.get(path, { token: tokens['on turn'] })).body;
      const legal = s.game === 'waiting' ? { type: 'drawCustomer' } : DRAW;
      const hand = view?.hand ?? [];
      const illegal = s.game === 'waiting' ? { type: 'pass' } : { type: 'hang', frame: notIn(hand) };
      const expectedVersion = s.version === 'stale' ? 1 : (version ?? 1);
      const body = JSON.stringify({ move: s.move === 'legal' ? legal : illegal, expectedVersion });
      const bodies: Record<Situation['body'], string> = {
        'too large': body + ' '.repeat(16 * 1024),
        'no JSON': `${body}}`,
        'wrong type': body,
        misshapen: '{"move":{"type":"juggle"}}',
        fine: body,
      };
      return salon.call('POST', `${path}/moves`, {
        token: tokens[s.who],
        raw: bodies[s.body],
        headers: {
          ...(s.body === 'wrong type' ? { 'Content-Type': 'text/plain' } : {}),
          ...(s.key === 'reused' ? { 'Idempotency-Key': 'used' } : {}),
        },
      });
    };
    const situations = BODIES.flatMap((body) =>
      WHO.flatMap((who) =>
        GAMES.flatMap((game) =>
          (['none', 'reused'] as const).flatMap((key) =>
            (['stale', 'current'] as const).flatMap((version) =>
              (['illegal', 'legal'] as const).map((move) => ({ body, who, game, key, version, move })),
            ),
          ),
        ),
      ),
    );
    // A body that cannot be read hides everything else: one version and move of those is enough.
    const telling = situations.filter(
      (s) => s.body === 'fine' || (s.version === 'stale' && s.move === 'illegal'),
    );
    for (const situation of telling) {
      const [status, code] = ORDER.find(([, , fits]) => fits(situation)) ?? [0, ''];
      if (code === 'accepted') continue;
      const answer = await ask(situation);
      expect([situation, answer.status, answer.body.code]).toEqual([situation, status, code]);
      expectProblem(answer, status, code);
      if (WITH_VERSION.test(code) || (code === 'unauthorized' && situation.who === 'nobody')) {
        const { version } = (await salon.get(paths[situation.game], { token: tokens['on turn'] })).body;
        expect(answer.body.version).toBe(version);
      }
    }
  });
});

describe('A refused move', () => {
  it('names the reason, the rule and the facts, and nothing is recorded', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const before = await salon.get(path, { token: tokens[0] });
    const frame = notIn(before.body.view.hand);
    const answer = await salon.post(`${path}/moves`, { move: { type: 'hang', frame } }, { token: tokens[0] });
    expectProblem(answer, 422, 'illegal-move');
    expect(answer.body).toEqual({
      type: '/problems/illegal-move',
      title: expect.any(String),
      status: 422,
      detail: `${frame} is not in your hand.`,
      instance: `${path}/moves`,
      code: 'illegal-move',
      reason: 'no-such-card-here',
      rule: 'TF-2',
      params: { frame, last: null },
      links: { rule: '/rules/twin-frames#TF-2' },
      version: before.body.version,
      requestId: answer.headers.get('X-Request-Id'),
    });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await salon.get(path, { token: tokens[0] })).text).toBe(before.text);
  });

  it('comes with the current position where the caller has an old one, or another seat is to decide', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const { version } = (await salon.get(path)).body;
    await playFirst(salon, { path }, tokens[0]);
    const now = await Promise.all(tokens.map(async (token) => (await salon.get(path, { token })).body));
    const stale = await salon.post(
      `${path}/moves`,
      { move: DRAW, expectedVersion: version },
      { token: tokens[1] },
    );
    expectProblem(stale, 409, 'stale-version');
    expect(stale.body).toMatchObject({ version: now[1].version, position: now[1] });
    const early = await salon.post(`${path}/moves`, { move: DRAW }, { token: tokens[0] });
    expectProblem(early, 409, 'not-your-turn');
    expect(early.body.position).toEqual(now[0]);
    const future = await salon.post(
      `${path}/moves`,
      { move: DRAW, expectedVersion: 99 },
      { token: tokens[1] },
    );
    expectProblem(future, 409, 'stale-version');
  });
});

describe('Moves at once', () => {
  it('on one version: exactly one is recorded, the others are told the new position', async () => {
    const game = await openGame(salon, 'picture-gallery');
    for (let round = 0; round < 5; round++) {
      const { body } = await salon.get(game.path, { token: game.token });
      const asked = { move: body.legalMoves[0].move, expectedVersion: body.version };
      const calls = Array.from({ length: 6 }, () =>
        salon.post(`${game.path}/moves`, asked, { token: game.token }),
      );
      const answers = await Promise.all(calls);
      const [won, ...others] = answers.filter(({ status }) => status === 200);
      expect(others).toEqual([]);
      for (const lost of answers.filter((answer) => answer !== won)) {
        expectProblem(lost, 409, 'stale-version');
        expect(lost.body.version).toBe(won?.body.version);
        expect(lost.body.position.version).toBe(won?.body.version);
      }
    }
    const log = (await salon.get(`${game.path}/events?limit=500`)).body;
    expect(log.events.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: log.version }, (_, i) => i + 1),
    );
  });

  it('on many games do not disturb each other', async () => {
    const games = await Promise.all(RULESETS.slice(0, 3).map((ruleset) => openGame(salon, ruleset)));
    const ends = await Promise.all(games.map((game) => playSome(salon, game, 2)));
    for (const { body } of ends) expect(body.status).toBe('active');
  });
});
