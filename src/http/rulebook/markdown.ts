/** The rulebook of a ruleset as Markdown, for docs/rules and for programs that read. */
import type { Ending } from '../../core/game.ts';
import type { DealKind, EventKind, MoveKind, Rulebook } from './rulebook.ts';
import type { Field } from './schema-words.ts';

/** Where the text sends its readers: Markdown links. They differ between the repository and the service. */
export interface Guides {
  /** What holds for every game. */
  readonly api: string;
  readonly deals: string;
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

const endingOf = ({ result, reason, when }: Ending): string =>
  `- ${result}${reason === undefined ? '' : `, \`${reason}\``}: ${when}`;

function introduction({ words }: Rulebook): string[] {
  const { about = [], endings = [] } = words;
  const ends = endings.length === 0 ? [] : ['How it ends:', endings.map(endingOf).join('\n')];
  return [...about, ...ends];
}

function optionsOf({ id, options }: Rulebook, { api }: Guides): string[] {
  if (options.length === 0) return [`None beside those of every game (${api}).`];
  const place = `In the body of \`POST /v1/${id}\`, beside those of every game (${api}). Each may be left out.`;
  return [place, fieldTable(options.map((field) => ({ ...field, isOptional: false })))];
}

function dealOf({ kind, meaning, fields }: DealKind): string {
  const told = fields.map(({ path, type, isOptional, meaning: what }) => {
    const word = `\`${path}\` (${type}${isOptional ? ', optional' : ''})`;
    return `  - ${what === '' ? word : `${word}: ${what}`}`;
  });
  return [`- \`${kind}\`: ${meaning}`, ...told].join('\n');
}

function moveOf({ type, meaning, fields, example }: MoveKind): string[] {
  const shown =
    example === undefined
      ? []
      : [`For example \`${JSON.stringify(example.move)}\`, which its \`label\` puts as: ${example.label}.`];
  return [`### \`${type}\``, meaning, ...(fields.length === 0 ? [] : [fieldTable(fields)]), ...shown];
}

function movesOf({ decisions, moves, moveInfo }: Rulebook): string[] {
  const moments = decisions.map(({ decision, moves: types }) => {
    return `- \`${decision}\`: ${types.map((type) => `\`${type}\``).join(', ')}`;
  });
  return [
    'What a seat is asked for (`awaiting[].decision`), and the moves that answer it:',
    moments.join('\n'),
    ...moves.flatMap(moveOf),
    ...(moveInfo.length === 0 ? [] : ['Each entry of `legalMoves` tells besides:', fieldTable(moveInfo)]),
  ];
}

const eventOf = ({ type, meaning, fields }: EventKind): string[] => [
  `\`${type}\``,
  meaning,
  fields.map((field) => `\`${field.name}\`: ${field.type}`).join('; '),
];

/** The whole text. */
export function asMarkdown(book: Rulebook, guides: Guides): string {
  const { id, title, version, seats, words, view, events, longWords } = book;
  const refusals = Object.entries(words.refusals).map(([reason, { meaning, whatToDo }]) => {
    return [`\`${reason}\``, meaning, whatToDo];
  });
  const parts = [
    `# ${title} (\`${id}\`)`,
    `${words.summary} Rules version ${version}; ${seats}.`,
    ...introduction(book),
    '## Rules',
    'Refusals cite these paragraphs by number. “Ruling” marks what the sources of the game leave open, and why it is played this way.',
    ...words.rules.map((rule) => `**${rule.id}** ${rule.text}`),
    '## Options',
    ...optionsOf(book, guides),
    '## Deals',
    `\`deal\` in the same body; the kinds and their fairness: ${guides.deals}.`,
    book.deals.map(dealOf).join('\n'),
    '## Moves',
    ...movesOf(book),
    '## View',
    'What a position shows as `view`.',
    fieldTable(view),
    '## Events',
    'What the log tells, as a viewer may know it. First those of the table, which every ruleset has.',
    table(['event', 'meaning', 'fields'], events.map(eventOf)),
    '## Refusals',
    'The `reason` of a problem `illegal-move`.',
    table(['reason', 'meaning', 'what to do'], refusals),
    ...(longWords.length === 0 ? [] : ['## Words', longWords.map(longWordOf).join('\n')]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const longWordOf = ({ name, meaning, example }: Rulebook['longWords'][number]): string =>
  `- ${name}: ${meaning} Example: ${example}.`;
