import { describe, expect, it } from 'vitest';
import { NOBODYS_TOKEN, openGame, RULESETS, signUp } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const KING = '/v1/rulesets/portraits/cards/KH';

describe('The picture of a card', () => {
  it('is an SVG document that runs and loads nothing, for every page to keep', async () => {
    const { headers, text } = expectStatus(await salon.get(KING), 200);
    expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*\bsandbox$/);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" lang="en" role="img" /);
    expect(text).toContain('<title id="card-KH">king of hearts</title>');
  });

  it('has an ETag that answers 304, and is what HEAD says', async () => {
    const { headers, text } = expectStatus(await salon.get(KING), 200);
    const etag = headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"card-[\w-]{16}"$/);
    expect((await salon.get(KING)).text).toBe(text);
    const same = expectStatus(await salon.get(KING, { headers: { 'If-None-Match': etag } }), 304);
    expect([same.text, same.headers.get('ETag'), same.headers.get('Cache-Control')]).toEqual([
      '',
      etag,
      'public, max-age=86400',
    ]);
    const head = expectStatus(await salon.call('HEAD', KING), 200);
    expect([head.text, head.headers.get('ETag')]).toEqual(['', etag]);
    const other = await salon.get('/v1/rulesets/portraits/cards/QH', { headers: { 'If-None-Match': etag } });
    expectStatus(other, 200);
  });

  it.each(RULESETS)('is there for every card that %s tells of', async (id) => {
    const { cards } = expectStatus(await salon.get(`/v1/rulesets/${id}`), 200).body;
    expect(cards.length).toBeGreaterThan(52);
    for (const { id: card, name } of cards) {
      const { text } = expectStatus(await salon.get(`/v1/rulesets/${id}/cards/${card}`), 200);
      expect(text).toContain(`<title id="card-${card}">${name.replaceAll("'", '&#39;')}</title>`);
    }
  });

  it('is there for every card that a view names', async () => {
    const { cards } = (await salon.get('/v1/rulesets/portraits')).body;
    const { created } = await openGame(salon, 'portraits');
    const ids = cards.map(({ id }: { id: string }) => id);
    for (const card of created.body.view.publicSales) expect(ids).toContain(card);
  });

  it('is the same for everybody; an unknown token is refused as elsewhere', async () => {
    const { token } = await signUp(salon);
    expect((await salon.get(KING, { token })).text).toBe((await salon.get(KING)).text);
    expectProblem(await salon.get(KING, { token: NOBODYS_TOKEN }), 401, 'unauthorized');
  });

  it.each([
    ['portraits', 'XX', 'There is no such card.'],
    ['portraits', 'kh', 'There is no such card.'],
    ['portraits', 'X1', 'There is no such card.'],
    ['kunstmarkt', 'KH', 'There is no such card.'],
    ['portraits', 'toString', 'There is no such card.'],
    ['portraits', '%3Csvg%3E', 'There is no such card.'],
    ['twin-frames', 'f1', 'The cards of Twin Frames are not drawn.'],
    ['chess', 'KH', 'There is no ruleset of this name.'],
  ])('of %s %s is not found', async (ruleset, card, detail) => {
    const { body } = expectProblem(
      await salon.get(`/v1/rulesets/${ruleset}/cards/${card}`),
      404,
      'not-found',
    );
    expect(body.detail.slice(0, detail.length)).toBe(detail);
  });

  it('can only be read', async () => {
    for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
      const { headers } = expectProblem(await salon.call(method, KING), 405, 'method-not-allowed');
      expect(headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    }
  });
});

it('A ruleset that draws no cards names none', async () => {
  expect((await salon.get('/v1/rulesets/twin-frames')).body.cards).toEqual([]);
});
