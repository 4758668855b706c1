/** Recorded answers as the document shows them: true, but not longer than one wants to read. */

/** Lists that would fill pages are cut to their first few. */
const LONG = [
  'legalMoves',
  'events',
  'rules',
  'refusals',
  'reasons',
  'problems',
  'unshuffled',
  'order',
  'missing',
  'cards',
];
const FEW = 3;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Lists are cut, and what a JSON Schema refers to is written out where it refers to it: programs that follow
 * references do so inside examples, too, where `#/$defs/Card` leads nowhere.
 */
export function shortened(json: unknown, definitions: object = {}): unknown {
  if (isList(json)) return json.map((item) => shortened(item, definitions));
  if (typeof json !== 'object' || json === null) return json;
  const { $defs = definitions, $ref, ...rest }: Readonly<Record<string, unknown>> = { ...json };
  const known = Object(typeof $defs === 'object' ? $defs : {});
  const referred = typeof $ref === 'string' ? known[$ref.replace('#/$defs/', '')] : {};
  const whole = Object.entries({ ...Object(referred), ...rest });
  return Object.fromEntries(
    whole.map(([key, value]) => {
      const kept = LONG.includes(key) && isList(value) ? value.slice(0, FEW) : value;
      return [key, shortened(kept, known)];
    }),
  );
}
