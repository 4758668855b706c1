import { describe, expect, it } from 'vitest';
import type { AnyGame, Piles } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import {
  NOBODYS_TOKEN,
  type OpenedGame,
  openGame,
  openTwinFrames,
  resign,
  signUp,
} from '../support/games.ts';
import { botPolicy, pilesOf, playOut } from '../support/play.ts';
import { faultsOf } from '../support/reasons.ts';
import { type Answer, type Ask, expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const solitaires = games.filter((game) => game.seats.max === 1);

const numbered = (number: number) => ({ deal: { kind: 'numbered', number } });
const askForHint = (game: { path: string }, ask: Ask = {}): Promise<Answer> =>
  salon.post(`${game.path}/hints`, {}, ask);
const hintIn = async (game: OpenedGame) =>
  expectStatus(await askForHint(game, { token: game.token }), 200).body;
const play = async (game: OpenedGame, move: unknown) =>
  expectStatus(await salon.post(`${game.path}/moves`, { move }, { token: game.token }), 200).body;

/** Follows the hints, at most so many times: the hints, and the views they were given for. */
async function follow(game: OpenedGame, most: number) {
  const hints: { move: { type: string }; label: string; why: string }[] = [];
  const views: unknown[] = [];
  let position = game.created.body;
  while (hints.length < most && position.status === 'active') {
    const { move, label, why } = await hintIn(game);
    hints.push({ move, label, why });
    views.push(position.view);
    position = await play(game, move);
  }
  return { hints, views, position };
}

it('the solitaires are these three', () => {
  expect(solitaires.map(({ id }) => id).sort()).toEqual([
    'merchants-solitaire',
    'picture-gallery',
    'portraits',
  ]);
});

describe.each(solitaires.map((game) => [game.id, game] as const))('A hint in %s', (ruleset, rules) => {
  it('is a legal move with its label and a reason, and changes nothing but the count', async () => {
    const game = await openGame(salon, ruleset, numbered(7));
    const { body: before } = await salon.get(game.path, { token: game.token });
    const { move, label, why, position } = await hintIn(game);
    expect(before.legalMoves).toContainEqual(expect.objectContaining({ move, label }));
    expect(faultsOf(why, before.view)).toEqual([]);
    const assists = { ...before.assists, hints: 1 };
    expect(position).toEqual({ ...before, version: before.version + 1, assists });
    expect((await salon.get(game.path, { token: game.token })).body).toEqual(position);
  });

  it('is recorded in the log, for everybody to read', async () => {
    const game = await openGame(salon, ruleset, numbered(7));
    const { move, position } = await hintIn(game);
    const { events } = expectStatus(
      await salon.get(`${game.path}/events?after=${position.version - 1}`),
      200,
    ).body;
    expect(events).toMatchObject([
      { seq: position.version, moveNumber: 0, seat: 0, event: { type: 'hintGiven', move } },
    ]);
  });

  it('is counted each time, also when the same is told again', async () => {
    const game = await openGame(salon, ruleset, numbered(7));
    const first = await hintIn(game);
    const second = await hintIn(game);
    expect({ ...second, position: null }).toEqual({ ...first, position: null });
    expect(second.position.assists.hints).toBe(2);
    await play(game, first.move);
    expect((await hintIn(game)).position.assists.hints).toBe(3);
  });

  it('is what the bot plays: who follows the hints plays its game, and gets none at the end', async () => {
    const options = rules.schemas.options.parse({});
    const { commits, outcome } = playOut(rules, options, 3, { policy: botPolicy });
    const game = await openGame(salon, ruleset, numbered(3));
    const { hints, position } = await follow(game, 1000);
    expect(hints.map(({ move }) => move)).toEqual(commits.map(({ move }) => move));
    expect(position).toMatchObject({ status: 'finished', outcome, assists: { hints: commits.length } });
    expectProblem(await askForHint(game, { token: game.token }), 409, 'game-over');
  });

  it('does not depend on hidden cards', async () => {
    const piles = pilesOf(rules, rules.schemas.options.parse({}), 5);
    const dealt = (order: Piles) => openGame(salon, ruleset, { deal: { kind: 'cards', ...order } });
    const { hints, views } = await follow(await dealt(piles), 6);
    const other = reorderedBehind(rules, piles, views);
    expect(other).not.toEqual(piles);
    const game = await dealt(other);
    expect(game.created.body.view).toEqual(views[0]);
    expect((await follow(game, 6)).hints).toEqual(hints);
  });
});

/** The piles with the cards that none of these views has shown in the opposite order. */
function reorderedBehind(rules: AnyGame, piles: Piles, views: readonly unknown[]): Piles {
  const shown = JSON.stringify(views);
  const [last] = views.slice(-1);
  return Object.fromEntries(
    Object.entries(piles).map(([pile, cards]) => {
      // Two decks: there the same card may be shown and hidden. Its stock is dealt from the front alone.
      const isHidden = (card: string, i: number): boolean =>
        rules.id === 'picture-gallery' ? i >= cards.length - stockOf(last) : !shown.includes(`"${card}"`);
      const hidden = cards.filter(isHidden);
      return [pile, cards.map((card, i) => (isHidden(card, i) ? (hidden.pop() ?? card) : card))];
    }),
  );
}

const stockOf = (view: unknown): number =>
  typeof view === 'object' && view !== null && 'stock' in view ? Number(view.stock) : 0;

describe.each(solitaires.map(({ id }) => id))('A hint in %s is refused', (ruleset) => {
  it('after the end', async () => {
    const game = await openGame(salon, ruleset, numbered(7));
    await resign(salon, game, game.token);
    expectProblem(await askForHint(game, { token: game.token }), 409, 'game-over');
    const { body } = await salon.get(game.path, { token: game.token });
    expect(body.assists.hints).toBe(0);
  });

  it('to strangers and to nobody, and is not counted', async () => {
    const game = await openGame(salon, ruleset, numbered(7));
    const { token } = await signUp(salon);
    expectProblem(await askForHint(game, { token }), 403, 'not-your-seat');
    expectProblem(await askForHint(game), 401, 'unauthorized');
    expectProblem(await askForHint(game, { token: NOBODYS_TOKEN }), 401, 'unauthorized');
    const hidden = await openGame(salon, ruleset, { visibility: 'private' });
    expectProblem(await askForHint(hidden, { token }), 404, 'not-found');
    const { body } = await salon.get(game.path, { token: game.token });
    expect(body).toMatchObject({ version: game.created.body.version, assists: { hints: 0 } });
  });

  it('with a body that says anything', async () => {
    const game = await openGame(salon, ruleset, numbered(7));
    const asked = await salon.post(`${game.path}/hints`, { move: 1 }, { token: game.token });
    expectProblem(asked, 422, 'invalid-body');
  });
});

describe.each(solitaires.map(({ id }) => id))('A hint in %s under an idempotency key', (ruleset) => {
  it('is given and counted once', async () => {
    const game = await openGame(salon, ruleset, numbered(7));
    const ask = { token: game.token, headers: { 'Idempotency-Key': 'hint' } };
    const first = expectStatus(await askForHint(game, ask), 200);
    await play(game, first.body.move);
    const again = expectStatus(await askForHint(game, ask), 200);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect((await salon.get(game.path, { token: game.token })).body.assists.hints).toBe(1);
  });

  it('cannot stand for another request', async () => {
    const game = await openGame(salon, ruleset, numbered(7));
    const other = await openGame(salon, ruleset, numbered(7), { token: game.token });
    const ask = { token: game.token, headers: { 'Idempotency-Key': 'hint' } };
    expectStatus(await askForHint(game, ask), 200);
    expectProblem(await askForHint(other, ask), 422, 'idempotency-key-reused');
    expect((await salon.get(other.path, { token: game.token })).body.assists.hints).toBe(0);
  });
});

describe('Games of several seats', () => {
  it('have no hints', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    expectProblem(await askForHint({ path }, { token: tokens[0] }), 404, 'not-found');
    const market = await openGame(salon, 'kunstmarkt', { bots: [1, 2] });
    expectProblem(await askForHint(market, { token: market.token }), 404, 'not-found');
  });
});
