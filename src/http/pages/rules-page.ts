/** The rulebook of a ruleset as a page. Whatever a refusal can name has its own anchor here. */
import { escaped } from '../page.ts';
import type { DealKind, EventKind, MoveKind, Rulebook } from '../rulebook/rulebook.ts';
import type { Field } from '../rulebook/schema-words.ts';
import { framed, pictureAddress } from './picture.ts';
import { RULES_STYLE } from './rules-style.ts';
import { shell } from './shell.ts';
import { inline, type Links, mark } from './text.ts';

/** What is linked in texts: paragraphs by their ids. In types also words with many values. */
interface Named {
  readonly paragraphs: Links;
  readonly types: Links;
}

const namedIn = ({ words, longWords }: Rulebook): Named => {
  const paragraphs = words.rules.map(({ id }) => [id, `#${id}`] as const);
  const names = longWords.map(({ name }) => [name, `#word-${name}`] as const);
  return { paragraphs: new Map(paragraphs), types: new Map(names) };
};

const code = (text: string): string => `<code>${escaped(text)}</code>`;

function fields(list: readonly Field[], { paragraphs, types }: Named, isOptionalShown = true): string {
  if (list.length === 0) return '';
  const rows = list.map(({ path, type, isOptional, meaning }) => {
    const kind = `${inline(type, types)}${isOptional && isOptionalShown ? ', optional' : ''}`;
    const told = meaning === '' ? '' : `<p>${inline(meaning, paragraphs)}</p>`;
    return `<div><dt>${code(path)}</dt><dd><p class="type">${kind}</p>${told}</dd></div>`;
  });
  return `<dl class="fields">${rows.join('')}</dl>`;
}

const section = (id: string, title: string, ...parts: readonly string[]): string =>
  `<section id="${id}"><h2>${title}</h2>\n${parts.filter((part) => part !== '').join('\n')}\n</section>`;
const note = (html: string): string => `<p class="soft">${html}</p>`;

function paragraphsOf({ words }: Rulebook, { paragraphs }: Named): string {
  const ruling = (html: string): string => html.replaceAll(/\bRuling:/g, '<b class="ruling">Ruling:</b>');
  const items = words.rules.map(({ id, text }) => {
    return `<li id="${id}">${mark(id, id)}<p>${ruling(inline(text, paragraphs))}</p></li>`;
  });
  return `<ol class="paragraphs">\n${items.join('\n')}\n</ol>`;
}

function endingsOf({ words: { endings = [] } }: Rulebook, { paragraphs }: Named): string {
  const rows = endings.map(({ result, reason, when }) => {
    const name = reason === undefined ? '' : ` ${code(reason)}`;
    return `<div><dt><span class="result ${result}">${result}</span>${name}</dt><dd><p class="when">${inline(when, paragraphs)}</p></dd></div>`;
  });
  return `<dl class="fields">${rows.join('')}</dl>`;
}

const dealOf = ({ kind, meaning, fields: list }: DealKind, named: Named): string =>
  `<li id="deal-${kind}"><h3>${mark(`deal-${kind}`, code(kind))}</h3><p>${inline(meaning, named.paragraphs)}</p>${fields(list, named)}</li>`;

function moveOf({ type, meaning, fields: list, example }: MoveKind, named: Named): string {
  const shown =
    example === undefined
      ? ''
      : `<p>For example ${code(JSON.stringify(example.move))}, labelled “${escaped(example.label)}”.</p>`;
  return `<li id="move-${type}"><h3>${mark(`move-${type}`, code(type))}</h3><p>${inline(meaning, named.paragraphs)}</p>${fields(list, named)}${shown}</li>`;
}

function eventOf({ type, meaning, fields: list }: EventKind, named: Named): string {
  const told = list.map((field) => `${code(field.name)}: ${inline(field.type, named.types)}`);
  const data = told.length === 0 ? '' : `<p class="type">${told.join('; ')}</p>`;
  return `<li id="event-${type}"><h3>${mark(`event-${type}`, code(type))}</h3><p>${inline(meaning, named.paragraphs)}</p>${data}</li>`;
}

const entries = (items: readonly string[]): string => `<ul class="entries">\n${items.join('\n')}\n</ul>`;

function refusalsOf({ words }: Rulebook, { paragraphs }: Named): string {
  const items = Object.entries(words.refusals).map(([reason, { meaning, whatToDo }]) => {
    const id = `refusal-${reason}`;
    return `<li id="${id}"><h3>${mark(id, code(reason))}</h3><p>${inline(meaning, paragraphs)}</p><p><b>What to do:</b> ${inline(whatToDo, paragraphs)}</p></li>`;
  });
  return entries(items);
}

function movesOf({ decisions, moves, moveInfo }: Rulebook, named: Named): string {
  const moments = decisions.map(({ decision, moves: types }) => {
    const links = types.map((type) => `<a href="#move-${type}">${code(type)}</a>`);
    return `<li>${code(decision)}: ${links.join(', ')}</li>`;
  });
  const asked = `<p>What a seat is asked for (${code('awaiting[].decision')}), and the moves that answer it:</p>`;
  const besides = moveInfo.length === 0 ? '' : `<p>Each entry of ${code('legalMoves')} tells besides:</p>`;
  const kinds = entries(moves.map((move) => moveOf(move, named)));
  return [asked, `<ul>${moments.join('')}</ul>`, kinds, besides, fields(moveInfo, named)].join('\n');
}

function eventsOf({ events }: Rulebook, named: Named): string {
  const own = events.filter(({ isOfTable }) => !isOfTable).map((event) => eventOf(event, named));
  const shared = events.filter(({ isOfTable }) => isOfTable).map((event) => eventOf(event, named));
  return `${entries(own)}\n<p>The events of the table, which every ruleset has:</p>\n${entries(shared)}`;
}

const wordsOf = ({ longWords }: Rulebook): string =>
  entries(
    longWords.map(({ name, meaning, example }) => {
      const id = `word-${name}`;
      return `<li id="${id}"><h3>${mark(id, code(name))}</h3><p>${inline(`${meaning} Example: ${example}.`)}</p></li>`;
    }),
  );

/** Anchor and title of each part, in the order in which they stand. */
function partsOf(book: Rulebook, named: Named): readonly (readonly [string, string, string])[] {
  const { about = [], endings = [] } = book.words;
  const common = `beside <a href="/docs">those of every game</a>`;
  const body = `In the body of ${code(`POST /v1/${book.id}`)}`;
  const options =
    book.options.length === 0
      ? note(`None ${common}.`)
      : note(`${body}, ${common}. Each may be left out.`) + fields(book.options, named, false);
  const parts: (readonly [string, string, string])[] = [
    ['about', 'About', about.map((text) => `<p>${inline(text, named.paragraphs)}</p>`).join('\n')],
    ['endings', 'How it ends', endings.length === 0 ? '' : endingsOf(book, named)],
    ['rules', 'The rules', note(RULES_NOTE) + paragraphsOf(book, named)],
    ['options', 'Options', options],
    [
      'deals',
      'Deals',
      note(`${body}, as ${code('deal')}.`) + entries(book.deals.map((d) => dealOf(d, named))),
    ],
    ['moves', 'Moves', movesOf(book, named)],
    ['view', 'View', note(`What a position shows as ${code('view')}.`) + fields(book.view, named)],
    ['events', 'Events', note('What the log tells, as a viewer may know it.') + eventsOf(book, named)],
    ['refusals', 'Refusals', note(REFUSALS_NOTE) + refusalsOf(book, named)],
    ['words', 'Words', book.longWords.length === 0 ? '' : wordsOf(book)],
  ];
  return parts.filter(([, , html]) => html !== '');
}

const RULES_NOTE =
  'Refusals cite these paragraphs by number. <b class="ruling">Ruling</b> marks what the sources of the game leave open, and why it is played this way.';
const REFUSALS_NOTE = `The <code>reason</code> of the problem <a href="/problems/illegal-move">illegal-move</a>.`;

function wallOf(book: Rulebook): string {
  const { id, title, words, seats, version, hasPicture } = book;
  const picture = `<div class="hung"><a href="${pictureAddress(id)}">${framed(book)}</a></div>`;
  return `<div class="wide hero"><div>
<h1>${inline(title)}</h1>
<p class="lead">${inline(words.summary)}</p>
<p class="soft">${seats}, rules version ${version}, id ${code(id)}</p>
<p class="buttons"><a class="button main" href="/play#/new/${id}">Play</a><a class="button" href="/docs">Reference</a></p>
<p class="soft">The same as <a href="/rules/${id}.md">Markdown</a> and <a href="/rules/${id}.json">JSON</a></p>
</div>${hasPicture ? picture : ''}</div>`;
}

/** `others`: where to go on. */
export function rulesPage(
  book: Rulebook,
  others: readonly { readonly id: string; readonly title: string }[],
): string {
  const parts = partsOf(book, namedIn(book));
  const contents = parts.map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`).join('');
  const elsewhere = others.map(({ id, title }) => `<li><a href="/rules/${id}">${inline(title)}</a></li>`);
  return shell({
    title: `${book.title}: rules – Salon`,
    description: book.words.summary,
    under: '/rules',
    style: RULES_STYLE,
    alternates: {
      'text/markdown': `/rules/${book.id}.md`,
      'application/json': `/rules/${book.id}.json`,
    },
    wall: wallOf(book),
    body: `<div class="wide book">
<nav class="contents" aria-label="On this page"><ol>${contents}</ol></nav>
<main id="content" tabindex="-1">
${parts.map(([id, title, html]) => section(id, title, html)).join('\n')}
<section><h2>Other games</h2><ul class="others">${elsewhere.join('')}</ul></section>
</main>
</div>`,
  });
}
