/** The picture of a position: public sales on the wall, the collectors' portraits, the vault, the assets on a ledge. */
import { type Card, rankOf, SUITS, suitOf } from '../../core/cards.ts';
import { CARD, CARD_SYMBOLS, emptyPlace, face, faceDown, portrait } from '../../core/drawing/cards.ts';
import { frame, heading, outline, panel, plate, rect, wire } from '../../core/drawing/frames.ts';
import { lettering } from '../../core/drawing/letters.ts';
import { type Drawing, use } from '../../core/drawing/markup.ts';
import { sheet, TOP } from '../../core/drawing/sheet.ts';
import type { BoardContext } from '../../core/game.ts';
import { said } from './retold.ts';
import type { View } from './schema.ts';

const WIDTH = 720;
const LEFT = 26;
/** Where the parts begin. */
const PRIVATE = TOP + 242;
const ASSETS = PRIVATE + 164;
const VAULT = ASSETS + 182;
const BOTTOM = VAULT + 122;
const RIGHT = 478;

function publicSales({ publicSales: row }: View): readonly Drawing[] {
  const scale = 1.26;
  const [width, height] = [CARD.width * scale, CARD.height * scale];
  return row.flatMap((card, i) => {
    const x = LEFT + 23 + i * 131;
    const y = TOP + 44;
    const inside = { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
    return [
      ...wire(x + width / 2, TOP, y - 10, width / 2 - 8),
      ...frame(inside, card === null ? 'plain' : 'gilded', 9),
      rect(inside, 'hollow'),
      card === null ? emptyPlace(x, y, scale) : face(card, x, y, scale),
      ...plate(x + width / 2, y + height + 15, String(i + 1), 15),
    ];
  });
}

function privateSales({ privateSales: row, overflow }: View): readonly Drawing[] {
  const places = Array.from({ length: 5 }, (_, i) => {
    const card = row[i];
    const x = LEFT + 12 + i * 86;
    return card === undefined ? emptyPlace(x, PRIVATE + 18) : face(card, x, PRIVATE + 18);
  });
  const late =
    overflow === null
      ? []
      : [
          face(overflow, RIGHT, PRIVATE + 18),
          lettering(RIGHT + 90, PRIVATE + 60, 'No room:', { size: 19, look: 'ink italic' }),
          lettering(RIGHT + 90, PRIVATE + 82, 'market frozen', { size: 19, look: 'ink bold' }),
        ];
  return [heading(LEFT, PRIVATE + 4, 'Private collectors'), ...places, ...late];
}

function drawPile({ drawPile: left, overflow }: View): readonly Drawing[] {
  if (overflow !== null) return [];
  return [
    heading(RIGHT, PRIVATE + 4, 'Draw pile'),
    faceDown(left, RIGHT, PRIVATE + 18),
    lettering(RIGHT + 100, PRIVATE + 82, String(left), { size: 46, look: 'ink bold' }),
    lettering(RIGHT + 100, PRIVATE + 106, left === 1 ? 'card' : 'cards', { size: 19, look: 'soft' }),
  ];
}

/** Each suit's discarded ranks in a line: what is gone can be read at a glance. */
function discard({ discard: pile }: View): readonly Drawing[] {
  const box = { x: RIGHT, y: ASSETS + 14, width: WIDTH - LEFT - RIGHT, height: 126 };
  return [
    heading(RIGHT, ASSETS + 4, `Discard · ${pile.length}`),
    ...panel(box),
    ...SUITS.flatMap((suit, i) => {
      const y = box.y + 28 + i * 28;
      const ranks = [...pile.filter((card) => suitOf(card) === suit)].sort(byNumber).map(rankOf).join(' ');
      const size = ranks.length > 15 ? 18 : 20;
      return [
        use(suit, box.x + 9, y - 16, {
          width: 18,
          height: 18,
          class: suit === 'S' || suit === 'C' ? 'ink' : 'red-ink',
        }),
        lettering(box.x + 34, y, ranks === '' ? '–' : ranks, { size, look: 'ink wide' }),
      ];
    }),
  ];
}

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const byNumber = (a: Card, b: Card): number => ORDER.indexOf(rankOf(a)) - ORDER.indexOf(rankOf(b));

function assets({ assets: row }: View, { you }: BoardContext): readonly Drawing[] {
  const ledge = { x: LEFT, y: ASSETS + 126, width: 436, height: 16 };
  return [
    heading(LEFT, ASSETS + 4, you === null ? 'Assets' : 'Your assets'),
    ...row.map((card, i) => {
      const x = LEFT + 12 + i * 86;
      return card === null ? emptyPlace(x, ASSETS + 20) : face(card, x, ASSETS + 22);
    }),
    rect({ ...ledge, y: ledge.y + 8 }, 'shade', 2),
    rect(ledge, 'plank', 2),
    ...row.map((_, i) =>
      lettering(LEFT + 50 + i * 86, ledge.y + 13, String(i + 1), {
        size: 14,
        look: 'on-ribbon',
        anchor: 'middle',
      }),
    ),
  ];
}

function vault({ vault: owned }: View): readonly Drawing[] {
  const places = SUITS.flatMap((suit, i) =>
    (['J', 'Q', 'K'] as const).flatMap((rank, j) => {
      const card: Card = `${rank}${suit}`;
      const inside = { x: LEFT + 6 + i * 170 + j * 54, y: VAULT + 24, width: 43, height: 52 };
      const isOwned = owned.includes(card);
      return [
        ...frame(inside, isOwned ? 'gilded' : 'plain', 4),
        rect(inside, 'hollow'),
        ...(isOwned
          ? portrait(card, inside.x, inside.y, inside.width)
          : [
              lettering(inside.x + 22, inside.y + 37, rank, {
                size: 26,
                look: 'soft italic',
                anchor: 'middle',
              }),
            ]),
        ...(isOwned ? [outline(inside, 'line-shade', 1)] : []),
      ];
    }),
  );
  const suits = SUITS.flatMap((suit, i) => [
    use(suit, LEFT + 69 + i * 170, VAULT + 91, {
      width: 24,
      height: 24,
      class: suit === 'S' || suit === 'C' ? 'ink' : 'red-ink',
    }),
  ]);
  return [heading(LEFT, VAULT + 4, `Vault · ${owned.length} of 12`), ...places, ...suits];
}

export const board = (view: View, about: BoardContext): string =>
  sheet({
    game: 'Portraits',
    about,
    tasks: { transaction: 'buy or swap' },
    width: WIDTH,
    bottom: BOTTOM,
    said: said(view),
    symbols: CARD_SYMBOLS,
    body: [
      ...publicSales(view),
      ...privateSales(view),
      ...drawPile(view),
      ...assets(view, about),
      ...discard(view),
      ...vault(view),
    ],
  });
