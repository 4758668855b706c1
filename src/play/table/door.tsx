/** Outside: the game is being fetched, or can't be seen from here. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Desk, RulesetId } from '../api/desk.ts';
import { toLobby } from '../route.ts';
import { NameField } from './name-field.tsx';
import { useSitting } from './use-sitting.ts';
import type { TableState } from './use-table.ts';

export interface DoorProps<R extends RulesetId> {
  readonly id: string;
  readonly desk: Desk<R>;
  readonly table: TableState<R>;
}

export function Door<R extends RulesetId>(props: DoorProps<R>): JSX.Element {
  const { trouble, isClosed, refresh, dismiss } = props.table;
  useEffect(() => {
    document.title = 'A table · Salon';
  }, []);
  const again = (): void => {
    dismiss();
    void refresh();
  };
  if (isClosed) return <Closed {...props} />;
  if (trouble === null) return <p>One moment …</p>;
  return (
    <section class="panel">
      <div role="alert">
        <h1>{trouble.title}</h1>
        <p>{trouble.detail}</p>
      </div>
      <p class="buttons">
        <button type="button" class="is-first" onClick={again}>
          Try again
        </button>
        <a href={toLobby}>All games</a>
      </p>
    </section>
  );
}

function Closed<R extends RulesetId>(props: DoorProps<R>): JSX.Element {
  const { trouble } = props.table;
  return (
    <section class="panel">
      <div role="alert">
        <h1>You can’t see this table</h1>
        <p>No table has this address, or it is private and you have no seat at it.</p>
        {trouble === null || trouble.code === 'not-found' ? null : (
          <p>
            <strong>{trouble.title}.</strong> {trouble.detail}
          </p>
        )}
      </div>
      <Knock {...props} />
      <p>
        <a href={toLobby}>All games</a>
      </p>
    </section>
  );
}

/** Who is told the address of a private table may take a seat at it, unseen. */
function Knock<R extends RulesetId>({ id, desk, table }: DoorProps<R>): JSX.Element | null {
  const { name, setName, asksName, takeSeat } = useSitting(id, desk, table);
  if (takeSeat === undefined) return null;
  return (
    <>
      <p>Who was invited may sit down, as long as a seat is open.</p>
      {asksName ? <NameField name={name} setName={setName} /> : null}
      <p class="buttons">
        <button type="button" class="is-first" onClick={() => void takeSeat()}>
          Sit down
        </button>
      </p>
    </>
  );
}
