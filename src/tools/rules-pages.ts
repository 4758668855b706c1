/**
 * `npm run rules`: writes docs/rules/<ruleset>.md for every ruleset, from the ruleset's own words. What stands
 * between the two marks of a page is written by hand and kept; all the rest comes from src/games.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { shufflePiles, start } from '../core/deal.ts';
import type { AnyGame } from '../core/game.ts';
import { seedOfDeal } from '../core/random.ts';
import { games } from '../games/index.ts';
import { eventsOf, schemasOf } from '../http/schemas.ts';
import { TABLE_EVENTS } from '../http/table-events.ts';
import { type Field, type LongWord, SchemaWords } from './schema-words.ts';

const BEGIN = '<!-- Written by hand from here … -->';
const END = '<!-- … to here. The rest is generated: npm run rules -->';
/** Deals that are played through to find decisions and examples of moves. */
const DEALS = 5;
const MOST_MOVES = 400;

export const pageOf = (game: AnyGame): string =>
  fileURLToPath(new URL(`../../docs/rules/${game.id}.md`, import.meta.url));

/** The part of a page that is written by hand; empty for a page without marks. */
export function notesIn(page: string): string {
  const [, rest] = page.split(BEGIN);
  return rest?.split(END)[0]?.trim() ?? '';
}

/** `|` would end a cell. */
const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...heads), row(...heads.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');
const fieldTable = (fields: readonly Field[]): string =>
  table(
    ['field', 'type', 'meaning'],
    fields.map(({ path, type, isOptional, meaning }) => [
      `\`${path}\``,
      isOptional ? `${type}, optional` : type,
      meaning,
    ]),
  );

interface Example {
  readonly move: { readonly type: string };
  readonly label: string;
}
interface Seen {
  /** Decision → the types of moves that were legal then. */
  readonly decisions: Map<string, Set<string>>;
  /** Type of move → the first one that was legal. */
  readonly examples: Map<string, Example>;
}

/** What comes up when always one of the legal moves is made, in turn another one. */
export function playedThrough(game: AnyGame): Seen {
  const seen: Seen = { decisions: new Map(), examples: new Map() };
  const options = game.schemas.options.parse({});
  const seats = game.seatCount(options);
  for (let deal = 1; deal <= DEALS; deal++) {
    const seed = seedOfDeal(game.id, deal);
    const piles = shufflePiles(game.id, game.piles(options, seats), seed, []);
    let { state } = start(game, options, seats, piles);
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const awaited = game.awaiting(state)[0];
      if (awaited === undefined) break;
      const legal = game.legalMoves(state, awaited.seat);
      for (const { move } of legal) note(seen, awaited.decision, { move, label: game.label(move, state) });
      const next = legal[moves % legal.length];
      if (next === undefined) break;
      const decided = game.decide(state, next.move, awaited.seat);
      if ('refused' in decided) throw new Error(`${game.id}: a listed move was refused`);
      for (const event of decided.accepted) state = game.evolve(state, event);
    }
  }
  return seen;
}

function note({ decisions, examples }: Seen, decision: string, example: Example): void {
  const { type } = example.move;
  decisions.set(decision, (decisions.get(decision) ?? new Set()).add(type));
  if (!examples.has(type)) examples.set(type, example);
}

const seatsOf = ({ seats: { min, max } }: AnyGame): string =>
  max === 1 ? 'one seat' : min === max ? `${min} seats` : `${min} to ${max} seats`;

function rulesOf(game: AnyGame): string {
  return game.words.rules.map(({ id, text }) => `**${id}** ${text}`).join('\n\n');
}

function optionsOf(game: AnyGame): string {
  const fields = new SchemaWords(game.schemas.options, 'input').fieldsOf();
  if (fields.length === 0) return `None beside those of every game ([API guide](../api-guide.md)).`;
  const place = `In the body of \`POST /v1/${game.id}\`, beside those of every game ([API guide](../api-guide.md)). Each may be left out.`;
  return [place, fieldTable(fields.map((field) => ({ ...field, isOptional: false })))].join('\n\n');
}

function dealsOf(game: AnyGame): string {
  const { create } = schemasOf(game);
  const deal = create.shape.deal;
  if (!(deal instanceof z.ZodType)) throw new Error('every ruleset takes deals');
  const words = new SchemaWords(deal, 'input');
  const kinds = words.membersOf().map((member) => {
    const fields = words.fieldsOf(member).filter(({ path }) => path !== 'kind');
    const told = fields.map(({ path, type, isOptional, meaning }) => {
      const word = `\`${path}\` (${type}${isOptional ? ', optional' : ''})`;
      return `  - ${meaning === '' ? word : `${word}: ${meaning}`}`;
    });
    return [`- \`${words.constOf(member, 'kind')}\`: ${member.description ?? ''}`, ...told].join('\n');
  });
  return kinds.join('\n');
}

function movesOf(words: SchemaWords, { decisions, examples }: Seen): string {
  const moments = [...decisions].map(([decision, types]) => {
    return `- \`${decision}\`: ${[...types].map((type) => `\`${type}\``).join(', ')}`;
  });
  const moves = words.membersOf().map((member) => {
    const type = words.constOf(member, 'type');
    const fields = words.fieldsOf(member);
    const example = examples.get(type);
    if (example === undefined) throw new Error(`no example of the move ${type}`);
    return [
      `### \`${type}\``,
      member.description ?? '',
      ...(fields.length === 0 ? [] : [fieldTable(fields)]),
      `For example \`${JSON.stringify(example.move)}\`, which its \`label\` puts as: ${example.label}.`,
    ].join('\n\n');
  });
  return [
    'What a seat is asked for (`awaiting[].decision`), and the moves that answer it:',
    moments.join('\n'),
    ...moves,
  ].join('\n\n');
}

function eventsTable(game: AnyGame, known: Map<string, LongWord>): string {
  const meanings: Readonly<Record<string, string>> = { ...TABLE_EVENTS, ...game.words.events };
  const rows = eventsOf(game).map((event) => {
    const words = new SchemaWords(event);
    const type = words.constOf(words.resolve(), 'type');
    const fields = words.fieldsOf().filter(({ path }) => !/[.[]/.test(path));
    const told = fields.map(({ path }) => `\`${path}\`: ${words.typeOf(words.propertyOf(path))}`);
    for (const word of words.longWords) known.set(word.name, word);
    return [`\`${type}\``, meanings[type] ?? '', told.join('; ')];
  });
  return table(['event', 'meaning', 'fields'], rows);
}

const refusalsOf = (game: AnyGame): string =>
  table(
    ['reason', 'meaning', 'what to do'],
    Object.entries(game.words.refusals).map(([reason, { meaning, whatToDo }]) => {
      return [`\`${reason}\``, meaning, whatToDo];
    }),
  );

/** The whole page of a ruleset. `notes`: its part that is written by hand. */
export function renderPage(game: AnyGame, notes: string): string {
  const known = new Map<string, LongWord>();
  const words = (schema: AnyGame['schemas']['view'], io: 'input' | 'output') => new SchemaWords(schema, io);
  const view = words(game.schemas.view, 'output');
  const moves = words(game.schemas.move, 'input');
  const viewTable = fieldTable(view.fieldsOf());
  const moveText = movesOf(moves, playedThrough(game));
  for (const word of [...view.longWords, ...moves.longWords]) known.set(word.name, word);
  const events = eventsTable(game, known);
  const info = new SchemaWords(game.schemas.moveInfo).fieldsOf();
  const parts = [
    `# ${game.title} (\`${game.id}\`)`,
    `${game.words.summary} Rules version ${game.version}; ${seatsOf(game)}.`,
    BEGIN,
    notes,
    END,
    '## Rules',
    'Refusals cite these paragraphs by number. “Ruling” marks what the sources of the game leave open, and why it is played this way.',
    rulesOf(game),
    '## Options',
    optionsOf(game),
    '## Deals',
    `\`deal\` in the same body; the kinds and their fairness: [fair deals](../fair-deals.md).`,
    dealsOf(game),
    '## Moves',
    moveText,
    ...(info.length === 0 ? [] : ['Each entry of `legalMoves` tells besides:', fieldTable(info)]),
    '## View',
    'What a position shows as `view`.',
    viewTable,
    '## Events',
    'What the log tells, as a viewer may know it. First those of the table, which every ruleset has.',
    events,
    '## Refusals',
    'The `reason` of a problem `illegal-move`.',
    refusalsOf(game),
    '## Words',
    [...known.values()]
      .map(({ name, meaning, example }) => `- ${name}: ${meaning} Example: ${example}.`)
      .join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function main(): void {
  for (const game of games) {
    const path = pageOf(game);
    writeFileSync(path, renderPage(game, notesIn(readOr(path, ''))));
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
