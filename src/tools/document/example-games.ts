/** The examples of one ruleset: a solitaire, or a table of several seats. */
import { nextToShow } from './example-deal.ts';
import type { Answer, Recorder } from './recorder.ts';

/** A ruleset as its examples need it. */
export interface Ruleset {
  /** Of its operations: `PictureGallery`. */
  readonly prefix: string;
  /** How many kinds of moves it has. */
  readonly kinds: number;
}

type Place = { readonly id: string; readonly token: string };

function firstMoveOf({ legalMoves }: Answer) {
  const first = legalMoves?.[0];
  if (first === undefined) throw new Error('the examples need a position with a legal move');
  return first;
}

/** The first legal move, as a body. */
export const moveOf = (position: Answer) => ({
  move: firstMoveOf(position).move,
  expectedVersion: position.version,
});

/** Plays on until a move of each kind was made. The first follows at once on what was answered before. */
async function everyKindOfMove(
  recorder: Recorder,
  { prefix, kinds }: Ruleset,
  at: Place,
  begun: Answer,
): Promise<void> {
  const shown = new Set<string>();
  let position = begun;
  while (shown.size < kinds) {
    const next = nextToShow(position.legalMoves ?? [], shown);
    if (next === undefined) throw new Error(`a game of ${prefix} ended before every kind of move was made`);
    const { move, label } = next;
    const shows = shown.has(move.type) ? {} : { shows: label };
    const body = { move, expectedVersion: position.version };
    position = await recorder.call(`move${prefix}`, { ...at, body, ...shows });
    shown.add(move.type);
  }
}

/** A solitaire from its beginning to its end, with all the help there is, on the numbered deal of this number. */
export async function solitaire(recorder: Recorder, ruleset: Ruleset, number: number): Promise<void> {
  const { prefix } = ruleset;
  const create = `create${prefix}Game`;
  const numbered = { deal: { kind: 'numbered', number }, name: 'Ada' };
  const game = await recorder.call(create, {
    body: numbered,
    shows: `Deal number ${number}, on which the examples of moves were made`,
  });
  const secret = await recorder.call(create, {
    body: {},
    shows: 'All defaults, a secret deal; an absent body does the same',
  });
  const listed = { visibility: 'public', title: 'Sunday game', name: 'Ada' };
  await recorder.call(create, { body: listed, shows: 'Listed, as a guest called Ada' });
  const at = { id: game.id, token: game.credentials.token };
  await recorder.call(`get${prefix}Game`, at);
  await played(recorder, ruleset, at, game);
  await helped(recorder, prefix, at, game.version);
  const over = { id: secret.id, token: secret.credentials.token };
  await recorder.call(`resign${prefix}`, over);
  await recorder.call(`get${prefix}Fairness`, over);
}

/** What may be done in any game: asking, moving, reading the log. */
async function played(recorder: Recorder, ruleset: Ruleset, at: Place, game: Answer): Promise<void> {
  const { prefix } = ruleset;
  const { move, label } = firstMoveOf(game);
  const { version } = game;
  await recorder.call(`check${prefix}Move`, { ...at, body: { move }, shows: label });
  await everyKindOfMove(recorder, ruleset, at, game);
  await recorder.call(`list${prefix}Events`, { ...at, query: `?after=${version}&limit=3` });
  await recorder.refusal('stale-version', `move${prefix}`, { ...at, body: moveOf(game) });
}

/** What may be done in a solitaire besides, up to giving up. `dealt` is the version at which it began. */
async function helped(recorder: Recorder, prefix: string, at: Place, dealt: number): Promise<void> {
  const absent = 'an absent body does the same';
  await recorder.call(`hint${prefix}`, { ...at, body: {}, shows: `For the move to come; ${absent}` });
  await recorder.call(`undo${prefix}`, { ...at, body: {}, shows: `The last move; ${absent}` });
  const { version } = await recorder.call(`get${prefix}Game`, at);
  const back = { toVersion: dealt, expectedVersion: version };
  await recorder.call(`undo${prefix}`, { ...at, body: back, shows: 'All moves after a version' });
  await recorder.call(`fork${prefix}`, { ...at, body: {}, shows: `From here on; ${absent}` });
  await recorder.call(`fork${prefix}`, { ...at, body: { at: dealt }, shows: 'From an earlier version on' });
  await recorder.call(`resign${prefix}`, { ...at, body: {}, shows: `Whatever the version; ${absent}` });
}

/** A table with two bots that is dealt at once, then one of two people and a bot: sitting down, a move, leaving. */
export async function table(recorder: Recorder, ruleset: Ruleset, passTime: () => void): Promise<void> {
  const { prefix } = ruleset;
  const game = await recorder.call(`create${prefix}Game`, {
    body: { bots: [1, 2], firstSeat: 0, name: 'Ada' },
    shows: 'Two bots, and you begin: dealt at once',
  });
  const at = { id: game.id, token: game.credentials.token };
  await recorder.call(`get${prefix}Game`, at);
  await played(recorder, ruleset, at, game);
  const people = await sittingDown(recorder, prefix);
  await leaving(recorder, prefix, people, passTime);
  await botOnASeat(recorder, prefix);
}

async function sittingDown(recorder: Recorder, prefix: string): Promise<readonly [Place, Place]> {
  const wanted = {
    bots: [1],
    turnSeconds: 600,
    visibility: 'public',
    name: 'Ada',
    clientSeed: 'my-own-luck',
  };
  const game = await recorder.call(`create${prefix}Game`, {
    body: wanted,
    shows: 'One bot, one open seat, ten minutes a move',
  });
  const { id } = game;
  const ada = { id, token: game.credentials.token };
  const aMove = { move: { type: 'drawCustomer' } };
  await recorder.refusal('game-not-started', `move${prefix}`, { ...ada, body: aMove });
  const take = `take${prefix}Seat`;
  await recorder.refusal('already-seated', take, { ...ada, body: {} });
  const shows = 'The first open seat, as a guest';
  const seated = await recorder.call(take, { id, body: { name: 'Ben' }, shows });
  const ben = { id, token: seated.credentials.token };
  await recorder.refusal('seat-taken', take, { id, body: {} });
  const { awaiting } = await recorder.call(`get${prefix}Game`, ada);
  const waiting = awaiting[0]?.seat === 0 ? ben : ada;
  await recorder.refusal('not-your-turn', `move${prefix}`, { ...waiting, body: aMove });
  return [ada, ben];
}

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

/** The creator fills the table. */
async function botOnASeat(recorder: Recorder, prefix: string): Promise<void> {
  const { id, credentials } = await recorder.call(`create${prefix}Game`, {
    body: {},
    shows: 'All defaults: two open seats, which others take; an absent body does the same',
  });
  await recorder.call(`take${prefix}Seat`, {
    ...{ id, token: credentials.token },
    body: { seat: 1, bot: true },
    shows: 'A bot, put there by the creator',
  });
}
