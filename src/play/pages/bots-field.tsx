/** Which seats bots take; the creator has the first. */
import type { JSX } from 'preact';

export interface BotsFieldProps {
  readonly players: number;
  readonly bots: readonly number[];
  readonly choose: (bots: readonly number[]) => void;
}

export function BotsField({ players, bots, choose }: BotsFieldProps): JSX.Element {
  const others = Array.from({ length: players - 1 }, (_, i) => i + 1);
  return (
    <fieldset>
      <legend>Who else plays</legend>
      {others.map((seat) => (
        <label key={seat} class="field">
          <span>Seat {seat}</span>
          <select
            value={bots.includes(seat) ? 'bot' : 'open'}
            onInput={(event) => {
              const rest = bots.filter((one) => one !== seat);
              choose(event.currentTarget.value === 'bot' ? [...rest, seat].sort() : rest);
            }}
          >
            <option value="bot">A bot</option>
            <option value="open">Open, for somebody with the link</option>
          </select>
        </label>
      ))}
    </fieldset>
  );
}
