import { describe, expect, it } from 'vitest';
import {
  openGame,
  openTwinFrames,
  playFirst,
  RULESETS,
  resign,
  signUp,
  UNKNOWN_ID,
} from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const DRAW = { type: 'draw' };
const ALL_FRAMES = Array.from({ length: 10 }, (_, i) => `f${i}`);

describe('Checking a move', () => {
  for (const ruleset of RULESETS) {
    it(`of ${ruleset} finds every listed move legal and changes nothing`, async () => {
      const { path, token } = await openGame(
        salon,
        ruleset,
        ruleset === 'kunstmarkt' ? { bots: [1, 2] } : {},
      );
      const before = await salon.get(path, { token });
      for (const { move } of before.body.legalMoves.slice(0, 8)) {
        const checked = expectStatus(await salon.post(`${path}/moves/check`, { move }, { token }), 200);
        expect(checked.body).toEqual({ legal: true });
        expect(checked.headers.get('Cache-Control')).toBe('no-store');
      }
      expect((await salon.get(path, { token })).text).toBe(before.text);
    });
  }

  it('says of an illegal move what the move would be answered', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const [token] = tokens;
    const { view } = (await salon.get(path, { token })).body;
    const frame = ALL_FRAMES.find((one) => !view.hand.includes(one));
    const move = { type: 'hang', frame };
    const checked = expectStatus(await salon.post(`${path}/moves/check`, { move }, { token }), 200);
    const moved = expectProblem(await salon.post(`${path}/moves`, { move }, { token }), 422, 'illegal-move');
    const { reason, rule, params, detail, links } = moved.body;
    expect(checked.body).toEqual({ legal: false, refusal: { reason, rule, params, detail, links } });
  });

  it('answers other errors as a move would be answered', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const stranger = (await signUp(salon)).token;
    const check = (token: string | undefined, move: unknown = DRAW, at = path) =>
      salon.post(`${at}/moves/check`, { move }, { token });
    expectProblem(await check(tokens[0], { type: 'juggle' }), 422, 'invalid-body');
    expectProblem(await check(tokens[0], DRAW, `/v1/twin-frames/${UNKNOWN_ID}`), 404, 'not-found');
    expectProblem(await check(undefined), 401, 'unauthorized');
    expect(expectProblem(await check(stranger), 403, 'not-your-seat').body.version).toBeGreaterThan(1);
    const early = expectProblem(await check(tokens[1]), 409, 'not-your-turn');
    expect(early.body.position.you).toBe(1);
    await resign(salon, { path }, tokens[0]);
    expectProblem(await check(tokens[0]), 409, 'game-over');
    const table = await openGame(salon, 'twin-frames');
    expectProblem(await check(table.token, DRAW, table.path), 409, 'game-not-started');
    const version = await salon.post(`${path}/moves/check`, { move: DRAW, expectedVersion: 1 });
    expect(expectProblem(version, 422, 'invalid-body').body.errors[0].pointer).toBe('/expectedVersion');
  });
});

describe('The shape of a move', () => {
  const faults: [string, unknown, string][] = [
    ['portraits', undefined, '/move'],
    ['portraits', null, '/move'],
    ['portraits', 'buy', '/move'],
    ['portraits', {}, '/move/type'],
    ['portraits', { type: 'steal' }, '/move/type'],
    ['portraits', { type: 'buy', card: 'KH', with: [] }, '/move/with'],
    ['portraits', { type: 'buy', card: 'KH', with: ['9H', '9H'] }, '/move/with'],
    ['portraits', { type: 'buy', card: '1H', with: ['9H'] }, '/move/card'],
    ['portraits', { type: 'buy', card: 'KH', with: ['9H', 'Z'] }, '/move/with/1'],
    ['portraits', { type: 'buy', card: 'KH', with: ['9H'], tip: 3 }, '/move/tip'],
    ['picture-gallery', { type: 'move', from: 'T9', to: 'R1' }, '/move/from'],
    ['merchants-solitaire', { type: 'trade', items: [] }, '/move/items'],
    ['merchants-solitaire', { type: 'trade', items: ['9H', '9H'] }, '/move/items'],
    ['kunstmarkt', { type: 'playCustomer', customer: 'nobody' }, '/move/customer'],
  ];
  for (const [ruleset, move, pointer] of faults) {
    it(`of ${ruleset}: ${JSON.stringify(move)} is an invalid body at ${pointer}`, async () => {
      const { path, token } = await openGame(
        salon,
        ruleset,
        ruleset === 'kunstmarkt' ? { bots: [1, 2] } : {},
      );
      for (const at of ['/moves', '/moves/check']) {
        const answer = expectProblem(await salon.post(path + at, { move }, { token }), 422, 'invalid-body');
        const pointers = answer.body.errors.map((error: { pointer: string }) => error.pointer);
        expect(pointers).toContain(pointer);
      }
    });
  }

  it('has a version that is a whole number from 1', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    for (const expectedVersion of [0, -1, 1.5, '3', null, 2 ** 60]) {
      const answer = await salon.post(`${path}/moves`, { move: DRAW, expectedVersion }, { token: tokens[0] });
      expect(expectProblem(answer, 422, 'invalid-body').body.errors[0].pointer).toBe('/expectedVersion');
    }
  });
});

describe('Resigning', () => {
  it('a solitaire: it is lost, the seed is open, and nothing can be added', async () => {
    const game = await openGame(salon, 'merchants-solitaire');
    const { version } = game.created.body;
    const quit = expectStatus(await salon.call('POST', `${game.path}/resign`, { token: game.token }), 200);
    expect(quit.body).toMatchObject({
      status: 'finished',
      outcome: { result: 'lost', reason: 'resigned' },
      seats: [{ resigned: true }],
      awaiting: [],
      legalMoves: null,
      fairness: { serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(quit.body.events.map(({ event }: { event: { type: string } }) => event.type)).toEqual([
      'seatResigned',
      'gameFinished',
    ]);
    expect(quit.body.version).toBe(version + 2);
    const again = expectProblem(
      await salon.post(`${game.path}/resign`, {}, { token: game.token }),
      409,
      'game-over',
    );
    expect(again.body.version).toBe(quit.body.version);
  });

  it('a running table of two: the ruleset says what becomes of the hand', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    await playFirst(salon, { path }, tokens[0]);
    // Not this seat's turn: resigning needs none.
    const quit = expectStatus(await salon.post(`${path}/resign`, {}, { token: tokens[0] }), 200);
    expect(quit.body).toMatchObject({
      status: 'finished',
      outcome: { result: 'ranking', reason: 'last-player' },
    });
    expect(quit.body.outcome.ranking.map(({ seat }: { seat: number }) => seat)).toEqual([1, 0]);
  });

  it('meets the same checks as a move', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const stranger = (await signUp(salon)).token;
    const quit = (token: string | undefined, body: object = {}, at = path) =>
      salon.post(`${at}/resign`, body, { token });
    expectProblem(await quit(tokens[0], { why: 'bored' }), 422, 'invalid-body');
    expectProblem(await quit(tokens[0], {}, `/v1/twin-frames/${UNKNOWN_ID}`), 404, 'not-found');
    expectProblem(await quit(undefined), 401, 'unauthorized');
    expectProblem(await quit(stranger), 403, 'not-your-seat');
    const stale = expectProblem(await quit(tokens[0], { expectedVersion: 1 }), 409, 'stale-version');
    expect(stale.body.position).toMatchObject({ status: 'active', you: 0 });
    const { version } = stale.body;
    expectStatus(await quit(tokens[0], { expectedVersion: version }), 200);
    expectProblem(await quit(tokens[1], { expectedVersion: version }), 409, 'stale-version');
    expectProblem(await quit(tokens[1]), 409, 'game-over');
  });
});
