/** A strict reader of XML without prologue, comments, CDATA and namespaces: what a picture is written in. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

const NAME = /[A-Za-z][\w:-]*/y;
const ATTRIBUTE = / ([A-Za-z][\w:-]*)="([^"<]*)"/y;
const TEXT = /[^<]+/y;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  document(): XmlElement {
    const root = this.#element();
    if (this.#at !== this.#source.length) throw this.#fault('something after the root');
    return root;
  }

  #fault(what: string): Error {
    return new Error(
      `not well-formed, ${what}: …${this.#source.slice(Math.max(0, this.#at - 60), this.#at + 60)}…`,
    );
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }

  #expect(literal: string): void {
    if (!this.#source.startsWith(literal, this.#at)) throw this.#fault(`${literal} expected`);
    this.#at += literal.length;
  }

  #element(): XmlElement {
    this.#expect('<');
    const name = this.#match(NAME)?.[0];
    if (name === undefined) throw this.#fault('a name expected');
    const attributes: Record<string, string> = {};
    for (let found = this.#match(ATTRIBUTE); found !== null; found = this.#match(ATTRIBUTE)) {
      const [, key = '', value = ''] = found;
      if (key in attributes) throw this.#fault(`${key} twice`);
      attributes[key] = this.#plain(value);
    }
    if (this.#source.startsWith('/>', this.#at)) {
      this.#at += 2;
      return { name, attributes, children: [] };
    }
    this.#expect('>');
    const children: (XmlElement | string)[] = [];
    while (!this.#source.startsWith('</', this.#at)) children.push(this.#match(TEXT)?.[0] ?? this.#element());
    this.#expect(`</${name}>`);
    return {
      name,
      attributes,
      children: children.map((one) => (typeof one === 'string' ? this.#plain(one) : one)),
    };
  }

  /** The characters that a text stands for. */
  #plain(text: string): string {
    if (text.includes(']]>')) throw this.#fault(']]> in a text');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot write
    if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u.test(text)) {
      throw this.#fault('a character that XML cannot write');
    }
    return text.replace(/&[^;]*;?/g, (entity) => {
      const char = ENTITIES[entity];
      if (char === undefined) throw this.#fault(`${entity} is no entity`);
      return char;
    });
  }
}

/** The tree of a document; throws where it is not well-formed. */
export const readXml = (source: string): XmlElement => new Reader(source).document();

/** The element and all below it, in order. */
export const allIn = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : allIn(child))),
];

export const textOf = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
