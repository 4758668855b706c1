/** Ids that look like the real ones and are the same in every run with the same name. */
import { createHash } from 'node:crypto';
import type { Ids } from '../../src/table/ports.ts';

export function countedIds(name: string): Ids {
  let count = 0;
  const bytes = (what: string) => createHash('sha256').update(`${name} ${what} ${count++}`).digest();
  return {
    game: () => bytes('game').toString('hex').slice(0, 32),
    player: () => bytes('player').toString('hex').slice(0, 32),
    token: () => `salon_${bytes('token').toString('base64url')}`,
    seed: () => bytes('seed'),
    request: () => bytes('request').toString('hex').slice(0, 24),
  };
}
