/** What an agent can do here. Every tool is one or two calls of the public API with the agent's own token. */
import { z } from 'zod';
import type { Answered, Api, Json } from './api.ts';
import { compact } from './text.ts';
import {
  isYourTurn,
  movesInWords,
  type Position,
  positionInWords,
  positionSchema,
  problemInWords,
} from './words.ts';

export interface Told {
  readonly text: string;
  /** The answer as JSON beside the text; of problems, the problem. */
  readonly data: Json;
  readonly isError: boolean;
}

export interface Tool<Args extends z.ZodObject> {
  readonly title: string;
  readonly description: string;
  readonly input: Args;
  readonly isReadOnly: boolean;
  run(api: Api, args: z.infer<Args>): Promise<Told>;
}

const ruleset = z
  .string()
  .regex(/^[a-z-]{1,40}$/)
  .describe('The ruleset id, e.g. portraits.');
const game = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .describe('The game id.');
const token = z
  .string()
  .max(100)
  .optional()
  .describe(
    'Your token, as new_game gave it; not needed where the connection sends it as Authorization header.',
  );
const seated = { ruleset, game, token };

const failed = ({ body }: Answered): Told => ({ text: problemInWords(body), data: body, isError: true });
const told = (text: string, data: Json): Told => ({ text, data, isError: false });

/** Reads a position, or tells why it cannot be read. */
async function positionAt(api: Api, path: string): Promise<{ position: Position } | { failure: Told }> {
  const answered = await api.get(path);
  return answered.isOk ? { position: positionSchema.parse(answered.body) } : { failure: failed(answered) };
}

const pathOf = (args: { ruleset: string; game: string }): string => `/v1/${args.ruleset}/${args.game}`;
const tool = <Args extends z.ZodObject>(one: Tool<Args>): Tool<Args> => one;

export const listRulesets = tool({
  title: 'List rulesets',
  description: 'The games that can be played here, with their seats.',
  input: z.object({}),
  isReadOnly: true,
  async run(api) {
    const answered = await api.get('/v1/rulesets');
    return answered.isOk ? told(compact(answered.body), answered.body) : failed(answered);
  },
});

const rulesSchema = z.looseObject({
  title: z.string(),
  summary: z.string(),
  rules: z.array(z.object({ id: z.string(), text: z.string() })),
  options: z.looseObject({}),
});

export const readRules = tool({
  title: 'Read the rules',
  description: 'The rules of a ruleset, paragraph by paragraph, and the options that new_game takes.',
  input: z.object({ ruleset }),
  isReadOnly: true,
  async run(api, args) {
    const answered = await api.get(`/v1/rulesets/${args.ruleset}`);
    if (!answered.isOk) return failed(answered);
    const { title, summary, rules, options } = rulesSchema.parse(answered.body);
    const paragraphs = rules.map(({ id, text }) => `${id} ${text}`).join('\n');
    const text = `${title}\n${summary}\n\n${paragraphs}\n\nOptions (JSON Schema): ${JSON.stringify(options)}`;
    return told(text, { title, summary, rules, options });
  },
});

const createdSchema = z.looseObject({
  credentials: z.object({ playerId: z.string(), token: z.string() }).optional(),
});

export const newGame = tool({
  title: 'Start a game',
  description:
    'Creates a game and seats you at seat 0. Without a token you become a guest and get a token: keep it, it is your ' +
    'seat. Kunstmarkt wants bots, e.g. options { "players": 3, "bots": [1, 2] }, or open seats for others.',
  input: z.object({
    ruleset,
    options: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('The body of the API call; see read_rules.'),
    token,
  }),
  isReadOnly: false,
  async run(api, args) {
    const answered = await api.post(`/v1/${args.ruleset}`, args.options ?? {});
    if (!answered.isOk) return failed(answered);
    const { credentials } = createdSchema.parse(answered.body);
    const position = positionSchema.parse(answered.body);
    const secret = credentials === undefined ? '' : `Your token: ${credentials.token}\n\n`;
    return told(`${secret}${positionInWords(position)}`, answered.body);
  },
});

export const look = tool({
  title: 'Look at a game',
  description: 'The position as your seat may see it: text, and JSON beside it.',
  input: z.object(seated),
  isReadOnly: true,
  async run(api, args) {
    const read = await positionAt(api, pathOf(args));
    return 'failure' in read ? read.failure : told(positionInWords(read.position), read.position);
  },
});

export const legalMoves = tool({
  title: 'List legal moves',
  description: 'Every move that would be accepted now, numbered.',
  input: z.object(seated),
  isReadOnly: true,
  async run(api, args) {
    const read = await positionAt(api, pathOf(args));
    if ('failure' in read) return read.failure;
    const { version, legalMoves: moves = null } = read.position;
    return told(movesInWords(read.position), { version, legalMoves: moves });
  },
});

const moveInput = z.object({
  ...seated,
  number: z.int().min(1).optional().describe('The number of a move in the list of the same version.'),
  move: z.looseObject({ type: z.string() }).optional().describe('The move as JSON, instead of its number.'),
  version: z
    .int()
    .min(1)
    .optional()
    .describe('The version that you decided on; refused if the game has moved on.'),
});

export const makeMove = tool({
  title: 'Make a move',
  description:
    'Sends a move, by number (with the version of the list) or as JSON. A refusal cites the rule; nothing is lost.',
  input: moveInput,
  isReadOnly: false,
  async run(api, { number, move, version, ...args }) {
    const chosen =
      move === undefined ? await moveOfNumber(api, pathOf(args), number, version) : { move, version };
    if ('failure' in chosen) return chosen.failure;
    const expected = chosen.version === undefined ? {} : { expectedVersion: chosen.version };
    const answered = await api.post(`${pathOf(args)}/moves`, { move: chosen.move, ...expected });
    if (!answered.isOk) return failed(answered);
    return told(positionInWords(positionSchema.parse(answered.body)), answered.body);
  },
});

/** The move of that number, with the version of the list that it was looked up in. */
async function moveOfNumber(
  api: Api,
  path: string,
  number: number | undefined,
  version: number | undefined,
): Promise<{ move: object; version: number } | { failure: Told }> {
  if (number === undefined) return { failure: { text: 'Send `number` or `move`.', data: {}, isError: true } };
  const read = await positionAt(api, path);
  if ('failure' in read) return read;
  const { position } = read;
  if (version !== undefined && version !== position.version) {
    const text = `The game has moved on to version ${position.version}.\n\n${positionInWords(position)}`;
    return { failure: { text, data: position, isError: true } };
  }
  const move = position.legalMoves?.[number - 1]?.move;
  if (move !== undefined) return { move, version: position.version };
  const text = `There is no move ${number}.\n\n${movesInWords(position)}`;
  return { failure: { text, data: position, isError: true } };
}

/** How long one look at the log waits; the API allows thirty seconds. */
const MOST_WAIT_SECONDS = 25;

const pageSchema = z.looseObject({ events: z.array(z.unknown()) });

export const waitForTurn = tool({
  title: 'Wait for my turn',
  description:
    'Waits until it is your turn, the game is over, or the time is up, and tells the position then.',
  input: z.object({
    ...seated,
    seconds: z.int().min(1).max(MOST_WAIT_SECONDS).optional().describe('At most 25.'),
  }),
  isReadOnly: true,
  async run(api, args) {
    const path = pathOf(args);
    const until = Date.now() + (args.seconds ?? MOST_WAIT_SECONDS) * 1000;
    for (let hasNews = true; ; ) {
      const read = await positionAt(api, path);
      if ('failure' in read) return read.failure;
      const { position } = read;
      const left = Math.ceil((until - Date.now()) / 1000);
      const isOver = position.status === 'finished' || isYourTurn(position) || left <= 0 || !hasNews;
      if (isOver) return told(positionInWords(position), position);
      const log = `${path}/events?after=${position.version}&limit=1`;
      const waited = await api.get(log, { Prefer: `wait=${left}` });
      if (!waited.isOk) return failed(waited);
      // An empty page: the time is up, or the host cannot wait any longer (it is told to stop).
      hasNews = pageSchema.parse(waited.body).events.length > 0;
    }
  },
});
