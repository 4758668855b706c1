/** One seat of a table: who sits there, what is awaited, and what the viewer can do about it. */
import type { JSX } from 'preact';
import type { Schemas } from '../api/schemas.ts';
import { TimeUp, useLeft } from './clock.tsx';
import { leftInWords } from './left.ts';

export interface SeatProps {
  readonly held: Schemas['Seat'];
  readonly isYou: boolean;
  /** What the table waits for from this seat. */
  readonly awaited: Schemas['Awaited'] | undefined;
  /** Each absent where the viewer may not. */
  readonly sitDown: (() => void) | undefined;
  readonly seatBot: (() => void) | undefined;
  readonly goOn: (() => void) | undefined;
}

const DECISIONS: Readonly<Record<string, string>> = { turn: 'takes a turn', offer: 'is asked for an offer' };

const nameOf = ({ name, kind }: SeatProps['held']): string =>
  kind === 'open' ? 'Open' : (name ?? (kind === 'bot' ? 'Bot' : 'Player'));

export function Seat(props: SeatProps): JSX.Element {
  const { held, isYou, awaited, sitDown, seatBot, goOn } = props;
  const left = useLeft(awaited?.deadline ?? null);
  return (
    <li class={`is-${held.kind}${awaited === undefined ? '' : ' is-awaited'}`}>
      <span class="portrait" aria-hidden="true" />
      <span class="nameplate">
        <b>
          <bdi>{nameOf(held)}</bdi>
        </b>
        {isYou ? ' (you)' : ''}
        {held.resigned ? ', left' : ''} <small>seat {held.seat}</small>
      </span>
      {awaited === undefined ? null : (
        <span class="soft">
          {DECISIONS[awaited.decision] ?? awaited.decision}
          {left === null ? '' : ` · ${leftInWords(left)}`}
        </span>
      )}
      {sitDown === undefined ? null : (
        <button type="button" class="is-first" onClick={sitDown}>
          Sit down<span class="only-said"> at seat {held.seat}</span>
        </button>
      )}
      {seatBot === undefined ? null : (
        <button type="button" onClick={seatBot}>
          Put a bot here<span class="only-said">, at seat {held.seat}</span>
        </button>
      )}
      {goOn === undefined || left === null || left > 0 ? null : <TimeUp name={nameOf(held)} goOn={goOn} />}
    </li>
  );
}
