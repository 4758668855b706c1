/** The fields of a ruleset's options. */
import type { JSX } from 'preact';
import { titled } from '../words.ts';
import type { Chosen, Field } from './option-fields.ts';

export interface OptionFormProps {
  readonly fields: readonly Field[];
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
}

const DAY = 86_400;

/** What a value is called. Seconds are told as the time they are. */
function valueInWords(name: string, value: string | number | null): string {
  if (value === null) return 'By lot';
  if (!/seconds$/i.test(name) || typeof value !== 'number') return titled(String(value));
  if (value === 0) return 'No limit';
  const [count, unit] = value < DAY ? [value / 3_600, 'hour'] : [value / DAY, 'day'];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

function without(chosen: Chosen, name: string): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== name));
}

export function OptionForm({ fields, chosen, choose }: OptionFormProps): JSX.Element {
  return (
    <>
      {fields.map((field) => (
        <OneField key={field.name} field={field} chosen={chosen} choose={choose} />
      ))}
    </>
  );
}

function OneField({
  field,
  chosen,
  choose,
}: Omit<OptionFormProps, 'fields'> & { field: Field }): JSX.Element {
  const { name, help } = field;
  const label = /seconds$/i.test(name) ? 'Time for each decision' : titled(name);
  if (field.kind === 'group') {
    const inner = chosen[name];
    return (
      <fieldset>
        <legend>{label}</legend>
        <OptionForm
          fields={field.fields}
          chosen={typeof inner === 'object' ? inner : {}}
          choose={(next) => choose({ ...chosen, [name]: next })}
        />
      </fieldset>
    );
  }
  if (field.kind === 'switch') {
    return (
      <label class="field is-switch">
        <input
          type="checkbox"
          checked={chosen[name] === true}
          onInput={(event) => choose({ ...chosen, [name]: event.currentTarget.checked })}
        />
        <span>
          {label} <small class="soft">{help}</small>
        </span>
      </label>
    );
  }
  const index = field.choices.findIndex(({ value }) => value === (chosen[name] ?? null));
  const pick = (wanted: number): void => {
    const value = field.choices[wanted]?.value ?? null;
    choose(value === null ? without(chosen, name) : { ...chosen, [name]: value });
  };
  return (
    <label class="field">
      <span>{label}</span>
      <select value={index} onInput={(event) => pick(Number(event.currentTarget.value))}>
        {field.choices.map(({ value }, i) => (
          <option key={value} value={i}>
            {valueInWords(name, value)}
          </option>
        ))}
      </select>
      {help === '' ? null : <small class="soft">{help}</small>}
    </label>
  );
}
