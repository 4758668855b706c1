/** Every kind of problem this API answers with: its status and its page. The codes are part of the contract. */

import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface Page {
  readonly status: ContentfulStatusCode;
  readonly title: string;
  readonly meaning: string;
  readonly whatToDo: string;
}

const page = (status: ContentfulStatusCode, title: string, meaning: string, whatToDo: string): Page => {
  return { status, title, meaning, whatToDo };
};

export const CATALOGUE = {
  'invalid-json': page(
    400,
    'The body is not JSON',
    'The body is declared as JSON, but it cannot be parsed.',
    'Send valid JSON in UTF-8. Where no field is required, the body may be left out, and its content type with it.',
  ),
  'invalid-body': page(
    422,
    'The body does not match its schema',
    'The body is JSON, but a field is missing, unknown, of the wrong type or out of range.',
    'Each of `errors` points at a faulty field with a JSON Pointer; an empty pointer means the body as a whole. Correct all of them.',
  ),
  'invalid-query': page(
    422,
    'A parameter or header is not valid',
    'A parameter or a header is unknown, is not of the documented form, or names something that does not exist.',
    'Each of `errors` names one. Correct it or leave it out.',
  ),
  unauthorized: page(
    401,
    'Who are you?',
    'The request needs a token and has none, or its token is unknown: it was replaced by a newer one, or its player was deleted.',
    'Send `Authorization: Bearer <token>` with the token that you got when your player was made.',
  ),
  'not-your-seat': page(
    403,
    'That is not your seat',
    'You hold no seat at this game, or only the creator of the table may do this.',
    'Use the token of the player who holds the seat.',
  ),
  'not-found': page(
    404,
    'There is nothing here',
    'There is no such address, there is no such game in this ruleset, or the game is private and you hold no seat in it.',
    'Check the address. For a private game, send the token of one of its seats.',
  ),
  'method-not-allowed': page(
    405,
    'This method is not served here',
    'There is something at this address, but it does not answer this method.',
    'Use one of the methods that the `Allow` header lists.',
  ),
  'stale-version': page(
    409,
    'The game has moved on',
    'The version that you decided on is no longer the current one, because another request came first, perhaps at the same instant. Nothing was recorded.',
    'Decide again on `position`, which is your current position.',
  ),
  'not-your-turn': page(
    409,
    'It is not your turn',
    'The game is not waiting for your seat now. Nothing was recorded.',
    'Follow the log until your seat is in `awaiting`. Your current position is in `position`.',
  ),
  'game-over': page(
    409,
    'The game is over',
    'The game has ended, or your seat has resigned from it. Nothing can be added to it.',
    'Start a new game.',
  ),
  'game-not-started': page(
    409,
    'The game has not begun',
    'Seats are still open, so no cards have been dealt.',
    'Wait until the last seat is taken. The log tells when the cards are dealt.',
  ),
  'seat-taken': page(
    409,
    'The seat is taken',
    'The seat that you asked for is not open, or no seat is.',
    'Read the game again: another seat may be open. The list of games shows other open tables.',
  ),
  'already-seated': page(
    409,
    'You already have a seat',
    'A player holds one seat at a table, and you hold one at this table.',
    'Play from the seat that you hold. Another seat is for another player.',
  ),
  'not-yet-due': page(
    409,
    'The seat still has time',
    'Another seat can be resigned for being late only while the game waits for it and once its deadline has passed. This one is not awaited, has time left or no deadline, or is your own.',
    'Try again after `deadline`; null means that there is none.',
  ),
  'fork-not-allowed': page(
    409,
    'This game cannot be forked from there',
    'While a game runs, only its own player may fork it, and only if it is a solitaire with free undo. Every other game can be forked once it is over, from a version at which it was still running.',
    'Wait for the end of the game, or name another version in `at`.',
  ),
  'log-full': page(
    409,
    'The log is full',
    'The log of this game has reached 20,000 events. Undo and hints are refused from there on; moves are accepted until the game ends.',
    'Play on, or fork the game once it is over.',
  ),
  'body-too-large': page(
    413,
    'The body is too large',
    'A body may have up to 16 KiB.',
    'Send a smaller body; no request of this API needs more.',
  ),
  'unsupported-media-type': page(
    415,
    'The body is not declared as JSON',
    'The request has a body whose content type is not JSON.',
    'Send `Content-Type: application/json`.',
  ),
  'illegal-move': page(
    422,
    "The rules don't allow this move",
    'The move is well formed, but not legal now. `reason` names what is wrong, `rule` the paragraph that the move breaks, `params` has the cards and numbers, and `links.rule` is where the paragraph can be read. Nothing was recorded.',
    'Choose one of `legalMoves`. The reasons, listed by ruleset, say more.',
  ),
  'invalid-deal': page(
    422,
    'That cannot be dealt',
    'This kind of deal does not go with the other options, or the given order is not exactly the full set of cards.',
    'Send each card once, or choose another kind of deal. `missing` and `extra` list the cards that are wrong.',
  ),
  'undo-not-allowed': page(
    422,
    'Nothing to take back',
    'The game was created without undo, there is no move to take back, or none was made after that version.',
    'Play on. In a game that is created with `undo: "free"`, moves can be taken back.',
  ),
  'idempotency-key-reused': page(
    422,
    'The key belongs to another request',
    'An `Idempotency-Key` stands for one request for 24 hours, and this request differs from it in method, path, query or body.',
    'Use a new key for a new request. To get the first answer again, send the very same request.',
  ),
  'idempotency-key-needs-token': page(
    422,
    'The key needs a token',
    'Answers are kept for a player, so a key needs a token; answers that contain a secret are never kept.',
    'Make a player first and send the token, or leave the header out.',
  ),
  'too-many-requests': page(
    429,
    'Too many requests',
    'You have sent more requests than are allowed in this time. Nothing was done.',
    'Wait for `Retry-After` seconds, then send the same request again.',
  ),
  internal: page(
    500,
    'Something broke on our side',
    'The request failed because of a fault in the service. It has been logged under `requestId`.',
    'Try again. If it happens again, report the request id.',
  ),
  unavailable: page(
    503,
    'Not available just now',
    'The database is busy or cannot be reached, or as many streams are open as this process can hold. A write may have happened or not.',
    'Send the same request again after `Retry-After` seconds, with the same `Idempotency-Key` if it had one.',
  ),
} as const satisfies Record<string, Page>;

export type ProblemCode = keyof typeof CATALOGUE;
// Object.keys gives back the keys of this very literal.
export const PROBLEM_CODES = Object.keys(CATALOGUE) as readonly ProblemCode[];
