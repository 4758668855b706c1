/** The page of one game, whatever its ruleset. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Desk, LegalMoveOf, MoveOf, PositionOf, RulesetId } from '../api/desk.ts';
import { desks } from '../api/desks.ts';
import type { Board } from '../boards/board.ts';
import { boards } from '../boards/index.ts';
import { Proof } from '../proof/proof.tsx';
import { toTable } from '../route.ts';
import { goFrom } from '../use-route.ts';
import { statusInWords } from '../words.ts';
import { Actions } from './actions.tsx';
import { Door } from './door.tsx';
import { Heading } from './heading.tsx';
import { History } from './history.tsx';
import { Announcer, Log } from './log.tsx';
import { Moves } from './moves.tsx';
import { Notice } from './notice.tsx';
import { Seats } from './seats.tsx';
import { Share } from './share.tsx';
import { useHint } from './use-hint.ts';
import { type TableState, useTable } from './use-table.ts';
import { Waiting } from './waiting.tsx';

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
      {shown === null ? (
        <Door id={id} desk={desk} table={table} />
      ) : (
        <>
          <Notice ruleset={ruleset} trouble={trouble} dismiss={dismiss} />
          <Room ruleset={ruleset} id={id} desk={desk} table={table} />
        </>
      )}
    </main>
  );
}

interface RoomProps<R extends RulesetId> extends TableProps<R> {
  readonly desk: Desk<R>;
  readonly table: TableState<R>;
}

/** What the viewer may do at this table besides moving. */
function useDeeds<R extends RulesetId>({ ruleset, id, desk, table }: RoomProps<R>) {
  const { position, shown, isLive, ask } = table;
  const { undo } = desk;
  const isYours = position !== null && position.you !== null && position.status !== 'finished';
  const isFree = isYours && undo !== undefined && position.undo === 'free';
  const takeBack = (toVersion?: number): void => {
    if (undo === undefined) return;
    table.showAt(null);
    void ask(() => undo(id, toVersion === undefined ? {} : { toVersion }));
  };
  const playOn = async (): Promise<void> => {
    const here = location.hash;
    const fork = await table.request(() => desk.fork(id, isLive ? undefined : shown?.version));
    if (fork !== undefined) goFrom(here, toTable(ruleset, fork.id));
  };
  const mayFork = isFree || position?.status === 'finished';
  return {
    undo: isFree && isLive ? () => takeBack() : undefined,
    resign: isYours ? () => void ask(() => desk.resign(id)) : undefined,
    takeBack:
      isFree && shown !== null && table.backs.has(shown.version) ? () => takeBack(shown.version) : undefined,
    playOn: mayFork ? () => void playOn() : undefined,
    mayAsk: isYours && isLive,
  };
}

function Room<R extends RulesetId>(props: RoomProps<R>): JSX.Element {
  const { ruleset, id, desk, table } = props;
  const { position, shown, isLive } = table;
  const { hint, askHint } = useHint(id, desk, table);
  const deeds = useDeeds(props);
  const BoardOf: Board<R> = boards[ruleset];
  useEffect(() => {
    if (shown !== null) document.title = `${statusInWords(shown)} ${shown.title ?? ''} · Salon`;
  }, [shown]);
  if (position === null || shown === null) return <p>One moment …</p>;
  const { version } = position;
  const isPlaying = position.you !== null && position.status === 'active';
  const legal = isLive ? (position.legalMoves ?? []) : [];
  // Of a type that depends on R the checker can't tell that a list of its parts is one.
  const moves = legal as readonly LegalMoveOf<R>[];
  const send = (move: MoveOf<R>): void => {
    if (isLive) void table.ask(() => desk.move(id, { move, expectedVersion: version }));
  };
  return (
    <div class="room">
      <div class="stage">
        <Heading position={shown} isLive={isLive} />
        <Actions
          undo={deeds.undo}
          hint={deeds.mayAsk ? askHint : undefined}
          resign={deeds.resign}
          isWaiting={position.status === 'waiting'}
        />
        <div role="status">
          {hint === null ? null : (
            <p class="hint">
              <strong>{hint.label}.</strong> {hint.why}
            </p>
          )}
        </div>
        {shown.view === null ? (
          <Seats id={id} desk={desk} table={table} />
        ) : (
          <BoardOf {...{ position: shown, view: shown.view, moves, send, hint: hint?.move ?? null }} />
        )}
      </div>
      <div class="side">
        {shown.view === null ? null : <Seats id={id} desk={desk} table={table} />}
        <Moves moves={moves} send={send} isPlaying={isPlaying} />
        <Aside {...props} position={position} shown={shown} deeds={deeds} />
      </div>
      <Announcer log={table.log} version={version} />
      <Waiting isSlow={table.isSlow} isCutOff={!table.isConnected && position.status !== 'finished'} />
    </div>
  );
}

interface AsideProps<R extends RulesetId> extends RoomProps<R> {
  readonly position: PositionOf<R>;
  readonly shown: PositionOf<R>;
  readonly deeds: ReturnType<typeof useDeeds<R>>;
}

/** What has been, who may come, and whether the deal was fair. */
function Aside<R extends RulesetId>({ id, desk, table, position, shown, deeds }: AsideProps<R>): JSX.Element {
  const { versions, wanted, isLive, showAt, log, isConnected } = table;
  const hasOpenSeat = position.status === 'waiting' && position.seats.some(({ kind }) => kind === 'open');
  const share = <Share visibility={position.visibility} hasOpenSeat={hasOpenSeat} />;
  return (
    <>
      {hasOpenSeat ? share : null}
      <History
        {...{ versions, version: shown.version, wanted, isLive, showAt }}
        takeBack={deeds.takeBack}
        playOn={deeds.playOn}
      />
      <Log {...{ log, isConnected, showAt }} isOver={position.status === 'finished'} />
      {hasOpenSeat ? null : share}
      <Proof id={id} desk={desk} position={position} />
    </>
  );
}
