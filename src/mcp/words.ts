/** Answers of the API in words that an agent can act on. */
import { z } from 'zod';
import type { Json } from './api.ts';
import { compact } from './text.ts';

const legalMove = z.looseObject({ label: z.string(), move: z.looseObject({ type: z.string() }) });
export const positionSchema = z.looseObject({
  id: z.string(),
  ruleset: z.string(),
  status: z.string(),
  version: z.number(),
  you: z.number().nullable(),
  awaiting: z.array(z.looseObject({ seat: z.number(), decision: z.string() })),
  view: z.looseObject({}).nullable(),
  legalMoves: z.array(legalMove).nullable().optional(),
  outcome: z.looseObject({}).nullable(),
  seats: z.array(z.looseObject({ seat: z.number(), name: z.string().nullable(), kind: z.string() })),
});
export type Position = z.infer<typeof positionSchema>;

/** Longer lists are cut; `legal_moves` gives the rest. */
const MOST_MOVES_SHOWN = 25;

export const isYourTurn = ({ you, awaiting }: Position): boolean => awaiting.some(({ seat }) => seat === you);

/** Every legal move with the number that `move` takes. */
export function movesInWords(position: Position, most = Number.POSITIVE_INFINITY): string {
  const moves = position.legalMoves ?? [];
  if (moves.length === 0) return 'You have no move to make now.';
  const shown = moves
    .slice(0, most)
    .map(({ label, move }, i) => `${i + 1}. ${label}   ${JSON.stringify(move)}`);
  const rest = moves.length > most ? [`… and ${moves.length - most} more: ask legal_moves.`] : [];
  return ['Your legal moves (send the number, or the move as JSON):', ...shown, ...rest].join('\n');
}

function standing(position: Position): string {
  if (position.outcome !== null) return `The game is over.\n${compact({ outcome: position.outcome })}`;
  if (position.status === 'waiting') return 'Seats are still open; nothing is dealt yet.';
  if (isYourTurn(position)) return `It is your turn: ${position.awaiting[0]?.decision ?? ''}.`;
  return `Awaited: ${position.awaiting.map(({ seat, decision }) => `seat ${seat} (${decision})`).join(', ')}.`;
}

export function positionInWords(position: Position): string {
  const { id, ruleset, version, you, seats, view } = position;
  const names = seats
    .map(({ seat, name, kind }) => `${seat} ${name ?? kind}${seat === you ? ' (you)' : ''}`)
    .join(', ');
  return [
    `${ruleset} game ${id}, version ${version}. Seats: ${names}.`,
    standing(position),
    view === null ? '' : compact(view),
    isYourTurn(position) ? movesInWords(position, MOST_MOVES_SHOWN) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const problemSchema = z.looseObject({
  title: z.string(),
  detail: z.string(),
  code: z.string(),
  rule: z.string().optional(),
  errors: z.array(z.looseObject({ pointer: z.string(), message: z.string() })).optional(),
});

/** A problem as a sentence or two. */
export function problemInWords(body: Json): string {
  const problem = problemSchema.safeParse(body);
  if (!problem.success) return 'The request failed.';
  const { title, detail, code, rule, errors = [] } = problem.data;
  const cited = rule === undefined ? '' : ` (rule ${rule})`;
  return [`${title}: ${detail}${cited} [${code}]`, ...errors.map((e) => `${e.pointer}: ${e.message}`)].join(
    '\n',
  );
}
