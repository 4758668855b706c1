/** The drawing itself: nothing that people type can leave its text, everything can be read. */
import { describe, expect, it } from 'vitest';
import { fitted, widthOf, wrapped } from '../../src/core/drawing/letters.ts';
import { element, escaped } from '../../src/core/drawing/markup.ts';
import { PALETTE, READ_ON } from '../../src/core/drawing/palette.ts';
import { waitingRoom } from '../../src/core/drawing/waiting.ts';
import { PICTURE_IDS, pictureOf } from '../../src/games/kunstmarkt/deck.ts';
import { caption } from '../../src/games/kunstmarkt/tiles.ts';
import { CASES, drawn, wordsOf } from '../support/boards.ts';
import { pilesOf } from '../support/play.ts';
import { allIn, readXml, textOf } from '../support/xml.ts';

const UNWRITABLE = ['\u0000', '\u0008', '\uFFFE', '\uD800'];
const NASTY = [
  '<script>alert(1)</script>',
  ']]><svg onload="x">',
  `"' onclick='x'`,
  '&lt;b&gt; &amp; &#x3c;',
  UNWRITABLE.join(''),
  '</text></svg>',
  '北斎🎨'.repeat(13),
];

describe('text', () => {
  it.each(NASTY)('%j stays text', (typed) => {
    const written = readXml(element('text', { class: typed }, typed).svg);
    const plain = Array.from(typed, (char) => (UNWRITABLE.includes(char) ? '\uFFFD' : char)).join('');
    expect(written).toEqual({ name: 'text', attributes: { class: plain }, children: [plain] });
  });

  it('is cut to its room, and only where it must be', () => {
    expect(fitted('Ada', 100, 20)).toBe('Ada');
    for (const typed of NASTY) {
      const cut = fitted(typed, 120, 20);
      expect(widthOf(cut, 20)).toBeLessThanOrEqual(120);
      expect(cut === typed || cut.endsWith('…')).toBe(true);
    }
  });

  it('is wrapped without losing a word', () => {
    for (const id of PICTURE_IDS) {
      const { artist, title } = pictureOf(id);
      const joined = (lines: readonly string[]) => lines.join(' ').replaceAll('- ', '-');
      const [by, called] = caption(id);
      expect([joined(by), joined(called)]).toEqual([artist, title]);
    }
    expect(wrapped('a bc def', 1000, 20, 2)).toEqual(['a bc def']);
    expect(wrapped('one two three four', 50, 20, 2)).toEqual(['one', expect.stringMatching(/^two?.*…$/)]);
  });
});

describe('names and titles that people typed', () => {
  it.each(
    CASES.filter((one, i) => CASES.findIndex(({ game }) => game === one.game) === i).map(
      (one) => [one.game.id, one] as const,
    ),
  )('change nothing about a picture of %s but its words', (_, { game, options }) => {
    const seats = game.seatCount(options);
    const begun = game.begin(options, seats, pilesOf(game, options, 1));
    const state = game.setUp(begun).reduce((at, event) => game.evolve(at, event), begun);
    const tagsWith = (typed: string) => {
      const picture = drawn(game, state, seats, 0, {
        title: typed,
        seats: Array.from({ length: seats }, () => ({ name: typed, kind: 'player', resigned: false })),
      });
      const tree = readXml(picture);
      expect(textOf(tree)).toContain(typed.slice(0, 4));
      expect(picture).not.toMatch(/<script|onload="|onclick='/);
      return new Set(allIn(tree).map(({ name }) => name));
    };
    const plain = tagsWith('Ada Lovelace');
    for (const typed of NASTY.filter((one) => !one.includes('\u0000')))
      expect(tagsWith(typed)).toEqual(plain);
  });

  it('are names of guests too', () => {
    const picture = waitingRoom('Der Prestel Kunstmarkt', {
      title: '<b>',
      seats: [
        { name: '<script>', kind: 'player', resigned: false },
        { name: null, kind: 'bot', resigned: false },
        { name: null, kind: 'open', resigned: false },
      ],
      you: 0,
      awaiting: [],
      outcome: null,
    });
    expect(picture).not.toContain('<script');
    expect(wordsOf(picture)).toBe(
      'Waiting for players. Seat 0: <script>. Seat 1: Bot at seat 1. Seat 2: open seat.',
    );
  });
});

/** Relative luminance and contrast as WCAG 2 defines them. */
function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe('colours', () => {
  it.each(READ_ON)('%s can be read on %s by day and by lamplight', (ink, ground) => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(PALETTE[ink][scheme], PALETTE[ground][scheme])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('have classes for all that is drawn', () => {
    expect(escaped("a'b")).toBe('a&#39;b');
    const classes = new Set<string>();
    for (const { game, options } of CASES) {
      const seats = game.seatCount(options);
      const begun = game.begin(options, seats, pilesOf(game, options, 1));
      const state = game.setUp(begun).reduce((at, event) => game.evolve(at, event), begun);
      const tree = readXml(drawn(game, state, seats, 0));
      const style = allIn(tree).find(({ name }) => name === 'style');
      for (const { attributes } of allIn(tree))
        for (const one of (attributes.class ?? '').split(' ')) classes.add(one);
      const known = style === undefined ? '' : textOf(style);
      expect([...classes].filter((one) => one !== '' && !known.includes(`.${one}{`))).toEqual([]);
    }
  });
});
