/** The script of the examples: each operation once or more, and each kind of problem once. */
import { createApp } from '../../app.ts';
import type { AnyGame } from '../../core/game.ts';
import { isSolitaire } from '../../http/create-body.ts';
import { POLICIES } from '../../http/limits/policies.ts';
import { membersOf, prefixOf } from '../../http/schemas.ts';
import { createMemoryStore } from '../../store/memory.ts';
import { type Ports, type Store, StoreUnavailable } from '../../table/ports.ts';
import { exampleDeal } from './example-deal.ts';
import { solitaire, table } from './example-games.ts';
import { commonProblems } from './example-problems.ts';
import { type Address, countedIds, Recorder, type Recording } from './recorder.ts';

const START = Date.UTC(2026, 10, 30, 12);
const HOUR = 3_600_000;
const noAssets = async () => undefined;

/** A clock that goes on a little with each look. */
function clock() {
  let now = START;
  return {
    now: () => {
      now += 1500;
      return now;
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

/** Calls every operation of an app with these rulesets, on a store in memory, and returns what was recorded. */
export async function recordExamples(
  rulesets: readonly AnyGame[],
  addresses: ReadonlyMap<string, Address>,
): Promise<Recording> {
  const { now, pass } = clock();
  const ports: Ports = { store: createMemoryStore(), now, ids: countedIds(), log: () => undefined };
  const recorder = new Recorder(createApp({ ...ports, assets: noAssets }, rulesets), addresses);
  await players(recorder);
  for (const game of rulesets) {
    const ruleset = { prefix: prefixOf(game.id), kinds: membersOf(game.schemas.move).length };
    if (isSolitaire(game)) await solitaire(recorder, ruleset, exampleDeal(game, ruleset.kinds));
    else await table(recorder, ruleset, () => pass(HOUR));
  }
  await lists(recorder, rulesets[0]);
  await commonProblems(recorder);
  await brokenStores(ports, rulesets, addresses, recorder);
  await crowd(ports, rulesets, addresses, recorder);
  return recorder.recording;
}

async function players(recorder: Recorder): Promise<void> {
  const ada = await recorder.call('createPlayer', { body: { name: 'Ada' }, shows: 'With a name' });
  const { token } = ada;
  await recorder.call('getMe', { token });
  await recorder.call('renameMe', { token, body: { name: 'Ada L.' }, shows: 'Another name' });
  await recorder.call('renameMe', { token, body: { name: null }, shows: 'No name' });
  const fresh = await recorder.call('rotateToken', { token });
  await recorder.call('deleteMe', { token: fresh.token });
}

async function lists(recorder: Recorder, first: AnyGame | undefined): Promise<void> {
  const ruleset = first?.id ?? '';
  await recorder.call('listRulesets');
  await recorder.call('getRuleset', { path: { ruleset } });
  await recorder.call('listRules');
  await recorder.call('getRules', { path: { ruleset } });
  await recorder.call('drawCard', { path: { ruleset, card: first?.cards?.all[0]?.id ?? '' } });
  await recorder.call('listGames', { query: '?limit=2' });
  await recorder.call('listProblems');
  await recorder.call('getProblem', { path: { code: 'illegal-move' } });
  await recorder.call('getHealth');
  await recorder.call('getReadiness');
}

/** What happens when somebody asks more often than they may. */
async function crowd(
  ports: Ports,
  rulesets: readonly AnyGame[],
  addresses: ReadonlyMap<string, Address>,
  recorder: Recorder,
): Promise<void> {
  const limits = { addressOf: () => '192.0.2.1' };
  const app = createApp({ ...ports, now: () => START, limits, assets: noAssets }, rulesets);
  for (let sent = 0; sent < POLICIES.requests.quota; sent++) await app.request('/v1/');
  const last = new Recorder(app, addresses);
  await last.refusal('too-many-requests', 'listGames');
  recorder.recording.problems.set('too-many-requests', last.recording.problems.get('too-many-requests'));
}

/** What happens when the database is away, and when something breaks. */
async function brokenStores(
  ports: Ports,
  rulesets: readonly AnyGame[],
  addresses: ReadonlyMap<string, Address>,
  recorder: Recorder,
): Promise<void> {
  const failing = async (code: string, error: Error) => {
    const ping: Store['ping'] = async () => {
      throw error;
    };
    const app = createApp({ ...ports, store: { ...ports.store, ping }, assets: noAssets }, rulesets);
    const broken = new Recorder(app, addresses);
    await broken.refusal(code, 'getReadiness');
    recorder.recording.problems.set(code, broken.recording.problems.get(code));
  };
  await failing('internal', new Error('an example of a fault'));
  await failing('unavailable', new StoreUnavailable('an example of an absence'));
}
