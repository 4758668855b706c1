/** The log in words, and what has just happened said aloud. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LogLine } from '../api/log-lines.ts';
import { commitsOf } from './line.ts';

/** What is read aloud of a long commit. */
const MOST_SAID = 4;
/** Long games have thousands of lines, and every one that is shown is laid out anew with each move. */
const MOST_SHOWN = 100;

export interface LogProps {
  readonly log: readonly LogLine[];
  readonly isConnected: boolean;
  readonly isOver: boolean;
  readonly showAt: (version: number) => void;
}

export function Log({ log, isConnected, isOver, showAt }: LogProps): JSX.Element {
  const end = useRef<HTMLOListElement>(null);
  const [most, setMost] = useState(MOST_SHOWN);
  const commits = commitsOf(log);
  const earlier = commits.length - most;
  // The newest line is in sight; the list scrolls, the page does not.
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [log.length]);
  return (
    <section class="panel" aria-labelledby="log-title">
      <h2 id="log-title">
        Log{' '}
        <span class={isConnected ? 'live is-on' : 'live'}>
          {isOver ? 'complete' : isConnected ? 'live' : 'connecting …'}
        </span>
      </h2>
      <ol class="log" ref={end} aria-label="What has happened">
        {earlier <= 0 ? null : (
          <li>
            <span />
            <button type="button" onClick={() => setMost(most + 10 * MOST_SHOWN)}>
              Show earlier ones ({earlier})
            </button>
          </li>
        )}
        {commits.slice(-most).map((lines) => (
          <Commit key={lines[0]?.seq} lines={lines} showAt={showAt} />
        ))}
      </ol>
    </section>
  );
}

function Commit({ lines, showAt }: { lines: readonly LogLine[]; showAt: (version: number) => void }) {
  const version = lines[0]?.version ?? 0;
  return (
    <li>
      <button type="button" class="when" title={`Show version ${version}`} onClick={() => showAt(version)}>
        {version}
      </button>
      <span>
        {lines.map(({ seq, text }) => (
          <span key={seq} class="fact">
            {text}{' '}
          </span>
        ))}
      </span>
    </li>
  );
}

export interface AnnouncerProps {
  readonly log: readonly LogLine[];
  readonly version: number;
}

/** For screen readers: the newest commit. Quiet while the log of an older game is read; hints speak for themselves. */
export function Announcer({ log, version }: AnnouncerProps): JSX.Element {
  const newest = log
    .filter((line) => line.version === version && line.event.type !== 'hintGiven')
    .map(({ text }) => text);
  const said = newest.length > MOST_SAID ? [...newest.slice(0, 2), '…', ...newest.slice(-2)] : newest;
  return (
    <p class="only-said" aria-live="polite">
      {said.length === 0 ? null : said.join(' ')}
    </p>
  );
}
