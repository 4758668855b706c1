import { describe, expect, it } from 'vitest';
import type { Json } from '../support/json.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();

/** A numbered game, always the same one. */
async function newGame(ruleset = 'portraits', body: object = {}) {
  const created = expectStatus(
    await salon.post(`/v1/${ruleset}`, { deal: { kind: 'numbered', number: 7 }, ...body }),
    201,
  );
  return {
    path: created.headers.get('Location') ?? '',
    token: created.body.credentials.token,
    position: created.body,
  };
}

/** A table of three with two open seats. */
async function newTable() {
  const created = expectStatus(await salon.post('/v1/kunstmarkt', { players: 3, name: 'Ada' }), 201);
  const path = created.headers.get('Location') ?? '';
  return { path, token: created.body.credentials.token, position: created.body };
}

async function play(game: { path: string; token: string }, move: unknown) {
  return expectStatus(await salon.post(`${game.path}/moves`, { move }, { token: game.token }), 200).body;
}

/** Plays the first legal move `count` times and keeps every answer. */
async function playOn(game: { path: string; token: string; position: Json }, count: number) {
  const answers = [game.position];
  for (let i = 0; i < count; i++) answers.push(await play(game, answers.at(-1).legalMoves[0].move));
  return answers;
}

describe('?at=: the game as it was', () => {
  it('shows at each version what was answered when it was current', async () => {
    const game = await newGame();
    const answers = await playOn(game, 4);
    for (const { version, view, status, awaiting, outcome } of answers) {
      const then = expectStatus(
        await salon.get(`${game.path}?at=${version}`, { token: game.token }),
        200,
      ).body;
      expect(then).toMatchObject({ version, view, status, awaiting, outcome, legalMoves: null });
    }
    await salon.post(`${game.path}/resign`, {}, { token: game.token });
    const again = await salon.get(`${game.path}?at=${answers[1].version}`, { token: game.token });
    expect(again.body).toMatchObject({ view: answers[1].view, status: 'active', outcome: null });
  });

  it('names at each seat who held it then, if they still sit here', async () => {
    const { path, token, position } = await newTable();
    const bob = expectStatus(await salon.post(`${path}/seats`, { seat: 1, name: 'Bob' }), 200).body;
    await salon.post(`${path}/resign`, {}, { token: bob.credentials.token });
    const cy = expectStatus(await salon.post(`${path}/seats`, { seat: 1, name: 'Cy' }), 200).body;
    const seatAt = async (version: number) => {
      const then = await salon.get(`${path}?at=${version}`, { token });
      return expectStatus(then, 200).body.seats[1];
    };
    expect(await seatAt(position.version)).toMatchObject({ kind: 'open', name: null });
    expect(await seatAt(bob.version)).toMatchObject({ kind: 'player', name: null });
    expect(await seatAt(cy.version)).toMatchObject({ kind: 'player', name: 'Cy' });
  });

  it('refuses numbers that are no version', async () => {
    const game = await newGame();
    for (const at of ['1', '99999', '0', 'x', '-1', '']) {
      expectProblem(await salon.get(`${game.path}?at=${at}`, { token: game.token }), 422, 'invalid-query');
    }
  });
});

describe('Undo', () => {
  it('takes the last move back, and the one before it, with the same future cards', async () => {
    const game = await newGame();
    const [start, first, second] = await playOn(game, 2);
    const undone = expectStatus(
      await salon.post(`${game.path}/undo`, undefined, { token: game.token }),
      200,
    ).body;
    expect(undone.view).toEqual(first.view);
    expect(undone.legalMoves).toEqual(first.legalMoves);
    expect(undone.version).toBe(second.version + 1);
    expect(undone.assists.undos).toBe(1);
    expect(undone.events).toMatchObject([{ event: { type: 'moveTakenBack', toVersion: first.version } }]);
    const twice = expectStatus(await salon.post(`${game.path}/undo`, {}, { token: game.token }), 200).body;
    expect(twice.view).toEqual(start.view);
    const again = await playOn({ ...game, position: twice }, 2);
    expect(again.map(({ view }) => view)).toEqual([start.view, first.view, second.view]);
  });

  it('goes back to a version of the present line; an undo has one too', async () => {
    const game = await newGame();
    const answers = await playOn(game, 3);
    const back = (toVersion: number) => salon.post(`${game.path}/undo`, { toVersion }, { token: game.token });
    const undone = expectStatus(await back(answers[1].version), 200).body;
    expect(undone.view).toEqual(answers[1].view);
    expectProblem(await back(answers[2].version), 422, 'invalid-body');
    const on = await playOn({ ...game, position: undone }, 1);
    expect(expectStatus(await back(undone.version), 200).body.view).toEqual(undone.view);
    expect(on.length).toBe(2);
    expectProblem(await back(undone.version), 422, 'undo-not-allowed');
  });

  it('is refused when nothing was moved, when the game has none, and after the end', async () => {
    const fresh = await newGame();
    expectProblem(
      await salon.post(`${fresh.path}/undo`, {}, { token: fresh.token }),
      422,
      'undo-not-allowed',
    );
    const strict = await newGame('portraits', { undo: 'off' });
    await playOn(strict, 1);
    expectProblem(
      await salon.post(`${strict.path}/undo`, {}, { token: strict.token }),
      422,
      'undo-not-allowed',
    );
    await salon.post(`${fresh.path}/resign`, {}, { token: fresh.token });
    expectProblem(await salon.post(`${fresh.path}/undo`, {}, { token: fresh.token }), 409, 'game-over');
  });
});

describe('Forks', () => {
  it('go on from a version with the same future cards, and are counted', async () => {
    const game = await newGame();
    const answers = await playOn(game, 3);
    const forked = expectStatus(
      await salon.post(`${game.path}/forks`, { at: answers[1].version }, { token: game.token }),
      201,
    );
    const { id, view, version, forkedFrom, visibility } = forked.body;
    expect({ view, version, visibility }).toEqual({
      view: answers[1].view,
      version: answers[1].version,
      visibility: 'private',
    });
    expect(forkedFrom).toEqual({ id: game.position.id, version: answers[1].version });
    const on = await playOn({ path: `/v1/portraits/${id}`, token: game.token, position: forked.body }, 2);
    expect(on.map((p) => p.view)).toEqual(answers.slice(1).map((p) => p.view));
    const origin = await salon.get(game.path, { token: game.token });
    expect(origin.body).toMatchObject({ version: answers[3].version, assists: { forks: 1 } });
  });

  it('tell no seed before the origin is over', async () => {
    const created = expectStatus(await salon.post('/v1/portraits', {}), 201);
    const { token } = created.body.credentials;
    const path = created.headers.get('Location') ?? '';
    const forkPath = (await salon.post(`${path}/forks`, {}, { token })).headers.get('Location') ?? '';
    const grandchild = (await salon.post(`${forkPath}/forks`, {}, { token })).headers.get('Location') ?? '';
    for (const each of [forkPath, grandchild]) {
      const over = expectStatus(await salon.post(`${each}/resign`, {}, { token }), 200).body;
      expect(over).toMatchObject({ status: 'finished', fairness: { serverSeed: null } });
      expect((await salon.get(`${each}/fairness`, { token })).body).toMatchObject({
        serverSeed: null,
        piles: { cards: { order: null } },
      });
    }
    await salon.post(`${path}/resign`, {}, { token });
    const seed = (await salon.get(path, { token })).body.fairness.serverSeed;
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    for (const each of [forkPath, grandchild]) {
      expect((await salon.get(each, { token })).body.fairness.serverSeed).toBe(seed);
    }
  });

  it('of a running game are for its player alone, with free undo', async () => {
    const game = await newGame();
    const stranger = expectStatus(await salon.post('/v1/players', {}), 201).body.token;
    expectProblem(await salon.post(`${game.path}/forks`, {}, { token: stranger }), 409, 'fork-not-allowed');
    expectProblem(await salon.post(`${game.path}/forks`, {}), 401, 'unauthorized');
    const strict = await newGame('portraits', { undo: 'off' });
    expectProblem(
      await salon.post(`${strict.path}/forks`, {}, { token: strict.token }),
      409,
      'fork-not-allowed',
    );
    await salon.post(`${game.path}/resign`, {}, { token: game.token });
    expectStatus(await salon.post(`${game.path}/forks`, {}, { token: stranger }), 201);
  });
});

describe('Hints', () => {
  it('give a legal move with its reason, recorded and counted', async () => {
    const game = await newGame();
    const hint = expectStatus(
      await salon.post(`${game.path}/hints`, undefined, { token: game.token }),
      200,
    ).body;
    expect(hint.position.legalMoves.map((legal: { move: unknown }) => legal.move)).toContainEqual(hint.move);
    expect(hint).toMatchObject({ label: expect.stringMatching(/./), why: expect.stringMatching(/./) });
    expect(hint.position).toMatchObject({
      version: game.position.version + 1,
      assists: { hints: 1 },
      view: game.position.view,
    });
    expect(hint.position.awaiting).toEqual(game.position.awaiting);
  });
});
