/** What there is to play: options, moves, events and rule paragraphs of every ruleset. */
import { createRoute, z } from '@hono/zod-openapi';
import type { AnyGame } from '../../core/game.ts';
import { refuseUnknownToken } from '../auth.ts';
import * as doc from '../documented.ts';
import type { App, Site } from '../env.ts';
import { noSuchRuleset, problemResponse } from '../problems.ts';
import { rulesAddress } from '../rules-address.ts';
import { eventsOf, prefixOf, unionOf } from '../schemas.ts';
import { pass, send } from '../send.ts';
import { TABLE_EVENTS } from '../table-events.ts';

const CACHING = { 'Cache-Control': 'public, max-age=300', Vary: 'Authorization' };

const jsonSchema = z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema, 2020-12.' });

const shape = {
  id: z.string(),
  title: z.string(),
  rulesVersion: z.int().min(1),
  seats: z
    .strictObject({ min: z.int(), max: z.int() })
    .meta({ id: 'SeatRange', description: 'How many can play.' }),
  summary: z.string(),
  links: z
    .strictObject({ self: z.string(), create: z.string(), rules: z.string() })
    .meta({ id: 'RulesetLinks', description: 'Where to go from here.' }),
};
const listSchema = z
  .strictObject({
    rulesets: z.array(z.strictObject(shape).meta({ id: 'Ruleset', description: 'A kind of game.' })),
  })
  .meta({ id: 'RulesetList', description: 'Every ruleset.' });

export const paragraphSchema = z
  .strictObject({ id: z.string(), text: z.string() })
  .meta({ id: 'RuleParagraph', description: 'A rule, by the id that refusals cite.' });

const detailShape = {
  ...shape,
  options: jsonSchema,
  moves: jsonSchema,
  events: z.array(
    z
      .strictObject({ type: z.string(), meaning: z.string(), schema: jsonSchema })
      .meta({ id: 'EventType', description: 'A kind of event, and the JSON Schema of one.' }),
  ),
  rules: z.array(paragraphSchema),
  cards: z
    .array(
      z
        .strictObject({ id: z.string(), name: z.string() })
        .meta({ id: 'CardName', description: 'A card by its id, with its name in words.' }),
    )
    .meta({ description: 'What `/v1/rulesets/{ruleset}/cards/{card}` draws; backs of cards too.' }),
};

const cardOf = (game: AnyGame) => ({
  id: game.id,
  title: game.title,
  rulesVersion: game.version,
  seats: game.seats,
  summary: game.words.summary,
  links: {
    self: `/v1/rulesets/${game.id}`,
    create: `/v1/${game.id}`,
    rules: rulesAddress(game.id),
  },
});

/** With the schema itself at the root, so that a form can be made of it without following a reference first. */
function toJsonSchema(schema: z.ZodType): Readonly<Record<string, unknown>> {
  const { $ref, $defs, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const name = $ref?.replace('#/$defs/', '') ?? '';
  const { [name]: root, ...others } = $defs ?? {};
  return { ...rest, ...root, ...(Object.keys(others).length === 0 ? {} : { $defs: others }) };
}

function detailOf(game: AnyGame) {
  const meanings: Readonly<Record<string, string>> = { ...TABLE_EVENTS, ...game.words.events };
  return {
    ...cardOf(game),
    options: toJsonSchema(game.schemas.options),
    moves: toJsonSchema(game.schemas.move),
    events: eventsOf(game).map((event) => {
      const type = z.string().parse(event.shape.type?.def.values?.[0]);
      return { type, meaning: meanings[type] ?? '', schema: toJsonSchema(event) };
    }),
    rules: game.words.rules.map(({ id, text }) => ({ id, text })),
    cards: game.cards?.all ?? [],
    ...(game.data?.value ?? {}),
  };
}

const detailSchemaOf = (game: AnyGame) =>
  z
    .strictObject({ ...detailShape, id: z.literal(game.id), ...(game.data?.schema.shape ?? {}) })
    .meta({ id: `${prefixOf(game.id)}Ruleset`, description: `All about ${game.title}.` });

export function mountRulesets(app: App, site: Site): void {
  mountRulesetList(app, site);
  mountRuleset(app, site);
}

function mountRulesetList(app: App, site: Site): void {
  const list = createRoute({
    method: 'get',
    path: '/v1/rulesets',
    operationId: 'listRulesets',
    tags: ['Rulesets'],
    summary: 'List what there is to play',
    description: 'With the number of seats, and where a game is started and its rules are read.',
    security: doc.TOKEN_OPTIONAL,
    responses: { 200: doc.answer(listSchema, 'Every ruleset.'), ...doc.failures('unauthorized') },
  });
  app.openapi(list, async (c) => {
    await refuseUnknownToken(c, site.house);
    return send(c, listSchema, { rulesets: site.house.games.map(cardOf) }, CACHING);
  });
}

function mountRuleset(app: App, site: Site): void {
  const rulesets = new Map(site.house.games.map((game) => [game.id, { game, schema: detailSchemaOf(game) }]));
  const get = createRoute({
    method: 'get',
    path: '/v1/rulesets/{ruleset}',
    operationId: 'getRuleset',
    tags: ['Rulesets'],
    summary: 'Read all about a ruleset',
    security: doc.TOKEN_OPTIONAL,
    description:
      'Options and moves as JSON Schema, the events of its log, the rule paragraphs that refusals cite, the cards that can be had as pictures.',
    request: {
      params: z.object({
        ruleset: z
          .string()
          .openapi({ param: { name: 'ruleset', in: 'path', description: 'Its id.' }, example: 'portraits' }),
      }),
    },
    responses: {
      200: doc.answer(
        unionOf(
          'id',
          [...rulesets.values()].map(({ schema }) => schema),
        ),
        'The ruleset.',
      ),
      ...doc.failures('unauthorized', 'not-found'),
    },
  });
  app.openapi(get, async (c) => {
    await refuseUnknownToken(c, site.house);
    const found = rulesets.get(c.req.valid('param').ruleset);
    if (found === undefined)
      return pass(problemResponse(c, 'not-found', noSuchRuleset([...rulesets.keys()])));
    return send(c, found.schema, detailOf(found.game), CACHING);
  });
}
