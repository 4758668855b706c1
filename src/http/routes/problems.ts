/** The pages that problems link to. */
import { createRoute, z } from '@hono/zod-openapi';
import type { AnyGame } from '../../core/game.ts';
import { CATALOGUE, PROBLEM_CODES, type ProblemCode } from '../catalogue.ts';
import * as doc from '../documented.ts';
import type { App, Site } from '../env.ts';
import { problemResponse } from '../problems.ts';
import { pass, send } from '../send.ts';

const reasonSchema = z
  .strictObject({ reason: z.string(), ruleset: z.string(), meaning: z.string(), whatToDo: z.string() })
  .meta({ id: 'RefusalReason', description: 'One reason of `illegal-move` in one ruleset.' });

const pageSchema = z
  .strictObject({
    code: z.enum(PROBLEM_CODES),
    status: z.int(),
    title: z.string(),
    meaning: z.string(),
    whatToDo: z.string(),
    reasons: z.array(reasonSchema).exactOptional(),
  })
  .meta({ id: 'ProblemPage', description: 'What a kind of problem means and what to do about it.' });
const listSchema = z.strictObject({ problems: z.array(pageSchema) }).meta({ id: 'ProblemList' });

const isCode = (code: string): code is ProblemCode => Object.hasOwn(CATALOGUE, code);
const CACHING = { 'Cache-Control': 'public, max-age=300' };

const reasonsOf = (games: readonly AnyGame[]) =>
  games.flatMap((game) =>
    Object.entries(game.words.refusals).map(([reason, { meaning, whatToDo }]) => {
      return { reason, ruleset: game.id, meaning, whatToDo };
    }),
  );

function pageOf(code: ProblemCode, games: readonly AnyGame[]) {
  const { status, title, meaning, whatToDo } = CATALOGUE[code];
  const reasons = code === 'illegal-move' ? { reasons: reasonsOf(games) } : {};
  return { code, status, title, meaning, whatToDo, ...reasons };
}

export function mountProblems(app: App, { house }: Site): void {
  const list = createRoute({
    method: 'get',
    path: '/problems',
    operationId: 'listProblems',
    tags: ['Problems'],
    summary: 'List every kind of problem',
    security: doc.NO_TOKEN,
    responses: { 200: doc.answer(listSchema, 'Every code.'), ...doc.failures() },
  });
  app.openapi(list, (c) => {
    return send(c, listSchema, { problems: PROBLEM_CODES.map((code) => pageOf(code, house.games)) }, CACHING);
  });
  const get = createRoute({
    method: 'get',
    path: '/problems/{code}',
    operationId: 'getProblem',
    tags: ['Problems'],
    summary: 'Read about a kind of problem',
    security: doc.NO_TOKEN,
    description:
      'The page that the `type` of a problem names. `illegal-move` lists every reason of every ruleset.',
    request: {
      params: z.object({
        code: z.string().openapi({
          param: { name: 'code', in: 'path', description: 'Its code.' },
          example: 'illegal-move',
        }),
      }),
    },
    responses: { 200: doc.answer(pageSchema, 'The page.'), ...doc.failures('not-found') },
  });
  app.openapi(get, (c) => {
    const { code } = c.req.valid('param');
    if (!isCode(code)) return pass(problemResponse(c, 'not-found'));
    return send(c, pageSchema, pageOf(code, house.games), CACHING);
  });
}
