/** The list of games. */
import { Buffer } from 'node:buffer';
import { createRoute, z } from '@hono/zod-openapi';
import { outcomeSchema } from '../../core/outcome.ts';
import { publicDealSchema } from '../../table/facts.ts';
import { type GamesPage, listGames } from '../../table/list.ts';
import type { ListQuery } from '../../table/ports.ts';
import { awaitedSchema, seatSchema } from '../../table/position.ts';
import { headers } from '../answer-headers.ts';
import { tokenHashOf } from '../auth.ts';
import * as doc from '../documented.ts';
import type { App, Ctx, Site } from '../env.ts';
import { flagParam, pageLimitParam } from '../fields.ts';
import { pathOf } from '../position.ts';
import { HttpProblem } from '../problems.ts';
import { sendRefusal } from '../refusals.ts';
import { send } from '../send.ts';

const DEFAULT_LIMIT = 20;
const time = z.iso.datetime();

const listedSchema = z
  .strictObject({
    id: z.string(),
    ruleset: z.string(),
    title: z.string().nullable(),
    status: z.enum(['waiting', 'active', 'finished']),
    version: z.int().min(1),
    seats: z.array(seatSchema),
    you: z.int().min(0).nullable(),
    awaiting: z.array(awaitedSchema),
    deal: publicDealSchema,
    outcome: outcomeSchema.nullable(),
    createdAt: time,
    updatedAt: time,
    links: z
      .strictObject({ self: z.string(), events: z.string() })
      .meta({ id: 'ListedLinks', description: 'Where to go from here.' }),
  })
  .meta({ id: 'ListedGame', description: 'A game in a list.' });

const pageSchema = z.strictObject({ games: z.array(listedSchema), next: z.string().nullable() }).meta({
  id: 'GamesPage',
  description: 'Newest first; `next` is the cursor of the next page, null on the last.',
});

const cursorSchema = z.tuple([z.int().min(0), z.string().max(64)]);
type Cursor = ListQuery['after'];

const encode = (at: NonNullable<Cursor>): string =>
  Buffer.from(JSON.stringify([at.createdAt, at.id])).toString('base64url');

function decode(cursor: string | undefined): Cursor {
  if (cursor === undefined) return null;
  try {
    const [createdAt, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt, id };
  } catch {
    throw new HttpProblem('invalid-query', {
      errors: [{ pointer: '/cursor', message: 'Not a cursor of this list.' }],
    });
  }
}

const iso = (at: number): string => new Date(at).toISOString();

function bodyOf({ games, next }: GamesPage) {
  return {
    games: games.map((row) => ({
      id: row.id,
      ruleset: row.ruleset,
      title: row.title,
      status: row.status,
      version: row.version,
      seats: row.seats.map(({ seat, name, kind, resigned }) => ({ seat, name, kind, resigned })),
      you: row.you,
      awaiting: row.awaiting.map(({ seat, decision, since, deadline }) => {
        return { seat, decision, since: iso(since), deadline: deadline === null ? null : iso(deadline) };
      }),
      deal: row.deal,
      outcome: row.outcome,
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
      links: { self: pathOf(row.ruleset, row.id), events: `${pathOf(row.ruleset, row.id)}/events` },
    })),
    next: next === null ? null : encode(next),
  };
}

/** `Link: <…>; rel="next"` for clients that walk pages without reading them. */
function linkTo(c: Ctx, next: string | null): Record<string, string> {
  if (next === null) return {};
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set('cursor', next);
  return { Link: `<${pathname}?${searchParams}>; rel="next"` };
}

export function mountList(app: App, { house }: Site): void {
  const query = z.strictObject({
    ruleset: z
      .enum(house.games.map(({ id }) => id))
      .optional()
      .openapi({
        param: { description: 'Games of this ruleset.', required: false },
        example: house.games[0]?.id,
      }),
    status: z
      .enum(['waiting', 'active', 'finished'])
      .optional()
      .openapi({ param: { description: 'Games of this status.', required: false }, example: 'active' }),
    mine: flagParam('Games in which you hold a seat; needs a token.', true),
    myTurn: flagParam('Games that wait for you; needs a token.', true),
    limit: pageLimitParam
      .optional()
      .openapi({ param: { description: 'How many at most.', required: false } }),
    cursor: z
      .string()
      .max(200)
      .optional()
      .openapi({
        param: { description: '`next` of the page before.', required: false },
        example: encode({ createdAt: Date.UTC(2026, 10, 30), id: '5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f' }),
      }),
  });
  const route = createRoute({
    method: 'get',
    path: '/v1/games',
    operationId: 'listGames',
    tags: ['Games'],
    summary: 'List games',
    description: 'Public games, or your own: newest first.',
    security: doc.TOKEN_OPTIONAL,
    request: { query },
    responses: {
      200: { ...doc.answer(pageSchema, 'A page of games.'), headers: headers('Link') },
      ...doc.failures('invalid-query', 'unauthorized'),
    },
  });
  app.openapi(route, async (c) => {
    const { ruleset, status, mine, myTurn, limit, cursor } = c.req.valid('query');
    const page = await listGames(house, tokenHashOf(c), {
      ruleset: ruleset ?? null,
      status: status ?? null,
      mine: mine === 'true',
      myTurn: myTurn === 'true',
      limit: Number(limit ?? DEFAULT_LIMIT),
      after: decode(cursor),
    });
    if ('refused' in page) return sendRefusal(c, page.refused, null);
    const body = bodyOf(page);
    const caching = { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' };
    return send(c, pageSchema, body, { ...caching, ...linkTo(c, body.next) });
  });
}
