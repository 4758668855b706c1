/** The fenced blocks of a page, and answers as they are shown there against the real ones. */
import { isDeepStrictEqual } from 'node:util';

/** A fenced block: its language and its text. */
export interface Block {
  readonly language: string;
  readonly text: string;
}

export const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({ language, text }));

const MORE = '…';

/**
 * Where a real value is not as shown; empty when it is. `…` in a text stands for the rest of it, as the last of a
 * list or as a field for those that are left out.
 */
export function differences(shown: unknown, real: unknown, path = ''): string[] {
  if (typeof shown === 'string' && shown.includes(MORE)) {
    const [begin = '', end = ''] = shown.split(MORE);
    const isAny = shown === MORE;
    const fits = typeof real === 'string' && real.startsWith(begin) && real.endsWith(end);
    return isAny ? (real === undefined ? [`${path} is not there`] : []) : fits ? [] : [`${path}: ${real}`];
  }
  if (Array.isArray(shown) && Array.isArray(real)) {
    const isCut = shown.at(-1) === MORE;
    const items = isCut ? shown.slice(0, -1) : shown;
    const isLong = isCut ? real.length > items.length : real.length === items.length;
    const inner = items.flatMap((item, i) => differences(item, real[i], `${path}/${i}`));
    return isLong ? inner : [`${path} has ${real.length} items`, ...inner];
  }
  if (isObject(shown) && isObject(real)) {
    const { [MORE]: more, ...fields } = shown;
    const hidden = Object.keys(real).filter((name) => !(name in fields));
    const inner = Object.entries(fields).flatMap(([name, value]) =>
      differences(value, real[name], `${path}/${name}`),
    );
    if (more === undefined) return [...inner, ...hidden.map((name) => `${path}/${name} is not shown`)];
    return hidden.length > 0 ? inner : [...inner, `${path} has no more fields`];
  }
  return isDeepStrictEqual(shown, real) ? [] : [`${path}: ${JSON.stringify(real)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What `curl -i` has printed against what is shown of it: the status, some headers, and the body. */
export function differencesOfHead(shown: string, real: string): string[] {
  const [expected, heard] = [partsOf(shown), partsOf(real)];
  const wrong = expected.first === heard.first ? [] : [`${heard.first}, not ${expected.first}`];
  const headers = [...expected.headers].flatMap(([name, value]) =>
    differences(value, heard.headers.get(name), name),
  );
  return [...wrong, ...headers, ...differences(expected.body, heard.body)];
}

function partsOf(text: string): { first: string; headers: Map<string, string>; body: unknown } {
  const [head = '', body = ''] = text.replaceAll('\r', '').split(/\n\n(.*)/s);
  const [first = '', ...lines] = head.trim().split('\n');
  const headers = new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/: (.*)/s);
      return [name.toLowerCase(), value];
    }),
  );
  return { first, headers, body: body.trim() === '' ? null : JSON.parse(body) };
}
