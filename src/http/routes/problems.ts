/** The pages that problems link to. */
import { createRoute, z } from '@hono/zod-openapi';
import type { AnyGame } from '../../core/game.ts';
import { CATALOGUE, PROBLEM_CODES, type ProblemCode } from '../catalogue.ts';
import * as doc from '../documented.ts';
import type { App, Site } from '../env.ts';
import { problemPage, problemsPage } from '../pages/problems-page.ts';
import { problemResponse } from '../problems.ts';
import { documentedForms, formOf, sendForm } from '../representations.ts';
import { pass } from '../send.ts';

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
const listSchema = z
  .strictObject({ problems: z.array(pageSchema) })
  .meta({ id: 'ProblemList', description: 'Every kind of problem.' });

const isCode = (code: string): code is ProblemCode => Object.hasOwn(CATALOGUE, code);

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
  const titles = new Map(house.games.map(({ id, title }) => [id, title]));
  const list = createRoute({
    method: 'get',
    path: '/problems',
    operationId: 'listProblems',
    tags: ['Problems'],
    summary: 'List every kind of problem',
    description: 'What each code means and what to do about it.',
    security: doc.NO_TOKEN,
    parameters: [doc.IF_NONE_MATCH],
    responses: { ...documentedForms(listSchema, 'Every code.', 'html'), ...doc.failuresUncounted() },
  });
  app.openapi(list, (c) => {
    const problems = PROBLEM_CODES.map((code) => pageOf(code, house.games));
    if (formOf(c) === 'html') return sendForm(c, 'html', problemsPage(problems));
    return sendForm(c, 'json', JSON.stringify(listSchema.parse({ problems })));
  });
  const get = createRoute({
    method: 'get',
    path: '/problems/{code}',
    operationId: 'getProblem',
    tags: ['Problems'],
    summary: 'Read about a kind of problem',
    security: doc.NO_TOKEN,
    parameters: [doc.IF_NONE_MATCH],
    description:
      'The page that the `type` of a problem names. `illegal-move` lists every reason of every ruleset.',
    request: {
      params: z.object({
        code: z.string().openapi({
          param: { name: 'code', in: 'path', description: 'Its code.' },
          enum: [...PROBLEM_CODES],
          example: 'illegal-move',
        }),
      }),
    },
    responses: { ...documentedForms(pageSchema, 'The page.', 'html'), ...doc.failuresUncounted('not-found') },
  });
  app.openapi(get, (c) => {
    const { code } = c.req.valid('param');
    if (!isCode(code)) return pass(problemResponse(c, 'not-found'));
    const page = pageOf(code, house.games);
    if (formOf(c) === 'html') return sendForm(c, 'html', problemPage(page, titles));
    return sendForm(c, 'json', JSON.stringify(pageSchema.parse(page)));
  });
}
