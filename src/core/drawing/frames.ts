/** Frames, plates and what they hang on. */
import { type Lettering, lettering, widthOf } from './letters.ts';
import { type Drawing, element, placed } from './markup.ts';
import type { Colour } from './palette.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const rect = (box: Box, look: Colour, rx = 0): Drawing =>
  element('rect', { ...box, ...(rx === 0 ? {} : { rx }), class: look });

/** A rectangle without a filling. `dashed` for places where something may come to lie. */
export const outline = (box: Box, look: string, width = 1, rx = 0, dashed = false): Drawing =>
  element('rect', {
    ...box,
    ...(rx === 0 ? {} : { rx }),
    class: look,
    'stroke-width': width,
    ...(dashed ? { 'stroke-dasharray': '5 5' } : {}),
  });

export const path = (d: string, look: string, width?: number): Drawing =>
  element('path', { d, class: look, ...(width === undefined ? {} : { 'stroke-width': width }) });

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A gilded frame around a box, with its shadow on the wall; `plain` is of dark wood. */
export function frame(inside: Box, kind: 'gilded' | 'plain', border = 8): readonly Drawing[] {
  const outside = grown(inside, border);
  const shadow = element('rect', {
    ...outside,
    x: outside.x + 3,
    y: outside.y + 5,
    class: 'shade',
    opacity: 0.3,
  });
  if (kind === 'plain') return [shadow, rect(outside, 'wood', 1), outline(grown(inside, 1), 'line-edge', 1)];
  const { x, y, width, height } = outside;
  return [
    shadow,
    element('rect', { x, y, width, height, rx: 2, fill: 'url(#gilding)' }),
    outline(grown(outside, -0.5), 'line-deep', 1, 2),
    ...(border < 6 ? [] : [outline(grown(inside, border * 0.45), 'line-deep', 1)]),
    outline(grown(inside, border < 6 ? 0.5 : 1), 'line-shade', border < 6 ? 1 : 2),
  ];
}

/** The wire by which a frame hangs from the rail at `top`. */
export const wire = (x: number, top: number, y: number, spread: number): readonly Drawing[] => [
  path(`M${x - spread} ${y}L${x} ${top}L${x + spread} ${y}`, 'line-thread', 1.5),
  element('circle', { cx: x, cy: top, r: 3, class: 'gold' }),
];

/** A brass plate with a few words, centred on `x`. */
export function plate(x: number, y: number, words: string, size: number): readonly Drawing[] {
  const width = widthOf(words, size) + size * 0.9;
  const box = { x: x - width / 2, y, width, height: size * 1.42 };
  return [
    element('rect', { ...box, rx: 2, fill: 'url(#gilding)' }),
    lettering(x, y + size * 1.06, words, { size, look: 'card-ink bold', anchor: 'middle' }),
  ];
}

/** The heading of a part of the table. */
export const heading = (x: number, y: number, words: string, how: Partial<Lettering> = {}): Drawing =>
  lettering(x, y, words, { size: 21, look: 'ink bold', ...how });

/** A panel of paper that writing stands on. */
export const panel = (box: Box): readonly Drawing[] => [
  rect(box, 'plate', 5),
  outline(box, 'line-rail', 1.5, 5),
];

export const GILDING: Drawing = element(
  'linearGradient',
  { id: 'gilding', x1: 0, y1: 0, x2: 1, y2: 1 },
  element('stop', { offset: 0, class: 'stop-light' }),
  element('stop', { offset: 0.45, class: 'stop-gold' }),
  element('stop', { offset: 1, class: 'stop-deep' }),
);

/** Striped damask, 48 by 48. */
export const WALLPAPER: Drawing = element(
  'pattern',
  { id: 'paper', width: 48, height: 48, patternUnits: 'userSpaceOnUse' },
  rect({ x: 0, y: 0, width: 48, height: 48 }, 'wall'),
  rect({ x: 0, y: 0, width: 24, height: 48 }, 'stripe'),
  placed(12, 12, [
    path('M0-9C4-4 7-2 7 2C7 5 4 6 2 5C3 7 4 9 6 10H-6C-4 9-3 7-2 5C-4 6-7 5-7 2C-7-2-4-4 0-9Z', 'wall'),
  ]),
  placed(36, 36, [path('M0-8C2-3 6 0 6 3C6 6 2 8 0 10C-2 8-6 6-6 3C-6 0-2-3 0-8Z', 'stripe')]),
);
