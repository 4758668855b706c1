/** Whose an address is. Homes and servers get IPv6 addresses by the /64, so one of them is no caller of its own. */

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** `2001:db8::1` → `2001:db8:0:0::/64`; an IPv4 address is itself, also where it is written as IPv6. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  const [before = [], after] = bare.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = after === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
