import { describe, expect, it } from 'vitest';
import { signUp } from '../support/games.ts';
import { FOUR, openHands, THREE } from '../support/kunstmarkt-http.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const VIEWERS = [0, 1, 2, undefined];
const STORY = ['0 draw', '1 buy marc', '2 play c04', '0 pass', '1 offer corinth', '2 pass', '0 play c01'];

describe('Looking back at Kunstmarkt', () => {
  it('shows each viewer what they were answered then, also when it is over and all hands lie open', async () => {
    const table = await openHands(salon, THREE);
    const then: [viewer: number | undefined, position: Record<string, unknown>][] = [];
    const remember = async () => {
      for (const viewer of VIEWERS) then.push([viewer, await table.look(viewer)]);
    };
    await remember();
    for (const said of [...STORY, '1 leaves']) {
      await table.play(said);
      await remember();
    }
    await table.play('2 leaves');
    expect((await table.look()).status).toBe('finished');
    for (const [viewer, { version, view, status, awaiting, outcome }] of then) {
      const now = await table.look(viewer, `?at=${version}`);
      expect(now).toMatchObject({ version, view, status, awaiting, outcome, legalMoves: null });
      expect(now.view).toEqual(view);
      expect(now.view.hands).toBeUndefined();
      expect(now.fairness.serverSeed).toBeNull();
    }
  });
});

describe('Playing on from a finished game of Kunstmarkt', () => {
  it('is not possible while it runs, whoever asks', async () => {
    const table = await openHands(salon, FOUR);
    await table.play('1 leaves');
    for (const token of table.tokens) {
      expectProblem(await salon.post(`${table.path}/forks`, {}, { token }), 409, 'fork-not-allowed');
    }
  });

  it('takes the seat one held, or another, or the first; bots play the rest; hands are hidden again', async () => {
    const table = await openHands(salon, THREE);
    await table.play('0 draw', '1 draw');
    const { version } = await table.look();
    await table.play('0 leaves', '2 leaves');
    const stranger = await signUp(salon);
    for (const [token, seat, expected] of [
      [table.tokens[1], undefined, 1],
      [table.tokens[1], 2, 2],
      [stranger.token, undefined, 0],
    ] as const) {
      const asked = { at: version, ...(seat === undefined ? {} : { seat }) };
      const { body } = expectStatus(await salon.post(`${table.path}/forks`, asked, { token }), 201);
      expect(body).toMatchObject({
        you: expected,
        visibility: 'private',
        status: 'active',
        forkedFrom: { id: table.id, version },
        fairness: { serverSeed: null },
      });
      const kinds = [0, 1, 2].map((one) => (one === expected ? 'player' : 'bot'));
      expect(body.seats.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
      expect(body.view.hands).toBeUndefined();
      expect(body.awaiting[0].seat).toBe(expected);
    }
  });

  it('is not possible on a seat that had left', async () => {
    const table = await openHands(salon, FOUR);
    await table.play('0 leaves');
    const { version } = await table.look();
    await table.play('1 leaves', '2 leaves');
    const token = table.tokens[0];
    const asked = { at: version, seat: 0 };
    expectProblem(await salon.post(`${table.path}/forks`, asked, { token }), 409, 'fork-not-allowed');
    const other = await salon.post(`${table.path}/forks`, { at: version, seat: 3 }, { token });
    expect(expectStatus(other, 201).body.seats).toMatchObject([{ kind: 'bot', resigned: true }, {}, {}, {}]);
  });
});

describe('Whose turn it is, in the lists', () => {
  it('follows offers, leavers and time-outs', async () => {
    const table = await openHands(salon, FOUR, { turnSeconds: 60 });
    const waitingFor = async () => {
      const listed = await Promise.all(
        table.tokens.map(async (token) => (await salon.get('/v1/games?myTurn=true', { token })).body.games),
      );
      return listed.flatMap((games, seat) => (games.length > 0 ? [seat] : []));
    };
    expect(await waitingFor()).toEqual([0]);
    await table.play('0 play c01');
    expect(await waitingFor()).toEqual([1]);
    await table.play('1 leaves');
    expect(await waitingFor()).toEqual([2]);
    salon.clock.now += 60_000;
    expectStatus(await salon.post(`${table.path}/timeouts`, { seat: 2 }, { token: table.tokens[0] }), 200);
    expect(await waitingFor()).toEqual([3]);
    await table.play('3 pass', '0 pass');
    expect(await waitingFor()).toEqual([3]);
    await table.play('0 leaves');
    expect(await waitingFor()).toEqual([]);
  });
});
