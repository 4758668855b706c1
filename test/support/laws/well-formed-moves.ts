/** Moves that fit a ruleset's schema, legal or not: drawn from the schema itself, and near misses of real moves. */
import { z } from 'zod';
import type { AnyGame, Vocabulary } from '../../../src/core/game.ts';
import type { Dice } from '../dice.ts';
import { cardPiles, type Trial } from './trial.ts';

type Move = Vocabulary['Move'];
type Node = z.core.JSONSchema.BaseSchema;

/** About `n` well-formed moves: half from the schema, half listed elsewhere in this game with other cards in them. */
export function wellFormedMoves(trial: Trial, n: number, chance: Dice): readonly Move[] {
  const cards = [...new Set(Object.values(cardPiles(trial)).flat())];
  const listed = listedMoves(trial, chance);
  const fromSchema = schemaDice(trial.game);
  const drafts = Array.from({ length: n }, (_, i): unknown =>
    i % 2 === 0 || listed.length === 0 ? fromSchema(chance) : nearMiss(chance.pick(listed), cards, chance),
  );
  return drafts.flatMap((draft) => {
    const parsed = trial.game.schemas.move.safeParse(draft);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Moves that were legal at some point of this game. */
export function listedMoves({ game, playout }: Trial, chance: Dice): readonly Move[] {
  return chance
    .some(playout.commits, 12)
    .flatMap(({ before, seat }) => chance.some(game.legalMoves(before, seat), 8).map(({ move }) => move));
}

function nearMiss(value: unknown, cards: readonly string[], chance: Dice): unknown {
  if (typeof value === 'string')
    return cards.includes(value) && chance.chance(0.4) ? chance.pick(cards) : value;
  if (Array.isArray(value)) {
    const kept = value.filter(() => chance.chance(0.8)).map((inner) => nearMiss(inner, cards, chance));
    return typeof value[0] === 'string' && cards.includes(value[0]) && chance.chance(0.3)
      ? [...kept, chance.pick(cards)]
      : kept;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([k, inner]) => [k, nearMiss(inner, cards, chance)]));
}

/** A generator of values that fit the move schema, refinements aside. */
export function schemaDice(game: AnyGame): (chance: Dice) => unknown {
  const root: Node = z.toJSONSchema(game.schemas.move, { io: 'input' });
  return (chance) => valueFor(root, root.$defs ?? {}, chance);
}

function valueFor(node: unknown, defs: Readonly<Record<string, unknown>>, chance: Dice): unknown {
  if (typeof node !== 'object' || node === null) return 'anything';
  // What is no boolean in a JSON schema is a schema object.
  const schema = node as Node;
  const inner = (one: unknown): unknown => valueFor(one, defs, chance);
  if (schema.$ref !== undefined) return inner(defs[schema.$ref.replace('#/$defs/', '')]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return chance.pick(schema.enum);
  const members = schema.oneOf ?? schema.anyOf;
  if (members !== undefined) return inner(chance.pick(members));
  if (schema.type === 'object') {
    const isThere = (name: string): boolean => schema.required?.includes(name) === true || chance.chance(0.4);
    const fields = Object.entries(schema.properties ?? {}).filter(([name]) => isThere(name));
    return Object.fromEntries(fields.map(([name, one]) => [name, inner(one)]));
  }
  if (schema.type === 'array') {
    const least = schema.minItems ?? 0;
    const length = Math.min(schema.maxItems ?? 6, least + chance.below(5));
    return Array.from({ length }, () => inner(schema.items));
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return Number(schema.minimum ?? 0) + chance.below(6);
  if (schema.type === 'boolean') return chance.chance(0.5);
  return schema.type === 'null' ? null : 'anything';
}
