/** A table whose seats are not all taken: nothing is dealt, so the frames on the wall are those of the guests. */
import type { BoardContext } from '../game.ts';
import { frame, plate, rect, wire } from './frames.ts';
import { lines, wrapped } from './letters.ts';
import { type Drawing, element, use } from './markup.ts';
import { SYMBOLS } from './pips.ts';
import { sheet, TOP } from './sheet.ts';
import { nameOf } from './telling.ts';

const WIDTH = 720;
const SITTERS = ['Q', 'K', 'J'] as const;

function guest(about: BoardContext, seat: number, pitch: number): readonly Drawing[] {
  const width = 88;
  const x = 26 + pitch * (seat + 0.5) - width / 2;
  const inside = { x, y: TOP + 52, width, height: width * 1.2 };
  const isOpen = about.seats[seat]?.kind === 'open';
  const name = seat === about.you ? `${nameOf(about, seat)} (you)` : nameOf(about, seat);
  const middle = { size: 20, look: isOpen ? 'soft italic' : 'ink', anchor: 'middle' } as const;
  return [
    ...wire(x + width / 2, TOP, inside.y - 8, width / 2),
    ...frame(inside, isOpen ? 'plain' : 'gilded'),
    rect(inside, isOpen ? 'hollow' : 'wash-D'),
    ...(isOpen
      ? []
      : [use(SITTERS[seat % 3] ?? 'J', x, inside.y, { width, height: inside.height, class: 'black' })]),
    ...plate(x + width / 2, inside.y + inside.height + 14, String(seat), 17),
    ...lines(x + width / 2, inside.y + inside.height + 62, wrapped(name, pitch - 10, 20, 2), middle),
  ];
}

/** The picture of a table before the deal. */
export const waitingRoom = (game: string, about: BoardContext): string =>
  sheet({
    game,
    about,
    tasks: {},
    width: WIDTH,
    bottom: TOP + 252,
    symbols: SYMBOLS,
    said: about.seats.map((_, seat) => `Seat ${seat}: ${nameOf(about, seat)}.`),
    body: about.seats.map((_, seat) =>
      element('g', {}, ...guest(about, seat, (WIDTH - 52) / about.seats.length)),
    ),
  });
