/** The four suits and the three courts as symbols. They take the colour of the card they are used on. */

import type { Suit } from '../cards.ts';
import { type Drawing, element } from './markup.ts';

const SHAPES: Readonly<Record<Suit, string>> = {
  S: 'M16 2C19 9 29 13 29 20.5C29 25 25.5 27.5 22 27.5C19.8 27.5 18 26.5 17 25C17.2 27.5 18.5 29.5 20.5 30.5H11.5C13.5 29.5 14.8 27.5 15 25C14 26.5 12.2 27.5 10 27.5C6.5 27.5 3 25 3 20.5C3 13 13 9 16 2Z',
  H: 'M16 29.5C13 24.5 2.5 19 2.5 10.8C2.5 6 6 3 9.7 3C12.5 3 14.8 4.5 16 7.2C17.2 4.5 19.5 3 22.3 3C26 3 29.5 6 29.5 10.8C29.5 19 19 24.5 16 29.5Z',
  D: 'M16 1.5C18.5 7 22.5 12 26.5 16C22.5 20 18.5 25 16 30.5C13.5 25 9.5 20 5.5 16C9.5 12 13.5 7 16 1.5Z',
  C: 'M16 2.5A6.3 6.3 0 0 1 20.6 13.1A6.3 6.3 0 1 1 17 22C17.2 26.5 18.5 29 20.5 30.5H11.5C13.5 29 14.8 26.5 15 22A6.3 6.3 0 1 1 11.4 13.1A6.3 6.3 0 0 1 16 2.5Z',
};

const path = (d: string, look?: string): Drawing =>
  element('path', { d, ...(look === undefined ? { fill: 'currentColor' } : { class: look }) });
const dot = (cx: number, cy: number, r: number, look?: string): Drawing =>
  element('circle', { cx, cy, r, ...(look === undefined ? { fill: 'currentColor' } : { class: look }) });
const eyes = (y: number): readonly Drawing[] => [dot(25.8, y, 1.3, 'hair'), dot(34.2, y, 1.3, 'hair')];
const head = (cy: number, rx: number, ry: number): Drawing =>
  element('ellipse', { cx: 30, cy, rx, ry, class: 'skin' });

/** Robe, ermine, beard and crown. */
const KING = [
  path('M3 72C4 57 14 52 23 50H37C46 52 56 57 57 72Z'),
  path('M13 56C20 50 26 50 30 56C34 50 40 50 47 56L45 72H39L30 60L21 72H15Z', 'linen'),
  ...[18, 42].flatMap((x) => [dot(x, 60, 1.1, 'hair'), dot(x, 67, 1.1, 'hair')]),
  path('M17.5 26C15 40 17 46 20 48H40C43 46 45 40 42.5 26Z', 'hair'),
  head(31, 11, 13),
  path(
    'M18.7 31C18 46 24 57 30 57C36 57 42 46 41.3 31C40 36 37.5 37.5 34 36.8C32 36.2 31 36.5 30 37.2C29 36.5 28 36.2 26 36.8C22.5 37.5 20 36 18.7 31Z',
    'hair',
  ),
  path('M26.5 40.5C28.5 41.8 31.5 41.8 33.5 40.5C32.5 43 27.5 43 26.5 40.5Z', 'ribbon'),
  ...eyes(29),
  path('M17 22.5L13.5 6.5L22 13.5L30 3L38 13.5L46.5 6.5L43 22.5C35 20 25 20 17 22.5Z', 'gold'),
  dot(30, 15.5, 2.2),
  ...[13.5, 46.5].map((x) => dot(x, 6, 2, 'gold')),
  dot(30, 3, 2.2, 'gold'),
];

const NECKLACE = [
  [23, 57],
  [26.3, 59],
  [30, 59.8],
  [33.7, 59],
  [37, 57],
] as const;

/** Long hair, a low neckline with pearls, a diadem. */
const QUEEN = [
  path('M15 36C10 17 21 8 30 8C39 8 50 17 45 36C47 46 49 52 44 58H16C11 52 13 46 15 36Z', 'hair'),
  path('M8 72C10 60 20 57 26 54V45H34V54C40 57 50 60 52 72Z', 'skin'),
  path('M6 72C7 63 12 60 17 59C20 66 25 69 30 69C35 69 40 66 43 59C48 60 53 63 54 72Z'),
  head(32, 10, 13),
  path(
    'M19 33C17.5 20 25 15.5 30 15.5C35 15.5 42.5 20 41 33C39.5 26 35 22 30 21.5C25 22 20.5 26 19 33Z',
    'hair',
  ),
  ...eyes(32),
  path('M27 39.3C28.5 38.5 29.3 38.7 30 39.2C30.7 38.7 31.5 38.5 33 39.3C32 41.5 28 41.5 27 39.3Z', 'ribbon'),
  ...[19.6, 40.4].map((x) => dot(x, 40, 1.7, 'gold')),
  ...NECKLACE.map(([x, y]) => dot(x, y, 1.6, 'linen')),
  path('M18 19.5L15.5 9.5L23 13.5L30 4L37 13.5L44.5 9.5L42 19.5C35 14.8 25 14.8 18 19.5Z', 'gold'),
  dot(30, 12.3, 1.9),
];

/** A pageboy with ruff, beret and feather. */
const JACK = [
  path('M5 72C6 60 15 57 22 55H38C45 57 54 60 55 72Z'),
  path('M30 58V72', 'line-gold'),
  path('M16.5 41C13 24 20 15 30 15C40 15 47 24 43.5 41C43 47 37 47 37 44H23C23 47 17 47 16.5 41Z', 'hair'),
  path('M25.5 42H34.5V54H25.5Z', 'skin'),
  head(33, 9.8, 12.5),
  path('M20 28C24 26.5 36 26.5 40 28L41 21H19Z', 'hair'),
  ...[18, 24, 30, 36, 42].map((x) => dot(x, 55.5, 4.2, 'linen')),
  path('M16 55.5H44', 'line-edge'),
  ...eyes(33),
  path('M27.3 40.2C29 41.3 31 41.3 32.7 40.2C31.7 42.3 28.3 42.3 27.3 40.2Z', 'ribbon'),
  path('M12 23.5C8 12 24 3.5 39 7.5C51 10.5 52 21 47.5 24.5C38 19.5 22 19.5 12 23.5Z'),
  path('M14 22.3C23 18.6 37 18.6 46.5 23.3', 'line-gold'),
  path('M42 14C43 4 53 -1 57 4C59 8 56 16 51 19C54 13 54 8 51 8C47 8 44 11 42 14Z', 'gold'),
];

const symbol = (id: string, viewBox: string, children: readonly Drawing[]): Drawing =>
  element('symbol', { id, viewBox }, ...children);

/** Ids `S H D C` (32 by 32) and `J Q K` (60 by 72). */
export const SYMBOLS: readonly Drawing[] = [
  ...Object.entries(SHAPES).map(([suit, d]) => symbol(suit, '0 0 32 32', [path(d)])),
  symbol('K', '0 0 60 72', KING),
  symbol('Q', '0 0 60 72', QUEEN),
  symbol('J', '0 0 60 72', JACK),
];
