/** Who sits at a table of several seats. While it waits for players this is the room: frames to be filled. */
import type { JSX } from 'preact';
import type { Desk, RulesetId } from '../api/desk.ts';
import { NameField } from './name-field.tsx';
import { Seat } from './seat.tsx';
import './seats.css';
import { type Sitting, useSitting } from './use-sitting.ts';
import type { TableState } from './use-table.ts';

export interface SeatsProps<R extends RulesetId> {
  readonly id: string;
  readonly desk: Desk<R>;
  readonly table: TableState<R>;
}

export function Seats<R extends RulesetId>({ id, desk, table }: SeatsProps<R>): JSX.Element | null {
  const { position, ask } = table;
  const { sit, timeOut } = desk;
  const sitting = useSitting(id, desk, table);
  const { takeSeat } = sitting;
  if (position === null || sit === undefined) return null;
  const { seats, you, awaiting, status } = position;
  const isWaiting = status === 'waiting';
  return (
    <section class={isWaiting ? 'panel empty-room' : 'panel'} aria-labelledby="seats-title">
      <h2 id="seats-title">Seats</h2>
      {isWaiting ? <Invitation {...{ seats, you, sitting }} /> : null}
      <ol class="seats">
        {seats.map((held) => {
          const { seat, kind } = held;
          const isOpen = isWaiting && kind === 'open';
          const mayGoOn = timeOut !== undefined && you !== null && you !== seat;
          return (
            <Seat
              key={seat}
              held={held}
              isYou={seat === you}
              awaited={awaiting.find((one) => one.seat === seat)}
              sitDown={isOpen && you === null ? () => void takeSeat?.(seat) : undefined}
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
  readonly sitting: Sitting;
}

/** What is still to be done before the cards are dealt. */
function Invitation({ seats, you, sitting }: InvitationProps): JSX.Element {
  const { name, setName, asksName } = sitting;
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <>
      <p>
        {taken} of {seats.length} seats are taken.{' '}
        {you === null
          ? 'Sit down where it is open.'
          : 'Send the link of this page to those you want to play with.'}
      </p>
      {you === null && asksName ? <NameField name={name} setName={setName} /> : null}
    </>
  );
}
