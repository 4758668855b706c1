/** What a first request is answered with, as an excerpt: made by the ruleset itself, so it is what comes. */
import { shufflePiles, start } from '../../core/deal.ts';
import type { AnyGame } from '../../core/game.ts';
import { seedOfDeal } from '../../core/random.ts';

/** The numbered deal that is shown; a secret one would be another each time. */
export const SHOWN_DEAL = 5;
const FIELDS_SHOWN = 3;
const MOVES_SHOWN = 2;

/** `{ "card": "8S", "with": ["9S"] }` on one line. */
const spaced = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim());

/** What is left out is shown as `…`. */
export function firstAnswer(game: AnyGame): string {
  const options = game.schemas.options.parse({});
  const seats = game.seatCount(options);
  const piles = shufflePiles(game.id, game.piles(options, seats), seedOfDeal(game.id, SHOWN_DEAL), []);
  const { state } = start(game, options, seats, piles);
  const fields = Object.entries(game.view(state, 0, false)).slice(0, FIELDS_SHOWN);
  const moves = game
    .legalMoves(state, 0)
    .slice(0, MOVES_SHOWN)
    .map(({ move, ...info }) => {
      const told = spaced({ label: game.label(move, state), ...info }).slice(2);
      return `    { "move": ${spaced(move)},\n      ${told},`;
    });
  return [
    '{ "status": "active", "you": 0,',
    '  "credentials": { "playerId": "…", "token": "salon_…" },',
    '  "view": {',
    ...fields.map(([name, value]) => `    "${name}": ${spaced(value)},`),
    '    "…": "…" },',
    '  "legalMoves": [',
    ...moves,
    '    "…" ], "…": "…" }',
  ].join('\n');
}
