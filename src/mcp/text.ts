/** JSON as compact text, for readers who pay by the word. Knows no game: names and values speak for themselves. */

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const word = (value: string | number | boolean | null): string =>
  value === null ? '–' : value === true ? 'yes' : value === false ? 'no' : String(value);

/** A list or object of plain values fits one line; so does a list of such lists (rows of cards). */
function oneLine(value: unknown): string | undefined {
  if (isPlain(value)) return word(value);
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return value.length === 0 ? '(none)' : value.map(word).join(' ');
    const lists = value.map((item) => (Array.isArray(item) && item.every(isPlain) ? item : undefined));
    if (lists.some((list) => list === undefined)) return undefined;
    return lists.map((list) => `[${(list ?? []).map(word).join(' ')}]`).join(' ');
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  if (!entries.every(([, inner]) => isPlain(inner))) return undefined;
  return entries.map(([key, inner]) => `${key} ${isPlain(inner) ? word(inner) : ''}`).join(', ');
}

/** `name: value` a line; what needs more lines is indented below its name. */
export function compact(value: object, indent = ''): string {
  return Object.entries(value)
    .map(([key, inner]) => {
      const line = oneLine(inner);
      if (line !== undefined) return `${indent}${key}: ${line}`;
      if (Array.isArray(inner)) {
        const items = inner.map(
          (item, i) => `${indent}  ${i + 1}. ${oneLine(item) ?? `\n${compact(item, `${indent}    `)}`}`,
        );
        return `${indent}${key}:\n${items.join('\n')}`;
      }
      return `${indent}${key}:\n${compact(inner, `${indent}  `)}`;
    })
    .join('\n');
}
