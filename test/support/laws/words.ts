/** Laws about words, schemas and deals: what a ruleset says of itself. Each throws when it is broken. */
import { z } from 'zod';
import type { AnyGame } from '../../../src/core/game.ts';
import { pilesOf } from '../play.ts';
import { asText, check, checkSame, checkText, throughJson } from './trial.ts';

type Node = z.core.JSONSchema.BaseSchema;

/** The table's own facts; a ruleset may not use their names. */
const TABLE_FACTS = [
  'gameCreated',
  'seatTaken',
  'seatLeft',
  'dealt',
  'moveTakenBack',
  'hintGiven',
  'seatResigned',
  'gameFinished',
];
/** Components that all rulesets share. */
const SHARED = ['Card'];

const pascalCase = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());

/** A schema as JSON schema in which each named component stands once, under `$defs`. Throws for a doubled name. */
const documentOf = (game: AnyGame): Node => {
  const { options, move, moveInfo, event, publicEvent, view } = game.schemas;
  const all = z.strictObject({ options, move, moveInfo, event, publicEvent, view, given: game.deals.given });
  // As sent: only there does an object that drops unknown fields differ from one that refuses them.
  return z.toJSONSchema(all, { io: 'input' });
};

/** The schema itself, or the component it refers to. */
function resolved(node: unknown, document: Node): Node {
  // What is no boolean in a JSON schema is a schema object; zod writes booleans for additionalProperties alone.
  const schema = node as Node;
  if (schema.$ref === undefined) return schema;
  return resolved(document.$defs?.[schema.$ref.replace('#/$defs/', '')], document);
}

function eventTypes(name: 'event' | 'publicEvent' | 'move', document: Node): readonly string[] {
  const members = resolved(document.properties?.[name], document);
  return (members.oneOf ?? members.anyOf ?? [members]).map((member) => {
    const type = resolved(resolved(member, document).properties?.type, document);
    check(typeof type.const === 'string', `a member of ${name} has no literal type: ${asText(member)}`);
    return type.const;
  });
}

/** `words` are complete: a summary, a meaning for every fact and no other, a page for every refusal. */
export function wordsAreComplete(game: AnyGame): void {
  const { words } = game;
  checkText(game.title, 'the title');
  checkText(words.summary, 'the summary');
  for (const [type, meaning] of Object.entries(words.events)) checkText(meaning, `the meaning of ${type}`);
  for (const [code, page] of Object.entries(words.refusals)) {
    checkText(page.meaning, `the meaning of ${code}`);
    checkText(page.whatToDo, `what to do about ${code}`);
  }
}

/** The facts that are told, the facts that are written and the facts with a meaning are the same types. */
export function everyFactHasAMeaning(game: AnyGame): void {
  const document = documentOf(game);
  const types = [...eventTypes('event', document)].sort();
  const taken = types.find((type) => TABLE_FACTS.includes(type));
  check(taken === undefined, `${taken} is a fact of the table`);
  check(new Set(types).size === types.length, `a fact has two schemas: ${asText(types)}`);
  checkSame(
    asText(types),
    asText(Object.keys(game.words.events).sort()),
    'words.events and the event schema',
  );
  const told = [...eventTypes('publicEvent', document)].sort();
  checkSame(asText(types), asText(told), 'the event schema and the schema of public events');
}

/** Rule paragraphs have texts and ids `XY-1`, `XY-2`, … in order. */
export function paragraphsAreInOrder(game: AnyGame): void {
  const { rules } = game.words;
  check(rules.length > 0, 'no rule paragraphs');
  const prefix = rules[0]?.id.split('-')[0] ?? '';
  check(/^[A-Z]{2}$/.test(prefix), `no prefix of two letters: ${rules[0]?.id}`);
  for (const [i, { id, text }] of rules.entries()) {
    check(id === `${prefix}-${i + 1}`, `paragraph ${i + 1} is called ${id}`);
    checkText(text, id);
  }
}

/** Every component is named, once, with the ruleset's name in front; so are all members of a union. */
export function componentsAreNamed(game: AnyGame): void {
  const document = documentOf(game);
  const prefix = pascalCase(game.id);
  for (const name of Object.keys(document.$defs ?? {})) {
    check(name.startsWith(prefix) || SHARED.includes(name), `component ${name} should start with ${prefix}`);
  }
  for (const name of ['options', 'move', 'moveInfo', 'event', 'publicEvent', 'view', 'given']) {
    const node = document.properties?.[name];
    check(asText(node).includes('"$ref"'), `the ${name} schema has no id`);
    for (const member of resolved(node, document).oneOf ?? []) {
      check(asText(member).includes('"$ref"'), `a member of ${name} has no id: ${asText(member)}`);
    }
  }
}

/** Every object of every schema is strict: it names its fields and refuses others. */
export function schemasAreStrict(game: AnyGame): void {
  const { properties, $defs } = documentOf(game);
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'object') {
      const others = 'additionalProperties' in value ? value.additionalProperties : true;
      const isStrict = 'properties' in value ? others === false : asText(others).length > '{}'.length;
      check(isStrict, `not a strict object: ${path}`);
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, `${path}/${name}`);
  };
  visit(properties, '');
  visit($defs, '');
}

/** Deals: the options say how many seats, given piles fit, and each own deal is the full set in some order. */
export function dealsAreFullSets(game: AnyGame, options: object): void {
  const seats = game.seatCount(options);
  check(seats >= game.seats.min && seats <= game.seats.max, `${seats} seats`);
  const full = asSets(game.piles(options, seats));
  const { given, own } = game.deals;
  const order = Object.entries(pilesOf(game, options, 1));
  const named = Object.fromEntries(order.filter(([pile]) => Object.hasOwn(given.shape, pile)));
  checkSame(asText(Object.keys(given.shape).sort()), asText(Object.keys(named).sort()), 'given piles');
  const parsed = given.safeParse(throughJson(named));
  check(parsed.success, `a given deal doesn't fit: ${parsed.error?.message}`);
  for (const deal of own.filter((one) => one.fits(options))) {
    checkText(deal.meaning, `the meaning of ${deal.kind}`);
    for (const number of [1, 2, 1234, deal.maxNumber]) {
      checkSame(full, asSets(deal.piles(number, options)), `${deal.kind} deal ${number}`);
    }
  }
}

const asSets = (piles: Readonly<Record<string, readonly string[]>>): string =>
  asText(
    Object.entries(piles)
      .map(([pile, cards]) => [pile, [...cards].sort()])
      .sort(),
  );
