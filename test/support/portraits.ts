/**
 * Positions of Portraits as a player would write them down:
 *
 *     public   KH 7S - - 2C       positions 1 to 5, - where no card lies
 *     private  QS JD              in order of arrival
 *     assets   9H 5H 7D - 2S      positions 1 to 5
 *     vault    JH                 oldest first
 *     discard  3C 4C              bottom first
 *     draw     8C 9C              next card first
 *     overflow KS
 *
 * A line that is left out is empty.
 */
import { type Card, isCard } from '../../src/core/cards.ts';
import type { Event } from '../../src/games/portraits/facts.ts';
import { portraits as game } from '../../src/games/portraits/game.ts';
import type { Move } from '../../src/games/portraits/schema.ts';
import type { State } from '../../src/games/portraits/state.ts';

const LINES = ['public', 'private', 'assets', 'vault', 'discard', 'draw', 'overflow'] as const;
type Line = (typeof LINES)[number];

function card(code: string): Card {
  if (!isCard(code)) throw new Error(`not a card: ${code}`);
  return code;
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Cards in a row: `KH 9H`. */
export const cards = (text: string): Card[] => wordsIn(text).map(card);

function row(codes: readonly string[]): (Card | null)[] {
  const all = codes.map((code) => (code === '-' ? null : card(code)));
  return [...all, ...Array.from({ length: 5 - all.length }, () => null)];
}

/** The position that is drawn. */
export function table(text: string): State {
  const lines = new Map<string, string[]>();
  for (const [name, ...codes] of text.split('\n').map(wordsIn)) {
    if (name === undefined) continue;
    if (!LINES.some((line) => line === name)) throw new Error(`no line of a drawing: ${name}`);
    lines.set(name, codes);
  }
  const line = (name: Line): string[] => lines.get(name) ?? [];
  const [overflow] = line('overflow').map(card);
  return {
    publicSales: row(line('public')),
    privateSales: line('private').map(card),
    assets: row(line('assets')),
    vault: line('vault').map(card),
    discard: line('discard').map(card),
    drawPile: line('draw').map(card),
    overflow: overflow ?? null,
  };
}

/** The position as text, always the same way: two drawings are equal when the tables are. */
export function drawing(state: State): string {
  const lines: Record<Line, readonly (Card | null)[]> = {
    public: state.publicSales,
    private: state.privateSales,
    assets: state.assets,
    vault: state.vault,
    discard: state.discard,
    draw: state.drawPile,
    overflow: state.overflow === null ? [] : [state.overflow],
  };
  return LINES.map((name) => `${name.padEnd(8)} ${lines[name].map((one) => one ?? '-').join(' ')}`).join(
    '\n',
  );
}

/** The text in the one way that `drawing` writes it. */
export const drawn = (text: string): string => drawing(table(text));

export const buy = (code: string, payment: string): Move => ({
  type: 'buy',
  card: card(code),
  with: cards(payment),
});
export const swap = (code: string, given: string): Move => ({
  type: 'swap',
  card: card(code),
  with: card(given),
});

/** The facts of a move that must be legal. */
export function factsOf(state: State, move: Move): readonly Event[] {
  const decision = game.decide(state, move, 0);
  if ('refused' in decision) throw new Error(`refused: ${JSON.stringify(decision.refused)}`);
  return decision.accepted;
}

/** The table after a legal move. */
export const tableAfter = (state: State, move: Move): State =>
  factsOf(state, move).reduce(game.evolve, state);

/** Why a move is refused; undefined when it is accepted. */
export function refusalOf(state: State, move: Move) {
  const decision = game.decide(state, move, 0);
  return 'refused' in decision ? decision.refused : undefined;
}

/** Code, rule and parameters of a refusal, and its sentence. */
export function faultOf(state: State, move: Move) {
  const refused = refusalOf(state, move);
  if (refused === undefined) throw new Error(`accepted: ${JSON.stringify(move)}`);
  const { code, rule, params } = refused;
  return { code, rule, params, sentence: game.explain(refused) };
}

/** The legal moves as their labels. */
export const labels = (state: State): string[] =>
  game.legalMoves(state, 0).map(({ move }) => game.label(move, state));

/** The table after the setup from a draw pile in this order, and the facts of the setup. */
export function dealt(drawPile: string) {
  const begun = game.begin({}, 1, { cards: wordsIn(drawPile) });
  const facts = game.setUp(begun);
  return { facts, state: facts.reduce(game.evolve, begun) };
}
