/** Which cards are dealt: unknown ones, those of the day, or those of a number. */
import type { JSX } from 'preact';

/** As it is filled in: a number is what was typed, as far as it goes. */
export type Deal =
  | { readonly kind: 'secret' | 'daily' }
  | { readonly kind: 'numbered' | 'kpatience'; readonly number: string };

export interface DealFieldProps {
  readonly kinds: readonly Deal['kind'][];
  readonly deal: Deal;
  readonly choose: (deal: Deal) => void;
}

const WORDS: { readonly [K in Deal['kind']]: string } = {
  secret: 'A new one, nobody knows it',
  daily: 'The deal of the day',
  numbered: 'The deal with a number',
  kpatience: 'A deal of KPatience, by its number',
};
/** What is sent of it: nothing of what is as usual. */
export const dealBody = (deal: Deal) => {
  if (deal.kind === 'secret') return {};
  return { deal: 'number' in deal ? { kind: deal.kind, number: Number(deal.number) } : { kind: deal.kind } };
};

const MOST = { numbered: Number.MAX_SAFE_INTEGER, kpatience: 2 ** 31 - 1 } as const;

export function DealField({ kinds, deal, choose }: DealFieldProps): JSX.Element {
  const pick = (kind: Deal['kind']): void =>
    choose(kind === 'numbered' || kind === 'kpatience' ? { kind, number: '1' } : { kind });
  const wanted = (name: string): void => {
    const kind = kinds.find((one) => one === name);
    if (kind !== undefined) pick(kind);
  };
  return (
    <>
      <label class="field">
        <span>Deal</span>
        <select value={deal.kind} onInput={(event) => wanted(event.currentTarget.value)}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {WORDS[kind]}
            </option>
          ))}
        </select>
      </label>
      {'number' in deal ? (
        <label class="field">
          <span>Number</span>
          <input
            type="number"
            min={1}
            max={MOST[deal.kind]}
            step={1}
            required
            value={deal.number}
            onInput={(event) => choose({ ...deal, number: event.currentTarget.value })}
          />
        </label>
      ) : null}
    </>
  );
}
