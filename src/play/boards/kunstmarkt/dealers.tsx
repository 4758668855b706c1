/** Who sits at the table: cash, how much is in each hand, whose turn it is. */
import type { JSX } from 'preact';
import type { PositionOf, ViewOf } from '../../api/desk.ts';
import { money } from '../../words.ts';
import { Group } from './group.tsx';

export interface DealersProps {
  readonly position: PositionOf<'kunstmarkt'>;
  readonly view: ViewOf<'kunstmarkt'>;
}

/** Who, with the number by which the log knows the seat. */
export function Dealer({ position, seat }: Pick<DealersProps, 'position'> & { seat: number }): JSX.Element {
  const holder = position.seats[seat];
  const unnamed = holder?.kind === 'bot' ? 'Bot' : 'Player';
  return (
    <span class="km-name">
      {seat === position.you ? 'You' : (holder?.name ?? unnamed)}{' '}
      <small>
        seat {seat}
        {holder?.resigned === true ? ', left' : ''}
      </small>
    </span>
  );
}

export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export function Dealers({ position, view }: DealersProps): JSX.Element {
  const { seats, awaiting } = position;
  return (
    <Group id="dealers" title="Dealers" class="km-dealers">
      <ul>
        {view.players.map(({ seat, cash, pictures, customers }) => {
          const isAwaited = awaiting.some((one) => one.seat === seat);
          const hasLeft = seats[seat]?.resigned === true;
          return (
            <li key={seat} class={isAwaited ? 'is-awaited' : hasLeft ? 'has-left' : ''}>
              <Dealer position={position} seat={seat} />
              {isAwaited ? <span class="only-said">to decide</span> : null}
              <span class="km-cash">{money(cash)}</span>
              <span class="km-holds">
                <Count kind="picture" count={pictures} />
                <Count kind="customer" count={customers} />
              </span>
            </li>
          );
        })}
      </ul>
    </Group>
  );
}

/** As many signs as cards; said as a number. */
const Count = ({ kind, count }: { kind: 'picture' | 'customer'; count: number }): JSX.Element => (
  <span class="km-count" role="img" aria-label={counted(count, kind)} title={counted(count, kind)}>
    {Array.from({ length: count }, (_, i) => (
      <span key={i} class={`km-sign is-${kind}`} />
    ))}
  </span>
);
