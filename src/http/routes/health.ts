/** Whether the process runs, and whether its database answers. */
import { createRoute, z } from '@hono/zod-openapi';
import { RELEASE } from '../../release.ts';
import * as doc from '../documented.ts';
import type { App, Site } from '../env.ts';
import { send } from '../send.ts';

const healthSchema = z
  .strictObject({ name: z.literal('salon'), version: z.string(), status: z.literal('ok') })
  .meta({ id: 'Health', description: 'The service is well.' });
const HEALTH = { name: 'salon', version: RELEASE, status: 'ok' };
const NO_STORE = { 'Cache-Control': 'no-store' };

export function mountHealth(app: App, { house }: Site): void {
  const process = createRoute({
    method: 'get',
    path: '/healthz',
    operationId: 'getHealth',
    tags: ['Service'],
    summary: 'Ask whether the process runs',
    description: 'Says nothing of the database.',
    security: doc.NO_TOKEN,
    responses: { 200: doc.answer(healthSchema, 'It does.'), ...doc.failuresUncounted() },
  });
  app.openapi(process, (c) => send(c, healthSchema, HEALTH, NO_STORE));
  const ready = createRoute({
    method: 'get',
    path: '/readyz',
    operationId: 'getReadiness',
    tags: ['Service'],
    summary: 'Ask whether the database answers',
    description: '503 while it does not, so that no requests are sent here.',
    security: doc.NO_TOKEN,
    responses: { 200: doc.answer(healthSchema, 'It does.'), ...doc.failuresUncounted() },
  });
  app.openapi(ready, async (c) => {
    await house.store.ping();
    return send(c, healthSchema, HEALTH, NO_STORE);
  });
}
