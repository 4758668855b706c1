import { describe, expect, it } from 'vitest';
import { start } from '../../../src/core/deal.ts';
import type { Viewer } from '../../../src/core/game.ts';
import { CUSTOMER_IDS, PICTURE_IDS } from '../../../src/games/kunstmarkt/deck.ts';
import type { Event } from '../../../src/games/kunstmarkt/events.ts';
import { kunstmarkt as game } from '../../../src/games/kunstmarkt/game.ts';
import type { State } from '../../../src/games/kunstmarkt/state.ts';
import { dice } from '../../support/dice.ts';
import { awaited, names, optionsOf, played, position, refusalOf } from '../../support/kunstmarkt.ts';
import { conceal, hiddenFrom } from '../../support/kunstmarkt-conceal.ts';
import { botPolicy, playOut, positionsOf, randomPolicy } from '../../support/play.ts';

const table = position(`
  turn 0     25,000  holbein duerer  c02 c01
  seat 1     25,000  corinth         c03
  seat 2     25,000  raffael goya    c04
  customers  c10
`);
const everybody = (state: State): readonly Viewer[] => [...state.players.keys(), 'spectator'];
const redacted = (events: readonly Event[], viewer: Viewer) =>
  events.map((event) => game.redact(event, viewer));

describe('KM-17 What is hidden', () => {
  it('a hand is seen by its own seat alone, sorted by id', () => {
    expect(game.view(table, 0, false).hand).toEqual({
      pictures: ['duerer-self-portrait-1500', 'holbein-gisze-1532'],
      customers: ['c01-deutschland-famous', 'c02-deutschland-large'],
    });
    expect(game.view(table, 'spectator', false).hand).toBeNull();
    expect(names(game.view(table, 2, false).hand?.pictures ?? [])).toBe('goya raffael');
  });

  it('the view has these fields and no others', () => {
    const view = game.view(table, 1, false);
    expect(Object.keys(view)).toEqual([
      'market',
      'pictureStack',
      'customerStack',
      'players',
      'hand',
      'sale',
      'discardedPictures',
      'discardedCustomers',
    ]);
    expect(Object.keys(view.players[0] ?? {})).toEqual(['seat', 'cash', 'pictures', 'customers']);
  });

  it('nothing in a view names a card that its viewer can’t see', () => {
    for (const state of positionsOf(playOut(game, optionsOf(4), 7, { leaving: 0.02 }))) {
      for (const viewer of everybody(state)) {
        const view = JSON.stringify(game.view(state, viewer, false));
        for (const card of hiddenFrom(viewer, state)) expect(view).not.toContain(`"${card}"`);
      }
    }
  });

  it('after the end all hands lie open, by seat', () => {
    const hands = game.view(table, 'spectator', true).hands;
    expect(
      hands?.map(({ seat, pictures, customers }) => `${seat} ${names(pictures)} ${names(customers)}`),
    ).toEqual(['0 duerer holbein c01 c02', '1 corinth c03', '2 goya raffael c04']);
  });
});

describe('KM-17 What the facts tell', () => {
  it('a drawn customer is seen by its owner alone', () => {
    const drawn: Event = { type: 'customerDrawn', seat: 0, customer: 'c10-portrait-small' };
    expect(game.redact(drawn, 0)).toEqual(drawn);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(game.redact(drawn, viewer)).toEqual({ type: 'customerDrawn', seat: 0, customer: null });
    }
  });

  it('dealt hands are seen by their owner, others get the count', () => {
    const options = optionsOf(3);
    const { events } = start(game, options, 3, game.piles(options, 3));
    const dealt = (viewer: Viewer) =>
      JSON.stringify(redacted(events, viewer).filter((event) => 'count' in event));
    expect(redacted(events, 1)[1]).toMatchObject({
      type: 'picturesDealt',
      seat: 1,
      count: 3,
      pictures: ['altdorfer-donaulandschaft-1522', 'cranach-adam-eva-1526', 'holbein-gisze-1532'],
    });
    expect(redacted(events, 'spectator')[1]).toEqual({
      type: 'picturesDealt',
      seat: 1,
      count: 3,
      pictures: null,
    });
    const seen = [...PICTURE_IDS, ...CUSTOMER_IDS].filter((id) => dealt(2).includes(id));
    expect(names(seen)).toBe('elsheimer friedrich spitzweg c05 c06');
  });

  it('a hand that goes out of play is told to its owner, others get the counts', () => {
    const [gone] = game.leave?.(table, 2) ?? [];
    if (gone === undefined) throw new Error('leaving is a fact');
    expect(game.redact(gone, 1)).toEqual({
      type: 'handRemoved',
      seat: 2,
      pictureCount: 2,
      customerCount: 1,
      pictures: null,
      customers: null,
    });
    expect(game.redact(gone, 2)).toMatchObject({ customers: ['c04-deutschland-new'] });
  });
});

describe('KM-18 No tells', () => {
  it('refusals say the same of a card in another hand, in a stack, in a discard pile', () => {
    const asked = played(table, '0 play c02');
    const everyOther = PICTURE_IDS.filter((id) => !asked.players[1]?.pictures.includes(id));
    for (const card of everyOther) {
      const refusal = refusalOf(asked, `1 offer ${card}`);
      expect(refusal).toEqual({ code: 'no-such-card-here', rule: 'KM-11', params: { card } });
      expect(game.explain(refusal)).toBe(`${card} is not where the move takes it from.`);
    }
    for (const card of CUSTOMER_IDS.filter((id) => !table.players[0]?.customers.includes(id))) {
      const refusal = refusalOf(table, `0 play ${card}`);
      expect(refusal).toEqual({ code: 'no-such-card-here', rule: 'KM-8', params: { card } });
    }
  });

  it('a seat with nothing to offer is awaited like any other', () => {
    const bare = played(
      position(`
      turn 0  0  c15
      seat 1  0
      seat 2  0
    `),
      '0 play c15',
    );
    expect([awaited(bare), awaited(played(bare, '1 pass'))]).toEqual(['1 offer', '2 offer']);
  });
});

/** All that a viewer who may be on turn can get at this position: view, awaited seats, moves, refusals. */
function doors(state: State, viewer: Viewer): string {
  const isAwaited = game.awaiting(state).some(({ seat }) => seat === viewer);
  const cards =
    isAwaited && viewer !== 'spectator'
      ? { moves: game.legalMoves(state, viewer), answers: answers(state, viewer) }
      : {};
  return JSON.stringify({ view: game.view(state, viewer, false), awaiting: game.awaiting(state), ...cards });
}

/** What is refused, and how, for every card there is. */
function answers(state: State, seat: number): unknown {
  const moves = [
    ...PICTURE_IDS.flatMap((picture) => [
      { type: 'buyPicture', picture } as const,
      { type: 'offer', picture } as const,
      { type: 'buyPicture', picture: state.market[0] ?? picture, discard: picture } as const,
    ]),
    ...CUSTOMER_IDS.map((customer) => ({ type: 'playCustomer', customer }) as const),
    { type: 'drawCustomer' } as const,
    { type: 'pass' } as const,
  ];
  return moves.map((move) => {
    const decision = game.decide(state, move, seat);
    return 'refused' in decision ? decision.refused : 'accepted';
  });
}

describe('KM-17, KM-18 Where hidden cards change places, nobody sees, hears or is told a difference', () => {
  it.each([
    [3, 11, 'random'],
    [4, 12, 'random'],
    [5, 13, 'random'],
    [3, 14, 'bot'],
  ] as const)('%i players, seed %i, %s players', (players, seed, who) => {
    const chance = dice(seed);
    const policy = who === 'bot' ? botPolicy : randomPolicy;
    const playout = playOut(game, optionsOf(players), seed, { policy, leaving: 0.01 });
    for (const { seat, move, before, events } of playout.commits) {
      for (const viewer of everybody(before)) {
        const other = conceal(before, viewer, chance);
        expect(doors(other, viewer)).toBe(doors(before, viewer));
        if (viewer === seat) continue;
        const told = redacted(events, viewer);
        const turnedUp = new Set(JSON.stringify(told).match(/[a-z0-9]+(-[a-z0-9]+)+/g));
        const same = conceal(before, viewer, chance, turnedUp);
        const decision =
          move === undefined ? { accepted: game.leave?.(same, seat) ?? [] } : game.decide(same, move, seat);
        if ('refused' in decision)
          throw new Error(`refused where hidden cards lie elsewhere: ${JSON.stringify(move)}`);
        expect(redacted(decision.accepted, viewer)).toEqual(told);
        const [here, there] = [events, decision.accepted].map((facts, i) =>
          facts.reduce(game.evolve, i === 0 ? before : same),
        );
        if (here && there) expect(doors(there, viewer)).toBe(doors(here, viewer));
      }
    }
  });
});
