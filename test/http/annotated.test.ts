import { describe, expect, it } from 'vitest';
import { EVENT_STREAM, follow, JSON_LINES } from '../support/follower.ts';
import { openGame, openTwinFrames, playFirst, playSome, RULESETS, resign } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();

interface Entry {
  readonly seq: number;
  readonly text?: string;
  readonly version?: number;
  readonly event: { readonly type: string };
}

async function logOf(path: string, query: string, token?: string): Promise<Entry[]> {
  return expectStatus(await salon.get(`${path}/events?limit=500${query}`, { token }), 200).body.events;
}

const textsOf = (events: readonly Entry[], type: string) =>
  events.filter(({ event }) => event.type === type).map(({ text }) => text);

describe('An annotated log', () => {
  it.each(RULESETS)(
    'of %s says every event and names its version, and is else as it was',
    async (ruleset) => {
      const game = await openGame(salon, ruleset, ruleset === 'kunstmarkt' ? { bots: [1, 2] } : {});
      const last = await playSome(salon, game, 2);
      const plain = await logOf(game.path, '', game.token);
      const annotated = await logOf(game.path, '&annotated=true', game.token);
      expect(annotated.map(({ text, version, ...entry }) => entry)).toEqual(plain);
      for (const { text } of annotated) expect(text).toMatch(/^(“|[A-Z0-9]).*\.$/);
      for (const { seq, version = 0 } of annotated) expect(version).toBeGreaterThanOrEqual(seq);
      const versions = [...new Set(annotated.map(({ version }) => version))];
      expect(versions.at(-1)).toBe(last.body.version);
      for (const version of versions) expectStatus(await salon.get(`${game.path}?at=${version}`), 200);
    },
  );

  it('is only had by asking', async () => {
    const { path, token } = await openGame(salon, 'portraits');
    const plain = await salon.get(`${path}/events`);
    expect((await salon.get(`${path}/events?annotated=false`)).text).toBe(plain.text);
    expect(plain.text).not.toContain('"text"');
    const played = await playFirst(salon, { path }, token);
    expect(JSON.stringify(played.body.events)).not.toContain('"text"');
    for (const value of ['', 'yes', '1', 'TRUE', 'true&annotated=true']) {
      const refused = await salon.get(`${path}/events?annotated=${value}`);
      const { body } = expectProblem(refused, 422, 'invalid-query');
      expect(body.errors).toMatchObject([{ pointer: '/annotated' }]);
    }
  });

  it('is the same in pages, in a waiting page and in both streams, beside followers of the plain one', async () => {
    const game = await openTwinFrames(salon);
    await playFirst(salon, game, game.tokens[0]);
    await resign(salon, game, game.tokens[1]);
    for (const token of [...game.tokens, undefined]) {
      for (const query of ['&annotated=true', '']) {
        const page = await logOf(game.path, query, token);
        const waited = await salon.get(`${game.path}/events?limit=500${query}`, {
          token,
          headers: { Prefer: 'wait=20' },
        });
        expect(waited.body.events).toEqual(page);
        for (const accept of [EVENT_STREAM, JSON_LINES] as const) {
          const stream = await follow(salon, `${game.path}/events?after=0${query}`, { token, accept });
          const heard = (await stream.rest()).slice(0, -1).map(({ data }) => data);
          expect(heard).toEqual(page);
        }
      }
    }
  });

  it('tells each viewer in words what the event tells that viewer, and no more', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    expectStatus(await salon.post(`${path}/moves`, { move: { type: 'draw' } }, { token: tokens[0] }), 200);
    const heard = await Promise.all(
      [...tokens, undefined].map(async (token) =>
        textsOf(await logOf(path, '&annotated=true', token), 'frameDrawn'),
      ),
    );
    expect(heard).toEqual([
      [expect.stringMatching(/^Seat 0 draws f\d+\.$/)],
      ['Seat 0 draws a frame.'],
      ['Seat 0 draws a frame.'],
    ]);
  });
});

describe('The table’s own facts in words', () => {
  it('of a table of several', async () => {
    const { path, tokens } = await openTwinFrames(salon, { title: 'Sunday', name: 'Ada' });
    await resign(salon, { path }, tokens[1]);
    const events = await logOf(path, '&annotated=true');
    expect(textsOf(events, 'gameCreated')).toEqual(['A game of Twin Frames is created, with a secret deal.']);
    expect(textsOf(events, 'seatTaken')).toEqual([
      'Seat 0 is taken by a player.',
      'Seat 1 is taken by a player.',
    ]);
    expect(textsOf(events, 'dealt')).toEqual(['The cards are dealt.']);
    expect(textsOf(events, 'seatResigned')).toEqual(['Seat 1 leaves the game.']);
    expect(textsOf(events, 'gameFinished')).toEqual([
      'The game is over (last player): seat 0 wins with 0, ahead of seat 1 with 0.',
    ]);
    expect(events.map(({ text }) => text).join()).not.toMatch(/Ada|Sunday/);
  });

  it('of a table that everybody leaves', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt', { bots: [2] });
    await resign(salon, { path }, token);
    expect((await logOf(path, '&annotated=true')).map(({ text }) => text)).toEqual([
      'A game of Der Prestel Kunstmarkt is created, with a secret deal.',
      'Seat 0 is taken by a player.',
      'Seat 2 is taken by a bot.',
      'Seat 0 is open again.',
      'Everybody has left before the deal; the game is over.',
    ]);
  });

  it('of help and the end of a solitaire', async () => {
    const game = await openGame(salon, 'portraits', { deal: { kind: 'numbered', number: 7 } });
    await playFirst(salon, game, game.token);
    await salon.post(`${game.path}/undo`, {}, { token: game.token });
    await salon.post(`${game.path}/hints`, {}, { token: game.token });
    await resign(salon, game, game.token);
    const { version } = game.created.body;
    const events = await logOf(game.path, '&annotated=true');
    expect(textsOf(events, 'gameCreated')).toEqual(['A game of Portraits is created, with deal 7.']);
    expect(textsOf(events, 'moveTakenBack')).toEqual([
      `Moves are taken back: the game is as it was at version ${version}.`,
    ]);
    expect(textsOf(events, 'hintGiven')).toEqual(['A hint is given.']);
    expect(textsOf(events, 'gameFinished')).toEqual(['The game is lost: resigned.']);
  });

  it('of every kind of deal, and of a fork', async () => {
    const created = async (ruleset: string, options: object) => {
      const { path } = await openGame(salon, ruleset, options);
      return textsOf(await logOf(path, '&annotated=true'), 'gameCreated')[0];
    };
    const day = new Date(salon.clock.now).toISOString().slice(0, 10);
    expect(await created('portraits', { deal: { kind: 'daily' } })).toBe(
      `A game of Portraits is created, with the deal of ${day}.`,
    );
    const kpatience = { dealing: 'when-stuck', deal: { kind: 'kpatience', number: 12 } };
    expect(await created('picture-gallery', kpatience)).toMatch(
      /^A game of Picture Gallery .* kpatience deal 12\.$/,
    );
    const game = await openGame(salon, 'portraits');
    const fork = expectStatus(await salon.post(`${game.path}/forks`, {}, { token: game.token }), 201);
    const told = await logOf(fork.headers.get('Location') ?? '', '&annotated=true', game.token);
    const { version } = game.created.body;
    expect(textsOf(told, 'gameCreated')).toEqual([
      `A game of Portraits is created, which goes on from version ${version} of another, with a secret deal.`,
    ]);
  });
});
