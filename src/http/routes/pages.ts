/** Landing page, interactive reference and the OpenAPI document. */

import type { App, Ctx, Site } from '../env.ts';
import { DOCS_POLICY, docsPage, docsScript, LANDING_POLICY, landingJson, landingPage } from '../pages.ts';
import { problemResponse } from '../problems.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' };
const DAY = { 'Cache-Control': 'public, max-age=86400' };
const FIVE_MINUTES = { 'Cache-Control': 'public, max-age=300' };

/** The files of the reference's user interface, by the name they are asked for. */
const DOCS_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

const wantsJson = (c: Ctx): boolean => {
  const accept = c.req.header('Accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
};

export function mountPages(app: App, { house, assets }: Site): void {
  app.get('/', (c) => {
    c.header('Vary', 'Accept', { append: true });
    if (wantsJson(c)) return c.json(landingJson(house.games), 200, FIVE_MINUTES);
    const headers = { ...HTML, ...FIVE_MINUTES, 'Content-Security-Policy': LANDING_POLICY };
    return c.body(landingPage(house.games, new URL(c.req.url).origin), 200, headers);
  });
  app.get('/docs', (c) => {
    return c.body(docsPage, 200, { ...HTML, ...FIVE_MINUTES, 'Content-Security-Policy': DOCS_POLICY });
  });
  app.get('/docs/start.js', (c) =>
    c.body(docsScript, 200, { 'Content-Type': 'text/javascript', ...FIVE_MINUTES }),
  );
  const file = async (c: Ctx, name: string, caching: Record<string, string>) => {
    const found = await assets(name, c.req.raw);
    if (found === undefined) return problemResponse(c, 'not-found');
    const headers = {
      'Content-Type': found.headers.get('Content-Type') ?? 'application/octet-stream',
      ...caching,
    };
    return new Response(found.body, { headers });
  };
  for (const name of DOCS_FILES) app.get(`/docs/${name}`, (c) => file(c, name, DAY));
  app.get('/openapi.json', (c) => file(c, 'openapi.json', FIVE_MINUTES));
}
