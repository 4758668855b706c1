/** What the text alternative says, and a picture of each ruleset to look at. */
import { describe, expect, it } from 'vitest';
import { kunstmarkt } from '../../src/games/kunstmarkt/game.ts';
import { merchantsSolitaire } from '../../src/games/merchants-solitaire/game.ts';
import { pictureGallery } from '../../src/games/picture-gallery/game.ts';
import { portraits } from '../../src/games/portraits/game.ts';
import { drawn, wordsOf } from '../support/boards.ts';
import { botPolicy, playOut, positionsOf } from '../support/play.ts';
import { readXml, textOf } from '../support/xml.ts';

const at = <T>(list: readonly T[], index: number): T => {
  const found = list.at(index);
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
};
const cases = {
  portraits: positionsOf(playOut(portraits, {}, 7, { policy: botPolicy })),
  gallery: positionsOf(
    playOut(pictureGallery, pictureGallery.schemas.options.parse({}), 3, { policy: botPolicy }),
  ),
  merchant: positionsOf(
    playOut(merchantsSolitaire, merchantsSolitaire.schemas.options.parse({ variants: { vandals: 2 } }), 11, {
      policy: botPolicy,
    }),
  ),
  market: positionsOf(playOut(kunstmarkt, kunstmarkt.schemas.options.parse({}), 7, { policy: botPolicy })),
};

describe('a picture says in words what it shows', () => {
  it('is an image with a title and a description', () => {
    const tree = readXml(drawn(portraits, at(cases.portraits, 3), 1, 0));
    expect(tree.attributes).toMatchObject({ role: 'img', 'aria-labelledby': 'board-title board-words' });
    const [title, desc] = tree.children;
    if (typeof title !== 'object' || typeof desc !== 'object') throw new Error('no title, no description');
    expect([title.attributes.id, desc.attributes.id]).toEqual(['board-title', 'board-words']);
    expect(textOf(title)).toBe('Portraits: An evening at home');
  });

  it('Portraits', () => {
    expect(wordsOf(drawn(portraits, at(cases.portraits, 8), 1, 0))).toMatchSnapshot();
  });

  it('Picture Gallery', () => {
    const words = wordsOf(drawn(pictureGallery, at(cases.gallery, 60), 1, 0));
    expect(words).toMatch(/T1: [\w ]+(, (not in place|finished|\d of 4))?;/);
    expect(words).toMatchSnapshot();
  });

  it('Merchant’s Solitaire', () => {
    expect(wordsOf(drawn(merchantsSolitaire, at(cases.merchant, 8), 1, 0))).toMatchSnapshot();
  });

  it('Kunstmarkt, to a seat and to a spectator, with a sale', () => {
    const inSale = cases.market.find(({ sale }) => sale !== null && sale.offers.length > 0);
    expect(wordsOf(drawn(kunstmarkt, inSale, 3, 0))).toMatchSnapshot();
    const looking = wordsOf(drawn(kunstmarkt, inSale, 3, 'spectator'));
    expect(looking).toContain('Customer in the shop');
    expect(looking).not.toContain('Your');
  });

  it('how it ended', () => {
    const ended = (game: Parameters<typeof drawn>[0], positions: readonly unknown[], seats: number) =>
      /^[^.]+\./.exec(wordsOf(drawn(game, at(positions, -1), seats, 0)))?.[0];
    expect(ended(portraits, cases.portraits, 1)).toMatch(/^Lost: /);
    expect(ended(pictureGallery, cases.gallery, 1)).toBe('Won: gallery complete.');
    expect(ended(merchantsSolitaire, cases.merchant, 1)).toMatch(
      /^(Won: verdict, \w+|Lost: [a-z ]+), score \d+\.$/,
    );
    expect(ended(kunstmarkt, cases.market, 3)).toMatch(/ wins: (cash goal|last (customer|picture))\.$/);
  });

  it('how a table was left', () => {
    const words = (outcome: NonNullable<Parameters<typeof drawn>[4]>['outcome'] & object) =>
      wordsOf(drawn(kunstmarkt, at(cases.market, -1), 3, 'spectator', { outcome }));
    expect(words({ result: 'abandoned' })).toMatch(/^Everybody left before the deal\./);
    const line = { cash: 5, pictures: 0, bestFame: null, place: 1 };
    const ranking = [
      { seat: 0, ...line },
      { seat: 2, ...line },
    ];
    expect(words({ result: 'ranking', reason: 'last-picture', ranking })).toMatch(
      /^Ada and Bot at seat 2 share the first place: last picture\. Ranking: 1\. Ada, 5; 1\. Bot at seat 2, 5\./,
    );
  });
});

describe('the pictures themselves', () => {
  it.each([
    ['portraits', () => drawn(portraits, at(cases.portraits, 8), 1, 0)],
    ['picture-gallery', () => drawn(pictureGallery, at(cases.gallery, 60), 1, 0)],
    ['merchants-solitaire', () => drawn(merchantsSolitaire, at(cases.merchant, 8), 1, 0)],
    [
      'kunstmarkt',
      () =>
        drawn(
          kunstmarkt,
          cases.market.find(({ sale }) => sale !== null && sale.offers.length > 0),
          3,
          0,
        ),
    ],
  ])('%s', async (name, draw) => {
    await expect(draw()).toMatchFileSnapshot(`./pictures/${name}.svg`);
  });
});
