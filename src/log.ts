/** One JSON object a line: time, level, message and fields. */
import type { Log, LogLevel } from './table/ports.ts';

const WEIGHT: Readonly<Record<LogLevel | 'silent', number>> = {
  debug: 0,
  info: 1,
  warn: 2,
  error: 3,
  silent: 4,
};

export const logTo =
  (level: LogLevel | 'silent', write: (line: string) => void): Log =>
  (at, message, fields = {}) => {
    if (WEIGHT[at] < WEIGHT[level]) return;
    write(JSON.stringify({ time: new Date().toISOString(), level: at, message, ...fields }));
  };
