/** /llms.txt: what a language model has to know to play here, in the form of llmstxt.org. */
import type { AnyGame } from '../core/game.ts';
import type { AgentTool } from './env.ts';
import { rulesAddress } from './rules-address.ts';

/** Whatever comes over the network to a model that plays: short, and true of every ruleset. */
const NOTES = [
  'Tokens: no sign-up. Creating a game or taking a seat without a token makes a guest; the answer shows `credentials.token` this once. Send it as `Authorization: Bearer salon_…`. A token is a seat: keep it, and never put it into an address.',
  '`legalMoves` is complete: a move is accepted exactly when it is listed. Send its `move` as it stands; its `label` says in English what it does. It is null when it is not your turn.',
  'Send `expectedVersion` with a move: the `version` of the position that you decided on. If the game has moved on, the answer is 409 `stale-version` with the current `position`, and nothing has happened.',
  'Once you have a token, send the header `Idempotency-Key` with requests that write; without a token it is refused (422). The same key with the same request within 24 hours gets the same answer again, so a request whose answer was lost can be repeated.',
  'Whatever fails is `application/problem+json`: `code` for programs, `detail` for people, `type` the address of a page about it. A move against the rules also has `reason`, `rule` and `links.rule`, and costs nothing.',
  'Games with several seats: `awaiting` names the seats that have to decide. Wait with `GET …/events?after=<seq>` and the header `Prefer: wait=20`, or follow as `text/event-stream`.',
  'You see what your seat may see, nothing else: hidden cards are numbers or null.',
  'Limits: bodies of 16 KiB; logs in pages of at most 500 entries; 30 seconds of waiting; names of 40 characters. After 429 or 503 wait `Retry-After` seconds.',
];

const link = (name: string, address: string, what: string): string => `- [${name}](${address}): ${what}`;

/** A first game in five requests, with the ruleset that comes first. */
function requests(origin: string, ruleset: string): string[] {
  const game = `${origin}/v1/${ruleset}/{id}`;
  return [
    `1. \`POST ${origin}/v1/${ruleset}\` without a body starts a game: 201 with \`id\`, \`version\`, \`credentials.token\`, \`view\` and \`legalMoves\`.`,
    `2. \`GET ${game}\` is the position as your seat may see it.`,
    `3. \`POST ${game}/moves\` with \`{ "move": <one of legalMoves[].move>, "expectedVersion": <version> }\` moves, and answers with the next position. Repeat until \`outcome\` is not null.`,
    `4. \`GET ${game}/events?after=0\` is the log: every card that moved, in order. \`annotated=true\` says each event in words.`,
    `5. \`GET ${game}/fairness\` of a finished game proves how the cards were shuffled.`,
  ];
}

/** `origin`: where it was asked for, so that every address in it can be used as it is. */
export function llmsText(games: readonly AnyGame[], tools: readonly AgentTool[], origin: string): string {
  const at = (path: string): string => `${origin}${path}`;
  const titles = games.map(({ title }) => title).join(', ');
  const parts = [
    '# Salon',
    `> Card games about buying and hanging pictures (${titles}), as an HTTP API. The rules are checked by the service, hidden cards stay hidden, and every deal can be proved fair afterwards.`,
    'How to play, in five requests. JSON in and out; nobody has to sign up.',
    requests(origin, games[0]?.id ?? '').join('\n'),
    'What to know:',
    NOTES.map((note) => `- ${note}`).join('\n'),
    `The same games are tools of the Model Context Protocol: \`POST ${at('/mcp')}\`, Streamable HTTP, without a session.`,
    tools.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n'),
    '## Rules',
    games.map(({ id, title, words }) => link(title, at(`${rulesAddress(id)}.md`), words.summary)).join('\n'),
    '## Reference',
    [
      link('OpenAPI document', at('/openapi.json'), 'every operation with its schemas and examples'),
      link('Interactive reference', at('/docs'), 'the same for people'),
      link(
        'Rulesets',
        at('/v1/rulesets'),
        'what can be played; each has its options and moves as JSON Schema',
      ),
      link('Problems', at('/problems'), 'every `code` that can come, what it means and what to do'),
    ].join('\n'),
    '## Optional',
    [
      link('Play', at('/play'), 'a frontend, for people'),
      link('Public games', at('/v1/games'), 'what others play'),
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
