/** What the document says of the API as a whole. */
import type { AnyGame } from '../../core/game.ts';
import { POLICIES } from '../../http/limits/policies.ts';
import { rulesAddress } from '../../http/rules-address.ts';

const inDigits = (count: number): string => count.toLocaleString('en-GB');

export const DESCRIPTION = `Card games about buying and hanging pictures, as an HTTP API for anybody's frontend or bot. The rules are checked here,
hidden cards stay hidden, and every deal can be proved fair afterwards.

## How to begin

1. \`POST /v1/portraits\` starts a game. Nobody has to sign up: the answer carries \`credentials\` with a token.
2. The answer is a *position*: what your seat may see (\`view\`), and every move that would be accepted now (\`legalMoves\`).
3. \`POST …/moves\` with one of them and \`expectedVersion\` makes the move and answers with the next position.
4. \`GET …/events\` is the log: every card that moved, in order, as your seat may know it. It can be followed as a stream.

## Who calls

Send \`Authorization: Bearer salon_…\` with the token that you were given. It stands for a player, whose seats it opens; without one you look on.
\`POST /v1/players\` makes a player beforehand. An unknown token is refused everywhere, also where none is needed.

## Sending a request again

A move with \`expectedVersion\` never meets a position that you have not seen, and an \`Idempotency-Key\` makes a repeated request get the same
answer again. A position has an \`ETag\`: with \`If-None-Match\` an unchanged one is 304.

## What goes wrong

Every failure is \`application/problem+json\` with a stable \`code\`; [/problems](/problems) explains each. A move against the rules names the
paragraph that it breaks, and changes nothing. \`requestId\` and the header \`X-Request-Id\` name the request.

## Limits

A body has up to 16 KiB, a page of games up to 100, a page of a log up to 500 entries. A player may send
${inDigits(POLICIES.requests.quota)} requests in a minute; the headers \`RateLimit\` and \`RateLimit-Policy\` tell what is left. What is beyond is 429
\`too-many-requests\`, which tells in \`Retry-After\` how many seconds to wait, as 503 \`unavailable\` does.

## What may change

\`/v1\` only grows: there may be new endpoints, new optional fields in requests, new fields in answers, new events, codes and reasons. Examples here
are recorded from real calls; long lists in them are cut short, and what a JSON Schema refers to is written out.`;

export const EXTERNAL_DOCS = { description: 'The rules of the games, as people read them', url: '/rules' };

const SHARED_BEFORE = [
  { name: 'Rulesets', description: 'What there is to play.' },
  { name: 'Players', description: 'Identities with a token. Signing up is optional.' },
  { name: 'Games', description: 'The list of games.' },
];
const SHARED_AFTER = [
  {
    name: 'Problems',
    description: 'Every kind of problem, explained.',
    externalDocs: { description: 'The same as a page', url: '/problems' },
  },
  { name: 'Service', description: 'Whether the service runs.' },
];

/** One tag for each ruleset, in the order of the registry, between those that all share. */
export const tagsOf = (rulesets: readonly AnyGame[]) => [
  ...SHARED_BEFORE,
  ...rulesets.map(({ id, title, words }) => ({
    name: title,
    description: words.summary,
    externalDocs: { description: 'The rules', url: rulesAddress(id) },
  })),
  ...SHARED_AFTER,
];
