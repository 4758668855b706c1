/** Players: signing up, renaming, rekeying, being forgotten. */
import { createRoute, z } from '@hono/zod-openapi';
import { forget, rename, rotateToken, signUp, whoIs } from '../../table/players.ts';
import { refuseIdempotencyKey, tokenHashOf } from '../auth.ts';
import * as doc from '../documented.ts';
import type { App, Site } from '../env.ts';
import { nameField } from '../fields.ts';
import { sendRefusal } from '../refusals.ts';
import { pass, send } from '../send.ts';

const playerSchema = z
  .strictObject({ id: z.string(), name: z.string().nullable() })
  .meta({ id: 'Player', description: 'An identity with a token.' });
const newPlayerSchema = z
  .strictObject({ id: z.string(), name: z.string().nullable(), token: z.string() })
  .meta({ id: 'NewPlayer', description: 'The token is shown this once.' });
const signUpBody = z
  .strictObject({ name: nameField.exactOptional() })
  .meta({ id: 'SignUp', description: 'What the new player is to be called.' });
const renameBody = z
  .strictObject({ name: nameField.nullable() })
  .meta({ id: 'Rename', description: 'The new name, or null for none.' });

const TAGS = ['Players'];
const SECRET = { 'Cache-Control': 'no-store' };

export function mountPlayers(app: App, site: Site): void {
  mountSignUp(app, site);
  mountMe(app, site);
  mountRotate(app, site);
}

function mountSignUp(app: App, { house }: Site): void {
  const route = createRoute({
    method: 'post',
    path: '/v1/players',
    operationId: 'createPlayer',
    tags: TAGS,
    summary: 'Sign up',
    description:
      'Makes a player. Nobody has to: creating a game or taking a seat without a token makes a guest.',
    security: doc.TOKEN_OPTIONAL,
    request: { body: doc.jsonBody(signUpBody) },
    responses: {
      201: doc.answer(newPlayerSchema, 'The player and the token.'),
      ...doc.failures(...doc.BODY_FAULTS, 'unauthorized', 'idempotency-key-needs-token'),
    },
  });
  app.openapi(route, async (c) => {
    const { name } = c.req.valid('json');
    const tokenHash = tokenHashOf(c);
    const known = tokenHash === null ? null : await whoIs(house, tokenHash);
    if (known !== null && 'refused' in known) return sendRefusal(c, known.refused, null);
    refuseIdempotencyKey(c);
    return send(c, newPlayerSchema, await signUp(house, name ?? null), SECRET, 201);
  });
}

function mountMe(app: App, { house }: Site): void {
  const path = '/v1/players/me';
  const common = { path, tags: TAGS, security: doc.TOKEN_NEEDED };
  const get = createRoute({
    ...common,
    method: 'get',
    operationId: 'getMe',
    summary: 'Ask who you are',
    description: 'The player that the token stands for; 401 if it is no longer good.',
    responses: { 200: doc.answer(playerSchema, 'You.'), ...doc.failures('unauthorized') },
  });
  app.openapi(get, async (c) => {
    const me = await whoIs(house, tokenHashOf(c));
    return 'refused' in me ? sendRefusal(c, me.refused, null) : send(c, playerSchema, me, SECRET);
  });
  const patch = createRoute({
    ...common,
    method: 'patch',
    operationId: 'renameMe',
    summary: 'Take another name',
    description: 'The new name shows at every table at once. `null` takes the name away.',
    request: { body: doc.jsonBody(renameBody) },
    responses: { 200: doc.answer(playerSchema, 'You.'), ...doc.failures(...doc.BODY_FAULTS, 'unauthorized') },
  });
  app.openapi(patch, async (c) => {
    const me = await rename(house, tokenHashOf(c), c.req.valid('json').name);
    return 'refused' in me ? sendRefusal(c, me.refused, null) : send(c, playerSchema, me, SECRET);
  });
  const remove = createRoute({
    ...common,
    method: 'delete',
    operationId: 'deleteMe',
    summary: 'Be forgotten',
    description: 'Your name and token go, your seats in running games resign. Logs stay; they hold no names.',
    responses: { 204: { description: 'Forgotten.' }, ...doc.failures('unauthorized', 'stale-version') },
  });
  app.openapi(remove, async (c) => {
    const gone = await forget(house, tokenHashOf(c));
    return 'refused' in gone ? sendRefusal(c, gone.refused, null) : pass(c.body(null, 204));
  });
}

function mountRotate(app: App, { house }: Site): void {
  const route = createRoute({
    method: 'post',
    path: '/v1/players/me/token',
    operationId: 'rotateToken',
    tags: TAGS,
    summary: 'Get a new token',
    description: 'The old token is dead from then on.',
    security: doc.TOKEN_NEEDED,
    responses: {
      200: doc.answer(newPlayerSchema, 'You, with the new token.'),
      ...doc.failures('unauthorized', 'idempotency-key-needs-token'),
    },
  });
  app.openapi(route, async (c) => {
    const tokenHash = tokenHashOf(c);
    if (tokenHash === null) refuseIdempotencyKey(c);
    const me = await whoIs(house, tokenHash);
    if ('refused' in me) return sendRefusal(c, me.refused, null);
    refuseIdempotencyKey(c);
    const fresh = await rotateToken(house, tokenHash);
    if ('refused' in fresh) return sendRefusal(c, fresh.refused, null);
    return send(c, newPlayerSchema, { ...me, token: fresh.token }, SECRET);
  });
}
