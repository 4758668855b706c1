/**
 * Positions of Merchant's Solitaire as a player would write them down:
 *
 *     shelves    10S 6H 3C 5D
 *                -   2S [7H] AS          - empty, [7H] face down
 *     customer   JH with 5C
 *     line       QS X1 KD                behind the front, next card first
 *     used       3D 4C                   next card first
 *     inventory  2C 3C                   top card first
 *     standing   9S 9H 9D                added last at the end
 *     discard    4H                      bottom first
 *
 * A row that is left out is empty. So a position with a customer and no line is the last round.
 */
import { type Card, isCard } from '../../src/core/cards.ts';
import { merchantsSolitaire as game } from '../../src/games/merchants-solitaire/game.ts';
import type { CardOrJoker, Move, Variants } from '../../src/games/merchants-solitaire/schema.ts';
import { isJoker, type Shelf, type State } from '../../src/games/merchants-solitaire/state.ts';

const ROWS = ['shelves', 'customer', 'line', 'used', 'inventory', 'standing', 'discard'] as const;
type Row = (typeof ROWS)[number];
const EMPTY: Shelf = { item: null, faceDown: false };

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

function card(code: string): Card {
  if (!isCard(code)) throw new Error(`not a card: ${code}`);
  return code;
}
const cardOrJoker = (code: string): CardOrJoker => (isJoker(code) ? code : card(code));

/** Cards in a row: `10S 6H`. */
export const cards = (row: string): Card[] => wordsIn(row).map(card);

function shelf(code: string): Shelf {
  if (code === '-') return EMPTY;
  const faceDown = /^\[(.*)\]$/.exec(code);
  return faceDown === null
    ? { item: card(code), faceDown: false }
    : { item: card(faceDown[1] ?? ''), faceDown: true };
}

function rowsOf(text: string): Map<Row, string[]> {
  const rows = new Map<Row, string[]>();
  let current: Row | undefined;
  for (const word of wordsIn(text)) {
    const row = ROWS.find((name) => name === word);
    if (row !== undefined) {
      rows.set(row, []);
      current = row;
    } else if (current === undefined) throw new Error(`which row does ${word} belong to?`);
    else rows.get(current)?.push(word);
  }
  return rows;
}

/** All options, with these variants on. */
export const optionsWith = (variants: Partial<Variants> = {}) => game.schemas.options.parse({ variants });

/** The position that is drawn, played with these variants. */
export function shop(text: string, variants: Partial<Variants> = {}): State {
  const rows = rowsOf(text);
  const row = (name: Row): string[] => rows.get(name) ?? [];
  const shelves = row('shelves').map(shelf);
  const [customer, , usedItem] = row('customer');
  return {
    variants: optionsWith(variants).variants,
    shelves: [...shelves, ...Array.from({ length: 8 - shelves.length }, () => EMPTY)],
    customer: customer === undefined ? null : card(customer),
    usedItem: usedItem === undefined ? null : card(usedItem),
    line: row('line').map(cardOrJoker),
    usedItems: row('used').map(card),
    inventory: row('inventory').map(card),
    backItem: null,
    standing: row('standing').map(card),
    discard: row('discard').map(cardOrJoker),
    wasRemoved: false,
  };
}

const drawnShelf = ({ item, faceDown }: Shelf): string => (faceDown ? `[${item}]` : (item ?? '-'));

/** The position as text, always the same way: two drawings are equal when the tables are. */
export function drawing(state: State): string {
  const { shelves, customer, usedItem, line, usedItems, inventory, standing, discard } = state;
  const rows: Record<Row, string> = {
    shelves: shelves.map(drawnShelf).join(' '),
    customer: customer === null ? '' : `${customer} with ${usedItem}`,
    line: line.join(' '),
    used: usedItems.join(' '),
    inventory: inventory.join(' '),
    standing: standing.join(' '),
    discard: discard.join(' '),
  };
  return ROWS.map((name) => `${name.padEnd(10)} ${rows[name]}`.trimEnd()).join('\n');
}

/** The text in the one way that `drawing` writes it. */
export const drawn = (text: string): string => drawing(shop(text));

export const trade = (row: string): Move => ({ type: 'trade', items: cards(row) });
export const decline: Move = { type: 'decline' };

/** The facts of a move that must be legal. */
export function factsOf(state: State, move: Move) {
  const decision = game.decide(state, move, 0);
  if ('refused' in decision) throw new Error(`refused: ${JSON.stringify(decision.refused)}`);
  return decision.accepted;
}

/** The table after legal moves. */
export const tableAfter = (state: State, ...moves: Move[]): State =>
  moves.reduce((table, move) => factsOf(table, move).reduce(game.evolve, table), state);

/** Why a move is refused; undefined when it is accepted. */
export function refusalOf(state: State, move: Move) {
  const decision = game.decide(state, move, 0);
  return 'refused' in decision ? decision.refused : undefined;
}

/** The listed trades as rows of cards: `['10S 6H', …]`. */
export const offers = (state: State): string[] =>
  game.legalMoves(state, 0).flatMap(({ move }) => (move.type === 'trade' ? [move.items.join(' ')] : []));

/** How a listed move changes standing; undefined when it is not listed. */
export function standingOf(state: State, move: Move): number | undefined {
  const key = JSON.stringify(move);
  return game.legalMoves(state, 0).find((legal) => JSON.stringify(legal.move) === key)?.standing;
}

/** A deal in the order of these rows, next card first, after its setup. */
export function dealt(rows: { items: string; customers: string }, variants: Partial<Variants> = {}) {
  const piles = { items: wordsIn(rows.items), customers: wordsIn(rows.customers) };
  const begun = game.begin(optionsWith(variants), 1, piles);
  const facts = game.setUp(begun);
  return { facts, state: facts.reduce(game.evolve, begun) };
}

const SWITCH = [false, true];
/** MS-11: all 24 combinations of the variants. */
export const everyCombination: readonly Variants[] = SWITCH.flatMap((loyalPatrons) =>
  SWITCH.flatMap((checkInTheBack) =>
    SWITCH.flatMap((superExclusive) =>
      ([0, 1, 2] as const).map((vandals) => ({ loyalPatrons, checkInTheBack, superExclusive, vandals })),
    ),
  ),
);
