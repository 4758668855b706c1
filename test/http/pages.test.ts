import { describe, expect, it } from 'vitest';
import { RELEASE } from '../../src/release.ts';
import { RULESETS } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const accept = (type: string) => ({ headers: { Accept: type } });

describe('The landing page', () => {
  it('is for people, with every ruleset and the way to the documents', async () => {
    for (const type of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*']) {
      const { text, headers } = expectStatus(await salon.get('/', accept(type)), 200);
      expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(headers.get('Vary')).toMatch(/Accept/);
      for (const ruleset of RULESETS) expect(text).toContain(`href="/v1/rulesets/${ruleset}"`);
      for (const path of ['/docs', '/openapi.json', '/v1/games', '/problems'])
        expect(text).toContain(`href="${path}"`);
    }
  });

  it('is JSON for programs, and its links lead somewhere', async () => {
    const { body, headers } = expectStatus(await salon.get('/', accept('application/json')), 200);
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(body).toMatchObject({ name: 'salon', version: RELEASE });
    expect(body.rulesets.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([...RULESETS]));
    for (const link of ['rulesets', 'games', 'problems', 'docs'])
      expectStatus(await salon.get(body.links[link]), 200);
  });
});

describe('Pages', () => {
  it('load nothing from another host, and may not be framed', async () => {
    for (const path of ['/', '/docs']) {
      const { text, headers } = expectStatus(await salon.get(path, accept('text/html')), 200);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).not.toMatch(/https?:|\/\/|\*/);
      expect(text.replaceAll(/https?:\/\/(www\.)?w3\.org\S*/g, '')).not.toMatch(/(src|href)="(https?:)?\/\//);
    }
  });

  it('that a host has no file for are not found', async () => {
    expectProblem(await salon.get('/docs/swagger-ui.css'), 404, 'not-found');
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
