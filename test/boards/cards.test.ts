/** The cards as pictures of their own: each is whole, small, and says what it is. */
import { describe, expect, it } from 'vitest';
import { DECK } from '../../src/core/cards.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import { allIn, readXml, textOf, type XmlElement } from '../support/xml.ts';

const MOST_BYTES = 6_000;

const picturesOf = ({ cards }: AnyGame) =>
  (cards?.all ?? []).map(({ id, name }) => {
    const svg = cards?.draw(id) ?? '';
    return { id, name, svg, tree: readXml(svg) };
  });

const named = (tree: XmlElement, name: string) => allIn(tree).filter((one) => one.name === name);

describe.each(games.map((game) => [game.id, game] as const))('The cards of %s', (_, game) => {
  const pictures = picturesOf(game);

  it('have ids of their own, which need no escaping in an address', () => {
    const ids = pictures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(encodeURIComponent(id)).toBe(id);
  });

  it('have names in words, which are their text alternative', () => {
    for (const { id, name, tree } of pictures) {
      expect(tree.attributes).toMatchObject({ role: 'img', lang: 'en', 'aria-labelledby': `card-${id}` });
      const [title] = tree.children;
      if (title === undefined || typeof title === 'string') throw new Error(`${id} has no title`);
      expect([title.name, title.attributes.id, textOf(title)]).toEqual(['title', `card-${id}`, name]);
      expect(name).toMatch(/\w/);
    }
  });

  it('are small, and drawn the same each time', () => {
    for (const { id, svg } of pictures) {
      expect(new TextEncoder().encode(svg).length, id).toBeLessThan(MOST_BYTES);
      expect(game.cards?.draw(id)).toBe(svg);
    }
  });

  it('hold all that they refer to, and nothing else', () => {
    for (const { id, svg, tree } of pictures) {
      const all = allIn(tree);
      const there = all.flatMap(({ attributes }) => attributes.id ?? []);
      const meant = [...svg.matchAll(/(?:href="|url\()#([\w-]+)|aria-labelledby="([\w-]+)"/g)].map(
        ([, used, label]) => used ?? label,
      );
      expect(new Set(meant), id).toEqual(new Set(there));
      expect(svg, id).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org\/2000\/svg")|@import|url\((?!#)/);
    }
  });

  it('have a rule for every class, none that is idle, and one for lamplight', () => {
    for (const { id, tree } of pictures) {
      const style = named(tree, 'style').map(textOf).join();
      const [day = '', lamplight = ''] = style.split('@media(prefers-color-scheme:dark)');
      const ruled = (text: string) => [...text.matchAll(/\.([\w-]+)\{/g)].map(([, look]) => look);
      const used = allIn(tree).flatMap(({ attributes }) => attributes.class?.split(' ') ?? []);
      expect(new Set(ruled(day)), id).toEqual(new Set(used));
      expect(ruled(day), id).toEqual(expect.arrayContaining(ruled(lamplight)));
      expect(ruled(lamplight), id).toContain('card');
    }
  });

  it('fill their picture', () => {
    for (const { id, tree } of pictures) {
      const [x, y, width, height] = (tree.attributes.viewBox ?? '').split(' ').map(Number);
      expect([x, y], id).toEqual([-1, -1]);
      expect([Number(tree.attributes.width), Number(tree.attributes.height)]).toEqual([width, height]);
      const edge = named(tree, 'rect').find(({ attributes }) => attributes.class === 'line-edge');
      expect(Number(edge?.attributes.width) + 2, id).toBe(width);
      expect(Number(edge?.attributes.height) + 2, id).toBe(height);
    }
  });

  it('are no others', () => {
    for (const id of ['', 'XX', 'kh', 'constructor']) expect(game.cards?.draw(id)).toBeUndefined();
  });

  it('are all that a deal is made of', () => {
    const known = new Set(pictures.map(({ id }) => id));
    const options = game.schemas.options.parse(
      game.id === 'merchants-solitaire' ? { variants: { vandals: 2 } } : {},
    );
    const piles = Object.entries(game.piles(options, game.seatCount(options)));
    const dealt = piles.flatMap(([pile, cards]) => (pile in game.deals.given.shape ? cards : []));
    expect(dealt.filter((card) => !known.has(card))).toEqual([]);
  });
});

describe('A playing card', () => {
  it('is told apart from every other by its picture', () => {
    const [portraits] = games.filter(({ id }) => id === 'portraits');
    const drawings = DECK.map((card) => portraits?.cards?.draw(card)?.replace(/.*<\/defs>/, ''));
    expect(new Set(drawings).size).toBe(DECK.length);
  });

  it('carries the symbols that it shows and no more', () => {
    const [portraits] = games.filter(({ id }) => id === 'portraits');
    const symbolsOf = (card: string) =>
      named(readXml(portraits?.cards?.draw(card) ?? ''), 'symbol').map(({ attributes }) => attributes.id);
    expect(symbolsOf('7H')).toEqual(['H']);
    expect(symbolsOf('QS')).toEqual(['S', 'Q']);
    expect(symbolsOf('back')).toEqual([]);
  });
});
