import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  COUNTRIES,
  type CustomerFacts,
  fits,
  type PictureFacts,
} from '../../../src/games/kunstmarkt/criteria.ts';
import { DECK, deckSchema } from '../../../src/games/kunstmarkt/deck.ts';
import { kunstmarkt } from '../../../src/games/kunstmarkt/game.ts';
import { PROVENANCE } from '../../../src/games/kunstmarkt/provenance.ts';

const pictures: readonly PictureFacts[] = DECK.pictures;
const customers: readonly CustomerFacts[] = DECK.customers;
const countOf = (wanted: (picture: PictureFacts) => boolean): number => pictures.filter(wanted).length;
const ascending = (figure: (picture: PictureFacts) => number): number[] =>
  pictures.map(figure).toSorted((a, b) => a - b);
const byArtist = (name: string) => pictures.find((picture) => picture.artist.includes(name));
const wish = ({ grey }: CustomerFacts): string =>
  grey === null ? 'any' : grey.kind === 'category' ? grey.category : grey.countries.join('+');
const customersFor = (wanted: string): number => customers.filter((card) => wish(card) === wanted).length;

describe('KM-1 Pieces', () => {
  it('48 pictures, 28 customers, five prices from 2,000', () => {
    expect(DECK.pictures).toHaveLength(48);
    expect(DECK.customers).toHaveLength(28);
    expect(DECK.prices).toEqual([2000, 5000, 8000, 10_000, 15_000]);
  });

  it('every card has an id of its own, and the data fits its schema', () => {
    const ids = [...pictures, ...customers].map(({ id }) => id);
    expect(new Set(ids).size).toBe(76);
    expect(deckSchema.parse(DECK)).toEqual(DECK);
    expect(kunstmarkt.data?.schema.parse(kunstmarkt.data.value)).toEqual({ deck: DECK });
  });

  it.each(['artist', 'year', 'sizeM2', 'fame'] as const)('no two pictures share the %s', (field) => {
    expect(new Set(pictures.map((picture) => picture[field])).size).toBe(48);
  });

  it('the shipped docs say that it is a reconstruction', () => {
    expect(deckSchema.meta()?.description).toMatch(/reconstruction/);
    expect(kunstmarkt.words.rules[0]?.text).toMatch(/reconstruction/);
  });
});

describe('KM-1 Every fact on a picture has a source', () => {
  it.each(Object.entries(PROVENANCE))('%s', (id, { source, dimensionsCm, note }) => {
    const picture = pictures.find((one) => one.id === id);
    const area = Math.round((dimensionsCm[0] * dimensionsCm[1]) / 100) / 100;
    expect(source.length).toBeGreaterThan(10);
    const departs = Math.abs(area - (picture?.sizeM2 ?? 0)) > 0.005;
    expect(departs && note === undefined, 'a size that departs from the painting has a note').toBe(false);
  });
});

describe('KM-9 The table of grey criteria: customers and pictures', () => {
  it.each([
    ['Germany', 4, 20],
    ['Netherlands', 2, 9],
    ['Netherlands+Russia', 1, 11],
    ['France+Italy+Spain', 1, 17],
    ['portrait', 2, 10],
    ['biblical', 2, 10],
    ['modern', 2, 10],
    ['nude', 2, 7],
  ])('%s: %i customers, %i pictures', (wanted, wantedCustomers, wantedPictures) => {
    expect(customersFor(wanted)).toBe(wantedCustomers);
    const card = customers.find((one) => wish(one) === wanted);
    expect(card && countOf((picture) => fits(picture, card))).toBe(wantedPictures);
  });

  it('landscape has customers (the table leaves the figure out), genre has none, the rest want any picture', () => {
    expect(customersFor('landscape')).toBe(2);
    expect(customersFor('genre')).toBe(0);
    expect(customersFor('any')).toBe(10);
  });

  it('some pictures belong to two categories, and a two-category picture fits either', () => {
    expect(countOf((picture) => picture.categories.length === 2)).toBe(6);
    const [cranach] = pictures.filter((picture) => picture.artist.includes('Cranach'));
    const fitting = customers.filter((card) => ['biblical', 'nude'].includes(wish(card)));
    expect(fitting).toHaveLength(4);
    expect(fitting.every((card) => cranach && fits(cranach, card))).toBe(true);
  });

  it('every country and every category is there, and each customer has at least five pictures to choose from', () => {
    for (const country of COUNTRIES) expect(countOf((one) => one.country === country)).toBeGreaterThan(1);
    for (const category of CATEGORIES)
      expect(countOf((one) => one.categories.includes(category))).toBeGreaterThan(4);
    for (const card of customers) expect(countOf((one) => fits(one, card))).toBeGreaterThan(4);
  });
});

describe('KM-10 The table of black criteria', () => {
  it.each([
    ['famous', 7],
    ['large', 6],
    ['small', 6],
    ['old', 4],
    ['new', 5],
  ])('%s: %i customers', (criterion, count) => {
    expect(customers.filter((card) => card.black === criterion)).toHaveLength(count);
  });

  it('best and second-best: 99 and 98 %, 3.90 and 3.32 m², 0.05 and 0.07 m², 1450 and 1460, 2003 and 2002', () => {
    expect(ascending((one) => one.fame).slice(-2)).toEqual([98, 99]);
    expect(ascending((one) => one.sizeM2).slice(-2)).toEqual([3.32, 3.9]);
    expect(ascending((one) => one.sizeM2).slice(0, 2)).toEqual([0.05, 0.07]);
    expect(ascending((one) => one.year).slice(0, 2)).toEqual([1450, 1460]);
    expect(ascending((one) => one.year).slice(-2)).toEqual([2002, 2003]);
  });

  it('the pictures that public texts name have the figures they name', () => {
    expect(byArtist('Dürer')).toMatchObject({ country: 'Germany', fame: 98 });
    expect(byArtist('Corinth')).toMatchObject({ country: 'Germany', fame: 82 });
    expect(byArtist('Bouts')).toMatchObject({ country: 'Netherlands', sizeM2: 0.44 });
    expect(byArtist('Stockt')).toMatchObject({ country: 'Netherlands', sizeM2: 3.3 });
  });
});

describe('KM-12 What customers pay', () => {
  it('12,000 to 25,000, in thousands', () => {
    const pays = customers.map((card) => card.pays);
    expect([Math.min(...pays), Math.max(...pays)]).toEqual([12_000, 25_000]);
    expect(pays.every((amount) => amount % 1000 === 0)).toBe(true);
  });

  it('the rarer the pictures that fit, the more', () => {
    const rarity = customers.map((card) => ({ fitting: countOf((one) => fits(one, card)), pays: card.pays }));
    for (const one of rarity) {
      for (const other of rarity)
        if (one.fitting < other.fitting) expect(one.pays).toBeGreaterThanOrEqual(other.pays);
    }
  });

  it('no two customers with a grey criterion want the same; a review names one of them', () => {
    const wishes = customers
      .filter((card) => card.grey !== null)
      .map((card) => `${wish(card)} ${card.black}`);
    expect(new Set(wishes).size).toBe(wishes.length);
    expect(customers.find((card) => wish(card) === 'modern' && card.black === 'famous')?.pays).toBe(18_000);
  });
});
