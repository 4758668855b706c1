/** The little of a shell that the documents use: variables, quotes, continued lines and curl. */

/** What a command line is made of: words, with their variables filled in. */
export function wordsOf(line: string, variables: ReadonlyMap<string, string>): string[] {
  const words: string[] = [];
  let word: string | undefined;
  const add = (text: string): void => {
    word = (word ?? '') + text;
  };
  const token = /'([^']*)'|"([^"]*)"|\$(\w+)|(#.*)|((?:\s|\\\n)+)|([^\s'"$\\]+)/gy;
  for (let at = 0; at < line.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(line);
    if (found === null) throw new Error(`not a word: ${line.slice(at, at + 20)}`);
    const [, single, double, name, comment, space, plain] = found;
    if (space !== undefined || (comment !== undefined && word === undefined)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (name !== undefined) add(valueIn(name, variables));
    else if (double !== undefined) add(double.replace(/\$(\w+)/g, (_, inner) => valueIn(inner, variables)));
    else add(single ?? plain ?? comment ?? '');
  }
  return word === undefined ? words : [...words, word];
}

function valueIn(name: string, variables: ReadonlyMap<string, string>): string {
  const value = variables.get(name);
  if (value === undefined) throw new Error(`$${name} is not set`);
  return value;
}

/** The commands of a block: lines, but a quoted or continued line goes on. */
export function commandsOf(block: string): string[] {
  const commands: string[] = [];
  let open = '';
  for (const line of block.split('\n')) {
    open += open === '' ? line : `\n${line}`;
    const isQuoted = (open.replace(/"[^"]*"/g, '').split("'").length - 1) % 2 === 1;
    const isContinued = open.endsWith('\\');
    if (isQuoted || isContinued) continue;
    if (open.trim() !== '') commands.push(open);
    open = '';
  }
  if (open !== '') throw new Error(`unfinished: ${open}`);
  return commands;
}

export interface Curl {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  /** Whether status and headers are shown (`-i`). */
  readonly showsHead: boolean;
}

/** What curl sends for these words; with a body and no content type it claims a form, as the real one does. */
export function curlOf(words: readonly string[]): Curl {
  const [name, ...rest] = words;
  if (name !== 'curl') throw new Error(`not curl: ${name}`);
  const headers = new Headers();
  let [url, method, body]: (string | undefined)[] = [];
  let showsHead = false;
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    if (/^-[si]+$/.test(word)) showsHead ||= word.includes('i');
    else if (word === '-X') method = rest.shift();
    else if (word === '-d') body = rest.shift();
    else if (word === '-H') {
      const [header = '', value = ''] = (rest.shift() ?? '').split(/: ?(.*)/s);
      headers.append(header, value);
    } else if (word.startsWith('-')) throw new Error(`curl ${word} is not known here`);
    else url = word;
  }
  if (url === undefined) throw new Error('curl without an address');
  if (body !== undefined && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
  return { url, method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body, showsHead };
}
