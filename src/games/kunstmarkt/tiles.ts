/** Pictures and customers as they lie on the table: what is drawn of a card, and what is said of it. */
import { frame, outline, rect } from '../../core/drawing/frames.ts';
import { fitted, lettering, lines, wrapped } from '../../core/drawing/letters.ts';
import { type Drawing, element, placed } from '../../core/drawing/markup.ts';
import { money } from '../../core/drawing/telling.ts';
import type { Criterion } from './criteria.ts';
import { type CustomerId, customerOf, type PictureId, pictureOf } from './deck.ts';
import { painted } from './paintings.ts';

export const TILE = { width: 146, height: 324 } as const;
export const CUSTOMER_CARD = { width: 138, height: 92 } as const;

const MOST: Readonly<Record<Criterion, string>> = {
  famous: 'most famous',
  large: 'largest',
  small: 'smallest',
  old: 'oldest',
  new: 'newest',
};

/** The figure that a customer looks at. */
export function figureOf(id: PictureId, criterion: Criterion): string {
  const { fame, sizeM2, year } = pictureOf(id);
  const figures = {
    famous: `${fame} %`,
    large: `${sizeM2} m²`,
    small: `${sizeM2} m²`,
    old: `${year}`,
    new: `${year}`,
  };
  return figures[criterion];
}

export const pictureTitle = (id: PictureId): string => `“${pictureOf(id).title}” by ${pictureOf(id).artist}`;

/** `“Rye” by Ivan Shishkin (Russia, 1878, 2 m², 16 % known, landscape)`. */
export function pictureInWords(id: PictureId): string {
  const { country, year, sizeM2, fame, categories } = pictureOf(id);
  return `${pictureTitle(id)} (${country}, ${year}, ${sizeM2} m², ${fame} % known, ${categories.join(' and ')})`;
}

/** What the customer looks at, e.g. `portrait` or `France or Spain`. */
export function wantedBy(id: CustomerId): string {
  const { grey } = customerOf(id);
  if (grey === null) return 'any picture';
  return grey.kind === 'category' ? grey.category : grey.countries.join(' or ');
}

const superlativeOf = (id: CustomerId): string => MOST[customerOf(id).black];

export const customerInWords = (id: CustomerId): string =>
  `${wantedBy(id)}, the ${superlativeOf(id)}, pays ${money(customerOf(id).pays)}`;

const LETTERS = 18;
/** As many lines have room on a tile. */
const CAPTION = 7;

/** Artist and title in the lines of a tile. */
export function caption(id: PictureId): readonly [readonly string[], readonly string[]] {
  const { artist, title } = pictureOf(id);
  const room = TILE.width - 12;
  const by = wrapped(artist, room, LETTERS, 3);
  return [by, wrapped(title, room, LETTERS, CAPTION - by.length)];
}

/** A picture tile with all that is printed on it. */
export function tile(id: PictureId, x: number, y: number): Drawing {
  const { country, year, sizeM2, fame, categories } = pictureOf(id);
  const canvas = { x: 12, y: 12, width: TILE.width - 24, height: 74 };
  const [by, called] = caption(id);
  const fact = { size: 18, look: 'card-soft' } as const;
  return placed(x, y, [
    rect({ x: 0, y: 0, ...TILE }, 'card', 4),
    outline({ x: 0, y: 0, ...TILE }, 'line-edge', 1.5, 4),
    ...frame(canvas, 'gilded', 5),
    painted({ year, categories }, canvas),
    ...lines(8, 121, by, { size: LETTERS, look: 'card-ink bold' }),
    ...lines(8, 121 + by.length * 20.5, called, { size: LETTERS, look: 'card-ink italic' }),
    element('path', { d: `M8 253H${TILE.width - 8}`, class: 'line-edge', 'stroke-width': 1 }),
    ...lines(8, 274, [categories.join(', '), country, `${year} · ${sizeM2} m²`], fact),
    ...famePlate(fame),
  ]);
}

/** Recognition in per cent on a seal at the frame's corner. */
const famePlate = (fame: number): readonly Drawing[] => [
  element('circle', { cx: TILE.width - 24, cy: 82, r: 21, fill: 'url(#gilding)' }),
  element('circle', { cx: TILE.width - 24, cy: 82, r: 21, class: 'line-deep', 'stroke-width': 1 }),
  lettering(TILE.width - 24, 88, `${fame}%`, { size: 18, look: 'card-ink bold', anchor: 'middle' }),
];

/** A customer's card: what is looked at, what wins, what is paid. */
export function customerCard(id: CustomerId, x: number, y: number): Drawing {
  const box = { x: 0, y: 0, ...CUSTOMER_CARD };
  const wanted = wrapped(wantedBy(id), box.width - 16, 17, 2);
  const first = wanted.length === 1 ? 30 : 22;
  return placed(x, y, [
    rect(box, 'card', 8),
    outline(box, 'line-edge', 1.5, 8),
    element('path', {
      d: `M0 66H${box.width}V84Q${box.width} 92 ${box.width - 8} 92H8Q0 92 0 84Z`,
      class: 'back',
    }),
    ...lines(9, first, wanted, { size: 17, look: 'card-ink bold' }, 18),
    lettering(9, first + wanted.length * 18 + 2, fitted(superlativeOf(id), box.width - 12, 17), {
      size: 17,
      look: 'card-ink italic',
    }),
    lettering(box.width / 2, 86, money(customerOf(id).pays), {
      size: 20,
      look: 'on-ribbon bold',
      anchor: 'middle',
    }),
  ]);
}
