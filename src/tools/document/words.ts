/** What the document says of the API as a whole. */
import type { AnyGame } from '../../core/game.ts';

export const DESCRIPTION = `Card games about buying and hanging pictures, as an HTTP API for anybody's frontend or bot.

1. \`POST /v1/portraits\` starts a game. Nobody has to sign up: the answer carries \`credentials\` with a token.
2. The answer is a *position*: what your seat may see (\`view\`), and every move that would be accepted now (\`legalMoves\`).
3. \`POST …/moves\` with one of them and \`expectedVersion\` makes the move and answers with the next position.
4. \`GET …/events\` is the log: every card that moved, in order, as your seat may know it.

What goes wrong is told as \`application/problem+json\` with a stable \`code\`; \`/problems\` explains each.
Examples are recorded from real calls; long lists in them are cut short.`;

const SHARED_BEFORE = [
  { name: 'Rulesets', description: 'What there is to play.' },
  { name: 'Players', description: 'Identities with a token. Signing up is optional.' },
  { name: 'Games', description: 'The list of games.' },
];
const SHARED_AFTER = [
  { name: 'Problems', description: 'Every kind of problem, explained.' },
  { name: 'Service', description: 'Whether the service runs.' },
];

/** One tag for each ruleset, in the order of the registry, between those that all share. */
export const tagsOf = (rulesets: readonly AnyGame[]) => [
  ...SHARED_BEFORE,
  ...rulesets.map(({ title, words }) => ({ name: title, description: words.summary })),
  ...SHARED_AFTER,
];
