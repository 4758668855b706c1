/** Replays the shell blocks of a page against a Salon, and holds the answers shown there against the real ones. */
import { isDeepStrictEqual } from 'node:util';
import type { App } from '../../src/http/env.ts';
import { commandsOf, curlOf, wordsOf } from './shell.ts';

/** A fenced block: its language and its text. */
export interface Block {
  readonly language: string;
  readonly text: string;
}

export const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({ language, text }));

interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

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

/** `credentials.token` of an answer, or a header of it. */
function findIn({ headers, body }: Heard, name: string): string {
  let found: unknown = body;
  for (const part of name.split('.')) found = isObject(found) ? found[part] : undefined;
  const value = found ?? headers.get(name);
  if (typeof value !== 'string') throw new Error(`the answer has no ${name}`);
  return value;
}

/** Status, headers and body as `curl -i` shows them. */
function differencesOfHead(text: string, heard: Heard): string[] {
  const [head = '', body = ''] = text.split(/\n\n(.*)/s);
  const [first = '', ...lines] = head.trim().split('\n');
  const status = Number(first.split(' ')[1]);
  const headers = lines.flatMap((line) => {
    const [name = '', value = ''] = line.split(': ');
    return differences(value, heard.headers.get(name) ?? undefined, name);
  });
  const wrong = status === heard.status ? [] : [`status ${heard.status}, not ${first}`];
  return [...wrong, ...headers, ...differences(body.trim() === '' ? null : JSON.parse(body), heard.body)];
}

/** Requests made, answers compared, and every place where an answer is not as shown. */
export interface Replay {
  readonly requests: number;
  readonly answers: number;
  readonly faults: readonly string[];
}

export async function replay(page: string, app: App): Promise<Replay> {
  const variables = new Map<string, string>();
  const faults: string[] = [];
  let [requests, answers] = [0, 0];
  let heard: Heard | undefined;
  let showsHead = false;
  for (const { language, text } of blocksOf(page)) {
    if (language === 'sh') {
      for (const command of commandsOf(text)) {
        const assigned = /^(\w+)=(.*?)(?:\s+# ([\w.]+))?$/s.exec(command);
        if (assigned !== null) set(variables, assigned, heard);
        if (!command.startsWith('curl')) continue;
        const curl = curlOf(wordsOf(command, variables));
        heard = await send(curl, app);
        showsHead = curl.showsHead;
        requests += 1;
        if (heard.status >= 500) faults.push(`${command}: ${heard.status}`);
      }
    } else if (heard !== undefined && (language === 'json' || language === 'http')) {
      if (showsHead !== (language === 'http')) faults.push(`shown as ${language}, but -i says otherwise`);
      faults.push(
        ...(language === 'http' ? differencesOfHead(text, heard) : differences(JSON.parse(text), heard.body)),
      );
      answers += 1;
    }
  }
  return { requests, answers, faults };
}

/** `NAME=value`, where `…` in the value is to be filled in from the answer before: the comment says with what. */
function set(variables: Map<string, string>, assigned: RegExpExecArray, heard: Heard | undefined): void {
  const [, name = '', shown = '', source] = assigned;
  const [value = ''] = wordsOf(shown, variables);
  if (source === undefined || heard === undefined) {
    if (value.includes(MORE)) throw new Error(`${name} does not say where its value comes from`);
    variables.set(name, value);
    return;
  }
  const found = findIn(heard, source);
  // `salon_…` and `/v1/portraits/…` show how the value begins, `"…"` also how it ends.
  const [begin = '', end = ''] = value.split(MORE);
  const overlap = [...found].findLastIndex((_, i) => begin.endsWith(found.slice(0, i + 1))) + 1;
  if ((overlap === 0 && begin !== '') || !found.endsWith(end)) {
    throw new Error(`${name}: ${found} does not look like ${shown}`);
  }
  variables.set(name, begin + found.slice(overlap));
}

async function send({ url, method, headers, body }: ReturnType<typeof curlOf>, app: App): Promise<Heard> {
  const { origin, pathname, search } = new URL(url);
  if (origin !== 'http://localhost:8787') throw new Error(`not Salon's address: ${url}`);
  const response = await app.request(`${pathname}${search}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}
