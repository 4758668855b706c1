/** A form made of the JSON Schema that a ruleset publishes for its options: one field for each property. */

export type Field =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly help: string;
      readonly choices: readonly Choice[];
    }
  | { readonly kind: 'switch'; readonly name: string; readonly help: string; readonly usual: boolean }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly help: string;
      readonly fields: readonly Field[];
    };

export interface Choice {
  readonly value: string | number | null;
  readonly isUsual: boolean;
}

type Schema = { readonly [name: string]: unknown };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Longer runs of numbers are no choice, they are a number to type. */
const MOST_CHOICES = 12;
/** Seconds that somebody may want to think, where any number is allowed: an hour, a day, three, a week. */
const TYPICAL = [3_600, 86_400, 259_200, 604_800];

function valuesOf(schema: Schema): readonly (string | number)[] {
  if (Array.isArray(schema.enum)) return schema.enum.filter(isValue);
  if (isValue(schema.const)) return [schema.const];
  if (Array.isArray(schema.anyOf)) return schema.anyOf.filter(isSchema).flatMap(valuesOf);
  const { minimum, maximum } = schema;
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return [];
  if (maximum - minimum >= MOST_CHOICES) return TYPICAL.filter((one) => one >= minimum && one <= maximum);
  return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
}

function fieldOf(name: string, schema: Schema): readonly Field[] {
  const help = typeof schema.description === 'string' ? schema.description.replaceAll('`', '') : '';
  if (schema.type === 'object') return [{ kind: 'group', name, help, fields: fieldsOf(schema) }];
  if (schema.type === 'boolean') return [{ kind: 'switch', name, help, usual: schema.default === true }];
  const values = valuesOf(schema);
  if (values.length === 0) return [];
  const choices = values.map((value) => ({ value, isUsual: value === schema.default }));
  const left = schema.default === undefined ? [{ value: null, isUsual: true }] : [];
  return [{ kind: 'choice', name, help, choices: [...left, ...choices] }];
}

/** The fields of an object schema, in its order. What a form can't show is left to the server's default. */
export function fieldsOf(schema: Schema): readonly Field[] {
  const { $defs, properties } = schema;
  const found = (one: Schema): Schema => {
    const name = typeof one.$ref === 'string' ? (one.$ref.split('/').at(-1) ?? '') : '';
    const meant = isSchema($defs) ? $defs[name] : undefined;
    return isSchema(meant) ? { ...meant, ...one } : one;
  };
  if (!isSchema(properties)) return [];
  return Object.entries(properties).flatMap(([name, one]) =>
    isSchema(one) ? fieldOf(name, found(one)) : [],
  );
}

export type Chosen = { readonly [name: string]: string | number | boolean | Chosen };

/** What the form begins with, the usual of everything. Fields that may be left out are left out. */
export const usual = (fields: readonly Field[]): Chosen =>
  Object.fromEntries(
    fields.flatMap((field): [string, Chosen[string]][] => {
      if (field.kind === 'group') return [[field.name, usual(field.fields)]];
      if (field.kind === 'switch') return [[field.name, field.usual]];
      const value = field.choices.find(({ isUsual }) => isUsual)?.value ?? null;
      return value === null ? [] : [[field.name, value]];
    }),
  );
