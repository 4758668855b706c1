/**
 * How wide words are. Nothing here measures a real font, and a reader's serif may be any: the widths are those of
 * a wide one, so that a text that fits here fits everywhere.
 */
import { type Attributes, type Drawing, element } from './markup.ts';

const NARROW = /[iljtfrI.,:;'’|!()[\]{}·\- ]/;
const BROAD = /[mwMWQ@%&—…“”]/;
const CAPITAL = /[A-ZÄÖÜÉÈÀ]/;
const FROM_WIDE_SCRIPTS = 0x1100;

/** The width of a character, in ems. */
function emsOf(char: string): number {
  if ((char.codePointAt(0) ?? 0) >= FROM_WIDE_SCRIPTS) return /[–—…“”’]/.test(char) ? 0.9 : 1.15;
  if (NARROW.test(char)) return 0.34;
  if (BROAD.test(char)) return 0.93;
  if (CAPITAL.test(char)) return 0.72;
  return 0.54;
}

export const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((width, char) => width + emsOf(char) * size, 0);

/** The text, cut with an ellipsis where it would be wider. */
export function fitted(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  const chars = Array.from(text);
  while (chars.length > 0 && widthOf(`${chars.join('')}…`, size) > width) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}

/** Lines no wider than `width`, broken at spaces and after hyphens; the last of `most` lines is cut. */
export function wrapped(text: string, width: number, size: number, most: number): readonly string[] {
  const words = text.split(/(?<= )|(?<=-)(?=\p{L})/u);
  const lines: string[] = [];
  let line = '';
  for (const [i, word] of words.entries()) {
    if (line !== '' && widthOf((line + word).trimEnd(), size) > width) {
      if (lines.length === most - 1) return [...lines, fitted(line + words.slice(i).join(''), width, size)];
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, fitted(line.trimEnd(), width, size)];
}

export interface Lettering {
  readonly size: number;
  /** Space-separated classes of the style sheet, e.g. `bold soft`. */
  readonly look?: string;
  readonly anchor?: 'middle' | 'end';
}

/** One line of text; `y` is its baseline. */
export function lettering(x: number, y: number, words: string, { size, look, anchor }: Lettering): Drawing {
  const attributes: Attributes = {
    x,
    y,
    'font-size': size,
    ...(look === undefined ? {} : { class: look }),
    ...(anchor === undefined ? {} : { 'text-anchor': anchor }),
  };
  return element('text', attributes, words);
}

/** Several lines, one under the other; `y` is the first baseline. */
export const lines = (
  x: number,
  y: number,
  words: readonly string[],
  how: Lettering,
  leading = how.size * 1.16,
): readonly Drawing[] => words.map((line, i) => lettering(x, y + i * leading, line, how));
