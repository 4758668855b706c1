/** What a table of any ruleset can be: its name, who may see it, whether moves are taken back. */
import type { JSX } from 'preact';

export interface TableOptions {
  readonly title: string;
  readonly visibility: 'unlisted' | 'public' | 'private';
  readonly undo: 'free' | 'off';
  /** Of the guest, who is made with the first game. */
  readonly name: string;
}

export interface TableFieldsProps {
  readonly table: TableOptions;
  readonly choose: (table: TableOptions) => void;
  readonly isSolitaire: boolean;
  /** Somebody who has played before keeps their name. */
  readonly asksName: boolean;
}

type Choices<T> = readonly (readonly [T, string])[];

const VISIBILITY: Choices<TableOptions['visibility']> = [
  ['unlisted', 'Whoever has the link may watch'],
  ['public', 'Listed: everybody may watch'],
  ['private', 'Its players alone'],
];
const UNDO: Choices<TableOptions['undo']> = [
  ['free', 'Moves may be taken back'],
  ['off', 'What is played is played'],
];

function Choice<T extends string>(props: {
  readonly label: string;
  readonly choices: Choices<T>;
  readonly value: T;
  readonly choose: (value: T) => void;
}): JSX.Element {
  const { label, choices, value, choose } = props;
  const pick = (wanted: string): void => {
    const found = choices.find(([one]) => one === wanted);
    if (found !== undefined) choose(found[0]);
  };
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onInput={(event) => pick(event.currentTarget.value)}>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

export function TableFields({ table, choose, isSolitaire, asksName }: TableFieldsProps): JSX.Element {
  return (
    <>
      {asksName ? (
        <label class="field">
          <span>Your name</span>
          <input
            value={table.name}
            maxLength={40}
            placeholder="Guest"
            autocomplete="nickname"
            dir="auto"
            onInput={(event) => choose({ ...table, name: event.currentTarget.value })}
          />
        </label>
      ) : null}
      <label class="field">
        <span>Name of the table</span>
        <input
          value={table.title}
          maxLength={80}
          placeholder="None"
          dir="auto"
          onInput={(event) => choose({ ...table, title: event.currentTarget.value })}
        />
      </label>
      <Choice
        label="Who may see it"
        choices={VISIBILITY}
        value={table.visibility}
        choose={(visibility) => choose({ ...table, visibility })}
      />
      {isSolitaire ? (
        <Choice
          label="Undo"
          choices={UNDO}
          value={table.undo}
          choose={(undo) => choose({ ...table, undo })}
        />
      ) : null}
    </>
  );
}

/** What is sent of it: nothing of what is as usual. */
export const tableBody = ({ title, visibility, undo, name }: TableOptions, isGuest: boolean) => ({
  ...(title.trim() === '' ? {} : { title: title.trim() }),
  ...(visibility === 'unlisted' ? {} : { visibility }),
  ...(undo === 'free' ? {} : { undo }),
  ...(isGuest && name.trim() !== '' ? { name: name.trim() } : {}),
});
