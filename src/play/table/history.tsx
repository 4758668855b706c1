/** Looking back: a slider over the versions of the game, and what can be done from an older one. */
import type { JSX } from 'preact';

export interface HistoryProps {
  readonly versions: readonly number[];
  /** The version that is shown. */
  readonly version: number;
  readonly isLive: boolean;
  readonly showAt: (version: number | null) => void;
  /** Absent where it is not allowed. */
  readonly takeBack?: (() => void) | undefined;
  readonly playOn?: (() => void) | undefined;
}

export function History({
  versions,
  version,
  isLive,
  showAt,
  takeBack,
  playOn,
}: HistoryProps): JSX.Element | null {
  const last = versions.length - 1;
  if (last < 1) return null;
  const found = versions.findLastIndex((one) => one <= version);
  const now = isLive ? last : Math.max(found, 0);
  const show = (index: number): void => {
    const wanted = versions[index];
    if (wanted !== undefined) showAt(index === last ? null : wanted);
  };
  return (
    <section class="panel" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <div class="history">
        <button type="button" disabled={now === 0} onClick={() => show(now - 1)} aria-label="One step back">
          ◀
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={now}
          aria-label="Version"
          aria-valuetext={`step ${now} of ${last}, version ${versions[now]}`}
          onInput={(event) => show(Number(event.currentTarget.value))}
        />
        <button type="button" disabled={now === last} onClick={() => show(now + 1)} aria-label="One step on">
          ▶
        </button>
      </div>
      {isLive ? (
        <p class="soft">Step {last}, the present. Move the slider to see the table as it was.</p>
      ) : (
        <>
          <p>
            You see step {now} of {last} (version {versions[now]}).
          </p>
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
        </>
      )}
    </section>
  );
}
