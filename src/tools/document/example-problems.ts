/** One example of each kind of problem that comes up alike in every ruleset. */
import { moveOf } from './example-games.ts';
import type { Recorder } from './recorder.ts';

const PORTRAITS = 'Portraits';
const UNKNOWN = '00000000000000000000000000000000';

/** What can go wrong alike in every ruleset. */
export async function commonProblems(recorder: Recorder): Promise<void> {
  const create = `create${PORTRAITS}Game`;
  const game = await recorder.call(create, { body: {} });
  const at = { id: game.id, token: game.credentials.token };
  const { token } = await recorder.call('createPlayer');
  const body = moveOf(game);
  const move = `move${PORTRAITS}`;
  const text = { 'Content-Type': 'text/plain' };
  await recorder.refusal('invalid-json', create, { raw: '{ "deal":' });
  await recorder.refusal('invalid-body', create, { body: { colour: 'red' } });
  await recorder.refusal('invalid-query', 'listGames', { query: '?limit=0' });
  await recorder.refusal('unauthorized', 'getMe');
  await recorder.refusal('not-your-seat', move, { id: game.id, token, body });
  await recorder.refusal('not-found', `get${PORTRAITS}Game`, { id: UNKNOWN });
  await recorder.refusal('method-not-allowed', { method: 'PUT', path: '/v1/games' });
  await recorder.refusal('body-too-large', create, { raw: JSON.stringify({ title: 'x'.repeat(20_000) }) });
  await recorder.refusal('unsupported-media-type', create, { raw: 'hello', headers: text });
  await recorder.refusal('invalid-deal', create, { body: { deal: { kind: 'cards', cards: [] } } });
  await recorder.refusal('idempotency-key-needs-token', create, { headers: { 'Idempotency-Key': 'game-1' } });
  const headers = { 'Idempotency-Key': 'game-1' };
  await recorder.call(create, { token, headers, body: {} });
  await recorder.refusal('idempotency-key-reused', create, { token, headers, body: { undo: 'off' } });
  await recorder.refusal('undo-not-allowed', `undo${PORTRAITS}`, { ...at, body: {} });
  await recorder.refusal('fork-not-allowed', `fork${PORTRAITS}`, { id: game.id, token, body: {} });
  const illegal = { type: 'buy', card: 'AS', with: ['2S'] };
  await recorder.refusal('illegal-move', move, { ...at, body: { move: illegal } });
  await recorder.call(`check${PORTRAITS}Move`, {
    ...at,
    body: { move: illegal },
    shows: 'A move that is not legal',
  });
  await recorder.call(`resign${PORTRAITS}`, {
    ...at,
    body: { expectedVersion: game.version },
    shows: 'Only at this version',
  });
  await recorder.refusal('game-over', move, { ...at, body: { move: body.move } });
}
