/** The page to play on: a shell for the reference frontend, its script and its style sheet. */
import type { App, Ctx, Site } from '../env.ts';
import { PLAY_POLICY, playPage } from '../play-page.ts';
import { problemResponse } from '../problems.ts';

const FIVE_MINUTES = { 'Cache-Control': 'public, max-age=300' };
const FILES = ['play.js', 'play.css'] as const;

export function mountPlay(app: App, { assets }: Site): void {
  app.get('/play', (c) =>
    c.body(playPage, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': PLAY_POLICY,
      ...FIVE_MINUTES,
    }),
  );
  const file = async (c: Ctx, name: string) => {
    const found = await assets(name, c.req.raw);
    if (found === undefined) return problemResponse(c, 'not-found');
    const type = found.headers.get('Content-Type') ?? 'application/octet-stream';
    return new Response(found.body, { headers: { 'Content-Type': type, ...FIVE_MINUTES } });
  };
  for (const name of FILES) app.get(`/play/${name}`, (c) => file(c, name));
}
