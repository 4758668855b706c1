/** The position in words: the text alternative of its picture. */
import { counted, listed, money, nameOf } from '../../core/drawing/telling.ts';
import type { BoardContext } from '../../core/game.ts';
import type { CustomerId, PictureId } from './deck.ts';
import type { View } from './schema.ts';
import { customerInWords, pictureInWords, pictureTitle } from './tiles.ts';

const pictures = (ids: readonly PictureId[]): string =>
  ids.length === 0 ? 'none' : ids.map(pictureInWords).join('; ');
const customers = (ids: readonly CustomerId[]): string =>
  ids.length === 0 ? 'none' : ids.map(customerInWords).join('; ');

function saleInWords({ sale }: View, about: BoardContext): readonly string[] {
  if (sale === null) return [];
  const offers = sale.offers.map(
    ({ seat, picture }) =>
      `${nameOf(about, seat)} ${picture === null ? 'passed' : `offered ${pictureInWords(picture)}`}`,
  );
  const best =
    sale.best === null
      ? 'no offer'
      : `${nameOf(about, sale.best.seat)} with ${pictureTitle(sale.best.picture)}`;
  return [
    `Customer in the shop, shown in by ${nameOf(about, sale.playedBy)}: ${customerInWords(sale.customer)}.`,
    `Offers: ${offers.length === 0 ? 'none yet' : offers.join('; ')}. Best: ${best}. Still to be asked: ${listed(sale.toOffer.map((seat) => nameOf(about, seat)))}.`,
  ];
}

function rankingInWords({ outcome, ...about }: BoardContext): readonly string[] {
  if (outcome?.result !== 'ranking') return [];
  const line = outcome.ranking.map(
    ({ place, seat, cash }) => `${place}. ${nameOf({ outcome, ...about }, seat)}, ${money(cash)}`,
  );
  return [`Ranking: ${line.join('; ')}.`];
}

/** What lies where, a sentence for each part. */
export const said = (view: View, about: BoardContext): readonly string[] => [
  ...rankingInWords(about),
  `Market: ${view.market.map(({ price, picture }) => `${money(price)} ${pictureInWords(picture)}`).join('; ') || 'empty'}.`,
  `Picture stack: ${view.pictureStack}. Customer stack: ${view.customerStack}.`,
  ...saleInWords(view, about),
  ...view.players.map(
    ({ seat, cash, pictures: p, customers: c }) =>
      `${nameOf(about, seat)}${seat === about.you ? ' (you)' : ''}: cash ${money(cash)}, ${counted(p, 'picture')}, ${counted(c, 'customer')} in hand.`,
  ),
  ...(view.hand === null || view.hands !== undefined
    ? []
    : [`Your pictures: ${pictures(view.hand.pictures)}. Your customers: ${customers(view.hand.customers)}.`]),
  ...(view.hands ?? []).map(
    (held) =>
      `${nameOf(about, held.seat)} held pictures: ${pictures(held.pictures)}; customers: ${customers(held.customers)}.`,
  ),
  `Discarded pictures: ${listed(view.discardedPictures.map(pictureTitle))}. Discarded customers: ${customers(view.discardedCustomers)}.`,
];
