import { describe, expect, it } from 'vitest';
import { figure, fits } from '../../src/games/kunstmarkt/criteria.ts';
import { DECK, deckSchema } from '../../src/games/kunstmarkt/deck.ts';
import type { View } from '../../src/games/kunstmarkt/schema.ts';
import { customerInWords as drawn } from '../../src/games/kunstmarkt/tiles.ts';
import { begins, dropped, type Move } from '../../src/play/boards/kunstmarkt/deeds.ts';
import { customerInWords, factsOf, figureOf, isWanted } from '../../src/play/boards/kunstmarkt/facts.ts';
import { leftInWords } from '../../src/play/table/left.ts';

/** As the API sends it. */
const { pictures, customers } = deckSchema.parse(DECK);
const pairs = customers.flatMap((customer) => pictures.map((picture) => ({ customer, picture })));

describe('what is printed on the cards of Kunstmarkt', () => {
  it('says of a customer what the drawn card says', () => {
    expect(customers.map((customer) => customerInWords(customer))).toEqual(
      customers.map(({ id }) => drawn(id)),
    );
  });

  it('marks the fact that lets a customer look at a picture, and nothing of those that are not looked at', () => {
    for (const { customer, picture } of pairs) {
      const isMarked = factsOf(picture).some((fact) => isWanted(fact, picture, customer));
      expect(isMarked).toBe(customer.grey !== null && fits(picture, customer));
    }
  });

  it('shows the figure that decides', () => {
    for (const { customer, picture } of pairs) {
      expect(figureOf(picture, customer)).toMatch(new RegExp(`^${figure(picture, customer.black)}( |$)`));
    }
  });
});

const [OWN, OTHER, CHEAP, DEAR] = [
  'leonardo-mona-lisa-1503',
  'dali-bestaendigkeit-1931',
  'goya-sonnenschirm-1777',
  'marc-blaues-pferd-1911',
] as const;
const FAN = 'c21-any-famous-c';
const view: View = {
  market: [
    { price: 2_000, picture: CHEAP },
    { price: 5_000, picture: DEAR },
  ],
  pictureStack: 30,
  customerStack: 20,
  players: [],
  hand: { pictures: [OWN, OTHER], customers: [FAN] },
  sale: null,
  discardedPictures: [],
  discardedCustomers: [],
};

/** What a drag leads to, at a table with these legal moves. */
function dragged(from: string, to: string, legal: readonly Move[] = []): readonly unknown[] {
  const done: unknown[] = [];
  const drop = dropped(view, {
    send: (move) => done.push(move),
    buy: (...wanted) => done.push(wanted),
    isOpen: (move) => legal.some((whole) => begins(move, whole)),
  });
  drop(from, to);
  return done;
}

describe('dragging at the table of Kunstmarkt', () => {
  it('buys what is dragged into the hand', () => {
    expect(dragged(`market ${DEAR}`, 'hand')).toEqual([[DEAR, undefined]]);
  });

  it('discards the picture that a purchase is dragged onto, where one has to go', () => {
    const legal: Move = { type: 'buyPicture', picture: CHEAP, discard: OTHER };
    expect(dragged(`market ${CHEAP}`, `own ${OTHER}`, [legal])).toEqual([[CHEAP, OTHER]]);
    expect(dragged(`market ${CHEAP}`, `own ${OTHER}`)).toEqual([[CHEAP, undefined]]);
  });

  it('plays a customer, offers a picture, draws', () => {
    expect(dragged(`customer ${FAN}`, 'table')).toEqual([{ type: 'playCustomer', customer: FAN }]);
    expect(dragged(`own ${OWN}`, 'table')).toEqual([{ type: 'offer', picture: OWN }]);
    expect(dragged('stack', 'hand')).toEqual([{ type: 'drawCustomer' }]);
  });

  it('means nothing elsewhere', () => {
    expect(dragged(`market ${CHEAP}`, 'table')).toEqual([]);
    expect(dragged(`own ${OWN}`, `own ${OTHER}`)).toEqual([]);
    expect(dragged(`customer ${FAN}`, 'hand')).toEqual([]);
  });

  it('takes a purchase without its discard for the beginning of one', () => {
    const legal: Move = { type: 'buyPicture', picture: CHEAP, discard: OTHER };
    expect(begins({ type: 'buyPicture', picture: CHEAP }, legal)).toBe(true);
    expect(begins({ type: 'buyPicture', picture: CHEAP, discard: OWN }, legal)).toBe(false);
    expect(begins({ type: 'buyPicture', picture: DEAR }, legal)).toBe(false);
    expect(begins({ type: 'offer', picture: CHEAP }, legal)).toBe(false);
  });
});

describe('the time that is left', () => {
  it('is told in the largest unit of which there are two', () => {
    const [second, minute, hour] = [1_000, 60_000, 3_600_000];
    expect(leftInWords(72 * hour)).toBe('3 days left');
    expect(leftInWords(47 * hour)).toBe('47 hours left');
    expect(leftInWords(119 * minute)).toBe('119 minutes left');
    expect(leftInWords(90 * second)).toBe('90 seconds left');
    expect(leftInWords(1)).toBe('1 second left');
    expect(leftInWords(0)).toBe('time is up');
    expect(leftInWords(-hour)).toBe('time is up');
  });
});
