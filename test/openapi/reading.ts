/** Ways to read the committed OpenAPI document. */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';

const mediaSchema = z.looseObject({
  schema: z.looseObject({}),
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.looseObject({})).optional(),
});
const contentSchema = z.record(z.string(), mediaSchema).default({});
const operationSchema = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()),
  security: z.array(z.looseObject({})).optional(),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.string(),
        description: z.string(),
        required: z.boolean(),
        schema: z.looseObject({ examples: z.array(z.unknown()).optional() }),
        example: z.unknown().optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ required: z.boolean(), content: contentSchema }).optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string(),
      headers: z.record(z.string(), z.object({ $ref: z.string() })),
      content: contentSchema,
    }),
  ),
});
export const documentSchema = z.looseObject({
  openapi: z.string(),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})),
    headers: z.record(z.string(), z.looseObject({ required: z.boolean().default(false) })),
    examples: z.record(z.string(), z.object({ summary: z.string(), value: z.unknown() })),
  }),
});
export type Document = z.infer<typeof documentSchema>;
export type Operation = z.infer<typeof operationSchema> & { readonly method: string; readonly path: string };
export type Media = z.infer<typeof mediaSchema>;

export const committed = (name: string): string =>
  readFileSync(new URL(`../../openapi/${name}`, import.meta.url), 'utf8');

export const operationsOf = ({ paths }: Document): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method, path })),
  );

/** The values that a media type shows, references to shared examples followed. */
export function examplesOf(document: Document, { example, examples = {} }: Media): readonly unknown[] {
  const listed = Object.values(examples).map((each) => {
    const name = z.string().safeParse(each.$ref).data?.replace('#/components/examples/', '');
    if (name === undefined) return each.value;
    const shared = document.components.examples[name];
    if (shared === undefined) throw new Error(`no example ${name}`);
    return shared.value;
  });
  return example === undefined ? listed : [example, ...listed];
}

/**
 * A schema as somebody else reads it: what is wrong with a value, or nothing. Schemas of 3.1 are JSON Schema of 2020;
 * those of 3.0 are of an older kind with a `nullable` that Ajv knows.
 */
export function validatorOf(document: Document): (schema: object, value: unknown) => string {
  const options = { strict: true, allowUnionTypes: true, validateFormats: false, allErrors: true } as const;
  const ajv = document.openapi === '3.1.0' ? new Ajv2020(options) : new Ajv(options);
  ajv.addVocabulary(['components', 'discriminator', 'example']);
  ajv.addSchema({ $id: 'https://salon.example/openapi', components: document.components });
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const whole = JSON.stringify(schema).replaceAll('"#/', '"https://salon.example/openapi#/');
    const check = compiled.get(whole) ?? ajv.compile(JSON.parse(whole));
    compiled.set(whole, check);
    return check(value) ? '' : ajv.errorsText(check.errors);
  };
}

/** Every schema inside a JSON Schema, itself first. */
export function* schemasIn(json: unknown): Generator<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null) return;
  if (!Array.isArray(json)) yield { ...json };
  for (const value of Object.values(json)) yield* schemasIn(value);
}
