import { describe, expect, it } from 'vitest';
import { flightsOf } from '../../src/play/boards/picture-gallery/changes.ts';
import { clicked, dropped, partnersOf } from '../../src/play/boards/picture-gallery/intents.ts';
import {
  nextOn,
  pileAt,
  ROWS,
  stageOf,
  takenFrom,
  type View,
} from '../../src/play/boards/picture-gallery/places.ts';

const [TOP, , BOTTOM] = ROWS;

const EMPTY = Array.from({ length: 8 }, (): View['reserve'][number] => []);

/** T1 begun with 2♥, T2 a gap, T3 a king; R1 to R3 have 5♥ on Q♠, an ace, 2♣. */
const view: View = {
  gallery: { top: [['2H'], [], ['KS'], ...EMPTY.slice(3)], middle: EMPTY, bottom: EMPTY },
  reserve: [['QS', '5H'], ['AC'], ['2C'], ...EMPTY.slice(3)],
  acePile: 0,
  stock: 64,
  finishedPiles: 0,
};
const build = {
  move: { type: 'move', from: 'R1', to: 'T1' },
  label: 'Build 5♥ from R1 on 2♥ at T1',
} as const;
const fill = {
  move: { type: 'move', from: 'R3', to: 'T2' },
  label: 'Move 2♣ from R3 to the gap T2',
} as const;
const putOut = { move: { type: 'discardAce', from: 'R2' }, label: 'Put A♣ from R2 on the ace pile' } as const;
const also = {
  move: { type: 'move', from: 'R3', to: 'T4' },
  label: 'Move 2♣ from R3 to the gap T4',
} as const;
const table = { view, moves: [build, putOut, fill, also] };

describe('the places of Picture Gallery on the page', () => {
  it('know how far a pile is and what it waits for', () => {
    expect(stageOf([], TOP)).toBe('gap');
    expect(stageOf(['KS'], TOP)).toBe('loose');
    expect(stageOf(['KS'], BOTTOM)).toBe('loose');
    expect(stageOf(['4S'], BOTTOM)).toBe('begun');
    expect(stageOf(['4S', '7S', '10S', 'KS'], BOTTOM)).toBe('finished');
    expect(nextOn(['4S', '7S'], BOTTOM)).toBe('10S');
    expect(nextOn(['4S', '7S', '10S', 'KS'], BOTTOM)).toBeUndefined();
  });
  it('give up the last card of a reserve pile and cards that begin nothing', () => {
    expect(pileAt(view, 'R1')).toEqual(['QS', '5H']);
    expect(takenFrom(view, 'R1')).toBe('5H');
    expect(takenFrom(view, 'T3')).toBe('KS');
    for (const spot of ['T1', 'T2', 'R8', 'aces', 'stock'] as const)
      expect(takenFrom(view, spot)).toBeUndefined();
  });
});

describe('clicking on a place of Picture Gallery', () => {
  it('picks it, and the places that legal moves join with it are open', () => {
    expect(clicked(table, null, 'R3')).toEqual({ pick: 'R3' });
    expect(partnersOf(table.moves, 'R3')).toEqual(['T2', 'T4']);
    expect(partnersOf(table.moves, 'T1')).toEqual(['R1']);
    expect(partnersOf(table.moves, 'aces')).toEqual(['R2']);
    expect(partnersOf(table.moves, 'T3')).toEqual([]);
  });
  it('makes the legal move between two places, whichever was clicked first', () => {
    expect(clicked(table, 'R1', 'T1')).toEqual({ send: build.move });
    expect(clicked(table, 'T1', 'R1')).toEqual({ send: build.move });
    expect(clicked(table, 'R2', 'aces')).toEqual({ send: putOut.move });
    expect(clicked(table, 'aces', 'R2')).toEqual({ send: putOut.move });
  });
  it('makes the only move of a place that is clicked twice, and lets go where there are none or several', () => {
    expect(clicked(table, 'R1', 'R1')).toEqual({ send: build.move });
    expect(clicked(table, 'R2', 'R2')).toEqual({ send: putOut.move });
    expect(clicked(table, 'R3', 'R3')).toEqual({ pick: null });
    expect(clicked(table, 'T3', 'T3')).toEqual({ pick: null });
  });
  it('sends what the rules do not allow, for the refusal tells why', () => {
    expect(clicked(table, 'R1', 'T2')).toEqual({ send: { type: 'move', from: 'R1', to: 'T2' } });
    expect(clicked(table, 'T2', 'T3')).toEqual({ send: { type: 'move', from: 'T3', to: 'T2' } });
    expect(clicked(table, 'R1', 'aces')).toEqual({ send: { type: 'discardAce', from: 'R1' } });
  });
  it('changes the pick between two cards, and between two places that take cards', () => {
    expect(clicked(table, 'R1', 'R3')).toEqual({ pick: 'R3' });
    expect(clicked(table, 'R1', 'T3')).toEqual({ pick: 'T3' });
    expect(clicked(table, 'T1', 'T2')).toEqual({ pick: 'T2' });
    expect(clicked(table, 'aces', 'T2')).toEqual({ pick: 'T2' });
  });
});

describe('dropping a card of Picture Gallery', () => {
  it('says exactly what was done, legal or not', () => {
    expect(dropped('R1', 'T1')).toEqual({ send: build.move });
    expect(dropped('T1', 'T2')).toEqual({ send: { type: 'move', from: 'T1', to: 'T2' } });
    expect(dropped('R1', 'R2')).toEqual({ send: { type: 'move', from: 'R1', to: 'R2' } });
    expect(dropped('R2', 'aces')).toEqual({ send: putOut.move });
  });
  it('deals when the stock is dropped on the reserve', () => {
    expect(dropped('stock', 'R5')).toEqual({ send: { type: 'deal' } });
    expect(dropped('stock', 'T5')).toEqual({ pick: null });
  });
});

describe('cards that fly', () => {
  const shows = (reserve: View['reserve'], top: View['gallery']['top'] = view.gallery.top): View => ({
    ...view,
    gallery: { ...view.gallery, top },
    reserve,
  });
  it('come from the pile that had them, and back to it', () => {
    const built = shows([['QS'], ...view.reserve.slice(1)], [['2H', '5H'], ...view.gallery.top.slice(1)]);
    expect(flightsOf(view, built)).toEqual([{ from: 'R1', to: 'T1' }]);
    expect(flightsOf(built, view)).toEqual([{ from: 'T1', to: 'R1' }]);
  });
  it('come from the stock when a place is refilled or a row is dealt', () => {
    const refilled = shows(
      [...view.reserve.slice(0, 2), ['9D'], ...EMPTY.slice(3)],
      [['2H'], ['2C'], ...view.gallery.top.slice(2)],
    );
    expect(flightsOf(view, refilled)).toEqual([
      { from: 'R3', to: 'T2' },
      { from: 'stock', to: 'R3' },
    ]);
    const dealt = shows(view.reserve.map((pile) => [...pile, '3D']));
    expect(flightsOf(view, dealt)).toHaveLength(8);
    expect(flightsOf(dealt, view)).toEqual([]);
  });
});
