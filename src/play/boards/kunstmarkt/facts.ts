/** What is printed on pictures and customers, in words. */
import { money } from '../../words.ts';
import type { Customer, Picture } from './cards.ts';

export interface Fact {
  readonly kind: 'category' | 'country' | 'year' | 'size' | 'fame';
  readonly words: string;
}

export const factsOf = ({ categories, country, year, sizeM2, fame }: Picture): readonly Fact[] => [
  { kind: 'category', words: categories.join(', ') },
  { kind: 'country', words: country },
  { kind: 'year', words: `${year}` },
  { kind: 'size', words: `${sizeM2} m²` },
  { kind: 'fame', words: `${fame} % known` },
];

const FIGURES: { readonly [B in Customer['black']]: Fact['kind'] } = {
  famous: 'fame',
  large: 'size',
  small: 'size',
  old: 'year',
  new: 'year',
};

const MOST: { readonly [B in Customer['black']]: string } = {
  famous: 'the most famous',
  large: 'the largest',
  small: 'the smallest',
  old: 'the oldest',
  new: 'the newest',
};

/** Which figure of a picture decides for the customer. */
export const figureFor = ({ black }: Customer): Fact['kind'] => FIGURES[black];

/** That figure of a picture, e.g. `2 m²`. */
export const figureOf = (picture: Picture, customer: Customer): string =>
  factsOf(picture).find(({ kind }) => kind === figureFor(customer))?.words ?? '';

/** Whether this is the fact that lets the customer look at the picture at all. */
export function isWanted({ kind }: Fact, picture: Picture, { grey }: Customer): boolean {
  if (grey === null) return false;
  return grey.kind === 'countries'
    ? kind === 'country' && grey.countries.includes(picture.country)
    : kind === 'category' && picture.categories.includes(grey.category);
}

/** Which pictures the customer looks at, e.g. `portrait` or `Netherlands or Russia`. */
export function wantedBy({ grey }: Customer): string {
  if (grey === null) return 'any picture';
  return grey.kind === 'category' ? grey.category : grey.countries.join(' or ');
}

export const mostOf = ({ black }: Customer): string => MOST[black];

/** `portrait, the smallest, pays 20,000`. */
export const customerInWords = (customer: Customer): string =>
  `${wantedBy(customer)}, ${mostOf(customer)}, pays ${money(customer.pays)}`;

/** All that is printed on a tile, in the order in which it is read there. */
export const pictureInWords = (picture: Picture): string =>
  [picture.artist, picture.title, ...factsOf(picture).map(({ words }) => words)].join(', ');
