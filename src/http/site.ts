/** The whole site: middleware, the shared routes, and the routes of every ruleset. Knows no game by name. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { describeHeaders } from './answer-headers.ts';
import type { App, Env, Site } from './env.ts';
import { failWith, nothingHere, useMiddleware, validationHook } from './middleware.ts';
import type { GamePlace } from './place.ts';
import { mountAssists } from './routes/assists.ts';
import { mountBoard } from './routes/board.ts';
import { mountCards } from './routes/cards.ts';
import { mountDocs } from './routes/docs.ts';
import { mountGames } from './routes/games.ts';
import { mountHealth } from './routes/health.ts';
import { mountLanding } from './routes/landing.ts';
import { mountList } from './routes/list.ts';
import { mountFairness, mountLog } from './routes/log.ts';
import { mountMoves } from './routes/moves.ts';
import { mountPictures } from './routes/pictures.ts';
import { mountPlay } from './routes/play.ts';
import { mountPlayers } from './routes/players.ts';
import { mountProblems } from './routes/problems.ts';
import { mountRules } from './routes/rules.ts';
import { mountRulesets } from './routes/rulesets.ts';
import { mountTables } from './routes/tables.ts';
import { schemasOf } from './schemas.ts';

export function createSite(site: Site): App {
  const app: App = new OpenAPIHono<Env>({ defaultHook: validationHook });
  useMiddleware(app, site);
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'A player token: `salon_` and 43 characters.',
  });
  describeHeaders(app);
  mountRulesets(app, site);
  mountRules(app, site);
  mountCards(app, site);
  mountPlayers(app, site);
  mountList(app, site);
  for (const game of site.house.games) {
    const place: GamePlace = { site, game, schemas: schemasOf(game) };
    mountGames(app, place);
    mountBoard(app, place);
    mountMoves(app, place);
    mountLog(app, place);
    mountFairness(app, place);
    mountTables(app, place);
    mountAssists(app, place);
  }
  mountProblems(app, site);
  mountHealth(app, site);
  mountLanding(app, site);
  mountPictures(app, site);
  mountDocs(app, site);
  mountPlay(app, site);
  app.notFound(
    nothingHere(
      app,
      site.house.games.map(({ id }) => id),
    ),
  );
  app.onError((error, c) => failWith(error, c, site.house.log));
  return app;
}
