/** The picture of a position: five easels, the stacks, a customer with the offers, the seats, the viewer's hand. */
import { heading, path, plate, rect } from '../../core/drawing/frames.ts';
import { lettering } from '../../core/drawing/letters.ts';
import { type Drawing, element, placed } from '../../core/drawing/markup.ts';
import { sheet, TOP } from '../../core/drawing/sheet.ts';
import { money } from '../../core/drawing/telling.ts';
import type { BoardContext } from '../../core/game.ts';
import { PAINTINGS } from './paintings.ts';
import { said } from './retold.ts';
import type { View } from './schema.ts';
import { saleHeight, salePanel, seatRows, seatsHeight } from './seats.ts';
import { CUSTOMER_CARD, customerCard, TILE, tile } from './tiles.ts';

const WIDTH = 800;
const LEFT = 26;
const PITCH = 150.5;
const EASELS = TOP + 26;
const STACKS = EASELS + TILE.height + 88;
const SALE = STACKS + 96;

/** An easel with its tile; the price lies on the ledge. */
function easel(
  price: number,
  picture: View['market'][number]['picture'] | undefined,
  i: number,
): readonly Drawing[] {
  const x = LEFT + i * PITCH;
  const middle = x + TILE.width / 2;
  const foot = EASELS + TILE.height + 58;
  return [
    path(
      `M${middle - 8} ${EASELS - 16}L${x + 4} ${foot}M${middle + 8} ${EASELS - 16}L${x + TILE.width - 4} ${foot}M${middle} ${EASELS - 16}V${foot - 8}`,
      'line-wood',
      7,
    ),
    ...(picture === undefined ? [rect({ x, y: EASELS, ...TILE }, 'hollow', 4)] : [tile(picture, x, EASELS)]),
    rect({ x: x - 1, y: EASELS + TILE.height, width: TILE.width + 2, height: 9 }, 'plank', 2),
    ...plate(middle, EASELS + TILE.height + 15, money(price), 23),
  ];
}

function pile(
  x: number,
  count: number,
  words: readonly [string, string],
  isOpen: boolean,
): readonly Drawing[] {
  const card = element('rect', { x: 0, y: 0, width: 40, height: 52, rx: 4, class: isOpen ? 'card' : 'back' });
  const edge = element('rect', {
    x: 3,
    y: 3,
    width: 34,
    height: 46,
    rx: 2,
    class: isOpen ? 'line-edge' : 'line-gold',
    'stroke-width': 1.5,
  });
  return [
    ...(count > 1
      ? [
          placed(x + 5, STACKS + 5, [
            element('rect', { x: 0, y: 0, width: 40, height: 52, rx: 4, class: 'edge' }),
          ]),
        ]
      : []),
    ...(count > 0
      ? [placed(x, STACKS, [card, edge])]
      : [element('rect', { x, y: STACKS, width: 40, height: 52, rx: 4, class: 'hollow' })]),
    lettering(x + 54, STACKS + 32, String(count), { size: 36, look: 'ink bold' }),
    lettering(x + 54 + (count > 9 ? 46 : 28), STACKS + 19, words[0], { size: 18, look: 'soft' }),
    lettering(x + 54 + (count > 9 ? 46 : 28), STACKS + 39, words[1], { size: 18, look: 'soft' }),
  ];
}

const stacks = (view: View): readonly Drawing[] => [
  ...pile(LEFT, view.pictureStack, ['pictures', 'to come'], false),
  ...pile(LEFT + 190, view.customerStack, ['customers', 'to come'], false),
  ...pile(LEFT + 384, view.discardedPictures.length, ['pictures', 'gone'], true),
  ...pile(LEFT + 570, view.discardedCustomers.length, ['customers', 'gone'], true),
];

/** The hand of the viewer while the game runs; afterwards all hands are shown with their seats. */
function hand(view: View, y: number): readonly Drawing[] {
  if (view.hand === null || view.hands !== undefined) return [];
  const { pictures, customers } = view.hand;
  const right = LEFT + 4 * PITCH + 8;
  return [
    heading(LEFT, y, `Your pictures · ${pictures.length}`),
    ...pictures.map((id, i) => tile(id, LEFT + i * PITCH, y + 16)),
    heading(right, y, `Customers · ${customers.length}`),
    ...customers.map((id, i) => customerCard(id, right, y + 16 + i * (CUSTOMER_CARD.height + 8))),
  ];
}

export function board(view: View, about: BoardContext): string {
  const seats = SALE + saleHeight(view);
  const below = seats + seatsHeight(view) + 38;
  const isHandShown = view.hand !== null && view.hands === undefined;
  return sheet({
    game: 'Der Prestel Kunstmarkt',
    about,
    tasks: { turn: 'take a turn', offer: 'offer or pass' },
    width: WIDTH,
    bottom: isHandShown ? below + TILE.height + 18 : below - 36,
    said: said(view, about),
    symbols: PAINTINGS,
    body: [
      ...view.market.flatMap(({ price, picture }, i) => easel(price, picture, i)),
      ...stacks(view),
      ...salePanel(view, about, SALE),
      ...seatRows(view, about, seats),
      ...hand(view, below),
    ],
  });
}
