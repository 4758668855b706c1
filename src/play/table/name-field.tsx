/** What a guest wants to be called. */
import type { JSX } from 'preact';

export interface NameFieldProps {
  readonly name: string;
  readonly setName: (name: string) => void;
}

export function NameField({ name, setName }: NameFieldProps): JSX.Element {
  return (
    <label class="field">
      <span>Your name</span>
      <input
        value={name}
        maxLength={40}
        placeholder="Guest"
        autocomplete="nickname"
        dir="auto"
        onInput={(event) => setName(event.currentTarget.value)}
      />
    </label>
  );
}
