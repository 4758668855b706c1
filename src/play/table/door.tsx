/** Outside: the game is being fetched, or can't be seen from here. */
import type { JSX } from 'preact';
import type { Desk, RulesetId } from '../api/desk.ts';
import { NameField } from './name-field.tsx';
import { useSitting } from './use-sitting.ts';
import type { TableState } from './use-table.ts';

export interface DoorProps<R extends RulesetId> {
  readonly id: string;
  readonly desk: Desk<R>;
  readonly table: TableState<R>;
}

export function Door<R extends RulesetId>({ id, desk, table }: DoorProps<R>): JSX.Element {
  const { name, setName, asksName, takeSeat } = useSitting(id, desk, table);
  const isClosed = table.trouble?.code === 'not-found';
  const title = isClosed ? 'You can’t see this table' : table.trouble === null ? 'One moment …' : 'No table';
  return (
    <section class="panel">
      <h1>{title}</h1>
      {isClosed && takeSeat !== undefined ? (
        <>
          <p>It may be private. Who was invited may sit down, as long as a seat is open.</p>
          {asksName ? <NameField name={name} setName={setName} /> : null}
          <p class="buttons">
            <button type="button" class="is-first" onClick={() => void takeSeat()}>
              Sit down
            </button>
          </p>
        </>
      ) : null}
    </section>
  );
}
