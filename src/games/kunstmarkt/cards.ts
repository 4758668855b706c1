/** The cards of Kunstmarkt as pictures of their own: pictures, customers, and the backs of both. */
import { alone } from '../../core/drawing/alone.ts';
import { LOZENGE } from '../../core/drawing/cards.ts';
import { type Box, frame, GILDING, grown, outline, path, rect } from '../../core/drawing/frames.ts';
import { type Drawing, element } from '../../core/drawing/markup.ts';
import type { CardPictures } from '../../core/game.ts';
import { CUSTOMER_IDS, PICTURE_IDS } from './deck.ts';
import { PAINTINGS } from './paintings.ts';
import { CUSTOMER_CARD, customerCard, customerInWords, pictureInWords, TILE, tile } from './tiles.ts';

interface Leaf {
  readonly id: string;
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  drawn(): Drawing;
}

/** A back with something in its middle that tells which of the two stacks it is of. */
function back(size: Leaf['size'], corner: number, emblem: (middle: Box) => readonly Drawing[]): Drawing {
  const whole = { x: 0, y: 0, ...size };
  const middle = { x: size.width / 2 - 28, y: size.height / 2 - 28, width: 56, height: 56 };
  return element(
    'g',
    {},
    rect(whole, 'card', corner),
    element('rect', { ...grown(whole, -6), rx: 3, fill: 'url(#lozenge)' }),
    outline(whole, 'line-edge', 1.5, corner),
    ...emblem(middle),
  );
}

const emptyFrame = (middle: Box): readonly Drawing[] => [...frame(middle, 'gilded'), rect(middle, 'back')];

const visitor = ({ x, y, width, height }: Box): readonly Drawing[] => [
  element('circle', { cx: x + width / 2, cy: y + height / 2, r: 32, class: 'card' }),
  element('circle', { cx: x + width / 2, cy: y + height / 2, r: 32, class: 'line-gold', 'stroke-width': 2 }),
  path(
    `M${x + 6} ${y + 50}C${x + 6} ${y + 34} ${x + 16} ${y + 28} ${x + 28} ${y + 28}S${x + 50} ${y + 34} ${x + 50} ${y + 50}Z`,
    'back',
  ),
  element('circle', { cx: x + 28, cy: y + 15, r: 12, class: 'back' }),
];

const LEAVES: ReadonlyMap<string, Leaf> = new Map(
  [
    ...PICTURE_IDS.map((id) => ({ id, name: pictureInWords(id), size: TILE, drawn: () => tile(id, 0, 0) })),
    ...CUSTOMER_IDS.map((id) => ({
      id,
      name: `customer: ${customerInWords(id)}`,
      size: CUSTOMER_CARD,
      drawn: () => customerCard(id, 0, 0),
    })),
    { id: 'picture-back', name: 'back of a picture', size: TILE, drawn: () => back(TILE, 4, emptyFrame) },
    {
      id: 'customer-back',
      name: 'back of a customer',
      size: CUSTOMER_CARD,
      drawn: () => back(CUSTOMER_CARD, 8, visitor),
    },
  ].map((leaf: Leaf) => [leaf.id, leaf]),
);

export const cards: CardPictures = {
  all: [...LEAVES.values()].map(({ id, name }) => ({ id, name })),
  draw(id) {
    const leaf = LEAVES.get(id);
    if (leaf === undefined) return undefined;
    return alone({
      id,
      name: leaf.name,
      ...leaf.size,
      symbols: [...PAINTINGS, GILDING, LOZENGE],
      body: leaf.drawn(),
    });
  },
};
