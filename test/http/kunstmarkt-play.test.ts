import { describe, expect, it } from 'vitest';
import { CUSTOMER_IDS, PICTURE_IDS } from '../../src/games/kunstmarkt/deck.ts';
import { checksOf, fairnessSchema, playedOf } from '../../src/tools/verify/checks.ts';
import { orderOf } from '../core/salon-1-again.ts';
import { dice } from '../support/dice.ts';
import { type ArtTable, openArtTable } from '../support/kunstmarkt-http.ts';
import { expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const CARDS: readonly string[] = [...PICTURE_IDS, ...CUSTOMER_IDS];

/** An answer of the running game. */
interface Seen {
  readonly viewer: number | undefined;
  readonly text: string;
}

/** Clients that know nothing but the API: each move is one of `legalMoves`, chosen by the seed. */
async function finish(table: ArtTable, seed: number, seats: number): Promise<readonly Seen[]> {
  const chance = dice(seed);
  const seen: Seen[] = [];
  const look = async (viewer: number | undefined) => {
    const token = viewer === undefined ? undefined : table.tokens[viewer];
    const answer = expectStatus(await salon.get(table.path, { token }), 200);
    if (answer.body.status === 'active') seen.push({ viewer, text: answer.text });
    return answer.body;
  };
  for (let moves = 0; moves < 500; moves++) {
    const { status, awaiting, version } = await look(undefined);
    if (status === 'finished') return seen;
    await look(chance.below(seats));
    const [{ seat, decision }] = awaiting;
    const { legalMoves } = await look(seat);
    expect(legalMoves.length).toBeLessThanOrEqual(decision === 'turn' ? 23 : 5);
    const asked = { move: chance.pick<{ move: object }>(legalMoves).move, expectedVersion: version };
    const answer = await salon.post(`${table.path}/moves`, asked, { token: table.tokens[seat] });
    expectStatus(answer, 200);
    if (answer.body.status === 'active') seen.push({ viewer: seat, text: answer.text });
  }
  throw new Error(`no end in 500 moves, seed ${seed}`);
}

async function playGame(players: number, seed: number) {
  const table = await openArtTable(salon, { players, clientSeed: `seed-${seed}` });
  const seen = await finish(table, seed, players);
  const end = await table.look();
  /** By seat, the spectator's last. */
  const logs = await Promise.all([...table.tokens.keys(), undefined].map((seat) => table.log(seat)));
  const proof = (await salon.get(`${table.path}/fairness`)).body;
  return { table, seen, end, logs, proof };
}

const GAMES = [
  { players: 3, seed: 31 },
  { players: 4, seed: 32 },
  { players: 5, seed: 33 },
];

describe.each(GAMES)(
  'A game of client bots over the API, $players players, seed $seed',
  ({ players, seed }) => {
    let played: ReturnType<typeof playGame> | undefined;
    /** Played once, by the first test that asks. */
    const game = () => {
      played ??= playGame(players, seed);
      return played;
    };

    it('KM-16 ends with a ranking of what everybody can then see', async () => {
      const { end } = await game();
      const { ranking, reason } = end.outcome;
      expect(['cash-goal', 'last-customer', 'last-picture']).toContain(reason);
      expect(ranking).toHaveLength(players);
      for (const { seat, cash, pictures } of ranking) {
        expect(cash).toBe(end.view.players[seat].cash);
        expect(pictures).toBe(end.view.hands[seat].pictures.length);
      }
      const cash = ranking.map((line: { cash: number }) => line.cash);
      expect(cash).toEqual(cash.toSorted((a: number, b: number) => b - a));
    });

    it('the seed and the client seeds prove hands, market, stack and who began', async () => {
      const { logs, proof } = await game();
      const { serverSeed, clientSeeds, piles } = proof;
      expect(clientSeeds).toEqual([`seed-${seed}`, ...Array.from({ length: players - 1 }, () => '')]);
      const order = (pile: string): Promise<string[]> =>
        orderOf(piles[pile].unshuffled, serverSeed, 'kunstmarkt', pile, clientSeeds);
      const [pictures, customers, lot] = [
        await order('pictures'),
        await order('customers'),
        await order('seats'),
      ];
      const open = logs.at(-1) ?? [];
      expect(String(open.find(({ event }) => event.type === 'turnBegan').event.seat)).toBe(lot[0]);
      for (const [seat, log] of logs.slice(0, players).entries()) {
        const own = (type: string) =>
          log.find(({ event }) => event.type === type && event.seat === seat).event;
        expect(own('picturesDealt').pictures).toEqual(pictures.slice(seat * 3, seat * 3 + 3).sort());
        expect(own('customersDealt').customers).toEqual(customers.slice(seat * 2, seat * 2 + 2).sort());
      }
      const placed = open.filter(({ event }) => event.type === 'picturePlaced');
      const inOrder = pictures.slice(players * 3, players * 3 + placed.length);
      expect(placed.map(({ event }) => event.picture)).toEqual(inOrder);
    });

    it('the offline check of the proof holds, and fails for another promise', async () => {
      const { end, proof } = await game();
      const fairness = fairnessSchema.parse(proof);
      const ruleset = playedOf(fairness);
      if (ruleset === undefined) throw new Error('the piles are those of a ruleset');
      const failing = (promise: string) =>
        checksOf(fairness, ruleset, promise).filter(({ holds }) => !holds).length;
      expect(failing(end.fairness.commitment)).toBe(0);
      expect(failing('0'.repeat(64))).toBe(1);
    });

    it('every viewer’s log has one entry per seq, of the same kind at the same time', async () => {
      const { logs, end } = await game();
      const frames = logs.map((log) =>
        log.map(({ seq, moveNumber, time, seat, event }) => [seq, moveNumber, time, seat, event.type]),
      );
      for (const frame of frames) expect(frame).toEqual(frames[0]);
      expect(frames[0]?.map(([seq]) => seq)).toEqual(Array.from({ length: end.version }, (_, i) => i + 1));
    });

    it('KM-17 drawn and dealt cards are in their owner’s log alone', async () => {
      const { logs } = await game();
      for (const [viewer, log] of logs.entries()) {
        for (const { event } of log) {
          if (!['picturesDealt', 'customersDealt', 'customerDrawn'].includes(event.type)) continue;
          const cards = event.pictures ?? event.customers ?? event.customer ?? null;
          expect(cards === null).toBe(event.seat !== viewer);
        }
      }
    });

    it('KM-17 while it ran no answer named a card that its viewer’s log has not, or the seed', async () => {
      const { seen, logs, proof } = await game();
      const told = logs.map((log) => JSON.stringify(log));
      for (const { viewer, text } of seen) {
        const named = CARDS.filter((card) => text.includes(`"${card}"`));
        expect(named.filter((card) => !told[viewer ?? players]?.includes(`"${card}"`))).toEqual([]);
        expect(text).not.toContain(proof.serverSeed);
      }
      expect(seen.length).toBeGreaterThan(100);
    });
  },
);

it('KM-20 Bots of the service play along to the end', async () => {
  const table = await openArtTable(salon, { players: 5, bots: [1, 3] });
  await finish(table, 7, 5);
  const { outcome, seats } = await table.look();
  expect(outcome.ranking).toHaveLength(5);
  expect(seats.map(({ kind }: { kind: string }) => kind).join(' ')).toBe('player bot player bot player');
});
