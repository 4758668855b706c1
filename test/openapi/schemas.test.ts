/** The schemas of the document: nothing missing, nothing too many, and each says what it is. */
import { describe, expect, it } from 'vitest';
import { committed, documentSchema, operationsOf, schemasIn } from './reading.ts';

const document = documentSchema.parse(JSON.parse(committed('openapi.json')));
const operations = operationsOf(document);

describe('schemas', () => {
  const contents = operations.flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {})),
  );
  const all = [...schemasIn([document.components.schemas, contents.map(({ schema }) => schema)])];

  it('refer to components that exist, and each component is referred to', () => {
    const refs = new Set(
      all.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref.split('/').at(-1)] : [])),
    );
    const known = new Set(Object.keys(document.components.schemas));
    expect([...refs].filter((name) => !known.has(name ?? ''))).toEqual([]);
    expect(Object.keys(document.components.schemas).filter((name) => !refs.has(name))).toEqual([]);
  });

  it('say of every choice between objects how to tell them apart', () => {
    const choices = all.filter(({ oneOf }) => oneOf !== undefined);
    expect(choices.length).toBeGreaterThan(10);
    for (const { oneOf, discriminator } of choices) {
      const members = Array.isArray(oneOf) ? oneOf.map(({ $ref }) => $ref) : [];
      expect(discriminator).toBeDefined();
      expect(new Set(Object.values(Object(discriminator).mapping))).toEqual(new Set(members));
    }
    const open = all.flatMap(({ anyOf }) => (Array.isArray(anyOf) ? [anyOf] : []));
    for (const members of open)
      expect(members.filter(({ type }) => type !== 'null').filter(isObject).length).toBeLessThan(2);
  });

  it('say what they are, and what their fields mean', () => {
    const known = Object.entries(document.components.schemas);
    expect(known.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
    const fields = known.flatMap(([name, { properties }]) =>
      Object.entries(Object(properties)).map(
        ([field, schema]) => [`${name}.${field}`, Object(schema)] as const,
      ),
    );
    expect(fields.length).toBeGreaterThan(800);
    const silent = fields.filter(
      ([, { description, $ref, const: only }]) => (description ?? $ref ?? only) === undefined,
    );
    expect(silent.map(([field]) => field)).toEqual([]);
  });

  const isObject = ({ $ref }: { $ref?: string }) =>
    document.components.schemas[$ref?.split('/').at(-1) ?? '']?.type === 'object';
});
