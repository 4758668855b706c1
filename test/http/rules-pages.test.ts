import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { twinFrames } from '../support/fixture-game.ts';
import { openTwinFrames } from '../support/games.ts';
import { addressesOf, anchorsOf, elementOf, textOf } from '../support/html.ts';
import { expectProblem, expectStatus, openSalon, salonOn } from '../support/salon.ts';

const salon = await openSalon();
const rulesets = [...games, twinFrames];
const accept = (type: string) => ({ headers: { Accept: type } });
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const pageOf = async (id: string) => expectStatus(await salon.get(`/rules/${id}`, accept(BROWSER)), 200).text;

const FORMS = [
  [BROWSER, 'text/html; charset=utf-8'],
  ['text/markdown', 'text/markdown; charset=utf-8'],
  ['text/plain', 'text/markdown; charset=utf-8'],
  ['application/json', 'application/json'],
  ['*/*', 'application/json'],
] as const;

describe.each(['/rules', ...rulesets.map(({ id }) => `/rules/${id}`)])('%s', (path) => {
  it.each(FORMS)('answers Accept: %s with %s', async (asked, type) => {
    const { headers } = expectStatus(await salon.get(path, accept(asked)), 200);
    expect(headers.get('Content-Type')).toBe(type);
    expect(headers.get('Vary')).toContain('Accept');
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
  });

  it('has a tag of its own in each form, and is not sent again to who has it', async () => {
    const tags = new Set<string>();
    for (const asked of [BROWSER, 'text/markdown', '*/*']) {
      const tag = (await salon.get(path, accept(asked))).headers.get('ETag') ?? '';
      tags.add(tag);
      const headers = { Accept: asked, 'If-None-Match': tag };
      expect(expectStatus(await salon.get(path, { headers }), 304).text).toBe('');
    }
    expect(tags.size).toBe(3);
  });

  it('answers HEAD as GET, without a body', async () => {
    const head = expectStatus(await salon.call('HEAD', path, accept(BROWSER)), 200);
    const get = await salon.get(path, accept(BROWSER));
    expect(head.text).toBe('');
    for (const name of ['Content-Type', 'ETag', 'Content-Security-Policy'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  });
});

describe.each(rulesets)('The rules of $title', (game) => {
  const { id, words } = game;

  it('are the words of the ruleset, as JSON', async () => {
    const { body } = expectStatus(await salon.get(`/rules/${id}`), 200);
    expect(body).toEqual({
      id,
      title: game.title,
      rulesVersion: 1,
      summary: words.summary,
      links: {
        self: `/rules/${id}`,
        markdown: `/rules/${id}.md`,
        ruleset: `/v1/rulesets/${id}`,
        create: `/v1/${id}`,
        play: `/play#/new/${id}`,
        picture: game.board === undefined ? null : `/pictures/${id}.svg`,
      },
      about: words.about ?? [],
      endings: words.endings ?? [],
      rules: words.rules,
      refusals: Object.entries(words.refusals).map(([reason, page]) => ({ reason, ...page })),
    });
    const { rulesets: listed } = (await salon.get('/rules')).body;
    const { about, endings, rules, refusals, ...title } = body;
    expect(listed).toContainEqual(title);
  });

  it('have a fixed address for each form', async () => {
    for (const [ending, asked] of [
      ['md', 'text/markdown'],
      ['json', '*/*'],
    ] as const) {
      const negotiated = await salon.get(`/rules/${id}`, accept(asked));
      const fixed = expectStatus(await salon.get(`/rules/${id}.${ending}`, accept(BROWSER)), 200);
      expect(fixed.text).toBe(negotiated.text);
      expect(fixed.headers.get('Content-Type')).toBe(negotiated.headers.get('Content-Type'));
    }
  });

  it('have all paragraphs, moves, events and refusals in Markdown, and link only to what is served', async () => {
    const { text } = await salon.get(`/rules/${id}.md`);
    for (const rule of words.rules) expect(text).toContain(`**${rule.id}** ${rule.text}`);
    for (const word of [...Object.keys(words.events), ...Object.keys(words.refusals)])
      expect(text).toContain(`\`${word}\``);
    for (const [, address = ''] of text.matchAll(/\]\(([^)]*)\)/g))
      expectStatus(await salon.get(address), 200);
  });

  it('have an anchor on the page for each paragraph, which shows its text and links to itself', async () => {
    const page = await pageOf(id);
    for (const rule of words.rules) {
      const item = elementOf(page, rule.id);
      expect(item).toContain(`href="#${rule.id}"`);
      const plain = (text: string) => text.replaceAll(/[`“”"’']/g, '');
      expect(plain(textOf(item))).toBe(plain(`${rule.id}${rule.text}`));
    }
  });

  it('have an anchor for each refusal, each event and each move', async () => {
    const page = await pageOf(id);
    const { body } = await salon.get(`/v1/rulesets/${id}`);
    const anchors = new Set(anchorsOf(page));
    for (const { type, meaning } of body.events) {
      expect(anchors).toContain(`event-${type}`);
      expect(meaning).not.toBe('');
    }
    for (const reason of Object.keys(words.refusals)) expect(anchors).toContain(`refusal-${reason}`);
    expect([...anchors].filter((name) => name.startsWith('move-')).length).toBeGreaterThan(1);
  });

  it('name no anchor twice, and none that is not there', async () => {
    const page = await pageOf(id);
    const anchors = anchorsOf(page);
    expect(new Set(anchors).size).toBe(anchors.length);
    const own = addressesOf(page).filter((address) => address.startsWith('#'));
    expect(own.length).toBeGreaterThan(words.rules.length);
    for (const address of own) expect(anchors).toContain(address.slice(1));
  });

  it('lead to the game, the reference and the other forms', async () => {
    const addresses = addressesOf(await pageOf(id));
    for (const address of [`/play#/new/${id}`, '/docs', `/rules/${id}.md`, `/rules/${id}.json`])
      expect(addresses).toContain(address);
    const isDrawn = game.board !== undefined;
    expect(addresses.includes(`/pictures/${id}.svg`)).toBe(isDrawn);
    for (const other of rulesets.filter((one) => one !== game))
      expect(addresses).toContain(`/rules/${other.id}`);
  });
});

describe('Rules', () => {
  it('that are not there are a problem, whatever is asked for', async () => {
    for (const path of [
      '/rules/chess',
      '/rules/portraits.pdf',
      '/rules/portraits.constructor',
      '/rules/portraits.md.json',
      '/rules/.md',
    ]) {
      const answer = expectProblem(await salon.get(path, accept(BROWSER)), 404, 'not-found');
      expect(answer.body.detail).toContain('portraits');
    }
  });

  it('are where a refusal says that its paragraph is', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const move = { type: 'hang', frame: 'f0' };
    const moves = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9'].map(async (frame) => {
      const asked = { move: { ...move, frame } };
      return (await salon.post(`${path}/moves/check`, asked, { token: tokens[0] })).body;
    });
    const refused = (await Promise.all(moves)).filter(({ legal }) => !legal);
    expect(refused.length).toBeGreaterThan(0);
    for (const { refusal } of refused) {
      const [address, anchor] = refusal.links.rule.split('#');
      expect(anchor).toBe(refusal.rule);
      const { text } = expectStatus(await salon.get(address, accept(BROWSER)), 200);
      expect(anchorsOf(text)).toContain(anchor);
    }
  });

  it('are shown as they are written, whatever is in them', async () => {
    const hostile = `<script>alert("x")</script> & 'quotes'`;
    const words = { ...twinFrames.words, summary: hostile, rules: [{ id: 'TF-1', text: hostile }] };
    const spoilt = salonOn(salon.store, { rulesets: [{ ...twinFrames, title: hostile, words }] });
    for (const path of ['/', '/rules', '/rules/twin-frames', '/problems/illegal-move']) {
      const { text } = expectStatus(await spoilt.get(path, accept(BROWSER)), 200);
      expect(text).not.toContain('<script');
      expect(textOf(text)).toContain('<script>alert(“x”)</script> & ’quotes’');
    }
  });
});
