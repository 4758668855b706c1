/**
 * Schemas of bodies and answers as JSON Schema, by zod's own converter: what may come in, and what goes out.
 * A named schema that reads differently in the two directions (defaults are optional in a body and always there
 * in an answer) becomes two components.
 */
import { z } from 'zod';
import type { Edition, JsonSchema } from './edition.ts';
import { explain } from './glossary.ts';

export type ByName<T> = Readonly<Record<string, T>>;

export interface Converted {
  readonly components: ByName<JsonSchema>;
  readonly bodies: ByName<JsonSchema>;
  readonly answers: ByName<JsonSchema>;
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** What zod writes and this document says shorter or otherwise. */
const overrideFor =
  (edition: Edition): Override =>
  ({ zodSchema, jsonSchema }) => {
    const { def } = zodSchema._zod;
    edition.adapt(jsonSchema);
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER && !isBounded(def.checks)) delete jsonSchema.maximum;
    // A pattern that a schema gives itself stands for all that it checks.
    if (jsonSchema.pattern !== undefined) delete jsonSchema.allOf;
    if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern;
    if (def.type === 'union' && 'discriminator' in def) {
      jsonSchema.discriminator = { propertyName: def.discriminator };
    }
  };

/** Whether a schema itself says how large a number may be; the other limit is that of whole numbers as such. */
const isBounded = (checks: readonly z.core.$ZodCheck[] = []): boolean =>
  checks.some(({ _zod }) => _zod.def.check === 'less_than');

/** Where zod's converter refers to: `#/$defs/Card`. */
const DEFINITION = /^#\/(?:\$defs|definitions)\//;

/** The same JSON with every reference to a definition replaced. */
function withRefs<T>(json: T, rename: (id: string) => string): T {
  const text = JSON.stringify(json, (key, value) =>
    key === '$ref' && typeof value === 'string' && DEFINITION.test(value)
      ? `#/components/schemas/${rename(value.replace(DEFINITION, ''))}`
      : value,
  );
  return JSON.parse(text);
}

const schemasIn = (properties: object = {}): ByName<JsonSchema> =>
  Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, JsonSchema] => typeof entry[1] === 'object'),
  );

function convertAll(schemas: ByName<z.ZodType>, io: 'input' | 'output', edition: Edition) {
  const { target, definitions } = edition;
  const override = overrideFor(edition);
  const written = z.toJSONSchema(z.object({ ...schemas }), { io, target, override });
  return { named: schemasIn(Object(written[definitions])), roots: schemasIn(written.properties) };
}

/** The names whose two readings differ, themselves or in what they refer to. */
function differing(one: ByName<JsonSchema>, other: ByName<JsonSchema>): ReadonlySet<string> {
  const shared = Object.keys(one).filter((id) => id in other);
  const found = new Set(shared.filter((id) => JSON.stringify(one[id]) !== JSON.stringify(other[id])));
  const refersToFound = (id: string) =>
    [...found].some((name) => JSON.stringify(one[id]).includes(`/${name}"`));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const id of shared) if (refersToFound(id)) found.add(id);
  }
  return found;
}

/** The values of a field by which a component is told apart. */
function valuesOf(component: JsonSchema | undefined, field: string): readonly string[] {
  const property = component?.properties?.[field];
  if (typeof property !== 'object') return [];
  return [property.const, ...(property.enum ?? [])].filter((value) => typeof value === 'string');
}

/** Which value of the field stands for which member. */
function addMappings(json: unknown, components: ByName<JsonSchema>): void {
  if (typeof json !== 'object' || json === null) return;
  if ('discriminator' in json && 'oneOf' in json) {
    const { propertyName } = z.object({ propertyName: z.string() }).parse(json.discriminator);
    const members = z.array(z.object({ $ref: z.string() })).parse(json.oneOf);
    const mapping = members.flatMap(({ $ref }) =>
      valuesOf(components[$ref.split('/').at(-1) ?? ''], propertyName).map((value) => [value, $ref] as const),
    );
    json.discriminator = { propertyName, mapping: Object.fromEntries(mapping) };
  }
  for (const value of Object.values(json)) addMappings(value, components);
}

const byId = (schemas: ByName<JsonSchema>): ByName<JsonSchema> =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Throws when two different schemas share an id. */
export function convert(bodies: ByName<z.ZodType>, answers: ByName<z.ZodType>, edition: Edition): Converted {
  const input = convertAll(bodies, 'input', edition);
  const output = convertAll(answers, 'output', edition);
  const split = differing(input.named, output.named);
  const inputName = (id: string) => (split.has(id) ? `${id}Input` : id);
  const inputs = Object.entries(input.named).map(([id, schema]) => [inputName(id), schema] as const);
  const components = {
    ...withRefs(Object.fromEntries(inputs), inputName),
    ...withRefs(output.named, (id) => id),
  };
  const converted = {
    components: byId(components),
    bodies: withRefs(input.roots, inputName),
    answers: withRefs(output.roots, (id) => id),
  };
  addMappings(converted, components);
  explain(converted.components);
  return converted;
}
