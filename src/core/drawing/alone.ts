/** One card as a picture of its own, with only the definitions and the rules of style that it uses. */
import { type Drawing, element } from './markup.ts';
import { styleSheetFor } from './palette.ts';

export interface Alone {
  readonly id: string;
  /** In words: the text alternative. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What the drawing may use. */
  readonly symbols: readonly Drawing[];
  /** From 0, 0 to width and height. */
  readonly body: Drawing;
}

/** The line round a card has its middle on the card's edge. */
const EDGE = 1;

const idOf = ({ svg }: Drawing): string => / id="([^"]+)"/.exec(svg)?.[1] ?? '';
const usedBy = ({ svg }: Drawing): readonly string[] =>
  [...svg.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id = '']) => id);
const looksOf = ({ svg }: Drawing): readonly string[] =>
  [...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, looks = '']) => looks.split(' '));

/** The symbols that the drawing uses, and those that these use. */
function needed(body: Drawing, symbols: readonly Drawing[]): readonly Drawing[] {
  const ids = new Set(usedBy(body));
  // A set that grows while it is gone through is gone through to its new end.
  for (const id of ids) {
    for (const symbol of symbols) if (idOf(symbol) === id) for (const more of usedBy(symbol)) ids.add(more);
  }
  return symbols.filter((symbol) => ids.has(idOf(symbol)));
}

/** The card as an SVG document. */
export function alone({ id, name, width, height, symbols, body }: Alone): string {
  const defined = needed(body, symbols);
  const looks = new Set([body, ...defined].flatMap(looksOf));
  const size = { width: width + 2 * EDGE, height: height + 2 * EDGE };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      lang: 'en',
      role: 'img',
      'aria-labelledby': `card-${id}`,
      ...size,
      viewBox: `${-EDGE} ${-EDGE} ${size.width} ${size.height}`,
    },
    element('title', { id: `card-${id}` }, name),
    styleSheetFor(looks),
    ...(defined.length === 0 ? [] : [element('defs', {}, ...defined)]),
    body,
  ).svg;
}
