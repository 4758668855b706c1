/** The rules of every ruleset, for people and for programs: what refusals cite. */
import { createRoute, z } from '@hono/zod-openapi';
import type { AnyGame } from '../../core/game.ts';
import * as doc from '../documented.ts';
import type { App, Site } from '../env.ts';
import { pictureAddress } from '../pages/picture.ts';
import { rulesIndex } from '../pages/rules-index.ts';
import { rulesPage } from '../pages/rules-page.ts';
import { noSuchRuleset, problemResponse } from '../problems.ts';
import { documentedForms, type Form, formOf, sendForm } from '../representations.ts';
import { asMarkdown } from '../rulebook/markdown.ts';
import { type Rulebook, rulebookOf } from '../rulebook/rulebook.ts';
import { rulesAddress } from '../rules-address.ts';
import { pass } from '../send.ts';
import { paragraphSchema } from './rulesets.ts';

const linksSchema = z
  .strictObject({
    self: z.string(),
    markdown: z.string(),
    ruleset: z.string().meta({ description: 'Its schemas: options, moves, events.' }),
    create: z.string(),
    play: z.string(),
    picture: z.string().nullable().meta({ description: 'Its table in the middle of a game, as SVG.' }),
  })
  .meta({ id: 'RulesLinks', description: 'Where to go from here.' });
const shape = {
  id: z.string(),
  title: z.string(),
  rulesVersion: z.int().min(1),
  summary: z.string(),
  links: linksSchema,
};
const refusalSchema = z
  .strictObject({ reason: z.string(), meaning: z.string(), whatToDo: z.string() })
  .meta({ id: 'RefusalMeaning', description: 'What a `reason` of `illegal-move` means.' });
const endingSchema = z
  .strictObject({
    result: z.string(),
    reason: z.string().exactOptional(),
    when: z.string(),
  })
  .meta({ id: 'Ending', description: 'A way in which games end; `result` and `reason` as in an outcome.' });
const rulesSchema = z
  .strictObject({
    ...shape,
    about: z.array(z.string()).meta({ description: 'Whose game it is and what it is about.' }),
    endings: z.array(endingSchema),
    rules: z.array(paragraphSchema),
    refusals: z.array(refusalSchema),
  })
  .meta({ id: 'Rules', description: 'The rules of a ruleset, as people read them.' });
const listSchema = z
  .strictObject({
    rulesets: z.array(
      z.strictObject(shape).meta({ id: 'RulesTitle', description: 'A ruleset and where its rules are.' }),
    ),
  })
  .meta({ id: 'RulesList', description: 'Every ruleset with its rules.' });

const titleOf = ({ id, title, version, words, board }: AnyGame) => ({
  id,
  title,
  rulesVersion: version,
  summary: words.summary,
  links: {
    self: rulesAddress(id),
    markdown: `${rulesAddress(id)}.md`,
    ruleset: `/v1/rulesets/${id}`,
    create: `/v1/${id}`,
    play: `/play#/new/${id}`,
    picture: board === undefined ? null : pictureAddress(id),
  },
});

const rulesOf = (game: AnyGame) => ({
  ...titleOf(game),
  about: [...(game.words.about ?? [])],
  endings: [...(game.words.endings ?? [])],
  rules: game.words.rules.map(({ id, text }) => ({ id, text })),
  refusals: Object.entries(game.words.refusals).map(([reason, { meaning, whatToDo }]) => {
    return { reason, meaning, whatToDo };
  }),
});

const reference = '[reference](/docs)';
const GUIDES = { api: reference, deals: reference };

const indexMarkdown = (games: readonly AnyGame[]): string =>
  [
    '# The rules',
    ...games.map(({ id, title, words }) => `- [${title}](${rulesAddress(id)}.md): ${words.summary}`),
  ].join('\n\n');

/** Rulebooks don't change while a process runs: each form of each is made when it is first asked for. */
function printer(games: readonly AnyGame[]): (game: AnyGame, form: Form) => string {
  const books = new Map<string, Rulebook>();
  const printed = new Map<string, string>();
  const bookOf = (game: AnyGame): Rulebook => {
    const book = books.get(game.id) ?? rulebookOf(game);
    books.set(game.id, book);
    return book;
  };
  const print = (game: AnyGame, form: Form): string => {
    if (form === 'json') return JSON.stringify(rulesSchema.parse(rulesOf(game)));
    if (form === 'markdown') return asMarkdown(bookOf(game), GUIDES);
    return rulesPage(
      bookOf(game),
      games.filter(({ id }) => id !== game.id),
    );
  };
  return (game, form) => {
    const key = `${form} ${game.id}`;
    const text = printed.get(key) ?? print(game, form);
    printed.set(key, text);
    return text;
  };
}

const ENDINGS: ReadonlyMap<string, Form> = new Map([
  ['md', 'markdown'],
  ['json', 'json'],
]);

export function mountRules(app: App, { house: { games } }: Site): void {
  const list = createRoute({
    method: 'get',
    path: '/rules',
    operationId: 'listRules',
    tags: ['Rulesets'],
    summary: 'List the rules that there are',
    description: 'For people as pages, for programs as Markdown and JSON.',
    security: doc.NO_TOKEN,
    parameters: [doc.IF_NONE_MATCH],
    responses: {
      ...documentedForms(listSchema, 'Every ruleset with its rules.', 'html', 'markdown'),
      ...doc.failuresUncounted(),
    },
  });
  app.openapi(list, (c) => {
    const form = formOf(c);
    if (form === 'json')
      return sendForm(c, form, JSON.stringify(listSchema.parse({ rulesets: games.map(titleOf) })));
    return sendForm(c, form, form === 'html' ? rulesIndex(games) : indexMarkdown(games));
  });
  const get = createRoute({
    method: 'get',
    path: '/rules/{ruleset}',
    operationId: 'getRules',
    tags: ['Rulesets'],
    summary: 'Read the rules paragraph by paragraph',
    security: doc.NO_TOKEN,
    parameters: [doc.IF_NONE_MATCH],
    description:
      'On the page each paragraph that a refusal cites has its id as anchor: `/rules/portraits#PO-5`. With `.md` or `.json` at its end the address has that form alone.',
    request: {
      params: z.object({
        ruleset: z.string().openapi({
          param: { name: 'ruleset', in: 'path', description: 'Its id.' },
          example: 'portraits',
        }),
      }),
    },
    responses: {
      ...documentedForms(rulesSchema, 'The rules.', 'html', 'markdown'),
      ...doc.failuresUncounted('not-found'),
    },
  });
  const print = printer(games);
  app.openapi(get, (c) => {
    const [id, ending, ...rest] = c.req.valid('param').ruleset.split('.');
    const game = games.find((one) => one.id === id);
    const form = ending === undefined ? formOf(c) : ENDINGS.get([ending, ...rest].join('.'));
    if (game === undefined || form === undefined)
      return pass(problemResponse(c, 'not-found', noSuchRuleset(games.map((one) => one.id))));
    return sendForm(c, form, print(game, form));
  });
}
