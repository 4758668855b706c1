/** The interactive reference and the OpenAPI document. */
import { DOCS_POLICY, docsPage } from '../docs-page.ts';
import type { App, Ctx, Site } from '../env.ts';
import { problemResponse } from '../problems.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' };
const DAY = { 'Cache-Control': 'public, max-age=86400' };
const FIVE_MINUTES = { 'Cache-Control': 'public, max-age=300' };

/** The files of the reference: Swagger UI's change when it is brought up to date, our own with every release. */
const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;
const OWN_FILES = ['reference.css', 'reference.js'] as const;

/** Both editions of the document. */
const DOCUMENTS = ['openapi.json', 'openapi-3.0.json'] as const;

export function mountDocs(app: App, { assets }: Site): void {
  app.get('/docs', (c) => {
    return c.body(docsPage, 200, { ...HTML, ...FIVE_MINUTES, 'Content-Security-Policy': DOCS_POLICY });
  });
  const file = async (c: Ctx, name: string, caching: Record<string, string>) => {
    const found = await assets(name, c.req.raw);
    if (found === undefined) return problemResponse(c, 'not-found');
    const headers = {
      'Content-Type': found.headers.get('Content-Type') ?? 'application/octet-stream',
      ...caching,
    };
    return new Response(found.body, { headers });
  };
  for (const name of SWAGGER_FILES) app.get(`/docs/${name}`, (c) => file(c, name, DAY));
  for (const name of OWN_FILES) app.get(`/docs/${name}`, (c) => file(c, name, FIVE_MINUTES));
  for (const name of DOCUMENTS) app.get(`/${name}`, (c) => file(c, name, FIVE_MINUTES));
}
