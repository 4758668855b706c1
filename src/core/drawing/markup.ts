/**
 * SVG by construction: elements and attributes from an allow-list, every value and every text escaped.
 * A plain string is always text, never markup; only `element` makes markup.
 */

type Tag =
  | 'svg'
  | 'g'
  | 'defs'
  | 'symbol'
  | 'use'
  | 'rect'
  | 'circle'
  | 'ellipse'
  | 'path'
  | 'text'
  | 'title'
  | 'desc'
  | 'style'
  | 'linearGradient'
  | 'stop'
  | 'pattern';

type Measure = number | `${number}%`;

/** No attribute can hold a script, a style or an address outside the picture. */
export interface Attributes {
  readonly id?: string;
  readonly class?: string;
  readonly role?: 'img';
  readonly 'aria-labelledby'?: string;
  readonly lang?: 'en';
  readonly xmlns?: 'http://www.w3.org/2000/svg';
  readonly href?: `#${string}`;
  readonly viewBox?: string;
  readonly preserveAspectRatio?: string;
  readonly transform?: string;
  readonly patternUnits?: 'userSpaceOnUse';
  readonly x?: number;
  readonly y?: number;
  readonly x1?: number;
  readonly x2?: number;
  readonly y1?: number;
  readonly y2?: number;
  readonly width?: Measure;
  readonly height?: Measure;
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
  readonly rx?: number;
  readonly ry?: number;
  readonly d?: string;
  readonly offset?: number;
  readonly fill?: 'none' | 'currentColor' | `url(#${string})`;
  readonly stroke?: 'currentColor';
  readonly opacity?: number;
  readonly 'stroke-width'?: number;
  readonly 'stroke-dasharray'?: string;
  readonly 'stroke-linecap'?: 'round';
  readonly 'font-size'?: number;
  readonly 'text-anchor'?: 'middle' | 'end';
}

/** A piece of well-formed SVG. Only `element` makes one. */
class Markup {
  readonly svg: string;
  constructor(svg: string) {
    this.svg = svg;
  }
}
export type Drawing = Markup;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML 1.0 has no way to write, lone surrogates among it. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Most texts: nothing in them needs a second look. */
const HARMLESS = /^[ !#-%(-;=?-~]*$/;

export const escaped = (text: string): string =>
  HARMLESS.test(text)
    ? text
    : text.replace(UNWRITABLE, '\u{FFFD}').replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : escaped(value);

/** An element with its attributes in the given order; strings among the children are text. */
export function element(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Drawing | string)[]
): Drawing {
  let opened = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) opened += ` ${name}="${written(value)}"`;
  }
  let inner = '';
  for (const child of children) inner += typeof child === 'string' ? escaped(child) : child.svg;
  return new Markup(inner === '' ? `${opened}/>` : `${opened}>${inner}</${tag}>`);
}

/** Drawings as one group, moved (and scaled) to a place. */
export const placed = (x: number, y: number, children: readonly Drawing[], scale = 1): Drawing => {
  const move = `translate(${written(x)} ${written(y)})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return element('g', { transform: move + size }, ...children);
};

/** A definition used at a place, in its own size or in another. */
export const use = (id: string, x: number, y: number, more: Attributes = {}): Drawing =>
  element('use', { href: `#${id}`, ...(x === 0 ? {} : { x }), ...(y === 0 ? {} : { y }), ...more });
