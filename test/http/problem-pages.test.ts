import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { PROBLEM_CODES } from '../../src/http/catalogue.ts';
import { addressesOf, anchorsOf, elementOf, textOf } from '../support/html.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const BROWSER = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
const plain = (text: string): string => text.replaceAll(/[`“”"’']/g, '');
const page = async (path: string) => expectStatus(await salon.get(path, BROWSER), 200);

describe('The pages of problems', () => {
  it('list every code with its status, title and meaning', async () => {
    const { text, headers } = await page('/problems');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const { problems } = (await salon.get('/problems')).body;
    const shown = plain(textOf(text));
    for (const { code, status, title, meaning } of problems) {
      expect(addressesOf(text)).toContain(`/problems/${code}`);
      for (const words of [`${status}${code}`, title, meaning]) expect(shown).toContain(plain(words));
    }
  });

  it.each(PROBLEM_CODES)('tell people of %s what programs are told', async (code) => {
    const { text, headers } = await page(`/problems/${code}`);
    const { body, headers: ofJson } = expectStatus(await salon.get(`/problems/${code}`), 200);
    const shown = plain(textOf(text));
    for (const words of [`${body.status} ${code}`, body.title, body.meaning, body.whatToDo])
      expect(shown).toContain(plain(words));
    expect(ofJson.get('Content-Type')).toBe('application/json');
    for (const each of [headers, ofJson]) {
      expect(each.get('Vary')).toContain('Accept');
      expect(each.get('Cache-Control')).toBe('public, max-age=300');
    }
  });

  it('have an anchor for each reason in each ruleset, and lead to its rules', async () => {
    const { text } = await page('/problems/illegal-move');
    const anchors = anchorsOf(text);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { id, words } of games) {
      expect(addressesOf(text)).toContain(`/rules/${id}`);
      for (const [reason, { meaning, whatToDo }] of Object.entries(words.refusals)) {
        const item = elementOf(text, `${id}-${reason}`);
        expect(item).toContain(`href="#${id}-${reason}"`);
        for (const told of [meaning, whatToDo]) expect(plain(textOf(item))).toContain(plain(told));
      }
    }
  });

  it('are not sent again to who has them, and answer HEAD', async () => {
    for (const path of ['/problems', '/problems/illegal-move']) {
      const ETag = (await page(path)).headers.get('ETag') ?? '';
      const headers = { ...BROWSER.headers, 'If-None-Match': ETag };
      expectStatus(await salon.get(path, { headers }), 304);
      const json = await salon.get(path, { headers: { 'If-None-Match': ETag } });
      expect(expectStatus(json, 200).headers.get('ETag')).not.toBe(ETag);
      expect(expectStatus(await salon.call('HEAD', path, BROWSER), 200).text).toBe('');
    }
  });

  it('that are not there are a problem themselves', async () => {
    expectProblem(await salon.get('/problems/bad-weather', BROWSER), 404, 'not-found');
  });
});
