/** What holds for any game: the past can be looked at, gone back to and forked, and nothing in it changes. */
import { describe, expect, it } from 'vitest';
import { dice } from '../support/dice.ts';
import type { Json } from '../support/json.ts';
import { expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon({ name: 'time laws' });

type Position = Json;

interface Game {
  readonly path: string;
  readonly tokens: readonly string[];
}

const SOLITAIRES: readonly [ruleset: string, options: object][] = [
  ['portraits', {}],
  ['picture-gallery', { variant: 'standard', aces: 'automatic' }],
  ['picture-gallery', { variant: 'royal-parade' }],
  ['picture-gallery', { variant: 'last-row-backwards', dealing: 'when-stuck' }],
  ['picture-gallery', { variant: 'mod3' }],
  ['merchants-solitaire', { variants: { loyalPatrons: true, checkInTheBack: true } }],
  ['merchants-solitaire', { variants: { superExclusive: true, vandals: 2 } }],
];
const MOVES = 12;

async function open(ruleset: string, body: object): Promise<{ game: Game; position: Position }> {
  const created = expectStatus(await salon.post(`/v1/${ruleset}`, body), 201);
  const path = created.headers.get('Location') ?? '';
  return { game: { path, tokens: [created.body.credentials.token] }, position: created.body };
}

const token = ({ tokens }: Game, position: Position): string | undefined =>
  tokens[position.awaiting[0]?.seat ?? 0];

/** Random moves from a position; every answer on the way, the first one included. */
async function wander(game: Game, start: Position, roll: (n: number) => number, most = MOVES) {
  const answers: Position[] = [start];
  const moves: unknown[] = [];
  let position = start;
  while (moves.length < most && position.status === 'active') {
    const mover = token(game, position);
    const own = position.legalMoves ?? (await salon.get(game.path, { token: mover })).body.legalMoves;
    const { move } = own[roll(own.length)];
    position = expectStatus(await salon.post(`${game.path}/moves`, { move }, { token: mover }), 200).body;
    moves.push(move);
    answers.push(position);
  }
  return { answers, moves };
}

/** The same moves again, from where the game is now. */
async function repeat(game: Game, moves: readonly unknown[]) {
  const views: unknown[] = [];
  for (const move of moves) {
    const answer = await salon.post(`${game.path}/moves`, { move }, { token: game.tokens[0] });
    views.push(expectStatus(answer, 200).body.view);
  }
  return views;
}

describe.each(SOLITAIRES)('%s %j', (ruleset, options) => {
  it.each([1, 2])('looks, goes back and forks the same (seed %i)', async (seed) => {
    const roll = dice(seed);
    const { game, position } = await open(ruleset, { ...options, deal: { kind: 'numbered', number: seed } });
    const { answers, moves } = await wander(game, position, (n) => roll.below(n));
    const by = { token: game.tokens[0] };
    for (const { version, view, status, outcome, awaiting } of answers) {
      const then = expectStatus(await salon.get(`${game.path}?at=${version}`, by), 200).body;
      expect({ version, view, status, outcome, awaiting }).toEqual({
        version: then.version,
        view: then.view,
        status: then.status,
        outcome: then.outcome,
        awaiting: then.awaiting,
      });
    }
    const running = answers.filter(({ status }) => status === 'active');
    const at = roll.below(running.length);
    const rest = moves.slice(at);
    const expected = answers.slice(at + 1).map(({ view }) => view);
    const forked = expectStatus(await salon.post(`${game.path}/forks`, { at: running[at].version }, by), 201);
    expect(forked.body.view).toEqual(running[at].view);
    const fork = { path: forked.headers.get('Location') ?? '', tokens: game.tokens };
    expect(await repeat(fork, rest)).toEqual(expected);
    if (answers.at(-1).status !== 'active' || at === running.length - 1) return;
    const undone = expectStatus(
      await salon.post(`${game.path}/undo`, { toVersion: running[at].version }, by),
      200,
    ).body;
    expect(undone.view).toEqual(running[at].view);
    expect(await repeat(game, rest)).toEqual(expected);
    const again = expectStatus(await salon.get(`${game.path}?at=${answers.at(-1).version}`, by), 200).body;
    expect(again.view).toEqual(answers.at(-1).view);
  });
});

describe('Kunstmarkt', () => {
  it.each([1, 2, 3])('shows every viewer what they were shown then (seed %i)', async (seed) => {
    const roll = dice(seed);
    const created = expectStatus(await salon.post('/v1/kunstmarkt', { players: 3, bots: [2] }), 201);
    const path = created.headers.get('Location') ?? '';
    const sat = expectStatus(await salon.post(`${path}/seats`, {}), 200);
    const tokens = [created.body.credentials.token, sat.body.credentials.token];
    const game = { path, tokens };
    const viewers = [...tokens, undefined];
    const seen: { version: number; views: unknown[] }[] = [];
    let position = (await salon.get(path, { token: tokens[0] })).body;
    for (let i = 0; i < MOVES && position.status === 'active'; i++) {
      const views = await Promise.all(
        viewers.map(async (who) => (await salon.get(path, { token: who })).body.view),
      );
      seen.push({ version: position.version, views });
      position = (await wander(game, position, (n) => roll.below(n), 1)).answers.at(-1);
    }
    for (const who of [0, 1]) await salon.post(`${path}/resign`, {}, { token: tokens[who] });
    for (const { version, views } of seen) {
      const then = viewers.map(
        async (who) => (await salon.get(`${path}?at=${version}`, { token: who })).body.view,
      );
      expect(await Promise.all(then)).toEqual(views);
    }
  });

  it('is forked when it is over: the caller plays a seat, bots the rest, from the same cards', async () => {
    const created = expectStatus(
      await salon.post('/v1/kunstmarkt', { players: 3, bots: [1, 2], firstSeat: 0 }),
      201,
    );
    const by = { token: created.body.credentials.token };
    const path = created.headers.get('Location') ?? '';
    expect((await salon.post(`${path}/forks`, {}, by)).body.code).toBe('fork-not-allowed');
    const over = expectStatus(await salon.post(`${path}/resign`, {}, by), 200).body;
    expect(over.status).toBe('finished');
    const at = created.body.version;
    const own = expectStatus(await salon.post(`${path}/forks`, { at }, by), 201).body;
    expect(own.view).toEqual(created.body.view);
    expect(own.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['player', 'bot', 'bot']);
    const other = expectStatus(await salon.post(`${path}/forks`, { at, seat: 2 }, by), 201).body;
    expect(other.you).toBe(2);
    expect(other.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['bot', 'bot', 'player']);
    expect(other.view.hand).toEqual({
      pictures: over.view.hands[2].pictures.length > 0 ? expect.any(Array) : [],
      customers: expect.any(Array),
    });
    expect((await salon.post(`${path}/forks`, { at, seat: 3 }, by)).body.code).toBe('invalid-body');
    expect((await salon.post(`${path}/forks`, { at: over.version }, by)).body.code).toBe('fork-not-allowed');
  });
});
