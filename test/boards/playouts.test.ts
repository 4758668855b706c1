/** Every picture of whole games, for everybody who may look. */
import { describe, expect, it } from 'vitest';
import { CASES, drawn, viewersOf } from '../support/boards.ts';
import { botPolicy, playOut, positionsOf, randomPolicy } from '../support/play.ts';
import { allIn, readXml } from '../support/xml.ts';

const MOST_BYTES = 60_000;
/** Reading every picture would take long; a game of any length is read at some eight of its positions. */
const READ = 8;

const ELEMENTS = [
  ...['svg', 'title', 'desc', 'style', 'defs', 'symbol', 'use', 'g', 'rect', 'circle', 'ellipse', 'path'],
  ...['text', 'linearGradient', 'stop', 'pattern'],
];

/** What is wrong with a picture: it is of drawing alone, and everything it refers to is in it. */
function faultsOf(picture: string): readonly string[] {
  const elements = allIn(readXml(picture));
  const ids = new Set<string>();
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  for (const { name, attributes } of elements) {
    check(ELEMENTS.includes(name), `<${name}>`);
    check(!ids.has(attributes.id ?? ''), `${attributes.id} twice`);
    if (attributes.id !== undefined) ids.add(attributes.id);
    for (const [key, value] of Object.entries(attributes)) {
      check(!/^on|^style$|:/.test(key), `${key}="${value}"`);
      check(!/undefined|NaN|Infinity/.test(value), `${key}="${value}"`);
    }
  }
  for (const { attributes } of elements) {
    const target = attributes.href?.slice(1) ?? /^url\(#(.+)\)$/.exec(attributes.fill ?? '')?.[1];
    check(target === undefined || ids.has(target), `no #${target}`);
  }
  return faults;
}

describe.each(CASES.map((one) => [one.name, one] as const))('%s', (_, { game, options }) => {
  for (const [seed, policy] of [
    [1, randomPolicy],
    [2, botPolicy],
  ] as const) {
    it(`is drawn at every position, seed ${seed}`, () => {
      const playout = playOut(game, options, seed, { policy });
      const positions = positionsOf(playout);
      const every = Math.ceil(positions.length / READ);
      const sizes: number[] = [];
      for (const [i, state] of positions.entries()) {
        const isRead = i % every === 0 || i === positions.length - 1;
        const viewers = viewersOf(playout.seats);
        // In between the viewers look by turns: with five seats a game has a thousand pictures.
        for (const viewer of isRead ? viewers : viewers.slice(i % viewers.length).slice(0, 1)) {
          const picture = drawn(game, state, playout.seats, viewer);
          sizes.push(Buffer.byteLength(picture));
          if (!isRead) continue;
          expect(faultsOf(picture)).toEqual([]);
          expect(drawn(game, structuredClone(state), playout.seats, viewer) === picture).toBe(true);
        }
      }
      expect(Math.max(...sizes)).toBeLessThan(MOST_BYTES);
    });
  }
});
