/** The landing page, and the same for language models. */
import type { App, Ctx, Site } from '../env.ts';
import { landingJson, landingPage } from '../landing-page.ts';
import { llmsText } from '../llms.ts';
import { sendForm } from '../representations.ts';

/** Here a caller that takes anything is shown the page. */
const wantsJson = (c: Ctx): boolean => {
  const accept = c.req.header('Accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
};
const originOf = (c: Ctx): string => new URL(c.req.url).origin;

export function mountLanding(app: App, { house: { games }, tools }: Site): void {
  app.get('/', (c) =>
    wantsJson(c)
      ? sendForm(c, 'json', JSON.stringify(landingJson(games)))
      : sendForm(c, 'html', landingPage(games, originOf(c))),
  );
  app.get('/llms.txt', (c) => sendForm(c, 'markdown', llmsText(games, tools, originOf(c))));
}
