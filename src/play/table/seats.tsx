/** Who sits at a table of several seats. While it waits for players this is the room: frames to be filled. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { randomText } from '../api/client.ts';
import type { Desk, RulesetId } from '../api/desk.ts';
import { keepName, nameNow, tokenNow } from '../api/session.ts';
import { keep } from '../proof/kept.ts';
import { Seat } from './seat.tsx';
import './seats.css';
import type { TableState } from './use-table.ts';

export interface SeatsProps<R extends RulesetId> {
  readonly id: string;
  readonly desk: Desk<R>;
  readonly table: TableState<R>;
}

export function Seats<R extends RulesetId>({ id, desk, table }: SeatsProps<R>): JSX.Element | null {
  const { position, isBusy, ask } = table;
  const { sit, timeOut } = desk;
  const [name, setName] = useState(nameNow());
  if (position === null || sit === undefined) return null;
  const { seats, you, awaiting, status } = position;
  const takeSeat = async (seat: number): Promise<void> => {
    const clientSeed = randomText();
    // The name is the guest's who is made with the seat; who has one already keeps theirs.
    const guest = tokenNow() === undefined && name.trim() !== '' ? { name: name.trim() } : {};
    keepName(name.trim());
    if (await ask(() => sit(id, { seat, clientSeed, ...guest }))) keep(id, { clientSeed });
  };
  const isWaiting = status === 'waiting';
  return (
    <section class={isWaiting ? 'panel empty-room' : 'panel'} aria-labelledby="seats-title">
      <h2 id="seats-title">Seats</h2>
      {isWaiting ? <Invitation {...{ seats, you, name, setName }} /> : null}
      <ol class="seats">
        {seats.map((held) => {
          const { seat, kind } = held;
          const isOpen = isWaiting && kind === 'open';
          const mayGoOn = timeOut !== undefined && you !== null && you !== seat;
          return (
            <Seat
              key={seat}
              {...{ held, isBusy }}
              isYou={seat === you}
              awaited={awaiting.find((one) => one.seat === seat)}
              sitDown={isOpen && you === null ? () => void takeSeat(seat) : undefined}
              seatBot={isOpen && you === 0 ? () => void ask(() => sit(id, { seat, bot: true })) : undefined}
              goOn={mayGoOn ? () => void ask(() => timeOut(id, seat)) : undefined}
            />
          );
        })}
      </ol>
    </section>
  );
}

interface InvitationProps {
  readonly seats: readonly { readonly kind: string }[];
  readonly you: number | null;
  readonly name: string;
  readonly setName: (name: string) => void;
}

/** What is still to be done before the cards are dealt. */
function Invitation({ seats, you, name, setName }: InvitationProps): JSX.Element {
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <>
      <p>
        {taken} of {seats.length} seats are taken.{' '}
        {you === null
          ? 'Sit down where it is open.'
          : 'Send the link of this page to those you want to play with.'}
      </p>
      {you === null && tokenNow() === undefined ? (
        <label class="field">
          <span>Your name</span>
          <input
            value={name}
            maxLength={40}
            placeholder="Guest"
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      ) : null}
    </>
  );
}
