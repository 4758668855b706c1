import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { CATALOGUE, PROBLEM_CODES } from '../../src/http/catalogue.ts';
import { openGame, playSome, RULESETS } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon, salonOn } from '../support/salon.ts';

const salon = await openSalon();
const rulesetOf = async (id: string) => expectStatus(await salon.get(`/v1/rulesets/${id}`), 200).body;

describe('The rulesets', () => {
  it('are listed with what a client needs to begin', async () => {
    const real = salonOn(salon.store, { rulesets: games });
    const { body, headers } = expectStatus(await real.get('/v1/rulesets'), 200);
    expect(body.rulesets.map(({ id }: { id: string }) => id).sort()).toEqual([...RULESETS].sort());
    for (const { id, ...ruleset } of body.rulesets) {
      expect(ruleset).toEqual({
        title: expect.any(String),
        rulesVersion: 1,
        seats: id === 'kunstmarkt' ? { min: 3, max: 5 } : { min: 1, max: 1 },
        summary: expect.stringMatching(/\w/),
        links: { self: `/v1/rulesets/${id}`, create: `/v1/${id}`, rules: expect.any(String) },
      });
      expectStatus(await real.get(ruleset.links.self), 200);
      expectStatus(await real.get(ruleset.links.rules), 200);
      expectStatus(await real.post(ruleset.links.create), 201);
    }
    expect(headers.get('Cache-Control')).toMatch(/public/);
  });

  for (const id of RULESETS) {
    it(`tell all about ${id}: options, moves, events and rules`, async () => {
      const { options, moves, events, rules, cards, deck, ...card } = await rulesetOf(id);
      const list = (await salon.get('/v1/rulesets')).body.rulesets;
      expect(list).toContainEqual(card);
      for (const schema of [options, moves, ...events.map((event: { schema: object }) => event.schema)]) {
        expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
      }
      expect(options.type).toBe('object');
      for (const rule of rules)
        expect(rule).toEqual({ id: expect.stringMatching(/^[A-Z]{2}-\d+$/), text: expect.any(String) });
      expect(new Set(rules.map((rule: { id: string }) => rule.id)).size).toBe(rules.length);
      for (const { type, meaning, schema } of events) {
        expect(meaning, type).toMatch(/\w/);
        expect(schema.properties.type.const).toBe(type);
      }
      for (const one of cards)
        expect(one).toEqual({ id: expect.any(String), name: expect.stringMatching(/\w/) });
      if (id !== 'kunstmarkt') expect(deck).toBeUndefined();
      else {
        expect(deck.pictures).toHaveLength(48);
        expect(deck.customers).toHaveLength(28);
        expect(deck.prices).toHaveLength(5);
      }
    });

    it(`name every event of a log of ${id}`, async () => {
      const game = await openGame(salon, id, id === 'kunstmarkt' ? { bots: [1, 2] } : {});
      await playSome(salon, game, 2);
      const types = new Set((await rulesetOf(id)).events.map(({ type }: { type: string }) => type));
      const { events } = (await salon.get(`${game.path}/events?limit=500`)).body;
      for (const { event } of events) expect(types).toContain(event.type);
    });
  }
});

describe('The problems', () => {
  it('have a page for every code, with its status', async () => {
    const { body } = expectStatus(await salon.get('/problems'), 200);
    expect(body.problems.map(({ code }: { code: string }) => code).sort()).toEqual([...PROBLEM_CODES].sort());
    const statuses = new Map<string, number>(PROBLEM_CODES.map((code) => [code, CATALOGUE[code].status]));
    for (const problem of body.problems) {
      expect(problem).toMatchObject({
        status: statuses.get(problem.code),
        title: expect.stringMatching(/\w/),
        meaning: expect.stringMatching(/\w/),
        whatToDo: expect.stringMatching(/\w/),
      });
      expect((await salon.get(`/problems/${problem.code}`)).body).toEqual(problem);
    }
    expectProblem(await salon.get('/problems/bad-weather'), 404, 'not-found');
  });

  it('have the codes and statuses of the contract', async () => {
    const statuses: Record<string, string> = {
      400: 'invalid-json',
      401: 'unauthorized',
      403: 'not-your-seat',
      404: 'not-found',
      405: 'method-not-allowed',
      409: 'stale-version not-your-turn game-over game-not-started seat-taken already-seated not-yet-due fork-not-allowed',
      413: 'body-too-large',
      415: 'unsupported-media-type',
      422: 'invalid-body invalid-query illegal-move invalid-deal undo-not-allowed idempotency-key-reused idempotency-key-needs-token',
      429: 'too-many-requests',
      500: 'internal',
      503: 'unavailable',
    };
    for (const [status, codes] of Object.entries(statuses)) {
      for (const code of codes.split(' ')) {
        const { body } = expectStatus(await salon.get(`/problems/${code}`), 200);
        expect(body).toMatchObject({ code, status: Number(status) });
      }
    }
  });

  it('explain every reason for which a ruleset refuses a move', async () => {
    const { body } = await salon.get('/problems/illegal-move');
    for (const game of games) {
      const listed = body.reasons.filter(({ ruleset }: { ruleset: string }) => ruleset === game.id);
      expect(listed.map(({ reason }: { reason: string }) => reason).sort()).toEqual(
        Object.keys(game.words.refusals).sort(),
      );
      for (const { meaning, whatToDo } of listed) {
        expect(meaning).toMatch(/\w/);
        expect(whatToDo).toMatch(/\w/);
      }
    }
  });
});
