/** The log of a game, as a page or as a stream, and the proof of its deal. */
import { createRoute, z } from '@hono/zod-openapi';
import { publicDealSchema } from '../../table/facts.ts';
import { fairness } from '../../table/look.ts';
import { headers } from '../answer-headers.ts';
import * as doc from '../documented.ts';
import type { App } from '../env.ts';
import { flagParam, logLimitParam, noQuery, seqParam } from '../fields.ts';
import { formFor, lastEventIdOf, waitOf } from '../following.ts';
import { readPage, sendStream, waitForPage } from '../log-answers.ts';
import * as words from '../log-words.ts';
import { type GamePlace, readerOf } from '../place.ts';
import { sendRefusal } from '../refusals.ts';
import { send } from '../send.ts';

const CACHING = { 'Cache-Control': 'private, no-cache', Vary: 'Authorization, Accept' };
const DEFAULT_LIMIT = 100;

const ANNOTATED =
  'Every entry also says what happened, in `text`, and names the `version` that `?at=` shows it by. Default false.';

const logQuery = z.strictObject({
  after: seqParam.optional().openapi({ param: { description: 'Entries after this seq.', required: false } }),
  limit: logLimitParam
    .optional()
    .openapi({ param: { description: 'How many a page holds at most. Streams have no end but their own.' } }),
  annotated: flagParam(ANNOTATED, true),
});

export function mountLog(app: App, place: GamePlace): void {
  const { game, schemas } = place;
  const route = createRoute({
    method: 'get',
    path: `/v1/${game.id}/{id}/events`,
    operationId: `list${schemas.prefix}Events`,
    tags: [game.title],
    summary: `Read or follow the log of a game of ${game.title}`,
    description: words.DESCRIPTION,
    security: doc.TOKEN_OPTIONAL,
    request: { params: doc.gameIdParam, query: logQuery, headers: words.followingHeaders },
    responses: {
      200: {
        description: 'Entries after `after`, oldest first: a page, or a stream that goes on with new ones.',
        headers: headers('Preference-Applied'),
        content: { 'application/json': { schema: schemas.logPage }, ...words.streamContent },
      },
      204: { description: 'With `text/event-stream`: the game is over, and you have its whole log.' },
      ...doc.failures('invalid-query', 'unauthorized', 'not-found'),
    },
  });
  app.openapi(route, async (c) => {
    const { after: wanted = 0, limit = DEFAULT_LIMIT, annotated } = c.req.valid('query');
    const [form, resumed, wait] = [formFor(c), lastEventIdOf(c), waitOf(c)];
    const reading = { after: Number(wanted), isAnnotated: annotated === 'true' };
    if (form !== undefined) {
      return sendStream(c, place, form, { ...reading, after: resumed ?? reading.after });
    }
    const asked = { ...reading, limit: Number(limit) };
    const page =
      wait === undefined ? await readPage(c, place, asked) : await waitForPage(c, place, asked, wait);
    if ('refused' in page) return sendRefusal(c, page.refused, schemas);
    const applied = wait === undefined ? CACHING : { ...CACHING, 'Preference-Applied': `wait=${wait}` };
    return send(c, schemas.logPage, page, applied);
  });
}

const fairnessSchema = z
  .strictObject({
    algorithm: z.string().meta({ description: '`salon-1`, `given` or `kpatience`.' }),
    deal: publicDealSchema,
    commitment: z.string().nullable(),
    serverSeed: z.string().nullable(),
    clientSeeds: z.array(z.string()).meta({ description: 'By seat; an absent one is empty.' }),
    piles: z.record(
      z.string(),
      z
        .strictObject({ unshuffled: z.array(z.string()), order: z.array(z.string()).nullable() })
        .meta({ id: 'FairPile', description: '`order` is the draw order, next card first.' }),
    ),
  })
  .meta({
    id: 'Fairness',
    description: 'How the cards were ordered. Seed and orders are null while the game runs.',
  });

export function mountFairness(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  const route = createRoute({
    method: 'get',
    path: `/v1/${game.id}/{id}/fairness`,
    operationId: `get${schemas.prefix}Fairness`,
    tags: [game.title],
    summary: `Check the deal of a game of ${game.title}`,
    description: 'The promise before the deal, and after the end the seed and orders that prove it was kept.',
    security: doc.TOKEN_OPTIONAL,
    request: { params: doc.gameIdParam, query: noQuery },
    responses: {
      200: doc.answer(fairnessSchema, 'The proof, as far as it is open.'),
      ...doc.failures('invalid-query', 'unauthorized', 'not-found'),
    },
  });
  app.openapi(route, async (c) => {
    const proof = await fairness(site.house, readerOf(c, place));
    if ('refused' in proof) return sendRefusal(c, proof.refused, schemas);
    return send(c, fairnessSchema, proof, CACHING);
  });
}
