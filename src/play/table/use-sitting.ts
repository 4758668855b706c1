/** Sitting down: with a name for the guest who is made of it, and a number of one's own for the shuffle. */
import { useState } from 'preact/hooks';
import { randomText } from '../api/as-guest.ts';
import type { Desk, RulesetId } from '../api/desk.ts';
import { keepName, nameNow, tokenNow } from '../api/session.ts';
import { keep } from '../proof/kept.ts';
import type { TableState } from './use-table.ts';

export interface Sitting {
  readonly name: string;
  readonly setName: (name: string) => void;
  /** Who has a token already keeps their name. */
  readonly asksName: boolean;
  /** Takes a seat, the first open one without a number. Absent where nobody can sit down. */
  readonly takeSeat: ((seat?: number) => Promise<void>) | undefined;
}

export function useSitting<R extends RulesetId>(
  id: string,
  { sit }: Desk<R>,
  { ask }: TableState<R>,
): Sitting {
  const [name, setName] = useState(nameNow());
  const asksName = tokenNow() === undefined;
  const take = async (request: NonNullable<typeof sit>, seat?: number): Promise<void> => {
    const clientSeed = randomText();
    const guest = asksName && name.trim() !== '' ? { name: name.trim() } : {};
    keepName(name.trim());
    const body = { ...(seat === undefined ? {} : { seat }), clientSeed, ...guest };
    if (await ask(() => request(id, body))) keep(id, { clientSeed });
  };
  return {
    name,
    setName,
    asksName,
    takeSeat: sit === undefined ? undefined : (seat) => take(sit, seat),
  };
}
