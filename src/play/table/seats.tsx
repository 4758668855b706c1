/** Who sits at a table of several seats: sitting down, bots, clocks. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { randomText } from '../api/client.ts';
import type { Desk, RulesetId } from '../api/desk.ts';
import { keepName, nameNow, tokenNow } from '../api/session.ts';
import { keep } from '../proof/kept.ts';
import type { TableState } from './use-table.ts';

export interface SeatsProps<R extends RulesetId> {
  readonly ruleset: R;
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
  const isOpen = seats.some(({ kind }) => kind === 'open');
  const takeSeat = async (seat: number): Promise<void> => {
    const clientSeed = randomText();
    // The name is the guest's who is made with the seat; who has one already keeps theirs.
    const guest = tokenNow() === undefined && name.trim() !== '' ? { name: name.trim() } : {};
    keepName(name.trim());
    if (await ask(() => sit(id, { seat, clientSeed, ...guest }))) keep(id, { clientSeed });
  };
  return (
    <section class="panel" aria-labelledby="seats-title">
      <h2 id="seats-title">Seats</h2>
      {isOpen && you === null && tokenNow() === undefined ? (
        <label class="field">
          Your name{' '}
          <input value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
      ) : null}
      <ol class="seats" start={0}>
        {seats.map(({ seat, name: held, kind, resigned }) => {
          const awaited = awaiting.find((one) => one.seat === seat);
          return (
            <li key={seat} class={awaited === undefined ? '' : 'is-awaited'}>
              <span>
                {seat}. {kind === 'open' ? 'open' : (held ?? (kind === 'bot' ? 'Bot' : 'Player'))}
                {seat === you ? ' (you)' : ''}
                {resigned ? ', left' : ''}
              </span>
              {awaited === undefined ? null : (
                <Clock deadline={awaited.deadline} decision={awaited.decision} />
              )}
              {kind === 'open' && you === null ? (
                <button type="button" disabled={isBusy} onClick={() => void takeSeat(seat)}>
                  Sit down
                </button>
              ) : null}
              {kind === 'open' && you === 0 ? (
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => void ask(() => sit(id, { seat, bot: true }))}
                >
                  Put a bot here
                </button>
              ) : null}
              {awaited !== undefined && timeOut !== undefined && you !== null && you !== seat ? (
                <TimeOut deadline={awaited.deadline} run={() => void ask(() => timeOut(id, seat))} />
              ) : null}
            </li>
          );
        })}
      </ol>
      {status === 'waiting' && you === null && !isOpen ? <p class="soft">Every seat is taken.</p> : null}
    </section>
  );
}

/** The time, every second, as long as somebody has to hurry. */
function useNow(deadline: string | null): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [deadline]);
  return now;
}

const MINUTE = 60_000;

function leftInWords(ms: number): string {
  if (ms <= 0) return 'time is up';
  if (ms < 2 * MINUTE) return `${Math.ceil(ms / 1000)} s left`;
  if (ms < 120 * MINUTE) return `${Math.ceil(ms / MINUTE)} min left`;
  if (ms < 48 * 60 * MINUTE) return `${Math.ceil(ms / (60 * MINUTE))} h left`;
  return `${Math.ceil(ms / (24 * 60 * MINUTE))} days left`;
}

function Clock({ deadline, decision }: { deadline: string | null; decision: string }): JSX.Element {
  const now = useNow(deadline);
  const left = deadline === null ? '' : `, ${leftInWords(Date.parse(deadline) - now)}`;
  return (
    <span class="soft">
      to decide: {decision}
      {left}
    </span>
  );
}

/** Once the time is up the others may go on without. */
function TimeOut({ deadline, run }: { deadline: string | null; run: () => void }): JSX.Element | null {
  const now = useNow(deadline);
  if (deadline === null || Date.parse(deadline) > now) return null;
  return (
    <button type="button" onClick={run}>
      Go on without
    </button>
  );
}
