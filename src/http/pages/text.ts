/** Words of the rulesets as HTML: code in backticks, and links where something is named that has its own place. */
import { escaped } from '../page.ts';

/** Word → where it is explained. */
export type Links = ReadonlyMap<string, string>;
const NONE: Links = new Map();

/** Paragraph ids and names: `PO-5`, `Card`. */
const NAMED = /[A-Za-z]+(?:-\d+)?/g;

/** Quotation marks and apostrophes as they are printed. */
const printed = (text: string): string =>
  text.replace(/(?<=\w)'|'(?=\w)/g, '’').replace(/"([^"]*)"/g, '“$1”');

const linked = (text: string, links: Links): string =>
  escaped(printed(text)).replace(NAMED, (word) => {
    const href = links.get(word);
    return href === undefined ? word : `<a class="cited" href="${escaped(href)}">${word}</a>`;
  });

/** One run of text. `links`: what is linked wherever it is named, but not inside code. */
export const inline = (text: string, links: Links = NONE): string =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? `<code>${escaped(part)}</code>` : linked(part, links)))
    .join('');

/** A link to the very place that it stands at. */
export const mark = (id: string, shown: string): string => `<a class="mark" href="#${id}">${shown}</a>`;
