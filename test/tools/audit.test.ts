/** The audit finds nothing in what Salon wrote, and every kind of damage that is done to it. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { type EmbeddedConnection, openEmbedded } from '../../src/store/embedded.ts';
import { createLibsqlStore } from '../../src/store/libsql.ts';
import { migrate } from '../../src/store/migrate.ts';
import { audit } from '../../src/tools/audit.ts';
import { temporaryFolder } from '../support/folder.ts';
import { expectStatus, type Salon, salonOn } from '../support/salon.ts';

const folder = temporaryFolder();
let files = 0;

async function openFile(): Promise<EmbeddedConnection> {
  const connection = await openEmbedded(pathToFileURL(join(folder, `${files++}.db`)).href);
  await migrate(connection);
  return connection;
}

/** A solitaire with moves, an undo, a hint and a fork; a table of three that somebody left; an abandoned one. */
async function playAWhile(salon: Salon): Promise<string> {
  const created = expectStatus(
    await salon.post('/v1/picture-gallery', { deal: { kind: 'numbered', number: 3 } }),
    201,
  );
  const { token } = created.body.credentials;
  const path = created.headers.get('Location') ?? '';
  let position = created.body;
  for (let i = 0; i < 5; i++) {
    const { move } = position.legalMoves[0];
    position = expectStatus(await salon.post(`${path}/moves`, { move }, { token }), 200).body;
  }
  for (const what of ['undo', 'hints']) expectStatus(await salon.post(`${path}/${what}`, {}, { token }), 200);
  expectStatus(await salon.post(`${path}/forks`, {}, { token }), 201);
  expectStatus(await salon.post('/v1/merchants-solitaire', {}, { token }), 201);
  const table = expectStatus(await salon.post('/v1/kunstmarkt', { bots: [1, 2] }, { token }), 201).body.id;
  expectStatus(await salon.post(`/v1/kunstmarkt/${table}/resign`, {}, { token }), 200);
  const waiting = expectStatus(await salon.post('/v1/kunstmarkt', {}, { token }), 201).body.id;
  expectStatus(await salon.post(`/v1/kunstmarkt/${waiting}/resign`, {}, { token }), 200);
  return created.body.id;
}

async function played() {
  const connection = await openFile();
  const gameId = await playAWhile(salonOn(createLibsqlStore(connection), { rulesets: games }));
  return { connection, gameId };
}

describe('the audit of stored games', () => {
  it('finds nothing wrong with games that were played', async () => {
    const { connection } = await played();
    const report = await audit(connection, games);
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ games: 5 });
    expect(report.facts).toBeGreaterThan(report.commits);
    await connection.close();
  });

  const damages: readonly [damage: string, sql: string, fault: RegExp][] = [
    [
      'a commit is lost',
      'delete from log where game_id = ? and version = (select max(version) - 1 from log where game_id = ?1)',
      /does not replay/,
    ],
    [
      'the last commit is lost',
      'delete from log where game_id = ? and version = (select max(version) from log where game_id = ?1)',
      /row of `games`/,
    ],
    [
      'a fact is of no known shape',
      `update log set facts = replace(facts, '"type":"cardMoved"', '"type":"cardFlown"') where game_id = ?`,
      /seq \d+/,
    ],
    ['the version runs ahead', 'update games set version = version + 1 where id = ?', /row of `games`/],
    [
      'the outcome was changed',
      `update games set outcome = '{"result":"won","reason":"x"}' where id = ?`,
      /row of `games`/,
    ],
    ['a seat was given away', `update seats set player_id = 'mallory' where game_id = ?`, /rows of `seats`/],
    ['the game is gone but its log is not', 'delete from games where id = ?', /without its row/],
  ];
  it.each(damages)('finds that %s', async (_, sql, fault) => {
    const { connection, gameId } = await played();
    await connection.write([{ sql, args: [gameId] }]);
    const { faults } = await audit(connection, games);
    expect(faults.map((found) => found.gameId)).toContain(gameId);
    expect(faults.map((found) => found.fault).join('\n')).toMatch(fault);
    await connection.close();
  });
});
