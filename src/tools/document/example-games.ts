/** The examples of one ruleset: a solitaire, or a table of several seats. */
import type { Answer, Recorder } from './recorder.ts';

/** The first legal move, as a body. */
export function moveOf({ legalMoves, version }: Answer) {
  const move = legalMoves?.[0]?.move;
  if (move === undefined) throw new Error('the examples need a position with a legal move');
  return { move, expectedVersion: version };
}

/** A solitaire from its beginning to its end, with all the help there is. */
export async function solitaire(recorder: Recorder, prefix: string): Promise<void> {
  const create = `create${prefix}Game`;
  const game = await recorder.call(create, { body: {}, shows: 'All defaults; an absent body does the same' });
  const listed = { visibility: 'public', title: 'Sunday game', name: 'Ada' };
  await recorder.call(create, { body: listed, shows: 'Listed, as a guest called Ada' });
  const at = { id: game.id, token: game.credentials.token };
  await recorder.call(`get${prefix}Game`, at);
  const { move, expectedVersion } = moveOf(game);
  await recorder.call(`check${prefix}Move`, { ...at, body: { move }, shows: 'A move' });
  await recorder.call(`move${prefix}`, { ...at, body: { move, expectedVersion }, shows: 'A move' });
  await recorder.call(`list${prefix}Events`, at);
  await recorder.refusal('stale-version', `move${prefix}`, { ...at, body: { move, expectedVersion } });
  await recorder.call(`hint${prefix}`, { ...at, body: {}, shows: 'An absent body does the same' });
  await recorder.call(`undo${prefix}`, {
    ...at,
    body: {},
    shows: 'The last move; an absent body does the same',
  });
  const again = await recorder.call(`move${prefix}`, { ...at, body: { move } });
  const back = { toVersion: expectedVersion, expectedVersion: again.version };
  await recorder.call(`undo${prefix}`, { ...at, body: back, shows: 'All moves after a version' });
  await recorder.call(`fork${prefix}`, {
    ...at,
    body: {},
    shows: 'From here on; an absent body does the same',
  });
  await recorder.call(`fork${prefix}`, {
    ...at,
    body: { at: again.version },
    shows: 'From an earlier version on',
  });
  await recorder.call(`resign${prefix}`, {
    ...at,
    body: {},
    shows: 'Whatever the version; an absent body does the same',
  });
  await recorder.call(`get${prefix}Fairness`, at);
}

/** A table of two people and a bot: sitting down, a move, leaving. */
export async function table(recorder: Recorder, prefix: string, passTime: () => void): Promise<void> {
  const create = `create${prefix}Game`;
  const wanted = {
    bots: [1],
    turnSeconds: 600,
    visibility: 'public',
    name: 'Ada',
    clientSeed: 'my-own-luck',
  };
  const game = await recorder.call(create, {
    body: wanted,
    shows: 'One bot, one open seat, ten minutes a move',
  });
  const { id } = game;
  const ada = { id, token: game.credentials.token };
  const aMove = { move: { type: 'drawCustomer' } };
  await recorder.refusal('game-not-started', `move${prefix}`, { ...ada, body: aMove });
  await recorder.refusal('already-seated', `take${prefix}Seat`, { ...ada, body: {} });
  const take = `take${prefix}Seat`;
  const seated = await recorder.call(take, {
    id,
    body: { name: 'Ben' },
    shows: 'The first open seat, as a guest',
  });
  const ben = { id, token: seated.credentials.token };
  await recorder.refusal('seat-taken', take, { id, body: {} });
  const position = await recorder.call(`get${prefix}Game`, ada);
  const [awaited, waiting] = position.awaiting[0]?.seat === 0 ? [ada, ben] : [ben, ada];
  await recorder.refusal('not-your-turn', `move${prefix}`, { ...waiting, body: aMove });
  const { move, expectedVersion } = moveOf(await recorder.call(`get${prefix}Game`, awaited));
  await recorder.call(`check${prefix}Move`, { ...awaited, body: { move }, shows: 'A move' });
  await recorder.call(`move${prefix}`, { ...awaited, body: { move, expectedVersion }, shows: 'A move' });
  await recorder.call(`list${prefix}Events`, ada);
  await leaving(recorder, prefix, [ada, ben], passTime);
  await bots(recorder, prefix);
}

type Place = { readonly id: string; readonly token: string };

/** The seat that is awaited does not move in time, then the other gives up. */
async function leaving(
  recorder: Recorder,
  prefix: string,
  people: readonly [Place, Place],
  passTime: () => void,
) {
  const [ada, ben] = people;
  const { awaiting } = await recorder.call(`get${prefix}Game`, ada);
  const seat = awaiting[0]?.seat ?? 0;
  const other = seat === 0 ? ben : ada;
  await recorder.refusal('not-yet-due', `timeOut${prefix}Seat`, { ...other, body: { seat } });
  passTime();
  await recorder.call(`timeOut${prefix}Seat`, {
    ...other,
    body: { seat },
    shows: 'The seat that is awaited',
  });
  const gone = await recorder.call(`resign${prefix}`, { ...other, body: {}, shows: 'Whatever the version' });
  await recorder.call(`get${prefix}Fairness`, ada);
  await recorder.call(`fork${prefix}`, {
    ...ada,
    body: { seat: gone.you },
    shows: 'From before the end, on this seat; bots on the others',
  });
}

/** A table that the creator fills with bots. */
async function bots(recorder: Recorder, prefix: string): Promise<void> {
  const game = await recorder.call(`create${prefix}Game`, {
    body: { bots: [1, 2] },
    shows: 'Two bots: dealt at once',
  });
  await recorder.call(`get${prefix}Game`, { id: game.id });
  const open = await recorder.call(`create${prefix}Game`, { body: {} });
  const at = { id: open.id, token: open.credentials.token };
  await recorder.call(`take${prefix}Seat`, {
    ...at,
    body: { seat: 1, bot: true },
    shows: 'A bot, put there by the creator',
  });
}
