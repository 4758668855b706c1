/** Pages as tests read them. */

const UNESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** What a browser shows of markup. */
export const textOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<[^>]*>/gs, '')
    .replace(/&(amp|lt|gt|quot);/g, (written) => UNESCAPED[written] ?? written);

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => textOf(value));

/** Every anchor of a page. */
export const anchorsOf = (html: string): string[] => attributes(html, 'id');

/** Every address that a page names: links, pictures, scripts. */
export const addressesOf = (html: string): string[] =>
  ['href', 'src', 'srcset', 'action'].flatMap((name) => attributes(html, name));

/** The inside of the element with this id, up to its end. */
export function elementOf(html: string, id: string): string {
  const [, tag = '', inside = ''] = new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>(.*)`, 's').exec(html) ?? [];
  return inside.split(`</${tag}>`)[0] ?? '';
}
