import { describe, expect, test } from 'vitest';
import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';
import { decline, optionsWith, refusalOf, shop, trade } from '../../support/merchants-solitaire.ts';
import { factsOf as playedFacts, playOut } from '../../support/play.ts';

const table = shop('shelves 10S [2S] 6H 3C AD customer JH with 5C standing 9S');

describe('A move in plain English', () => {
  test.each([
    ['10S 6H', 'Offer 10♠ and 6♥ to J♥ for 5♣'],
    ['10S 6H 3C', 'Offer 10♠, 6♥ and 3♣ (free) to J♥ for 5♣'],
  ])('trading %s', (items, label) => {
    expect(game.label(trade(items), table)).toBe(label);
  });

  test('declining', () => {
    expect(game.label(decline, table)).toBe('Decline the 16 that J♥ offers and lose 1 standing');
  });

  test('a move of a round that is over', () => {
    expect(game.label(trade('10S 6H'), shop(''))).toBe('Offer 10♠ and 6♥');
    expect(game.label(decline, shop(''))).toBe('Decline the offer');
  });
});

describe('A refusal in plain English', () => {
  const explained = (items: string): string => {
    const refusal = refusalOf(table, trade(items));
    return refusal === undefined ? 'accepted' : game.explain(refusal);
  };

  test.each([
    ['10S', 'The customer offers 16; these items come to 10.'],
    ['10S AD', 'The customer offers 16; these items come to 11 or 21.'],
    ['10S 9D', '9♦ is not among the items that you can offer.'],
    ['10S 2S', '2♠ lies face down; its shelf is out of use.'],
    ['10S 6H', 'accepted'],
  ])('%s: %s', (items, words) => {
    expect(explained(items)).toBe(words);
  });

  test.each(['10S', '10S 9D', '10S 2S'])('its code has a page, its rule a paragraph: %s', (items) => {
    const refusal = refusalOf(table, trade(items));
    expect(Object.keys(game.words.refusals)).toContain(refusal?.code);
    expect(game.words.rules.map(({ id }) => id)).toContain(refusal?.rule);
  });
});

describe('A fact in plain English', () => {
  test.each([
    [{ type: 'usedItemsSetAside', count: 12 }, '12 used items are set aside face down.'],
    [
      { type: 'startingStandingDealt', items: ['AD', '2D', '3D'] },
      'Guild standing starts with A♦, 2♦ and 3♦.',
    ],
    [{ type: 'customerArrived', customer: 'JH' }, 'J♥ is the next customer.'],
    [{ type: 'customerDiscarded', customer: 'JH' }, 'The customer J♥ is discarded.'],
    [{ type: 'usedItemReceived', item: '5C' }, 'The used item 5♣ goes under the inventory.'],
    [{ type: 'usedItemDiscarded', item: '5C' }, 'The used item 5♣ is discarded.'],
    [{ type: 'itemVandalised', item: '3C', shelf: 3, joker: 'X1' }, 'A Joker turns 3♣ on shelf 3 face down.'],
    [{ type: 'itemJoinedStanding', item: '6H', from: 2 }, '6♥ from shelf 2 joins guild standing.'],
    [{ type: 'itemDiscarded', item: '6D', from: 'back' }, '6♦ from the back is discarded.'],
    [{ type: 'standingLost', cards: ['9S'] }, '9♠ of guild standing is lost.'],
    [{ type: 'standingLost', cards: ['9S', '9H'] }, '9♠ and 9♥ of guild standing are lost.'],
    [
      { type: 'removedFromGuild', cards: ['9S'] },
      'Guild standing falls below 0 (9♠ lost): the merchant is removed from the guild.',
    ],
    [
      { type: 'removedFromGuild', cards: [] },
      'Guild standing falls below 0: the merchant is removed from the guild.',
    ],
  ])('%j', (event, words) => {
    expect(game.say(game.schemas.publicEvent.parse(event))).toBe(words);
  });

  test('every fact of whole games has its own sentence and its meaning', () => {
    const options = optionsWith({ loyalPatrons: true, checkInTheBack: true, vandals: 2 });
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      for (const event of playedFacts(playOut(game, options, seed))) {
        seen.add(event.type);
        expect(game.say(game.redact(event, 0))).toMatch(/^[A-Z0-9].*\.$/);
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(game.words.events).sort());
  });
});

test('the paragraphs are MS-1 to MS-16', () => {
  expect(game.words.rules.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, i) => `MS-${i + 1}`));
});
