/** Players: an identity with a token. Nobody has to sign up; who does can be renamed, rekeyed and forgotten. */
import { actorOf, type Credentials, hashOf } from './act.ts';
import type { House } from './house.ts';
import { resign } from './leave.ts';
import { headOf } from './look.ts';
import { type Player, StoreUnavailable } from './ports.ts';
import { type Refused, refused } from './refusals.ts';

/** Lost races that a player who leaves for good sits out, per game; and seats taken meanwhile, altogether. */
const TRIES = 8;

export async function signUp(
  house: House,
  name: string | null,
): Promise<Player & { readonly token: string }> {
  const { guest } = actorOf(house, null, name);
  if (guest === null) throw new Error('nobody called, so a guest is made');
  const { id, token, tokenHash, createdAt } = guest;
  await house.store.createPlayer({ id, name, tokenHash, createdAt });
  return { id, name, token };
}

/** Who the token belongs to. */
export async function whoIs(house: House, tokenHash: string | null): Promise<Player | Refused> {
  if (tokenHash === null) return refused({ code: 'unauthorized' });
  const { caller } = await headOf(house, tokenHash, null, null);
  return caller ?? refused({ code: 'unauthorized' });
}

export async function rename(
  house: House,
  tokenHash: string | null,
  name: string | null,
): Promise<Player | Refused> {
  const player = await whoIs(house, tokenHash);
  if ('refused' in player) return player;
  await house.store.renamePlayer(player.id, name);
  return { id: player.id, name };
}

/** A new token; the old one is dead. Of two that rotate at once, one succeeds. */
export async function rotateToken(house: House, tokenHash: string | null): Promise<Credentials | Refused> {
  const player = await whoIs(house, tokenHash);
  if ('refused' in player) return player;
  const token = house.ids.token();
  const isRotated =
    tokenHash !== null && (await house.store.rotateToken(player.id, tokenHash, hashOf(token)));
  return isRotated ? { playerId: player.id, token } : refused({ code: 'unauthorized' });
}

/** Forgets a player: seats in open games resign, then name and token go. Logs stay; they hold no names. */
export async function forget(house: House, tokenHash: string | null): Promise<Player | Refused> {
  const player = await whoIs(house, tokenHash);
  if ('refused' in player) return player;
  for (let tries = TRIES; tries > 0; tries--) {
    const left = await leaveAll(house, tokenHash, player);
    if (left !== null) return left;
    // Not while they sit down somewhere at the same time: nobody could ever give up such a seat.
    if (await house.store.deletePlayer(player.id)) return player;
  }
  throw new StoreUnavailable('The player goes on sitting down.');
}

/** Resigns every seat in an open game. Null when done, else what keeps getting in the way. */
async function leaveAll(house: House, tokenHash: string | null, player: Player): Promise<Refused | null> {
  const render = () => ({ status: 204, headers: {}, body: '' });
  for (const { id, ruleset } of await house.store.openGames(player.id)) {
    const game = house.games.find((g) => g.id === ruleset);
    if (game === undefined) throw new Error(`a stored game of an unknown ruleset, ${ruleset}`);
    const left = await resign(house, { game, id, tokenHash, idempotency: null, render }, null, TRIES);
    if ('refused' in left && left.refused.code === 'stale-version') return left;
  }
  return null;
}
