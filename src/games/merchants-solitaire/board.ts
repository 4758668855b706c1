/** The picture of a position: the shop's cabinet, the customer at the counter, what waits and what is in stock. */
import type { Card } from '../../core/cards.ts';
import { CARD, CARD_SYMBOLS, emptyPlace, face, faceDown, spine } from '../../core/drawing/cards.ts';
import { frame, heading, outline, panel, path, plate, rect } from '../../core/drawing/frames.ts';
import { lettering } from '../../core/drawing/letters.ts';
import { type Drawing, element, placed, use } from '../../core/drawing/markup.ts';
import { sheet, TOP } from '../../core/drawing/sheet.ts';
import type { BoardContext } from '../../core/game.ts';
import { joker } from './jokers.ts';
import { said } from './retold.ts';
import { rankOf } from './rules.ts';
import type { CardOrJoker, View } from './schema.ts';
import { isJoker } from './state.ts';

const WIDTH = 720;
const LEFT = 26;
const CUBBY = { width: 100, height: 132 } as const;
const CABINET = { x: LEFT, y: TOP + 12, width: 4 * CUBBY.width + 30, height: 2 * CUBBY.height + 34 } as const;
const COUNTER = LEFT + CABINET.width + 22;
const QUEUE = CABINET.y + CABINET.height + 18;
const PILES = QUEUE + 92;
const STANDING = PILES + 156;
/** The standing that wins (MS-9). */
const NOVICE = 10;

/** Turned over and out of use; its card is known all the same. */
const vandalised = (item: Card, x: number, y: number): readonly Drawing[] => [
  use('back-side', x, y),
  path(`M${x + 40} ${y + 2}L${x + 30} ${y + 34}L${x + 46} ${y + 58}L${x + 28} ${y + 102}`, 'line-card', 3),
  placed(x + 12, y + 30, [face(item, 0, 0, 0.68)]),
];

function cabinet({ shelves }: View): readonly Drawing[] {
  const cubbies = shelves.flatMap(({ item, faceDown: isOut }, i) => {
    const x = CABINET.x + 12 + (i % 4) * (CUBBY.width + 2);
    const y = CABINET.y + 12 + Math.floor(i / 4) * (CUBBY.height + 6);
    const inside = { x, y, ...CUBBY };
    const card = { x: x + (CUBBY.width - CARD.width) / 2, y: y + 8 };
    return [
      rect(inside, 'niche', 3),
      rect({ ...inside, y: y + CUBBY.height - 20, height: 20 }, 'plank'),
      lettering(x + CUBBY.width / 2, y + CUBBY.height - 4, String(i + 1), {
        size: 17,
        look: 'on-ribbon bold',
        anchor: 'middle',
      }),
      ...(item === null ? [] : isOut ? vandalised(item, card.x, card.y) : [face(item, card.x, card.y)]),
    ];
  });
  const shadow = element('rect', {
    ...CABINET,
    y: CABINET.y + 6,
    x: CABINET.x + 4,
    rx: 4,
    class: 'shade',
    opacity: 0.35,
  });
  return [shadow, rect(CABINET, 'wood', 4), outline(CABINET, 'line-deep', 2, 4), ...cubbies];
}

function customer({ customer: who, usedItem, offer }: View): readonly Drawing[] {
  const x = COUNTER;
  const y = CABINET.y;
  if (who === null || usedItem === null || offer === null) {
    return [
      ...panel({ x, y: y + 60, width: 216, height: 110 }),
      lettering(x + 108, y + 108, 'The shop', { size: 26, look: 'ink italic', anchor: 'middle' }),
      lettering(x + 108, y + 142, 'is closed', { size: 26, look: 'ink italic', anchor: 'middle' }),
    ];
  }
  const bubble = `M${x + 8} ${y}H${x + 208}Q${x + 216} ${y} ${x + 216} ${y + 8}V${y + 78}Q${x + 216} ${y + 86} ${x + 208} ${y + 86}H${x + 78}L${x + 52} ${y + 106}L${x + 54} ${y + 86}H${x + 8}Q${x} ${y + 86} ${x} ${y + 78}V${y + 8}Q${x} ${y} ${x + 8} ${y}Z`;
  const inside = { x: x + 10, y: y + 122, width: 84, height: 112 };
  return [
    path(bubble, 'plate'),
    path(bubble, 'line-rail', 1.5),
    lettering(x + 16, y + 52, 'I offer', { size: 24, look: 'ink italic' }),
    lettering(x + 200, y + 62, String(offer), { size: 56, look: 'ink bold', anchor: 'end' }),
    ...frame(inside, 'gilded', 8),
    face(who, inside.x + 4, inside.y + 4),
    face(usedItem, x + 126, y + 130),
    lettering(inside.x + 42, y + 264, 'Customer', { size: 19, look: 'soft', anchor: 'middle' }),
    lettering(x + 164, y + 264, 'brings', { size: 19, look: 'soft', anchor: 'middle' }),
  ];
}

/** Who waits outside, as heads in a row. */
function queue({ line }: View): readonly Drawing[] {
  const heads = Array.from({ length: line }, (_, i) =>
    placed(WIDTH - 62 - i * 38, QUEUE + 2, [
      path('M2 44C2 30 8 26 16 26S30 30 30 44Z', 'wood'),
      element('circle', { cx: 16, cy: 14, r: 10, class: 'wood' }),
    ]),
  );
  return [
    heading(LEFT, QUEUE + 34, `The line · ${line}`),
    ...heads,
    rect({ x: LEFT, y: QUEUE + 46, width: WIDTH - 2 * LEFT, height: 4 }, 'rail'),
  ];
}

const isPlayed = (code: CardOrJoker): code is Card => !isJoker(code);

function piles(view: View): readonly Drawing[] {
  const y = PILES + 12;
  const count = (x: number, n: number, name: string): readonly Drawing[] => [
    heading(x, PILES, name),
    lettering(x + 88, y + 62, String(n), { size: 40, look: 'ink bold' }),
  ];
  const thrown = view.discard.filter(isPlayed).at(-1);
  const top = view.discard.at(-1);
  return [
    ...count(LEFT, view.inventory, 'Inventory'),
    ...(view.inventory > 1 ? [use('back-side', LEFT + 4, y + 3)] : []),
    view.inventoryTop === null ? emptyPlace(LEFT, y) : face(view.inventoryTop, LEFT, y),
    ...count(LEFT + 232, view.usedItems, 'Used items'),
    faceDown(view.usedItems, LEFT + 232, y),
    ...count(LEFT + 464, view.discard.length, 'Discard pile'),
    ...(top === undefined
      ? [emptyPlace(LEFT + 464, y)]
      : top === thrown
        ? [face(top, LEFT + 464, y)]
        : [joker(LEFT + 464, y)]),
  ];
}

/** Cards side by side while they have room, then as spines, in as many rows as it takes. */
const SPINES = 17;
const SPINE_ROW = 66;
const rowsOf = (cards: readonly Card[]): number => Math.max(1, Math.ceil(cards.length / SPINES));

function standing({ standing: cards }: View): readonly Drawing[] {
  const rank = rankOf(cards.length);
  const room = WIDTH - 2 * LEFT - CARD.width;
  const step = Math.min(CARD.width + 6, room / Math.min(SPINES - 1, Math.max(1, cards.length - 1)));
  const fan = cards.map((card, i) => {
    const isWhole = step > CARD.width || i === cards.length - 1 || i % SPINES === SPINES - 1;
    return (isWhole ? face : spine)(
      card,
      LEFT + (i % SPINES) * step,
      STANDING + 14 + Math.floor(i / SPINES) * SPINE_ROW,
    );
  });
  return [
    heading(LEFT, STANDING, `Guild standing · ${cards.length}`),
    ...(cards.length === 0 ? [emptyPlace(LEFT, STANDING + 14)] : fan),
    ...(rank === undefined
      ? [lettering(WIDTH - LEFT, STANDING, `${NOVICE} to win`, { size: 19, look: 'soft', anchor: 'end' })]
      : plate(WIDTH - 100, STANDING - 22, rank, 18)),
  ];
}

export const board = (view: View, about: BoardContext): string =>
  sheet({
    game: 'Merchant’s Solitaire',
    about,
    tasks: { offer: 'trade or decline' },
    width: WIDTH,
    bottom: STANDING + 142 + (rowsOf(view.standing) - 1) * SPINE_ROW,
    said: said(view),
    symbols: CARD_SYMBOLS,
    body: [...cabinet(view), ...customer(view), ...queue(view), ...piles(view), ...standing(view)],
  });
