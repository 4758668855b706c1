/** All that is to be read about a ruleset, gathered from its words and its schemas: what every form of its page tells. */
import { z } from 'zod';
import type { AnyGame, Words } from '../../core/game.ts';
import { eventsOf, schemasOf } from '../schemas.ts';
import { TABLE_EVENTS } from '../table-events.ts';
import { type Example, playedThrough } from './played.ts';
import { type Field, type LongWord, SchemaWords } from './schema-words.ts';

export interface DealKind {
  readonly kind: string;
  readonly meaning: string;
  readonly fields: readonly Field[];
}
export interface MoveKind {
  readonly type: string;
  readonly meaning: string;
  readonly fields: readonly Field[];
  readonly example: Example | undefined;
}
export interface EventKind {
  readonly type: string;
  readonly meaning: string;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
  /** Whether every ruleset has it. */
  readonly isOfTable: boolean;
}

export interface Rulebook {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  /** `one seat`, `3 to 5 seats`. */
  readonly seats: string;
  readonly hasPicture: boolean;
  readonly words: Words;
  readonly options: readonly Field[];
  readonly deals: readonly DealKind[];
  /** What a seat is asked for, and the types of moves that answer it. */
  readonly decisions: readonly { readonly decision: string; readonly moves: readonly string[] }[];
  readonly moves: readonly MoveKind[];
  /** What an entry of `legalMoves` tells besides. */
  readonly moveInfo: readonly Field[];
  readonly view: readonly Field[];
  readonly events: readonly EventKind[];
  readonly longWords: readonly LongWord[];
}

export const seatsInWords = ({ seats: { min, max } }: Pick<AnyGame, 'seats'>): string =>
  max === 1 ? 'one seat' : min === max ? `${min} seats` : `${min} to ${max} seats`;

function dealsOf(game: AnyGame): DealKind[] {
  const { deal } = schemasOf(game).create.shape;
  if (!(deal instanceof z.ZodType)) throw new Error('every ruleset takes deals');
  const words = new SchemaWords(deal, 'input');
  return words.membersOf().map((member) => ({
    kind: words.constOf(member, 'kind'),
    meaning: member.description ?? '',
    fields: words.fieldsOf(member).filter(({ path }) => path !== 'kind'),
  }));
}

function eventKindsOf(game: AnyGame, known: Map<string, LongWord>): EventKind[] {
  const meanings: Readonly<Record<string, string>> = { ...TABLE_EVENTS, ...game.words.events };
  return eventsOf(game).map((event) => {
    const words = new SchemaWords(event);
    const type = words.constOf(words.resolve(), 'type');
    const names = words.fieldsOf().flatMap(({ path }) => (/[.[]/.test(path) ? [] : [path]));
    const fields = names.map((name) => ({ name, type: words.typeOf(words.propertyOf(name)) }));
    for (const word of words.longWords) known.set(word.name, word);
    return { type, meaning: meanings[type] ?? '', fields, isOfTable: Object.hasOwn(TABLE_EVENTS, type) };
  });
}

function movesOf(words: SchemaWords, examples: ReadonlyMap<string, Example>): MoveKind[] {
  return words.membersOf().map((member) => {
    const type = words.constOf(member, 'type');
    const fields = words.fieldsOf(member);
    return { type, meaning: member.description ?? '', fields, example: examples.get(type) };
  });
}

export function rulebookOf(game: AnyGame): Rulebook {
  const known = new Map<string, LongWord>();
  const keep = (words: SchemaWords): void => {
    for (const word of words.longWords) known.set(word.name, word);
  };
  const { decisions, examples } = playedThrough(game);
  const viewWords = new SchemaWords(game.schemas.view);
  const view = viewWords.fieldsOf();
  const moveWords = new SchemaWords(game.schemas.move, 'input');
  const moves = movesOf(moveWords, examples);
  keep(viewWords);
  keep(moveWords);
  const events = eventKindsOf(game, known);
  return {
    id: game.id,
    title: game.title,
    version: game.version,
    seats: seatsInWords(game),
    hasPicture: game.board !== undefined,
    words: game.words,
    options: new SchemaWords(game.schemas.options, 'input').fieldsOf(),
    deals: dealsOf(game),
    decisions: [...decisions].map(([decision, types]) => ({ decision, moves: [...types] })),
    moves,
    moveInfo: new SchemaWords(game.schemas.moveInfo).fieldsOf(),
    view,
    events,
    longWords: [...known.values()],
  };
}
