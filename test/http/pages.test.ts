import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { RELEASE } from '../../src/release.ts';
import { differences } from '../docs/session.ts';
import { RULESETS } from '../support/games.ts';
import { addressesOf, anchorsOf, elementOf, textOf } from '../support/html.ts';
import { expectProblem, expectStatus, openSalon, salonOn } from '../support/salon.ts';

const salon = await openSalon();
const accept = (type: string) => ({ headers: { Accept: type } });
const OWN = ['/', '/rules', '/rules/portraits', '/rules/twin-frames', '/problems', '/problems/illegal-move'];
const PAGES = [...OWN, '/docs', '/play'];

describe('The landing page', () => {
  it('is for people, with every ruleset and the way to the documents', async () => {
    for (const type of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*']) {
      const { text, headers } = expectStatus(await salon.get('/', accept(type)), 200);
      expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(headers.get('Vary')).toMatch(/Accept/);
      const addresses = addressesOf(text);
      for (const { id, board } of games) {
        expect(addresses).toEqual(expect.arrayContaining([`/play#/new/${id}`, `/rules/${id}`]));
        expect(addresses.includes(`/pictures/${id}.svg`)).toBe(board !== undefined);
      }
      for (const path of ['/play', '/docs', '/openapi.json', '/llms.txt', '/v1/games', '/problems'])
        expect(addresses).toContain(path);
    }
  });

  it('shows a first request, and of its answer what really comes', async () => {
    const real = salonOn(salon.store, { rulesets: games });
    const { text } = await real.get('/', accept('text/html'));
    const [, path = ''] = /curl -X POST https?:\/\/[^/]+(\/\S+)/.exec(textOf(text)) ?? [];
    const [, number] = /the cards of deal (\d+)/.exec(textOf(text)) ?? [];
    const deal = { kind: 'numbered', number: Number(number) };
    const { body } = expectStatus(await real.post(path, { deal }), 201);
    const shown = textOf(elementOf(text, 'first-answer'));
    expect(differences(JSON.parse(shown), body)).toEqual([]);
    expect(shown).toContain('"label": "');
  });

  it('is JSON for programs, and its links lead somewhere', async () => {
    const { body, headers } = expectStatus(await salon.get('/', accept('application/json')), 200);
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(body).toMatchObject({ name: 'salon', version: RELEASE });
    expect(body.rulesets.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([...RULESETS]));
    for (const { rules } of body.rulesets) expectStatus(await salon.get(rules), 200);
    for (const link of ['rulesets', 'games', 'problems', 'docs', 'play', 'rules', 'llms'])
      expectStatus(await salon.get(body.links[link]), 200);
  });

  it('is not sent again to who has it', async () => {
    const ETag = (await salon.get('/')).headers.get('ETag') ?? '';
    expectStatus(await salon.get('/', { headers: { 'If-None-Match': ETag } }), 304);
  });
});

describe('Pages', () => {
  it.each(PAGES)('%s loads nothing from another host, and may not be framed', async (path) => {
    const { text, headers } = expectStatus(await salon.get(path, accept('text/html')), 200);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/https?:|\/\/|\*/);
    expect(addressesOf(text).length).toBeGreaterThan(0);
    for (const address of addressesOf(text)) expect(address).toMatch(/^(\/(?!\/)|#|data:image\/svg)/);
    expect(text).not.toMatch(/url\((?!['"]?[#%])/);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  it.each(OWN)('%s runs nothing, and says what it is', async (path) => {
    const { text, headers } = await salon.get(path, accept('text/html'));
    expect(headers.get('Content-Security-Policy')).not.toMatch(/script-src/);
    expect(text).not.toMatch(/<script|\son\w+=/i);
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text.match(/<main /g)).toHaveLength(1);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(text).toMatch(/<body>\n<a class="skip" href="#content">/);
    expect(anchorsOf(text)).toContain('content');
    for (const [image] of text.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ alt="[^"]+"/);
  });

  it('that a host has no file for are not found', async () => {
    for (const path of ['/docs/swagger-ui.css', '/pictures/portraits.svg'])
      expectProblem(await salon.get(path), 404, 'not-found');
  });
});

describe('Pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const drawn = salonOn(salon.store, {
    assets: async (name) => (name === 'picture-portraits.svg' ? new Response(svg) : undefined),
  });

  it('of tables are served as they are, to be kept, and run nothing wherever they are opened', async () => {
    const { text, headers } = expectStatus(await drawn.get('/pictures/portraits.svg'), 200);
    expect(text).toBe(svg);
    expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(headers.get('Content-Security-Policy')).toMatch(/sandbox/);
    expect(expectStatus(await drawn.call('HEAD', '/pictures/portraits.svg'), 200).text).toBe('');
  });

  it('are not looked for where a ruleset draws none', async () => {
    expectProblem(await drawn.get('/pictures/twin-frames.svg'), 404, 'not-found');
    for (const path of ['/', '/rules', '/rules/twin-frames']) {
      const { text } = await drawn.get(path, accept('text/html'));
      expect(addressesOf(text)).not.toContain('/pictures/twin-frames.svg');
    }
  });
});

describe('Health', () => {
  it('tells name and version; readiness asks the database', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { body, headers } = expectStatus(await salon.get(path), 200);
      expect(body).toMatchObject({ name: 'salon', version: RELEASE });
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  });
});
