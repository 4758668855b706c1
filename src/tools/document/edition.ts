/** The two editions of the document: OpenAPI 3.1, and 3.0.3 for code generators that know no later one. */
import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Edition {
  readonly openapi: '3.1.0' | '3.0.3';
  /** What zod's converter is told to write, and where it puts the schemas that have a name. */
  readonly target: 'draft-2020-12' | 'openapi-3.0';
  readonly definitions: '$defs' | 'definitions';
  /** The method of the app that writes what is no schema of ours: paths, parameters, headers. */
  readonly writer: 'getOpenAPIDocument' | 'getOpenAPI31Document';
  readonly license: { readonly name: string; readonly identifier?: string; readonly url?: string };
  /** Puts into this edition's words what zod leaves otherwise, in one schema without those inside it. */
  adapt(schema: JsonSchema): void;
  /** A parameter with its example. */
  withExample(parameter: Parameter, example: unknown): object;
}

interface Parameter {
  readonly required: boolean;
  readonly schema: object;
}

/** JSON Schema has a list of examples, OpenAPI 3.0 a single one. */
function listExamples(schema: JsonSchema): void {
  if (!('example' in schema)) return;
  schema.examples = [schema.example];
  delete schema.example;
}

/** The null of OpenAPI 3.0, which has no type of that name. */
const NULL: JsonSchema = { type: 'string', nullable: true, enum: [null] };

/** `nullable` adds null to the type beside it, and to nothing else: to no reference, no choice, no enumeration. */
function spellOutNull(schema: JsonSchema): void {
  if (schema.nullable !== true) return;
  if (schema.type === undefined) {
    schema.anyOf = [...(schema.allOf ?? schema.anyOf ?? []), NULL];
    delete schema.allOf;
    delete schema.nullable;
  } else if (schema.enum !== undefined && !schema.enum.includes(null)) {
    schema.enum = [...schema.enum, null];
  }
}

/** Zod wraps a reference where something might stand beside it, and repeats what is alike in all places of a tuple. */
function unwrap(schema: JsonSchema): void {
  const [reference, ...more] = schema.allOf ?? [];
  if (reference?.$ref !== undefined && more.length === 0 && Object.keys(schema).length === 1) {
    schema.$ref = reference.$ref;
    delete schema.allOf;
  }
  const { items } = schema;
  if (typeof items !== 'object' || Array.isArray(items) || items.anyOf === undefined) return;
  const [first, ...others] = new Set(items.anyOf.map((item) => JSON.stringify(item)));
  if (first !== undefined && others.length === 0) schema.items = JSON.parse(first);
}

/**
 * What may be left out has its example in the schema alone: pages to try operations on fill the other kind in, and
 * would send what nobody wanted to send.
 */
const unobtrusively = (parameter: Parameter, example: unknown): object =>
  parameter.required
    ? { ...parameter, example }
    : { ...parameter, schema: { ...parameter.schema, examples: [example] } };

export const OPENAPI_31: Edition = {
  openapi: '3.1.0',
  target: 'draft-2020-12',
  definitions: '$defs',
  writer: 'getOpenAPI31Document',
  license: { name: 'MIT', identifier: 'MIT' },
  adapt: listExamples,
  withExample: unobtrusively,
};

export const OPENAPI_30: Edition = {
  openapi: '3.0.3',
  target: 'openapi-3.0',
  definitions: 'definitions',
  writer: 'getOpenAPIDocument',
  license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  adapt: (schema) => {
    spellOutNull(schema);
    unwrap(schema);
  },
  // Schemas of this edition have a single example, which is filled in like that of the parameter.
  withExample: (parameter, example) => ({ ...parameter, example }),
};
