/** The page of one game, whatever its ruleset. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Desk, Hint, LegalMoveOf, MoveOf, RulesetId } from '../api/desk.ts';
import { desks } from '../api/desks.ts';
import type { Board } from '../boards/board.ts';
import { boards } from '../boards/index.ts';
import { Proof } from '../proof/proof.tsx';
import { go, toTable } from '../route.ts';
import { statusInWords } from '../words.ts';
import { Actions } from './actions.tsx';
import { Heading } from './heading.tsx';
import { History } from './history.tsx';
import { Announcer, Log } from './log.tsx';
import { Moves } from './moves.tsx';
import { Notice } from './notice.tsx';
import { Seats } from './seats.tsx';
import { Share } from './share.tsx';
import { type TableState, useTable } from './use-table.ts';

export interface TableProps<R extends RulesetId> {
  readonly ruleset: R;
  readonly id: string;
}

export function TablePage<R extends RulesetId>({ ruleset, id }: TableProps<R>): JSX.Element {
  const desk: Desk<R> = desks[ruleset];
  const table = useTable({ ruleset, id, desk });
  const { shown, trouble, dismiss } = table;
  return (
    <main class={`table of-${ruleset}`}>
      <Notice ruleset={ruleset} trouble={trouble} dismiss={dismiss} />
      {shown === null ? (
        <Door ruleset={ruleset} id={id} desk={desk} table={table} />
      ) : (
        <Room ruleset={ruleset} id={id} desk={desk} table={table} />
      )}
    </main>
  );
}

interface RoomProps<R extends RulesetId> extends TableProps<R> {
  readonly desk: Desk<R>;
  readonly table: TableState<R>;
}

/** Outside: the game is being fetched, or can't be seen from here. */
function Door<R extends RulesetId>({ id, desk, table }: RoomProps<R>): JSX.Element {
  const { sit } = desk;
  const isClosed = table.trouble?.code === 'not-found';
  return (
    <section class="panel">
      <h1>{isClosed ? 'You can’t see this table' : table.trouble === null ? 'One moment …' : 'No table'}</h1>
      {isClosed && sit !== undefined ? (
        <>
          <p>It may be private. Who was invited may sit down, as long as a seat is open.</p>
          <button type="button" disabled={table.isBusy} onClick={() => void table.ask(() => sit(id, {}))}>
            Sit down
          </button>
        </>
      ) : null}
    </section>
  );
}

function Room<R extends RulesetId>({ ruleset, id, desk, table }: RoomProps<R>): JSX.Element {
  const { position, shown, isLive, isBusy, ask } = table;
  const [hint, setHint] = useState<Hint<R> | null>(null);
  const BoardOf: Board<R> = boards[ruleset];
  const version = position?.version ?? 0;
  useEffect(() => {
    document.title = shown === null ? 'Salon' : `${statusInWords(shown)} ${shown.title ?? ''} · Salon`;
  }, [shown]);
  if (position === null || shown === null) return <p>One moment …</p>;
  const { view } = shown;
  // Of a union over rulesets the checker can't tell that the parts of one position belong together.
  const moves = (isLive && !isBusy ? (position.legalMoves ?? []) : []) as readonly LegalMoveOf<R>[];
  const send = (move: MoveOf<R>): void => {
    if (isLive && !isBusy) void ask(() => desk.move(id, { move, expectedVersion: version }));
  };
  const isYours = position.you !== null && position.status !== 'finished';
  const { undo, hint: askHint } = desk;
  const giveHint = async (request: NonNullable<typeof askHint>): Promise<void> => {
    const answer = await request(id);
    if ('trouble' in answer) return table.complain(answer.trouble);
    setHint(answer.data);
    await ask(async () => ({ data: answer.data.position }));
  };
  const isHintFresh = hint !== null && hint.position.version === version && isLive;
  const takeBack = (toVersion?: number): void => {
    if (undo === undefined) return;
    table.showAt(null);
    void ask(() => undo(id, toVersion === undefined ? {} : { toVersion }));
  };
  const playOn = async (): Promise<void> => {
    const answer = await desk.fork(id, isLive ? undefined : shown.version);
    if ('trouble' in answer) table.complain(answer.trouble);
    else go(toTable(ruleset, answer.data.id));
  };
  const isFree = isYours && undo !== undefined && position.undo === 'free';
  return (
    <div class="room">
      <div class="stage">
        <Heading position={shown} isLive={isLive} />
        {isHintFresh ? (
          <p class="hint" role="status">
            <strong>{hint.label}.</strong> {hint.why}
          </p>
        ) : null}
        {view === null ? null : (
          <BoardOf {...{ position: shown, view, moves, send, hint: isHintFresh ? hint.move : null }} />
        )}
        <Actions
          isBusy={isBusy}
          undo={isFree && isLive ? () => takeBack() : undefined}
          hint={isYours && isLive && askHint !== undefined ? () => void giveHint(askHint) : undefined}
          resign={isYours ? () => void ask(() => desk.resign(id)) : undefined}
          resignLabel={position.status === 'waiting' ? 'Stand up' : 'Give up'}
        />
      </div>
      <div class="side">
        <Seats ruleset={ruleset} id={id} desk={desk} table={table} />
        <Moves moves={moves} send={send} isBusy={isBusy} />
        <History
          versions={table.versions}
          version={shown.version}
          isLive={isLive}
          showAt={table.showAt}
          takeBack={isFree ? () => takeBack(shown.version) : undefined}
          playOn={isFree || position.status === 'finished' ? () => void playOn() : undefined}
        />
        <Log
          log={table.log}
          isConnected={table.isConnected}
          isOver={position.status === 'finished'}
          showAt={table.showAt}
        />
        <Share
          visibility={position.visibility}
          hasOpenSeat={position.seats.some(({ kind }) => kind === 'open')}
        />
        <Proof id={id} desk={desk} position={position} />
      </div>
      <Announcer log={table.log} version={version} />
    </div>
  );
}
