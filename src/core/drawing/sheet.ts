/** A whole picture: the wall with its rail, the title, who is awaited, and the same in words. */
import type { BoardContext } from '../game.ts';
import { GILDING, rect, WALLPAPER } from './frames.ts';
import { fitted, lettering, lines, widthOf, wrapped } from './letters.ts';
import { type Drawing, element } from './markup.ts';
import { STYLE_SHEET } from './palette.ts';
import { type Status, statusOf, type Tasks } from './telling.ts';

/** Where the drawing of a ruleset begins: below title, status and rail. */
export const TOP = 128;
const MARGIN = 26;
const SKIRTING = 22;

export interface Sheet {
  /** The name of the game. */
  readonly game: string;
  readonly about: BoardContext;
  readonly tasks: Tasks;
  readonly width: number;
  /** Where the drawing of the ruleset ends. */
  readonly bottom: number;
  /** What lies where, a sentence each. */
  readonly said: readonly string[];
  readonly symbols: readonly Drawing[];
  readonly body: readonly Drawing[];
}

function titles({ game, about, width }: Sheet): readonly Drawing[] {
  const left = widthOf(game, 36);
  const title = about.title ?? '';
  const room = width - 2 * MARGIN - left - 24;
  const how = { size: 21, look: 'soft italic', anchor: 'end' } as const;
  const own = title === '' ? [] : wrapped(title, room, how.size, 2);
  return [
    lettering(MARGIN, 46, game, { size: 36, look: 'ink bold italic' }),
    ...lines(width - MARGIN, own.length === 1 ? 45 : 32, own, how),
  ];
}

/** A brass strip while the game runs, a ribbon once it is over. */
function statusStrip({ words, mood }: Status, width: number): readonly Drawing[] {
  const y = 64;
  const size = 23;
  const line = fitted(words, width - 2 * MARGIN - 60, size);
  if (mood === 'running') {
    const box = { x: MARGIN, y, width: widthOf(line, size) + 44, height: 38 };
    return [
      rect(box, 'plate', 19),
      element('rect', { ...box, rx: 19, class: 'line-rail', 'stroke-width': 1.5 }),
      element('circle', { cx: MARGIN + 20, cy: y + 19, r: 6, class: 'gold' }),
      lettering(MARGIN + 34, y + 27, line, { size, look: 'ink' }),
    ];
  }
  const look = mood === 'won' ? 'laurel' : 'ribbon';
  const tail = (x: number, by: number) =>
    `M${x} ${y + 8}H${x + by}L${x + by * 0.7} ${y + 25}L${x + by} ${y + 42}H${x}Z`;
  return [
    element('path', {
      d: tail(MARGIN + 20, -34) + tail(width - MARGIN - 20, 34),
      class: look,
      opacity: 0.75,
    }),
    rect({ x: MARGIN, y, width: width - 2 * MARGIN, height: 42 }, look),
    element('path', {
      d: `M${MARGIN} ${y + 4}H${width - MARGIN}M${MARGIN} ${y + 38}H${width - MARGIN}`,
      class: 'line-gold',
      'stroke-width': 1.5,
    }),
    lettering(width / 2, y + 29, line, { size, look: 'on-ribbon bold', anchor: 'middle' }),
  ];
}

function room(width: number, height: number): readonly Drawing[] {
  const all = { x: 0, y: 0, width, height };
  return [
    element('rect', { ...all, fill: 'url(#paper)' }),
    rect({ x: 0, y: TOP - 14, width, height: 4 }, 'rail'),
    rect({ x: 0, y: TOP - 9, width, height: 1.5 }, 'rail'),
    rect({ x: 0, y: height - SKIRTING, width, height: SKIRTING }, 'dado'),
    rect({ x: 0, y: height - SKIRTING, width, height: 3 }, 'rail'),
  ];
}

/** The picture as an SVG document. Its text alternative says what the drawing shows. */
export function sheet(what: Sheet): string {
  const { game, about, width, bottom, said, symbols, body } = what;
  const height = Math.round(bottom + SKIRTING + 18);
  const status = statusOf(about, what.tasks);
  const name = about.title === null ? game : `${game}: ${about.title}`;
  const text = [`${status.words}.`, ...said].join(' ');
  const picture = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      lang: 'en',
      role: 'img',
      'aria-labelledby': 'board-title board-words',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
    },
    element('title', { id: 'board-title' }, name),
    element('desc', { id: 'board-words' }, text),
    STYLE_SHEET,
    element('defs', {}, GILDING, WALLPAPER, ...symbols),
    ...room(width, height),
    ...titles(what),
    ...statusStrip(status, width),
    ...body,
  );
  return picture.svg;
}
