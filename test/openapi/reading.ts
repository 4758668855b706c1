/** Ways to read the committed OpenAPI document. */
import { readFileSync } from 'node:fs';
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
    .array(z.object({ name: z.string(), in: z.string(), description: z.string(), schema: z.looseObject({}) }))
    .default([]),
  requestBody: z.object({ required: z.boolean(), content: contentSchema }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: contentSchema })),
});
export const documentSchema = z.looseObject({
  openapi: z.string(),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})),
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

/** JSON Schema as somebody else reads it: what is wrong with a value, or nothing. */
export function validatorOf(document: Document): (schema: object, value: unknown) => string {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false, allErrors: true });
  ajv.addVocabulary(['components', 'discriminator']);
  ajv.addSchema({ $id: 'https://salon.example/openapi', components: document.components });
  return (schema, value) => {
    const whole = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"https://salon.example/openapi#/'));
    return ajv.validate(whole, value) ? '' : ajv.errorsText(ajv.errors);
  };
}

/** Every schema inside a JSON Schema, itself first. */
export function* schemasIn(json: unknown): Generator<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null) return;
  if (!Array.isArray(json)) yield { ...json };
  for (const value of Object.values(json)) yield* schemasIn(value);
}
