/** The people at the table: cash, cards in hand as counts, what each offers, and after the end what each held. */
import { frame, outline, panel, rect } from '../../core/drawing/frames.ts';
import { fitted, lettering } from '../../core/drawing/letters.ts';
import { type Drawing, element, placed } from '../../core/drawing/markup.ts';
import { money, nameOf } from '../../core/drawing/telling.ts';
import type { BoardContext } from '../../core/game.ts';
import { customerOf, pictureOf } from './deck.ts';
import { painted } from './paintings.ts';
import type { View } from './schema.ts';
import { customerCard, customerInWords, figureOf, pictureTitle } from './tiles.ts';

const LEFT = 26;
const WIDTH = 748;
const ROW = 46;
const LINE = 29;
type Player = View['players'][number];

export const saleHeight = ({ sale }: View): number => (sale === null ? 0 : 136);

/** The customer in the shop, who let him in, and the best offer so far. */
export function salePanel({ sale }: View, about: BoardContext, y: number): readonly Drawing[] {
  if (sale === null) return [];
  const { customer, playedBy, best } = sale;
  const line = (n: number, words: string, look: string): Drawing =>
    lettering(LEFT + 174, y + 30 + n * 31, fitted(words, WIDTH - 196, 21), { size: 21, look });
  return [
    ...panel({ x: LEFT, y, width: WIDTH, height: 116 }),
    customerCard(customer, LEFT + 16, y + 12),
    line(0, `A customer, shown in by ${nameOf(about, playedBy)}`, 'ink'),
    line(
      1,
      best === null
        ? 'No offer yet'
        : `Best offer: ${nameOf(about, best.seat)}, ${figureOf(best.picture, customerOf(customer).black)}`,
      'ink bold',
    ),
    ...(best === null ? [] : [line(2, pictureTitle(best.picture), 'ink italic')]),
  ];
}

const linesOf = (view: View, seat: number): number => {
  const held = view.hands?.find((one) => one.seat === seat);
  if (held !== undefined) return held.pictures.length + held.customers.length;
  return view.sale === null ? 0 : 1;
};
const rowHeight = (view: View, seat: number): number =>
  ROW + linesOf(view, seat) * LINE + (linesOf(view, seat) > 0 ? 6 : 0);

export const seatsHeight = (view: View): number =>
  view.players.reduce((height, { seat }) => height + rowHeight(view, seat) + 8, 0);

/** A small painting with a sentence. */
const withPainting = (of: Parameters<typeof painted>[0], words: string, y: number): readonly Drawing[] => [
  ...frame({ x: LEFT + 24, y: y - 17, width: 32, height: 20 }, 'gilded', 2),
  painted(of, { x: LEFT + 24, y: y - 17, width: 32, height: 20 }),
  lettering(LEFT + 68, y, fitted(words, WIDTH - 84, 18), { size: 18, look: 'ink' }),
];

function offerLine({ sale }: View, seat: number, y: number): readonly Drawing[] {
  if (sale === null) return [];
  const quiet = (words: string): readonly Drawing[] => [
    lettering(LEFT + 68, y, words, { size: 18, look: 'soft italic' }),
  ];
  const made = sale.offers.find((offer) => offer.seat === seat);
  if (made === undefined)
    return quiet(
      sale.toOffer[0] === seat
        ? 'is asked now'
        : sale.toOffer.includes(seat)
          ? 'is still to be asked'
          : 'is not asked',
    );
  if (made.picture === null) return quiet('passes');
  const words = `${figureOf(made.picture, customerOf(sale.customer).black)} · ${pictureTitle(made.picture)}`;
  return withPainting(pictureOf(made.picture), words, y);
}

/** What a seat held at the end. */
function heldLines(view: View, seat: number, y: number): readonly Drawing[] {
  const held = view.hands?.find((one) => one.seat === seat);
  if (held === undefined) return offerLine(view, seat, y);
  const pictures = held.pictures.map((id) => ({
    of: pictureOf(id),
    words: `${pictureOf(id).fame} % · ${pictureTitle(id)}`,
  }));
  return [
    ...pictures.flatMap(({ of, words }, i) => withPainting(of, words, y + i * LINE)),
    ...held.customers.flatMap((id, i) => {
      const at = y + (pictures.length + i) * LINE;
      return [
        placed(LEFT + 31, at - 17, [customerFigure(0, 0)]),
        lettering(LEFT + 68, at, fitted(customerInWords(id), WIDTH - 84, 18), { size: 18, look: 'soft' }),
      ];
    }),
  ];
}

/** A gentleman's bust, 20 by 22. */
const customerFigure = (x: number, y: number): Drawing =>
  placed(x, y, [
    element('path', { d: 'M0 22C0 15 4 13 10 13S20 15 20 22Z', class: 'soft' }),
    element('circle', { cx: 10, cy: 7, r: 6, class: 'soft' }),
  ]);

const icons = ({ pictures, customers }: Player, x: number, y: number): readonly Drawing[] => [
  ...Array.from({ length: pictures }, (_, i) =>
    element(
      'g',
      {},
      element('rect', { x: x + i * 33, y, width: 27, height: 21, fill: 'url(#gilding)' }),
      rect({ x: x + i * 33 + 4, y: y + 4, width: 19, height: 13 }, 'sky'),
    ),
  ),
  ...Array.from({ length: customers }, (_, i) => customerFigure(x + 146 + i * 27, y)),
];

function seatRow(view: View, about: BoardContext, player: Player, y: number): readonly Drawing[] {
  const { seat } = player;
  const box = { x: LEFT, y, width: WIDTH, height: rowHeight(view, seat) };
  const isAwaited = about.awaiting.some((one) => one.seat === seat);
  const ranked =
    about.outcome?.result === 'ranking'
      ? about.outcome.ranking.find((line) => line.seat === seat)
      : undefined;
  const who = `${nameOf(about, seat)}${seat === about.you ? ' (you)' : ''}${about.seats[seat]?.resigned ? ', left' : ''}`;
  return [
    ...panel(box),
    ...(isAwaited ? [outline(box, 'line-gold', 4, 5)] : []),
    element('circle', {
      cx: LEFT + 26,
      cy: y + 23,
      r: 14,
      ...(ranked || isAwaited ? { fill: 'url(#gilding)' } : { class: 'hollow' }),
    }),
    ...(ranked
      ? [
          lettering(LEFT + 26, y + 30, String(ranked.place), {
            size: 20,
            look: 'card-ink bold',
            anchor: 'middle',
          }),
        ]
      : []),
    lettering(LEFT + 50, y + 30, fitted(who, 296, 21), { size: 21, look: 'ink bold' }),
    lettering(LEFT + 478, y + 31, money(player.cash), { size: 24, look: 'ink bold', anchor: 'end' }),
    ...icons(player, LEFT + 505, y + 12),
    ...heldLines(view, seat, y + ROW + 15),
  ];
}

export function seatRows(view: View, about: BoardContext, top: number): readonly Drawing[] {
  let y = top;
  return view.players.flatMap((player) => {
    const row = seatRow(view, about, player, y);
    y += rowHeight(view, player.seat) + 8;
    return row;
  });
}
