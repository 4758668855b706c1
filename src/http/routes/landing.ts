/** The landing page. */

import type { App, Ctx, Site } from '../env.ts';
import { LANDING_POLICY, landingJson, landingPage } from '../landing-page.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' };
const FIVE_MINUTES = { 'Cache-Control': 'public, max-age=300' };

const wantsJson = (c: Ctx): boolean => {
  const accept = c.req.header('Accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
};

export function mountLanding(app: App, { house }: Site): void {
  app.get('/', (c) => {
    c.header('Vary', 'Accept', { append: true });
    if (wantsJson(c)) return c.json(landingJson(house.games), 200, FIVE_MINUTES);
    const headers = { ...HTML, ...FIVE_MINUTES, 'Content-Security-Policy': LANDING_POLICY };
    return c.body(landingPage(house.games, new URL(c.req.url).origin), 200, headers);
  });
}
