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
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const TABLE = { bots: [1, 2] };
const optionsOf = (ruleset: string) => (ruleset === 'kunstmarkt' ? TABLE : {});

describe('The picture of a position', () => {
  for (const ruleset of RULESETS) {
    it(`of ${ruleset} is an SVG document that runs and loads nothing`, async () => {
      const { path, token } = await openGame(salon, ruleset, optionsOf(ruleset));
      const { links } = (await salon.get(path, { token })).body;
      expect(links.board).toBe(`${path}/board.svg`);
      const { headers, text } = expectStatus(await salon.get(links.board, { token }), 200);
      expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline';/,
      );
      expect(headers.get('Content-Security-Policy')).toMatch(/\bsandbox$/);
      expect(headers.get('Cache-Control')).toBe('private, no-cache');
      expect(headers.get('Vary')).toBe('Authorization, Accept');
      expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" lang="en" role="img" /);
      expect(text).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org\/2000\/svg")|@import|url\((?!#)/);
      expect(text.length).toBeLessThan(60_000);
    });
  }

  it('is not offered by a ruleset that draws none', async () => {
    const { path, token } = await openTwinFrames(salon);
    expect((await salon.get(path, { token })).body.links.board).toBeNull();
    expectProblem(await salon.get(`${path}/board.svg`, { token }), 404, 'not-found');
  });

  it('says what HEAD says', async () => {
    const { path, token } = await openGame(salon, 'portraits');
    const get = await salon.get(`${path}/board.svg`, { token });
    const head = expectStatus(await salon.call('HEAD', `${path}/board.svg`, { token }), 200);
    expect(head.text).toBe('');
    expect(head.headers.get('ETag')).toBe(get.headers.get('ETag'));
  });

  it('shows who plays and what the table is called, as text alone', async () => {
    const { token } = await signUp(salon, '<script>alert(1)</script>');
    const title = `]]> & "quotes"`;
    const { path } = await openGame(salon, 'portraits', { title }, { token });
    const { text } = expectStatus(await salon.get(`${path}/board.svg`), 200);
    expect(text).toContain('<desc id="board-words">&lt;script&gt;alert(1)&lt;/script&gt; to buy or swap.');
    expect(text).toContain('<title id="board-title">Portraits: ]]&gt; &amp; &quot;quotes&quot;</title>');
    expect(text).not.toContain('<script');
  });

  it('of a table that waits shows its guests', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt', { name: 'Ada', bots: [1] });
    const { text } = expectStatus(await salon.get(`${path}/board.svg`, { token }), 200);
    expect(text).toContain('Waiting for players. Seat 0: Ada. Seat 1: Bot at seat 1. Seat 2: open seat.');
  });

  it('shows a hand to its seat alone', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt', TABLE);
    const board = `${path}/board.svg`;
    const mine = expectStatus(await salon.get(board, { token }), 200).text;
    const spectator = expectStatus(await salon.get(board), 200).text;
    expect(mine).toContain('Your pictures:');
    expect(spectator).not.toContain('Your pictures');
    const stranger = await signUp(salon);
    expect((await salon.get(board, { token: stranger.token })).text).toBe(spectator);
  });

  it('shows how it ended', async () => {
    const game = await openGame(salon, 'picture-gallery');
    await resign(salon, game, game.token);
    expect((await salon.get(`${game.path}/board.svg`)).text).toContain('>Lost: resigned</text>');
  });
});

describe('The picture of an earlier version', () => {
  it('is the picture that was shown then', async () => {
    const game = await openGame(salon, 'portraits', { deal: { kind: 'numbered', number: 7 } });
    const board = `${game.path}/board.svg`;
    const { version } = game.created.body;
    const first = expectStatus(await salon.get(board, { token: game.token }), 200);
    await playSome(salon, game, 2);
    const now = expectStatus(await salon.get(board, { token: game.token }), 200);
    expect(now.text).not.toBe(first.text);
    const back = expectStatus(await salon.get(`${board}?at=${version}`, { token: game.token }), 200);
    expect(back.text).toBe(first.text);
    expect(back.headers.get('ETag')).toBe(first.headers.get('ETag'));
  });

  it('of a table that waited is there too', async () => {
    const game = await openGame(salon, 'kunstmarkt', { bots: [1] });
    const { version } = game.created.body;
    expectStatus(await salon.post(`${game.path}/seats`, { seat: 2, bot: true }, { token: game.token }), 200);
    const { text } = expectStatus(await salon.get(`${game.path}/board.svg?at=${version}`), 200);
    expect(text).toContain('Seat 2: open seat.');
  });

  it('is refused for what is no version, and for parameters that are not known', async () => {
    const { path } = await openGame(salon, 'portraits');
    for (const query of ['at=999', 'at=x', 'at=0', 'colour=red', 'legalMoves=false']) {
      expectProblem(await salon.get(`${path}/board.svg?${query}`), 422, 'invalid-query');
    }
  });
});

describe('The ETag of a picture', () => {
  it('answers 304 while nothing has changed, and differs from that of the position', async () => {
    const game = await openGame(salon, 'merchants-solitaire');
    const board = `${game.path}/board.svg`;
    const tag = (await salon.get(board)).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"board-\d+-[\w-]{16}"$/);
    const ask = () => salon.get(board, { headers: { 'If-None-Match': tag } });
    const same = expectStatus(await ask(), 304);
    expect(same.text).toBe('');
    expect(same.headers.get('ETag')).toBe(tag);
    expect(same.headers.get('Access-Control-Expose-Headers')).toContain('ETag');
    await playFirst(salon, game, game.token);
    expectStatus(await ask(), 200);
  });

  it('differs by viewer, and changes with a name', async () => {
    const { token } = await signUp(salon, 'Ada');
    const { path } = await openGame(salon, 'kunstmarkt', TABLE, { token });
    const tagOf = async (asked?: string) =>
      (await salon.get(`${path}/board.svg`, { token: asked })).headers.get('ETag');
    const [mine, spectators] = [await tagOf(token), await tagOf()];
    expect(mine).not.toBe(spectators);
    await salon.call('PATCH', '/v1/players/me', { token, body: { name: 'Grace' } });
    expect(await tagOf()).not.toBe(spectators);
  });
});

describe('The picture of a private game', () => {
  it('is for its seats alone; unknown games and tokens are refused as elsewhere', async () => {
    const { path, token } = await openGame(salon, 'portraits', { visibility: 'private' });
    expectStatus(await salon.get(`${path}/board.svg`, { token }), 200);
    const stranger = await signUp(salon);
    for (const asked of [undefined, stranger.token]) {
      expectProblem(await salon.get(`${path}/board.svg`, { token: asked }), 404, 'not-found');
      expectProblem(
        await salon.get(`/v1/portraits/${UNKNOWN_ID}/board.svg`, { token: asked }),
        404,
        'not-found',
      );
    }
    expectProblem(await salon.get(`${path}/board.svg`, { token: NOBODYS_TOKEN }), 401, 'unauthorized');
    expectProblem(await salon.post(`${path}/board.svg`, {}, { token }), 405, 'method-not-allowed');
  });
});
