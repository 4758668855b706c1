/** Where a request comes from: the other end of the connection, or what a proxy says of it. */
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { LimitPorts } from '../http/limits/rate-limits.ts';
import type { Log } from '../table/ports.ts';

type AddressOf = LimitPorts['addressOf'];

const peer: AddressOf = (c) => getConnInfo(c).remote.address;

/** Of the addresses in the header only the last was written by the proxy; those before may be anybody's invention. */
function lastOf(forwarded: string | undefined): string | undefined {
  const last = forwarded?.split(',').at(-1)?.trim() ?? '';
  return isIP(last) === 0 ? undefined : last;
}

/** Behind a proxy, what it says. */
export const toldByProxy: AddressOf = (c) => lastOf(c.req.header('X-Forwarded-For')) ?? peer(c);

/** Without a proxy, the other end. Once, it warns that there seems to be a proxy: all its clients share allowances. */
export function otherEnd(log: Log): AddressOf {
  let isWarned = false;
  return (c) => {
    if (!isWarned && c.req.header('X-Forwarded-For') !== undefined) {
      isWarned = true;
      log(
        'warn',
        'requests have X-Forwarded-For: behind a proxy TRUST_PROXY should be on, or all share one limit',
      );
    }
    return peer(c);
  };
}
