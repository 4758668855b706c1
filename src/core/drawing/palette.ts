/** The colours of the gallery, by day and by lamplight, and the style sheet made of them. */
import { type Drawing, element } from './markup.ts';

/** Name → by day, by lamplight. Each is a class that fills; `line-…` strokes, `stop-…` colours a gradient. */
export const PALETTE = {
  wall: ['#ebdec6', '#33201f'],
  stripe: ['#e6d7bc', '#382423'],
  dado: ['#8a5a3c', '#1d1211'],
  rail: ['#a9824c', '#8d6a3a'],
  ink: ['#2a1c14', '#f3e6cf'],
  soft: ['#5a4433', '#d3bd9c'],
  'red-ink': ['#980f18', '#ff9f94'],
  card: ['#fffaf0', '#f0e4cd'],
  edge: ['#b79b70', '#8f7650'],
  'card-ink': ['#231913', '#231913'],
  'card-soft': ['#5f4a38', '#57432f'],
  red: ['#a8131d', '#9c0f1a'],
  black: ['#201d26', '#201d26'],
  shade: ['#4a3322', '#0d0706'],
  wood: ['#6e452a', '#6b4429'],
  plank: ['#8b5b38', '#7b5033'],
  sky: ['#bcd3de', '#a3bcc9'],
  leaf: ['#5d7d4f', '#4f6e43'],
  niche: ['#3e2718', '#20130c'],
  back: ['#7b2230', '#6a1b29'],
  thread: ['#d9b26a', '#c79c52'],
  gold: ['#d3a747', '#c39436'],
  light: ['#f7e3a6', '#eacb83'],
  deep: ['#8e6420', '#7a5318'],
  plate: ['#f6ead0', '#4a302c'],
  ribbon: ['#8f1d2c', '#a2273a'],
  laurel: ['#2f6042', '#3a7650'],
  'on-ribbon': ['#fff6e2', '#fff6e2'],
  hollow: ['#dac6a3', '#281817'],
  skin: ['#f0cfae', '#e6c19d'],
  hair: ['#4b2e1e', '#452a1b'],
  linen: ['#fdf4e3', '#f3e6cf'],
  'wash-S': ['#c9d3dd', '#b7c3cf'],
  'wash-H': ['#f0cfc8', '#e2bcb4'],
  'wash-D': ['#f1dbae', '#e2ca99'],
  'wash-C': ['#ccd9c3', '#b9c8b0'],
} as const satisfies Record<string, readonly [string, string]>;

export type Colour = keyof typeof PALETTE;

/** What must be readable on what. */
export const READ_ON: readonly (readonly [Colour, Colour])[] = [
  ['ink', 'wall'],
  ['ink', 'stripe'],
  ['ink', 'plate'],
  ['red-ink', 'plate'],
  ['red-ink', 'wall'],
  ['red-ink', 'stripe'],
  ['soft', 'wall'],
  ['soft', 'stripe'],
  ['soft', 'plate'],
  ['card-ink', 'card'],
  ['card-soft', 'card'],
  ['red', 'card'],
  ['black', 'card'],
  ['on-ribbon', 'ribbon'],
  ['on-ribbon', 'laurel'],
  ['on-ribbon', 'back'],
  ['on-ribbon', 'plank'],
  ['card-ink', 'gold'],
];

const STROKED: readonly Colour[] = [
  'edge',
  'shade',
  'gold',
  'deep',
  'thread',
  'soft',
  'rail',
  'wood',
  'card',
  'back',
  'ink',
];
const OF_SUITS: readonly Colour[] = ['red', 'black', 'ink', 'red-ink'];
const IN_GRADIENTS: readonly Colour[] = ['light', 'gold', 'deep'];

const FONTS = 'Georgia,Iowan Old Style,Palatino Linotype,Book Antiqua,Times New Roman,serif';

const isOneOf = (colours: readonly Colour[], name: string): boolean => colours.some((one) => one === name);

/** A class and what it says. */
type Rule = readonly [look: string, says: string];

const rulesOf = (scheme: 0 | 1): readonly Rule[] =>
  Object.entries(PALETTE).flatMap(([name, colours]): readonly Rule[] => {
    const hex = colours[scheme];
    const suit = isOneOf(OF_SUITS, name) ? `color:${hex};` : '';
    return [
      [name, `${suit}fill:${hex}`],
      ...(isOneOf(STROKED, name) ? [[`line-${name}`, `stroke:${hex};fill:none`] as const] : []),
      ...(isOneOf(IN_GRADIENTS, name) ? [[`stop-${name}`, `stop-color:${hex}`] as const] : []),
    ];
  });

const LETTERS: readonly Rule[] = [
  ['bold', 'font-weight:700'],
  ['italic', 'font-style:italic'],
  ['wide', 'word-spacing:.25em'],
];
const BY_DAY = rulesOf(0);
const BY_LAMPLIGHT = rulesOf(1);

const written = (rules: readonly Rule[]): string => rules.map(([look, says]) => `.${look}{${says}}`).join('');

/** Plain classes instead of custom properties: programs that draw SVG without a browser know no others. */
const styleOf = (letters: readonly Rule[], day: readonly Rule[], lamplight: readonly Rule[]): Drawing => {
  const dark = lamplight.length === 0 ? '' : `@media(prefers-color-scheme:dark){${written(lamplight)}}`;
  return element('style', {}, `svg{font-family:${FONTS}}${written(letters)}${written(day)}${dark}`);
};

export const STYLE_SHEET: Drawing = styleOf(LETTERS, BY_DAY, BY_LAMPLIGHT);

/** As much of the style sheet as drawings need that use these classes. */
export function styleSheetFor(looks: ReadonlySet<string>): Drawing {
  const used = (rules: readonly Rule[]) => rules.filter(([look]) => looks.has(look));
  const day = used(BY_DAY);
  const isOther = ([look, says]: Rule) => !day.some(([same, said]) => same === look && said === says);
  return styleOf(used(LETTERS), day, used(BY_LAMPLIGHT).filter(isOther));
}
