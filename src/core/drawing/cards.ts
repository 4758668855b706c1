/** Playing cards, 76 by 104: a large index that stays legible when the picture is small. */
import { type Card, numberOf, rankOf, suitOf } from '../cards.ts';
import { outline, rect } from './frames.ts';
import { lettering } from './letters.ts';
import { type Drawing, element, placed, use } from './markup.ts';
import { SYMBOLS } from './pips.ts';

export const CARD = { width: 76, height: 104 } as const;
/** How much of a card shows above the one that lies on it. */
export const STRIP = 36;

const WHOLE = { x: 0, y: 0, ...CARD };
const PORTRAIT = { x: 14, y: 38, width: 48, height: 60 };

export const colourOf = (card: Card): 'red' | 'black' => (/[HD]$/.test(card) ? 'red' : 'black');
/** The letter of a court card's portrait; undefined for aces and numbers. */
export const courtOf = (card: Card): string | undefined => (numberOf(card) > 10 ? rankOf(card) : undefined);
const ground = (card: Card): `wash-${ReturnType<typeof suitOf>}` => `wash-${suitOf(card)}`;

/** What the backs of cards are printed with. */
export const LOZENGE: Drawing = element(
  'pattern',
  { id: 'lozenge', width: 14, height: 14, patternUnits: 'userSpaceOnUse' },
  rect({ x: 0, y: 0, width: 14, height: 14 }, 'back'),
  element('path', { d: 'M7 1L13 7L7 13L1 7Z', class: 'line-gold', 'stroke-width': 1 }),
  element('circle', { cx: 7, cy: 7, r: 1.5, class: 'gold' }),
);

/** What every board with cards defines. */
export const CARD_SYMBOLS: readonly Drawing[] = [
  ...SYMBOLS,
  element('g', { id: 'blank' }, rect(WHOLE, 'card', 6), outline(WHOLE, 'line-edge', 1.5, 6)),
  LOZENGE,
  element(
    'g',
    { id: 'back-side' },
    rect(WHOLE, 'card', 6),
    element('rect', { x: 5, y: 5, width: 66, height: 94, rx: 3, fill: 'url(#lozenge)' }),
    outline(WHOLE, 'line-edge', 1.5, 6),
  ),
];

/** The portrait of a jack, queen or king on the ground of its suit. */
export function portrait(card: Card, x: number, y: number, width: number): readonly Drawing[] {
  const court = courtOf(card);
  if (court === undefined) return [];
  const box = { x, y, width, height: width * 1.2 };
  return [
    rect(box, ground(card)),
    use(court, x, y, { width: box.width, height: box.height, class: colourOf(card) }),
  ];
}

const pip = (card: Card, x: number, y: number, size: number): Drawing =>
  use(suitOf(card), x, y, { width: size, height: size });

const index = (card: Card): readonly Drawing[] => [
  lettering(6, 28, rankOf(card), { size: 30, look: 'bold' }),
  pip(card, 46, 6, 24),
];

function middle(card: Card): readonly Drawing[] {
  if (courtOf(card) !== undefined) {
    return [...portrait(card, PORTRAIT.x, PORTRAIT.y, PORTRAIT.width), outline(PORTRAIT, 'line-gold', 2)];
  }
  if (rankOf(card) !== 'A') return [pip(card, 18, 47, 40)];
  return [
    element('circle', { cx: 38, cy: 68, r: 28, class: 'line-gold', 'stroke-width': 1.5 }),
    pip(card, 17, 47, 42),
  ];
}

/** A card face up. */
export const face = (card: Card, x: number, y: number, scale = 1): Drawing =>
  placed(
    x,
    y,
    [use('blank', 0, 0), element('g', { class: colourOf(card) }, ...index(card), ...middle(card))],
    scale,
  );

/** A card of which others leave only the upper edge. */
export const strip = (card: Card, x: number, y: number): Drawing =>
  placed(x, y, [use('blank', 0, 0), element('g', { class: colourOf(card) }, ...index(card))]);

/** A card of which others leave only the left edge, 34 wide: the suit stands below the rank. */
export const spine = (card: Card, x: number, y: number): Drawing =>
  placed(x, y, [
    use('blank', 0, 0),
    element(
      'g',
      { class: colourOf(card) },
      lettering(18, 28, rankOf(card), { size: 26, look: 'bold', anchor: 'middle' }),
      pip(card, 8, 36, 20),
    ),
  ]);

/** A pile face down, as thick as it is high; nothing when it is empty. */
export function faceDown(count: number, x: number, y: number, scale = 1): Drawing {
  const layers = count === 0 ? 0 : 1 + Math.min(3, Math.floor(count / 12));
  const cards = Array.from({ length: layers }, (_, i) => use('back-side', i * 2.5, -i * 2.5));
  return placed(x, y, count === 0 ? [emptyPlace(0, 0)] : cards, scale);
}

/** A place where no card lies. */
export const emptyPlace = (x: number, y: number, scale = 1): Drawing =>
  placed(
    x,
    y,
    [
      element('rect', { ...WHOLE, rx: 6, class: 'hollow', opacity: 0.55 }),
      outline(WHOLE, 'line-soft', 1.5, 6, true),
    ],
    scale,
  );
