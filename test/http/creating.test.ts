import { describe, expect, it } from 'vitest';
import { DECK as CARDS } from '../../src/core/cards.ts';
import { games } from '../../src/games/index.ts';
import { openGame, RULESETS, resign } from '../support/games.ts';
import { type Answer, expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const pointersOf = (answer: Answer) => answer.body.errors.map((error: { pointer: string }) => error.pointer);

/** A full set of cards in an order that no shuffle made. */
function givenCards(ruleset: string, options: object = {}) {
  const game = games.find(({ id }) => id === ruleset);
  if (game === undefined) throw new Error(`no ruleset ${ruleset}`);
  const parsed = game.schemas.options.parse(options);
  const piles = Object.entries(game.piles(parsed, game.seatCount(parsed)));
  const given = piles.filter(([pile]) => pile in game.deals.given.shape);
  return Object.fromEntries(given.map(([pile, cards]) => [pile, cards.toReversed()]));
}

describe('Creating a game', () => {
  for (const ruleset of RULESETS) {
    it(`of ${ruleset} needs no body, and takes an empty one: the defaults`, async () => {
      const bare = expectStatus(await salon.call('POST', `/v1/${ruleset}`), 201);
      const empty = expectStatus(await salon.post(`/v1/${ruleset}`, {}), 201);
      for (const { body, headers } of [bare, empty]) {
        expect(headers.get('Location')).toBe(`/v1/${ruleset}/${body.id}`);
        expect(body.id).toMatch(/^[0-9a-f]{32}$/);
        expect(body).toMatchObject({
          ruleset,
          visibility: 'unlisted',
          title: null,
          deal: { kind: 'secret' },
          forkedFrom: null,
          you: 0,
          fairness: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/), serverSeed: null },
        });
        if (ruleset !== 'kunstmarkt') expect(body).toMatchObject({ undo: 'free', status: 'active' });
      }
      expect(bare.body.options).toEqual(empty.body.options);
    });
  }

  it('answers with the position and the facts so far, the same as reading them', async () => {
    const { path, token, created } = await openGame(salon, 'portraits');
    const { events, credentials, ...position } = created.body;
    expect(credentials.token).toBe(token);
    expect((await salon.get(path, { token })).body).toEqual(position);
    expect((await salon.get(`${path}/events`, { token })).body.events).toEqual(events);
    expect(events.at(-1).seq).toBe(position.version);
  });

  it('shows the defaults of the options of each ruleset', async () => {
    const optionsOf = async (ruleset: string, body: object = {}) =>
      (await openGame(salon, ruleset, body)).created.body.options;
    expect(await optionsOf('portraits')).toEqual({});
    expect(await optionsOf('picture-gallery')).toEqual({
      variant: 'standard',
      aces: 'by-hand',
      dealing: 'any-time',
    });
    const variants = { loyalPatrons: false, checkInTheBack: false, superExclusive: false, vandals: 0 };
    expect(await optionsOf('merchants-solitaire')).toEqual({ variants });
    expect(await optionsOf('merchants-solitaire', { variants: { vandals: 2 } })).toEqual({
      variants: { ...variants, vandals: 2 },
    });
    expect(await optionsOf('kunstmarkt')).toMatchObject({ players: 3, turnSeconds: 259_200 });
  });

  it('refuses unknown and faulty fields, each with its pointer', async () => {
    const body = {
      colour: 'red',
      title: 5,
      visibility: 'secret',
      deal: { kind: 'secret', number: 3 },
      undo: 'x',
    };
    const answer = expectProblem(await salon.post('/v1/portraits', body), 422, 'invalid-body');
    expect(pointersOf(answer).sort()).toEqual(['/colour', '/deal/number', '/title', '/undo', '/visibility']);
    for (const { message } of answer.body.errors) expect(message).toMatch(/\w/);
    const nested = await salon.post('/v1/merchants-solitaire', { variants: { 'a/b~c': true } });
    expect(pointersOf(expectProblem(nested, 422, 'invalid-body'))).toEqual(['/variants/a~1b~0c']);
    const foreign = await salon.post('/v1/portraits', { players: 3 });
    expect(pointersOf(expectProblem(foreign, 422, 'invalid-body'))).toEqual(['/players']);
    expectProblem(await salon.post('/v1/kunstmarkt', { undo: 'free' }), 422, 'invalid-body');
  });

  it('takes a title of 1 to 80 plain characters and a visibility', async () => {
    const { body } = (await openGame(salon, 'portraits', { title: 'Söndag 🎨', visibility: 'public' }))
      .created;
    expect(body).toMatchObject({ title: 'Söndag 🎨', visibility: 'public' });
    for (const title of ['', 'x'.repeat(81), 'a\u202Eb', 'a\tb', null]) {
      const answer = expectProblem(await salon.post('/v1/portraits', { title }), 422, 'invalid-body');
      expect(new Set(pointersOf(answer))).toEqual(new Set(['/title']));
    }
  });

  it('keeps the options that it was created with', async () => {
    const { body } = (await openGame(salon, 'picture-gallery', { aces: 'automatic', undo: 'off' })).created;
    expect(body).toMatchObject({ undo: 'off', options: { variant: 'standard', aces: 'automatic' } });
  });
});

describe('A table of Kunstmarkt', () => {
  it('waits while a seat is open, and is dealt at once when none is', async () => {
    const waiting = (await openGame(salon, 'kunstmarkt', { players: 4, bots: [2] })).created.body;
    expect(waiting).toMatchObject({
      status: 'waiting',
      view: null,
      legalMoves: null,
      awaiting: [],
      undo: 'off',
    });
    expect(waiting.seats.map(({ kind }: { kind: string }) => kind)).toEqual([
      'player',
      'open',
      'bot',
      'open',
    ]);
    const dealt = (await openGame(salon, 'kunstmarkt', { bots: [1, 2], firstSeat: 0 })).created.body;
    expect(dealt).toMatchObject({ status: 'active', awaiting: [{ seat: 0, decision: 'turn' }] });
    expect(dealt.legalMoves.length).toBeGreaterThan(0);
  });

  it('refuses seats that it does not have, seats named twice, and a first seat that is not at the table', async () => {
    const faults: [object, string][] = [
      [{ bots: [0] }, '/bots/0'],
      [{ bots: [1, 3] }, '/bots/1'],
      [{ bots: [1, 1] }, '/bots'],
      [{ firstSeat: 3 }, '/firstSeat'],
      [{ players: 2 }, '/players'],
      [{ turnSeconds: 59 }, '/turnSeconds'],
      [{ clientSeed: 'a b' }, '/clientSeed'],
      [{ clientSeed: 'x'.repeat(65) }, '/clientSeed'],
    ];
    for (const [body, pointer] of faults) {
      const answer = expectProblem(await salon.post('/v1/kunstmarkt', body), 422, 'invalid-body');
      expect(pointersOf(answer)).toEqual([pointer]);
    }
  });
});

describe('A given deal', () => {
  const tables: [string, object, object][] = [
    ['portraits', {}, {}],
    ['picture-gallery', {}, {}],
    ['merchants-solitaire', { variants: { loyalPatrons: true } }, {}],
    ['kunstmarkt', { players: 3 }, { bots: [1, 2] }],
  ];
  for (const [ruleset, options, rest] of tables) {
    it(`of ${ruleset} is dealt as given, and never echoed while the game runs`, async () => {
      const piles = givenCards(ruleset, options);
      const game = await openGame(salon, ruleset, { ...options, ...rest, deal: { kind: 'cards', ...piles } });
      expect(game.created.body).toMatchObject({
        deal: { kind: 'cards' },
        fairness: { commitment: null, serverSeed: null },
      });
      expect(game.created.body.deal).toEqual({ kind: 'cards' });
      const proof = (await salon.get(`${game.path}/fairness`, { token: game.token })).body;
      expect(proof).toMatchObject({ algorithm: 'given', commitment: null, serverSeed: null });
      for (const { order } of Object.values<{ order: unknown }>(proof.piles)) expect(order).toBeNull();
      // The end of each pile lies face down; no answer tells a stretch of it.
      for (const cards of Object.values(piles)) {
        const stretch = JSON.stringify(cards.slice(-4)).slice(1, -1);
        for (const at of ['', '/events', '/fairness']) {
          const answer = await salon.get(`${game.path}${at}`, { token: game.token });
          expect(JSON.stringify({ ...answer.body, piles: null })).not.toContain(stretch);
        }
      }
      await resign(salon, game, game.token);
      const open = (await salon.get(`${game.path}/fairness`)).body.piles;
      for (const [pile, cards] of Object.entries(piles)) expect(open[pile].order).toEqual(cards);
    });

    it(`of ${ruleset} that is not exactly the full set is told what is missing and what is too much`, async () => {
      for (const [pile, cards] of Object.entries(givenCards(ruleset, options))) {
        const deal = (changed: unknown) => {
          const all = { kind: 'cards', ...givenCards(ruleset, options), [pile]: changed };
          return salon.post(`/v1/${ruleset}`, { ...options, ...rest, deal: all });
        };
        const [first, second] = cards;
        const twice = expectProblem(await deal([second, ...cards.slice(1)]), 422, 'invalid-deal');
        expect(twice.body).toMatchObject({ missing: [first], extra: [second] });
        const short = expectProblem(await deal(cards.slice(1)), 422, 'invalid-deal');
        expect(short.body).toMatchObject({ missing: [first], extra: [] });
        const long = expectProblem(await deal([...cards, first]), 422, 'invalid-deal');
        expect(long.body).toMatchObject({ missing: [], extra: [first] });
        expect(expectProblem(await deal([]), 422, 'invalid-deal').body.missing).toHaveLength(cards.length);
        const unknown = expectProblem(await deal(['ZZ', ...cards.slice(1)]), 422, 'invalid-body');
        expect(pointersOf(unknown)).toEqual([`/deal/${pile}/0`]);
      }
    });
  }

  it('does not go with a public table of several seats', async () => {
    const deal = { kind: 'cards', ...givenCards('kunstmarkt') };
    const answer = await salon.post('/v1/kunstmarkt', { deal, visibility: 'public', bots: [1, 2] });
    expect(expectProblem(answer, 422, 'invalid-deal').body).toMatchObject({ missing: [], extra: [] });
    expectStatus(await salon.post('/v1/kunstmarkt', { deal, visibility: 'private', bots: [1, 2] }), 201);
    const alone = { deal: { kind: 'cards', cards: CARDS }, visibility: 'public' };
    expectStatus(await salon.post('/v1/portraits', alone), 201);
  });

  it('of a kind that the ruleset does not have, or without its cards, is an invalid body', async () => {
    const faults: [string, unknown, string][] = [
      ['portraits', { kind: 'kpatience', number: 1 }, '/deal/kind'],
      ['kunstmarkt', { kind: 'numbered', number: 1 }, '/deal/kind'],
      ['kunstmarkt', { kind: 'daily' }, '/deal/kind'],
      ['portraits', { kind: 'marked' }, '/deal/kind'],
      ['portraits', {}, '/deal/kind'],
      ['portraits', 'secret', '/deal'],
      ['portraits', null, '/deal'],
      ['portraits', { kind: 'cards' }, '/deal/cards'],
      ['portraits', { kind: 'cards', cards: CARDS, items: [] }, '/deal/items'],
      ['picture-gallery', { kind: 'kpatience', number: 0 }, '/deal/number'],
      ['picture-gallery', { kind: 'kpatience', number: 2 ** 31 }, '/deal/number'],
    ];
    for (const [ruleset, deal, pointer] of faults) {
      const answer = expectProblem(await salon.post(`/v1/${ruleset}`, { deal }), 422, 'invalid-body');
      expect(pointersOf(answer)).toEqual([pointer]);
    }
  });

  it("of KPatience's numbers goes with the variants that have aces", async () => {
    const deal = { kind: 'kpatience', number: 12_345 };
    const { body } = (await openGame(salon, 'picture-gallery', { deal })).created;
    expect(body).toMatchObject({ deal, fairness: { commitment: null, serverSeed: null } });
    const clash = await salon.post('/v1/picture-gallery', { deal, variant: 'royal-parade' });
    expect(expectProblem(clash, 422, 'invalid-deal').body).toMatchObject({ missing: [], extra: [] });
  });
});
