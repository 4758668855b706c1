/** The picture of a position: three rows of frames on the wall, stock and aces on a side table, the reserve in fans. */
import { type Card, rankOf, suitOf } from '../../core/cards.ts';
import {
  CARD,
  CARD_SYMBOLS,
  colourOf,
  courtOf,
  emptyPlace,
  face,
  faceDown,
  portrait,
  STRIP,
  strip,
} from '../../core/drawing/cards.ts';
import { type Box, frame, heading, outline, rect } from '../../core/drawing/frames.ts';
import { lettering } from '../../core/drawing/letters.ts';
import { type Drawing, element, placed, use } from '../../core/drawing/markup.ts';
import { sheet, TOP } from '../../core/drawing/sheet.ts';
import type { BoardContext } from '../../core/game.ts';
import { FINISHED_HEIGHT, topOf } from './places.ts';
import { said } from './retold.ts';
import { isStarted, ROWS, type Row } from './rows.ts';
import type { View } from './schema.ts';
import { ACES } from './state.ts';

const WIDTH = 720;
const LEFT = 24;
const PITCH = 84;
const ROW = 146;
const SIDE_TABLE = TOP + 3 * ROW + 10;
const RESERVE = SIDE_TABLE + 132;

/** The four steps of a pile as beads below its frame. */
const beads = (x: number, y: number, height: number): readonly Drawing[] =>
  Array.from({ length: FINISHED_HEIGHT }, (_, i) =>
    element('circle', {
      cx: x + (i - 1.5) * 12,
      cy: y,
      r: 4.2,
      class: i < height ? 'gold' : 'line-soft',
      'stroke-width': 1.2,
    }),
  );

/** A finished pile: its court card as a painting, lit from above, with the red dot of a sale. */
function painting(card: Card, box: Box): readonly Drawing[] {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  return [
    ...portrait(card, box.x, box.y, box.width),
    element('circle', { cx: box.x + 9, cy: box.y + 10, r: 10, class: 'card' }),
    use(suitOf(card), box.x + 2, box.y + 3, { width: 14, height: 14, class: colourOf(card) }),
    element('circle', { cx: right - 1, cy: bottom + 9, r: 6, class: 'ribbon' }),
    outline(box, 'line-shade', 1),
  ];
}

function hung(pile: readonly Card[], row: Row, box: Box): readonly Drawing[] {
  const top = topOf(pile);
  if (top === undefined) {
    const words = { size: 34, look: 'soft italic', anchor: 'middle' } as const;
    return [
      rect(box, 'hollow'),
      outline(box, 'line-soft', 1.5, 0, true),
      lettering(box.x + box.width / 2, box.y + 48, row.sequence[0], words),
    ];
  }
  const isStart = isStarted(pile, row);
  if (isStart && pile.length === FINISHED_HEIGHT) return [...frame(box, 'gilded', 7), ...painting(top, box)];
  const middle =
    courtOf(top) === undefined
      ? [use(suitOf(top), 17, 40, { width: 26, height: 26 })]
      : portrait(top, 15, 34, 32);
  const card = placed(box.x, box.y, [
    element(
      'g',
      { class: colourOf(top) },
      lettering(4, 28, rankOf(top), { size: 29, look: 'bold' }),
      use(suitOf(top), 38, 7, { width: 20, height: 20 }),
      ...middle,
    ),
  ]);
  return [...frame(box, isStart ? 'gilded' : 'plain', isStart ? 7 : 4), rect(box, 'card'), card];
}

const hangingRow = (view: View, row: Row, r: number): readonly Drawing[] => [
  lettering(WIDTH / 2, TOP + r * ROW + 14, row.sequence.join(' · '), {
    size: 17,
    look: 'soft',
    anchor: 'middle',
  }),
  ...view.gallery[row.key].flatMap((pile, i) => {
    const box = { x: LEFT + i * PITCH + 12, y: TOP + r * ROW + 30, width: 60, height: 72 };
    const height = isStarted(pile, row) ? pile.length : 0;
    const isGrowing = height > 0 && height < FINISHED_HEIGHT;
    const place = `${row.letter}${i + 1}`;
    return [
      ...hung(pile, row, box),
      ...(isGrowing ? beads(box.x + 44, box.y + 91, height) : []),
      lettering(box.x + (isGrowing ? 3 : 30), box.y + 96, place, {
        size: 16,
        look: 'soft',
        anchor: 'middle',
      }),
    ];
  }),
];

function sideTable(view: View): readonly Drawing[] {
  const y = SIDE_TABLE;
  const ace = (i: number): Drawing => {
    const out = i < view.acePile;
    const box = { x: 262 + i * 31, y: y + 28, width: 26, height: 36 };
    return element(
      'g',
      {},
      rect(box, out ? 'card' : 'hollow', 3),
      outline(box, out ? 'line-edge' : 'line-soft', 1.2, 3, !out),
      ...(out
        ? [lettering(box.x + 13, box.y + 26, 'A', { size: 22, look: 'bold black', anchor: 'middle' })]
        : []),
    );
  };
  return [
    faceDown(view.stock, LEFT + 10, y + 10, 0.86),
    lettering(LEFT + 92, y + 48, String(view.stock), { size: 40, look: 'ink bold' }),
    lettering(LEFT + 92, y + 72, 'in the stock', { size: 19, look: 'soft' }),
    lettering(262, y + 20, `Aces · ${view.acePile} of ${ACES}`, { size: 20, look: 'ink bold' }),
    ...Array.from({ length: ACES }, (_, i) => ace(i)),
    lettering(WIDTH - 26, y + 48, `${view.finishedPiles}/24`, { size: 40, look: 'ink bold', anchor: 'end' }),
    lettering(WIDTH - 26, y + 72, 'piles finished', { size: 19, look: 'soft', anchor: 'end' }),
  ];
}

function fan(pile: readonly Card[], i: number): readonly Drawing[] {
  const x = LEFT + i * PITCH + 4;
  const y = RESERVE + 14;
  const top = pile.length - 1;
  const cards = pile.map((card, k) => (k === top ? face : strip)(card, x, y + k * STRIP));
  const below = y + Math.max(0, top) * STRIP + CARD.height;
  const words = pile.length < 2 ? `R${i + 1}` : `R${i + 1} · ${pile.length}`;
  return [
    ...(pile.length === 0 ? [emptyPlace(x, y)] : cards),
    lettering(x + CARD.width / 2, below + 22, words, { size: 17, look: 'soft', anchor: 'middle' }),
  ];
}

export function board(view: View, about: BoardContext): string {
  const highest = Math.max(1, ...view.reserve.map((pile) => pile.length));
  return sheet({
    game: 'Picture Gallery',
    about,
    tasks: { move: 'move' },
    width: WIDTH,
    bottom: RESERVE + 14 + (highest - 1) * STRIP + CARD.height + 30,
    said: said(view),
    symbols: CARD_SYMBOLS,
    body: [
      ...ROWS.flatMap((row, r) => hangingRow(view, row, r)),
      ...sideTable(view),
      heading(LEFT + 4, RESERVE + 4, 'Reserve'),
      ...view.reserve.flatMap(fan),
    ],
  });
}
