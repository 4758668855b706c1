/** The edition for older generators: the same API in the words of OpenAPI 3.0.3, and true of it too. */
import { describe, expect, it } from 'vitest';
import {
  committed,
  type Document,
  documentSchema,
  examplesOf,
  type Media,
  type Operation,
  operationsOf,
  schemasIn,
  validatorOf,
} from './reading.ts';

const read = (name: string): Document => documentSchema.parse(JSON.parse(committed(name)));
const current = read('openapi.json');
const old = read('openapi-3.0.json');

const contentsOf = ({ requestBody, responses }: Operation): readonly (readonly [string, Media])[] =>
  [requestBody, ...Object.values(responses)].flatMap((part) => Object.entries(part?.content ?? {}));

/** All of an operation but its schemas, which the two editions write differently. */
const substanceOf = (document: Document, operation: Operation) => {
  const { parameters, requestBody, responses, ...rest } = operation;
  return {
    ...rest,
    parameters: parameters.map(({ schema, example, ...parameter }) => {
      return { ...parameter, type: schema.type, example: example ?? schema.examples?.[0] };
    }),
    needsBody: requestBody?.required,
    answers: Object.entries(responses).map(([status, { description, headers }]) => [
      status,
      description,
      headers,
    ]),
    examples: contentsOf(operation).map(([type, media]) => [type, examplesOf(document, media)]),
  };
};

/** A schema and all inside it. Names of properties are no words of a schema, whatever they are. */
function schemasOf(json: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof json !== 'object' || json === null) return [];
  const schema: Readonly<Record<string, unknown>> = { ...json };
  const { properties, items, additionalProperties, not, allOf, anyOf, oneOf } = schema;
  const inside = [properties, allOf, anyOf, oneOf].flatMap((several) => Object.values(Object(several ?? {})));
  return [schema, ...[items, additionalProperties, not, ...inside].flatMap(schemasOf)];
}

describe('both editions', () => {
  it('have the same operations, parameters, answers and examples', () => {
    const [one, other] = [current, old].map((document) =>
      operationsOf(document).map((operation) => substanceOf(document, operation)),
    );
    expect(other).toEqual(one);
  });

  it('have components of the same names, and the same tags, headers and examples of problems', () => {
    const { schemas, ...others } = old.components;
    const { schemas: currentSchemas, ...currentOthers } = current.components;
    expect(Object.keys(schemas)).toEqual(Object.keys(currentSchemas));
    expect(others).toEqual(currentOthers);
    expect(old.tags).toEqual(current.tags);
  });

  it('tell the same choices apart in the same way', () => {
    const choices = ({ components }: Document) =>
      [...schemasIn(components.schemas)].flatMap(({ discriminator }) =>
        discriminator ? [discriminator] : [],
      );
    expect(choices(old).length).toBeGreaterThan(10);
    expect(choices(old)).toEqual(choices(current));
  });
});

describe('OpenAPI 3.0.3', () => {
  const contents = operationsOf(old).flatMap(contentsOf);
  const roots = [...Object.values(old.components.schemas), ...contents.map(([, { schema }]) => schema)];
  const schemas = roots.flatMap(schemasOf);

  it('has no word of a later edition in its schemas', () => {
    const LATER = [
      'const',
      'prefixItems',
      'propertyNames',
      'patternProperties',
      'if',
      '$defs',
      'contentEncoding',
    ];
    for (const schema of schemas) {
      expect(LATER.filter((word) => word in schema)).toEqual([]);
      expect(['string', 'undefined']).toContain(typeof schema.type);
      expect(schema.type).not.toBe('null');
      for (const limit of [schema.exclusiveMinimum, schema.exclusiveMaximum])
        expect(['boolean', 'undefined']).toContain(typeof limit);
      expect(Array.isArray(schema.examples)).toBe(false);
      if ('$ref' in schema) expect(Object.keys(schema)).toEqual(['$ref']);
    }
    expect(JSON.parse(committed('openapi-3.0.json')).info.license).not.toHaveProperty('identifier');
  });

  it('allows null beside a type only, and names it where values are listed', () => {
    const nullable = schemas.filter(({ nullable }) => nullable !== undefined);
    expect(nullable.length).toBeGreaterThan(20);
    for (const { type, enum: values } of nullable) {
      expect(typeof type).toBe('string');
      if (Array.isArray(values)) expect(values).toContain(null);
    }
  });

  const validate = validatorOf(old);
  it('has schemas that every example fits', () => {
    const checked = contents.flatMap(([type, media]) =>
      /[/+]json$/.test(type) ? examplesOf(old, media).map((example) => [media.schema, example] as const) : [],
    );
    expect(checked.length).toBeGreaterThan(200);
    for (const [schema, example] of checked) expect(validate(schema, example)).toBe('');
  });

  it('would be found out: null where there is none, and no null where there is one', () => {
    const position = { $ref: '#/components/schemas/PortraitsPosition' };
    const operation = operationsOf(old).find(({ operationId }) => operationId === 'getPortraitsGame');
    const media = operation?.responses['200']?.content['application/json'];
    const [example] = media === undefined ? [] : examplesOf(old, media);
    const having = (field: string, value: unknown) =>
      validate(position, { ...Object(example), [field]: value });
    for (const field of ['title', 'forkedFrom', 'view', 'legalMoves', 'outcome', 'you'])
      expect(having(field, null)).toBe('');
    for (const field of ['id', 'deal', 'seats', 'status', 'version'])
      expect(having(field, null)).not.toBe('');
    expect(having('outcome', { result: 'drawn' })).not.toBe('');
    expect(having('forkedFrom', 'null')).not.toBe('');
  });
});
