/** A small painting for each category, 64 by 40, in no master's hand. */
import { type Drawing, element, use } from '../../core/drawing/markup.ts';
import type { Colour } from '../../core/drawing/palette.ts';
import { CATEGORIES } from './criteria.ts';

type Category = (typeof CATEGORIES)[number];
type Stroke = readonly [Colour, string];

/** Colour and path of each stroke, the ground first. */
const STROKES: Readonly<Record<Category, readonly Stroke[]>> = {
  biblical: [
    ['deep', 'M0 0H64V40H0Z'],
    ['light', 'M14 40V20C14 9 22 3 32 1C42 3 50 9 50 20V40Z'],
    ['gold', 'M32 6A10 10 0 1 1 31.9 6Z'],
    ['back', 'M18 40C19 28 25 23 32 23S45 28 46 40Z'],
    ['skin', 'M32 10C36 10 37.5 14 36.5 18C35.5 22 28.5 22 27.5 18C26.5 14 28 10 32 10Z'],
    ['sky', 'M25.5 19C24 10 28 8 32 8S40 10 38.5 19L42 28L36 24V15C34 12.5 30 12.5 28 15V24L22 28Z'],
  ],
  portrait: [
    ['shade', 'M0 0H64V40H0Z'],
    ['wood', 'M0 0H64V14C50 26 14 26 0 14Z'],
    ['black', 'M12 40C13 30 23 27 32 27S51 30 52 40Z'],
    ['linen', 'M25 27L32 35L39 27L36 25H28Z'],
    ['skin', 'M32 7C37.5 7 39 12 38 17.5C37 23 34 26 32 26S27 23 26 17.5C25 12 26.5 7 32 7Z'],
    ['hair', 'M25 20C22 8 26 4 32 4S42 8 39 20C39 14 37 11 34 10.5C30 11.5 26 12 25 20Z'],
  ],
  nude: [
    ['back', 'M0 0H64V40H0Z'],
    ['deep', 'M0 0H17C13 10 15 20 0 27Z'],
    ['linen', 'M0 34C14 26 24 30 36 31C48 32 56 27 64 29V40H0Z'],
    [
      'skin',
      'M20 17C22 20 24 22 28 22.5C34 22 38 18 43 18.5C49 20 53 25 61 27.5C60 29.5 56 30 52 29.5C45 30 38 31 31 30C25 31 19 30 15.5 27.5C16 23 17 20 20 17Z',
    ],
    ['skin', 'M17 9C20.5 8.5 22 11 21.5 14C21 17 17.5 18 15.5 16C13.5 13.5 14 9.5 17 9Z'],
    [
      'hair',
      'M12.5 17C11 9 16 5.5 20 7.5C22 8.5 22.5 10 22 11.5C19 10.5 17 12 16.5 16C15.5 18 13.5 18.5 12.5 17Z',
    ],
  ],
  genre: [
    ['wood', 'M0 0H64V40H0Z'],
    ['light', 'M5 4H23V24H5Z'],
    ['wood', 'M13 4H15V24H13ZM5 13H23V15H5Z'],
    ['plank', 'M0 32H64V40H0Z'],
    ['linen', 'M22 30H60L62 34H20Z'],
    ['sky', 'M34 30C29 26 31 20 34 18V14H40V18C43 20 45 26 40 30Z'],
    ['gold', 'M46 30C46 25 57 25 57 30Z'],
    ['ribbon', 'M27 25A3 3 0 1 1 26.9 25Z'],
  ],
  landscape: [
    ['sky', 'M0 0H64V40H0Z'],
    ['light', 'M46 5A6 6 0 1 1 45.9 5Z'],
    ['leaf', 'M0 24C12 13 22 16 32 22C42 26 52 16 64 18V40H0Z'],
    ['gold', 'M0 31C14 25 26 30 38 29C48 28 56 32 64 30V40H0Z'],
    ['laurel', 'M12 31C9 24 10 14 13 8C16 14 17 24 14 31ZM21 31C19 26 19.5 19 22 14C24.5 19 25 26 23 31Z'],
  ],
  modern: [
    ['linen', 'M0 0H64V40H0Z'],
    ['ribbon', 'M0 0H24V18H0Z'],
    ['gold', 'M44 26H64V40H44Z'],
    ['sky', 'M24 26H44V40H24Z'],
    ['laurel', 'M50 4A8 8 0 1 1 49.9 4Z'],
    ['black', 'M24 0H26.5V40H24ZM0 18H64V20.5H0ZM44 18H46.5V40H44ZM24 28H44V30H24Z'],
  ],
};

export const PAINTINGS: readonly Drawing[] = CATEGORIES.map((category) =>
  element(
    'symbol',
    { id: category, viewBox: '0 0 64 40', preserveAspectRatio: 'xMidYMid slice' },
    ...STROKES[category].map(([colour, d]) => element('path', { d, class: colour })),
  ),
);

interface Painted {
  readonly year: number;
  readonly categories: readonly Category[];
}

/** The painting of a picture; one of two categories is a diptych. Odd years are painted the other way round. */
export function painted(
  { year, categories }: Painted,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Drawing {
  const width = box.width / categories.length;
  const panels = categories.map((category, i) =>
    use(category, box.x + i * width, box.y, { width, height: box.height }),
  );
  const mirror = `translate(${2 * box.x + box.width} 0) scale(-1 1)`;
  return element('g', year % 2 === 1 ? { transform: mirror } : {}, ...panels);
}
