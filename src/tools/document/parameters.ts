/** The parameters of an operation, each with an example, in an order that is the same everywhere. */
import { z } from 'zod';
import type { Edition } from './edition.ts';

/** Headers are validated by their lower-case names, and documented as people write them. */
const headerName = (name: string): string =>
  name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()).replace(/-Id$/, '-ID');

const writtenParameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  description: z.string(),
  required: z.boolean(),
  schema: z.looseObject({ example: z.unknown() }),
});

const PLACES = ['path', 'query', 'header'];

/** `written` is what the routes' own library wrote. */
export function parametersOf(written: unknown, edition: Edition) {
  const parameters = z.array(writtenParameter).parse(written ?? []);
  if (parameters.length === 0) return {};
  const sorted = parameters.toSorted((a, b) => PLACES.indexOf(a.in) - PLACES.indexOf(b.in));
  return {
    parameters: sorted.map(({ name, in: place, description, required, schema }) => {
      const { example, ...bare } = schema;
      const shown = { name: place === 'header' ? headerName(name) : name, in: place, description, required };
      return edition.withExample({ ...shown, schema: bare }, example);
    }),
  };
}
