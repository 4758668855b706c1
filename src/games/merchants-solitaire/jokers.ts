/** The Jokers as they are drawn, and the pack that they come with. */
import { path } from '../../core/drawing/frames.ts';
import { lettering } from '../../core/drawing/letters.ts';
import { type Drawing, element, placed, use } from '../../core/drawing/markup.ts';
import { packOf } from '../../core/drawing/pack.ts';

/** A vandal's mask. */
export const joker = (x: number, y: number): Drawing =>
  placed(x, y, [
    use('blank', 0, 0),
    lettering(38, 30, 'Joker', { size: 22, look: 'card-ink bold', anchor: 'middle' }),
    path(
      'M10 58C20 50 32 52 38 58C44 52 56 50 66 58C66 76 56 84 46 78C42 76 40 72 38 72C36 72 34 76 30 78C20 84 10 76 10 58Z',
      'back',
    ),
    ...[25, 51].map((cx) => element('ellipse', { cx, cy: 66, rx: 7, ry: 4, class: 'card' })),
  ]);

const drawn = (): Drawing => joker(0, 0);

/** The 52 cards, both Jokers, and the back. */
export const cards = packOf([
  { id: 'X1', name: 'first Joker', drawn },
  { id: 'X2', name: 'second Joker', drawn },
]);
