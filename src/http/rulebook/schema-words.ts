/** Schemas as people read them: the type of a field in a few words, the fields of an object as rows of a table. */
import { z } from 'zod';

export interface Field {
  /** `hand.pictures`, `players[].cash`. */
  readonly path: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly meaning: string;
}

/** A word with many values, e.g. `Card`: explained once on a page instead of at each field. */
export interface LongWord {
  readonly name: string;
  readonly meaning: string;
  readonly example: string;
}

type Node = z.core.JSONSchema.BaseSchema;
/** More values than this are named, not listed. */
const MOST_LISTED = 7;

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;
const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

/** One schema with its definitions at hand. */
export class SchemaWords {
  readonly root: Node;
  readonly #words = new Map<string, LongWord>();

  constructor(schema: z.ZodType, io: 'input' | 'output' = 'output') {
    this.root = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  }

  /** The words that were named so far. */
  get longWords(): readonly LongWord[] {
    return [...this.#words.values()];
  }

  #nameOf = ({ $ref }: Node): string | undefined => $ref?.replace('#/$defs/', '');

  /** The schema that a reference names; what stands beside the reference goes first. */
  resolve(node: Node = this.root): Node {
    const name = this.#nameOf(node);
    const found = name === undefined ? undefined : this.root.$defs?.[name];
    return isNode(found) ? { ...found, ...node } : node;
  }

  propertyOf(name: string, node: Node = this.root): Node {
    const property = this.resolve(node).properties?.[name];
    if (!isNode(property)) throw new Error(`no field ${name}`);
    return property;
  }

  /** The only value of a field, e.g. of `type`. */
  constOf = (node: Node, name: string): string => String(this.resolve(this.propertyOf(name, node)).const);

  /** The members of a union; an object alone is its own member. */
  membersOf(node: Node = this.root): readonly Node[] {
    const { oneOf, anyOf } = this.resolve(node);
    const members = (oneOf ?? anyOf)?.filter(isNode).map((member) => this.resolve(member));
    return members ?? [this.resolve(node)];
  }

  typeOf(node: Node): string {
    const found = this.resolve(node);
    if (found.const !== undefined) return code(found.const);
    if (found.enum !== undefined) return this.#enumOf(found);
    const members = found.oneOf ?? found.anyOf;
    if (members !== undefined) return this.#unionOf(members.filter(isNode));
    if (Array.isArray(found.type)) return found.type.map((type) => this.typeOf({ type })).join(' or ');
    if (found.type === 'array') return this.#listOf(found);
    if (found.type === 'object') return this.#objectOf(found);
    if (found.type === 'integer') return integerIn(found);
    return found.type === 'string' ? 'text' : String(found.type ?? 'anything');
  }

  #unionOf(members: readonly Node[]): string {
    const types = members.map((one) => this.typeOf(one));
    return types.map((type) => (type.startsWith('list of ') ? `(${type})` : type)).join(' or ');
  }

  #enumOf(node: Node): string {
    const values = node.enum ?? [];
    const name = this.#nameOf(node);
    if (values.length <= MOST_LISTED || name === undefined) return values.map(code).join(' or ');
    const meaning = node.description ?? '';
    this.#words.set(name, { name, meaning, example: code(node.example ?? values[0]) });
    return name;
  }

  #isLongWord = (node: Node): boolean =>
    this.#nameOf(node) !== undefined && (this.resolve(node).enum?.length ?? 0) > MOST_LISTED;

  #listOf({ items, minItems, maxItems }: Node): string {
    const type = isNode(items) ? this.typeOf(items) : 'anything';
    const most = minItems !== undefined && minItems === maxItems ? `${minItems} × ` : 'list of ';
    return `${most}${type.includes(' or ') ? `(${type})` : type}`;
  }

  #objectOf({ properties, required = [], additionalProperties }: Node): string {
    const fields = Object.entries(properties ?? {}).flatMap(([name, field]) =>
      isNode(field) ? [`${name}${required.includes(name) ? '' : '?'}: ${this.typeOf(field)}`] : [],
    );
    if (isNode(additionalProperties)) fields.push(`…: ${this.typeOf(additionalProperties)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }

  /** The fields of an object, those of objects inside it after their own row; `type` is left out. */
  fieldsOf(node: Node = this.root, prefix = ''): readonly Field[] {
    const { properties = {}, required = [] } = this.resolve(node);
    return Object.entries(properties).flatMap(([name, field]) => {
      if (!isNode(field) || (name === 'type' && prefix === '')) return [];
      const { description = '', default: standard } = this.#isLongWord(field) ? field : this.resolve(field);
      const isOptional = !required.includes(name);
      const path = `${prefix}${name}`;
      const inner = this.#innerOf(field);
      const type = inner === undefined ? this.typeOf(field) : this.#outerOf(field);
      const told = standard === undefined || inner !== undefined ? '' : ` Default: ${code(standard)}.`;
      const row = { path, type, isOptional, meaning: `${description}${told}`.trim() };
      return [row, ...(inner === undefined ? [] : this.fieldsOf(inner.node, `${path}${inner.joint}`))];
    });
  }

  /** The one object that a field holds, alone, in a list or beside null. */
  #innerOf(field: Node): { readonly node: Node; readonly joint: string } | undefined {
    const found = this.resolve(field);
    if (found.type === 'array' && isNode(found.items)) {
      const inner = this.#innerOf(found.items);
      return inner === undefined ? undefined : { node: inner.node, joint: `[]${inner.joint}` };
    }
    const members = (found.oneOf ?? found.anyOf)?.filter(isNode).filter(({ type }) => type !== 'null');
    if (members !== undefined) return members.length === 1 ? this.#innerOf(members[0] ?? {}) : undefined;
    const hasFields = found.type === 'object' && found.properties !== undefined;
    return hasFields ? { node: found, joint: '.' } : undefined;
  }

  /** What surrounds that object. */
  #outerOf(field: Node): string {
    const found = this.resolve(field);
    if (found.type === 'array')
      return this.#listOf({ ...found, items: { type: 'object' } }).replace('{}', 'objects');
    return (found.oneOf ?? found.anyOf) === undefined ? 'object' : 'object or null';
  }
}

function integerIn({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Node): string {
  if (minimum <= Number.MIN_SAFE_INTEGER) return 'integer';
  return maximum >= Number.MAX_SAFE_INTEGER ? `integer from ${minimum}` : `integer ${minimum}–${maximum}`;
}
