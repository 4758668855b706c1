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

const RETRY_READ = 'Read the game again and decide anew.';

export const CATALOGUE = {
  'invalid-json': page(
    400,
    'The body is not JSON',
    'The request says that its body is JSON, but it cannot be parsed as JSON.',
    'Send valid JSON in UTF-8. Where no field is required, an absent body without a content type is fine too.',
  ),
  'invalid-body': page(
    422,
    'The body does not fit',
    'The body is JSON but not of the documented shape: a field is missing, unknown, of the wrong type or out of range.',
    'Each of `errors` points at a faulty field with a JSON Pointer (an empty pointer is the body as a whole). Mend them all.',
  ),
  'invalid-query': page(
    422,
    'The query does not fit',
    'A query parameter or header is unknown, not of the documented form, or names something that does not exist.',
    'Each of `errors` names the parameter. Mend or drop it.',
  ),
  unauthorized: page(
    401,
    'Who are you?',
    'The request needs a token and has none, or its token is unknown (it was rotated, or its player was deleted).',
    'Send `Authorization: Bearer <token>` with the token that you were given when your player was made.',
  ),
  'not-your-seat': page(
    403,
    'That is not your seat',
    'You hold no seat at this game, or the request is for the creator of the table alone.',
    'Use the token of the player who holds the seat.',
  ),
  'not-found': page(
    404,
    'There is nothing here',
    'No such path, no such game under this ruleset, or a private game in which you hold no seat.',
    'Check the address; for a private game send the token of a seat.',
  ),
  'method-not-allowed': page(
    405,
    'Not with this method',
    'The path exists, but not with this method.',
    'The `Allow` header lists the methods of this path.',
  ),
  'stale-version': page(
    409,
    'The game has moved on',
    'The version that you decided on is no longer the current one, or another request was accepted at the same instant. Nothing was recorded.',
    'Decide anew on `position`, which is your current position.',
  ),
  'not-your-turn': page(
    409,
    'Another seat is to decide',
    'Your seat is not awaited now. Nothing was recorded.',
    'Follow the log until your seat is in `awaiting`; `position` is your current position.',
  ),
  'game-over': page(
    409,
    'The game is over',
    'The game has an outcome, or your seat has resigned from it. Nothing can be added.',
    'Start a new game.',
  ),
  'game-not-started': page(
    409,
    'The game has not begun',
    'Seats are still open, so nothing has been dealt.',
    'Wait until the last seat is taken; the log tells when the cards are dealt.',
  ),
  'seat-taken': page(
    409,
    'The seat is taken',
    'The seat that you want is not open, or no seat is.',
    `${RETRY_READ} Another seat may be open; the list of games shows open tables.`,
  ),
  'already-seated': page(
    409,
    'You are sitting already',
    'One player holds one seat at a table.',
    'Play from the seat that you hold, or sign up another player.',
  ),
  'not-yet-due': page(
    409,
    'The seat still has time',
    'The seat is not awaited, has no deadline, its deadline has not passed, or it is your own.',
    'Try again after `deadline`.',
  ),
  'fork-not-allowed': page(
    409,
    'This game cannot be forked there',
    'A running game is forked by its own player alone, if it is a solitaire with free undo; other games when they are over, from a version at which they ran.',
    'Wait for the end of the game, or name another version in `at`.',
  ),
  'log-full': page(
    409,
    'The log is full',
    'A game holds 20,000 facts. Undo and hints are refused from there on; moves go on to the end of the game.',
    'Play on, or fork the game once it is over.',
  ),
  'body-too-large': page(
    413,
    'The body is too large',
    'Bodies may have up to 16 KiB.',
    'Send a smaller body. No request of this API needs more.',
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
    'The move has the right shape but is not legal now. `reason` is the kind of refusal, `rule` the paragraph, `params` the facts. Nothing was recorded.',
    'Choose one of `legalMoves`; the reasons below say more.',
  ),
  'invalid-deal': page(
    422,
    'That cannot be dealt',
    'The kind of deal does not go with the other options, or a given order is not exactly the full set of cards.',
    '`missing` and `extra` list the cards; choose another kind of deal, or send each card once.',
  ),
  'undo-not-allowed': page(
    422,
    'Nothing to take back',
    'The game was created without undo, no move stands that could be taken back, or none was made after that version.',
    'Play on. `undo: "free"` when creating a game lets its moves be taken back.',
  ),
  'idempotency-key-reused': page(
    422,
    'The key belongs to another request',
    'An `Idempotency-Key` stands for one request for 24 hours; this request differs in method, path or body.',
    'Use a new key for a new request; send the very same request to get its answer again.',
  ),
  'idempotency-key-needs-token': page(
    422,
    'The key needs a token',
    'An `Idempotency-Key` is kept per player, and answers that hold secrets are never kept.',
    'Sign up first and send the token, or leave the header out.',
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
    'Try again; if it stays, report the request id.',
  ),
  unavailable: page(
    503,
    'Not just now',
    'The database is busy or cannot be reached, or as many streams are open as this process holds. Nothing was acknowledged; a write may still have happened.',
    'Send the same request again after `Retry-After` seconds, with the same `Idempotency-Key` if it had one.',
  ),
} as const satisfies Record<string, Page>;

export type ProblemCode = keyof typeof CATALOGUE;
// Object.keys gives back the keys of this very literal.
export const PROBLEM_CODES = Object.keys(CATALOGUE) as readonly ProblemCode[];
