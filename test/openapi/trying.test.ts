/** The document against the app that it describes: what its examples bring about, and what answers carry. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/index.ts';
import { membersOf, prefixOf } from '../../src/http/schemas.ts';
import { addressesOf, appToRead } from '../../src/tools/document/document.ts';
import { recordExamples } from '../../src/tools/document/examples.ts';
import { committed, documentSchema, examplesOf, operationsOf } from './reading.ts';

const document = documentSchema.parse(JSON.parse(committed('openapi.json')));
const operations = new Map(operationsOf(document).map((operation) => [operation.operationId, operation]));
const app = appToRead(games);

const bodiesOf = (operationId: string): readonly unknown[] => {
  const media = operations.get(operationId)?.requestBody?.content['application/json'];
  return media === undefined ? [] : examplesOf(document, media);
};

const seated = z.looseObject({ id: z.string(), credentials: z.object({ token: z.string() }) });

async function post(path: string, body: unknown, token?: string) {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const headers = { 'Content-Type': 'application/json', ...authorization };
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

describe.each(games.map((game) => [prefixOf(game.id), game] as const))('%s', (prefix, game) => {
  it('is created by every example', async () => {
    const bodies = bodiesOf(`create${prefix}Game`);
    expect(bodies.length).toBeGreaterThan(2);
    for (const body of bodies) expect((await post(`/v1/${game.id}`, body)).status).toBe(201);
  });

  it('takes the first example of a move in the game of the first example', async () => {
    const [first] = bodiesOf(`create${prefix}Game`);
    const { id, credentials } = seated.parse((await post(`/v1/${game.id}`, first)).body);
    const path = `/v1/${game.id}/${id}/moves`;
    const [check] = bodiesOf(`check${prefix}Move`);
    const checked = await post(`${path}/check`, check, credentials.token);
    expect(checked).toMatchObject({ status: 200, body: { legal: true } });
    const [move] = bodiesOf(`move${prefix}`);
    expect((await post(path, move, credentials.token)).status).toBe(200);
  });

  it('has an example of every kind of move', () => {
    const shown = z
      .array(z.object({ move: z.object({ type: z.string() }) }))
      .parse(bodiesOf(`move${prefix}`));
    expect(new Set(shown.map(({ move }) => move.type)).size).toBe(membersOf(game.schemas.move).length);
  });
});

it('examples refer to nothing: what follows references there would find nothing', () => {
  const contents = [...operations.values()].flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {})),
  );
  const examples = contents.flatMap((media) => examplesOf(document, media));
  expect(examples.length).toBeGreaterThan(200);
  expect(JSON.stringify(examples)).not.toContain('"$ref"');
});

describe('headers', async () => {
  const { headers: recorded } = await recordExamples(games, addressesOf(app));
  const described = document.components.headers;

  it('of an answer are described, and those that are promised come', () => {
    expect(recorded.size).toBeGreaterThan(60);
    for (const [key, answers] of recorded) {
      const [id = '', status = ''] = key.split(' ');
      const documented = operations.get(id)?.responses[status];
      expect(documented, key).toBeDefined();
      const names = Object.keys(documented?.headers ?? {});
      for (const sent of answers) {
        const promised = names.filter((name) => described[name]?.required);
        expect([...sent], key).toEqual(expect.arrayContaining(promised.map((name) => name.toLowerCase())));
        const known = Object.keys(described).filter((name) => sent.has(name.toLowerCase()));
        expect(names, key).toEqual(expect.arrayContaining(known));
      }
    }
  });
});
