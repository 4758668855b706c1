/** Looking back: a slider over the versions of the game, and what can be done from an older one. */
import type { JSX } from 'preact';

export interface HistoryProps {
  readonly versions: readonly number[];
  /** The version that is shown, and the one that is wanted; null for the present. */
  readonly version: number;
  readonly wanted: number | null;
  readonly isLive: boolean;
  readonly showAt: (version: number | null) => void;
  /** Absent where it is not allowed. */
  readonly takeBack?: (() => void) | undefined;
  readonly playOn?: (() => void) | undefined;
}

export function History(props: HistoryProps): JSX.Element | null {
  const { versions, version, wanted, isLive, showAt } = props;
  const last = versions.length - 1;
  if (last < 1) return null;
  const stepOf = (one: number): number =>
    Math.max(
      versions.findLastIndex((other) => other <= one),
      0,
    );
  const now = wanted !== null ? stepOf(wanted) : isLive ? last : stepOf(version);
  const isThere = wanted === null || wanted === version;
  const show = (index: number): void => {
    const next = versions[index];
    if (next !== undefined) showAt(index === last ? null : next);
  };
  return (
    <section class="panel" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <div class="history">
        <Step label="One step back" sign="◀" isEnd={now === 0} onClick={() => show(now - 1)} />
        <input
          type="range"
          min={0}
          max={last}
          value={now}
          aria-label="Version"
          aria-valuetext={`step ${now} of ${last}, version ${versions[now]}`}
          onInput={(event) => show(Number(event.currentTarget.value))}
        />
        <Step label="One step on" sign="▶" isEnd={now === last} onClick={() => show(now + 1)} />
      </div>
      {isLive && isThere ? (
        <p class="soft">Step {last}, the present. Move the slider to see the table as it was.</p>
      ) : (
        <p>
          {isThere ? 'You see step' : 'On the way to step'} {now} of {last} (version {versions[now]}).
        </p>
      )}
      {isLive ? null : <Deeds {...props} />}
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  /** There is nothing further on. The button stays one, or it would lose the focus to nobody. */
  readonly isEnd: boolean;
  readonly onClick: () => void;
}

function Step({ label, sign, isEnd, onClick }: StepProps): JSX.Element {
  return (
    <button type="button" aria-disabled={isEnd} onClick={onClick} aria-label={label}>
      {sign}
    </button>
  );
}

/** What can be done from what is shown. */
function Deeds({ showAt, takeBack, playOn }: HistoryProps): JSX.Element {
  return (
    <p class="buttons">
      <button type="button" onClick={() => showAt(null)}>
        Back to the present
      </button>
      {takeBack === undefined ? null : (
        <button type="button" onClick={takeBack}>
          Take back to here
        </button>
      )}
      {playOn === undefined ? null : (
        <button type="button" onClick={playOn}>
          Play on from here in a new game
        </button>
      )}
    </p>
  );
}
