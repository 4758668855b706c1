/** Ids, tokens and seeds from the system's randomness; the same on both hosts. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Ids } from './table/ports.ts';

export const systemIds: Ids = {
  game: () => randomBytes(16).toString('hex'),
  player: () => randomBytes(16).toString('hex'),
  token: () => `salon_${randomBytes(32).toString('base64url')}`,
  seed: () => randomBytes(32),
  request: () => randomUUID(),
};
