/** Pictures of tables, for the pages. Files of the release, unlike the pictures of games that are played. */
import type { App, Site } from '../env.ts';
import { pictureAddress } from '../pages/picture.ts';
import { PICTURE } from '../picture.ts';
import { problemResponse } from '../problems.ts';

const CACHING = { 'Cache-Control': 'public, max-age=86400' };

/** Only for rulesets that draw. */
export function mountPictures(app: App, { house, assets }: Site): void {
  for (const { id, board } of house.games) {
    if (board === undefined) continue;
    app.get(pictureAddress(id), async (c) => {
      const found = await assets(`picture-${id}.svg`, c.req.raw);
      if (found === undefined) return problemResponse(c, 'not-found');
      return new Response(found.body, { headers: { ...PICTURE, ...CACHING } });
    });
  }
}
