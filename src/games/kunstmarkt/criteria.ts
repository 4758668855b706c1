/** What is printed on pictures and customers, and how a customer compares pictures (KM-1, KM-9, KM-10). */
import { z } from 'zod';

export const COUNTRIES = ['Germany', 'Netherlands', 'Russia', 'France', 'Italy', 'Spain'] as const;
export const CATEGORIES = ['biblical', 'portrait', 'nude', 'genre', 'landscape', 'modern'] as const;
export const CRITERIA = ['famous', 'large', 'small', 'old', 'new'] as const;

export const countrySchema = z
  .enum(COUNTRIES)
  .meta({ id: 'KunstmarktCountry', description: 'The country a painter is counted to.' });
export const categorySchema = z
  .enum(CATEGORIES)
  .meta({ id: 'KunstmarktCategory', description: 'What kind of picture it is; some belong to two.' });
export const blackSchema = z.enum(CRITERIA).meta({
  id: 'KunstmarktBlackCriterion',
  description:
    'What the customer wants as much of as possible: the higher recognition, the larger, the smaller, the earlier, the later picture wins.',
});

export const greySchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('countries'), countries: z.array(countrySchema).min(1) })
      .meta({ id: 'KunstmarktCountriesWanted', description: 'Only pictures of one of these countries.' }),
    z
      .strictObject({ kind: z.literal('category'), category: categorySchema })
      .meta({ id: 'KunstmarktCategoryWanted', description: 'Only pictures of this category.' }),
  ])
  .meta({
    id: 'KunstmarktGreyCriterion',
    description: 'Which pictures the customer looks at at all.',
  });

/** The fields that play. `pictures.ts` fills them in, `deck.ts` narrows `id` to the 48 that exist. */
export const pictureFields = {
  artist: z.string(),
  title: z.string(),
  titleDe: z.string().meta({ description: 'The title in German, as on a tile of the published game.' }),
  country: countrySchema,
  year: z.int(),
  sizeM2: z.number().meta({ description: 'Height times width in square metres.' }),
  fame: z.int().min(1).max(99).meta({ description: 'Recognition of the artist’s name, in per cent.' }),
  categories: z.array(categorySchema).min(1).max(2),
};
export const provenanceFields = {
  dimensionsCm: z.tuple([z.number(), z.number()]).meta({ description: 'Height and width of the painting.' }),
  source: z.string().meta({ description: 'Where year and dimensions are taken from.' }),
  dated: z.string().exactOptional().meta({ description: 'The date in words where it is a span.' }),
  attested: z
    .string()
    .exactOptional()
    .meta({ description: 'What public texts about the published game say of this card.' }),
  note: z.string().exactOptional().meta({ description: 'Where the card departs from its source.' }),
};
export const customerFields = {
  grey: z.union([greySchema, z.null()]).meta({ description: 'null: any picture will do.' }),
  black: blackSchema,
  pays: z.int().meta({ description: 'What the customer pays for a picture.' }),
  attested: z
    .string()
    .exactOptional()
    .meta({ description: 'What public texts about the published game say of this card.' }),
};

export type Criterion = z.infer<typeof blackSchema>;
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
export type PictureFacts = { readonly id: string } & DeepReadonly<z.infer<z.ZodObject<typeof pictureFields>>>;
export type Provenance = DeepReadonly<z.infer<z.ZodObject<typeof provenanceFields>>>;
export type CustomerFacts = { readonly id: string } & DeepReadonly<
  z.infer<z.ZodObject<typeof customerFields>>
>;

/** KM-9: whether the customer looks at the picture at all. A picture of two categories fits either. */
export function fits(picture: PictureFacts, customer: CustomerFacts): boolean {
  const { grey } = customer;
  if (grey === null) return true;
  return grey.kind === 'countries'
    ? grey.countries.includes(picture.country)
    : picture.categories.includes(grey.category);
}

/** The printed figure that a criterion compares. */
export function figure(picture: PictureFacts, criterion: Criterion): number {
  switch (criterion) {
    case 'famous':
      return picture.fame;
    case 'large':
    case 'small':
      return picture.sizeM2;
    case 'old':
    case 'new':
      return picture.year;
  }
}

/** KM-10: whether `picture` meets the criterion better than `rival`. No two pictures share a figure. */
export function isBetter(picture: PictureFacts, rival: PictureFacts, criterion: Criterion): boolean {
  const difference = figure(picture, criterion) - figure(rival, criterion);
  return criterion === 'small' || criterion === 'old' ? difference < 0 : difference > 0;
}
