/** The cards of a ruleset as pictures: art for whoever has none. */
import { createHash } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import type { AnyGame } from '../../core/game.ts';
import { headers } from '../answer-headers.ts';
import { refuseUnknownToken } from '../auth.ts';
import * as doc from '../documented.ts';
import type { App, Ctx, Site } from '../env.ts';
import { PICTURE } from '../picture.ts';
import { noSuchRuleset, type ProblemFields, problemResponse } from '../problems.ts';
import { pass } from '../send.ts';
import { isKnown } from './games.ts';

/** A card changes with a release at most. */
const CACHING = { 'Cache-Control': 'public, max-age=86400', Vary: 'Authorization' };

const cardParams = z.object({
  ruleset: z
    .string()
    .openapi({ param: { name: 'ruleset', in: 'path', description: 'Its id.' }, example: 'portraits' }),
  card: z.string().openapi({
    param: { name: 'card', in: 'path', description: 'One of the ids in `cards` of the ruleset.' },
    example: 'KH',
  }),
});

const noSuchCard = ({ id, title, cards }: AnyGame): ProblemFields => ({
  detail:
    cards === undefined
      ? `The cards of ${title} are not drawn.`
      : `There is no such card. Those that there are: \`cards\` of /v1/rulesets/${id}.`,
});

interface Picture {
  readonly svg: string;
  readonly etag: string;
}

/** Cards are drawn when they are first asked for. */
function drawerOf(games: readonly AnyGame[]): (game: AnyGame, card: string) => Picture | undefined {
  const drawn = new Map(games.map((game) => [game.id, new Map<string, Picture>()]));
  return (game, card) => {
    const known = drawn.get(game.id)?.get(card);
    if (known !== undefined) return known;
    const svg = game.cards?.draw(card);
    if (svg === undefined) return undefined;
    const etag = `"card-${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"`;
    drawn.get(game.id)?.set(card, { svg, etag });
    return { svg, etag };
  };
}

export function mountCards(app: App, { house }: Site): void {
  const draw = drawerOf(house.games);
  const route = createRoute({
    method: 'get',
    path: '/v1/rulesets/{ruleset}/cards/{card}',
    operationId: 'drawCard',
    tags: ['Rulesets'],
    summary: 'See a card as a picture',
    description:
      'One card of the ruleset, or the back of one, drawn as on its boards: an SVG for an `<img>`, with its name as text alternative, for light and dark surroundings.',
    security: doc.TOKEN_OPTIONAL,
    parameters: [doc.IF_NONE_MATCH],
    request: { params: cardParams },
    responses: {
      200: {
        description: 'The card.',
        headers: headers('ETag'),
        content: {
          'image/svg+xml': { schema: z.string().meta({ description: 'An SVG document below 6 KB.' }) },
        },
      },
      304: { description: 'The card is as it was.', headers: headers('ETag') },
      ...doc.failures('unauthorized', 'not-found'),
    },
  });
  app.openapi(route, async (c) => {
    await refuseUnknownToken(c, house);
    const { ruleset, card } = c.req.valid('param');
    const game = house.games.find(({ id }) => id === ruleset);
    if (game === undefined) {
      return pass(problemResponse(c, 'not-found', noSuchRuleset(house.games.map(({ id }) => id))));
    }
    const picture = draw(game, card);
    return pass(picture === undefined ? problemResponse(c, 'not-found', noSuchCard(game)) : show(c, picture));
  });
}

function show(c: Ctx, { svg, etag }: Picture): Response {
  const tagged = { ...CACHING, ETag: etag };
  if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304, tagged);
  return c.body(svg, 200, { ...PICTURE, ...tagged });
}
