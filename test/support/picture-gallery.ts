/**
 * Positions of Picture Gallery as a player would draw them, row by row, columns 1 to 8:
 *
 *     top      2S..8S JH . 2D KC 2H 9C 5C     2S..8S is a pile 2S-5S-8S, . is a gap
 *     middle   3D 3C..QC . . 6H 7H 8H 9H
 *     bottom   4S
 *     reserve  AC 9D-4S-KH .                  bottom first: KH is on top
 *     stock    7D 8D                          next card first
 *     aces     3
 *
 * Places and lines that are left out are empty. Moves are written `T1 > M3`, `M3 out`, `deal`, `deal from the right`.
 */
import { type Card, isCard, numberOf, RANKS, suitOf } from '../../src/core/cards.ts';
import type { Piles } from '../../src/core/game.ts';
import { pictureGallery as game } from '../../src/games/picture-gallery/game.ts';
import { type Event, type Move, moveSchema, type Options } from '../../src/games/picture-gallery/schema.ts';
import type { State } from '../../src/games/picture-gallery/state.ts';

const ROWS = ['top', 'middle', 'bottom', 'reserve'] as const;
const LINES = [...ROWS, 'stock', 'aces'];

/** All options, with the defaults for those that are not named. */
export const optionsWith = (options: Partial<Options> = {}): Options => game.schemas.options.parse(options);

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

function card(code: string): Card {
  if (!isCard(code)) throw new Error(`not a card: ${code}`);
  return code;
}

/** `4S-KH` bottom first, `2S..8S` in steps of three, `.` for no card. */
function pile(text: string): Card[] {
  if (text === '.') return [];
  const [first, last] = text.split('..');
  if (first === undefined || last === undefined) return text.split('-').map(card);
  const [from, to] = [numberOf(card(first)), numberOf(card(last))];
  const ranks = RANKS.filter((_, i) => i + 1 >= from && i + 1 <= to && (i + 1 - from) % 3 === 0);
  return ranks.map((rank) => card(`${rank}${suitOf(card(first))}`));
}

/** The position that is drawn. */
export function gallery(text: string, options: Partial<Options> = {}): State {
  const lines = new Map(
    text
      .split('\n')
      .map(wordsIn)
      .map(([name = '', ...rest]) => [name, rest] as const),
  );
  for (const name of lines.keys()) {
    if (name !== '' && !LINES.includes(name)) throw new Error(`no line of a drawing: ${name}`);
  }
  const layout = ROWS.flatMap((row) => {
    const piles = (lines.get(row) ?? []).map(pile);
    if (piles.length > 8) throw new Error(`more than eight places: ${row}`);
    return [...piles, ...Array.from({ length: 8 - piles.length }, () => [])];
  });
  return {
    options: optionsWith(options),
    layout,
    stock: (lines.get('stock') ?? []).map(card),
    aces: Number(lines.get('aces')?.[0] ?? 0),
  };
}

/** The position as text, always the same way: two drawings are equal when the tables are. */
export function drawing(state: State): string {
  const { gallery: rows, reserve } = game.view(state, 0, false);
  const lines = Object.entries({ ...rows, reserve }).map(([name, piles]) => {
    const drawn = piles.map((cards) => cards.join('-') || '.');
    return `${name.padEnd(8)} ${drawn.join(' ')}`;
  });
  return [...lines, `stock    ${state.stock.join(' ')}`, `aces     ${state.aces}`].join('\n');
}

/** The text in the one way that `drawing` writes it. */
export const drawn = (text: string): string => drawing(gallery(text));

const WRITTEN = /^(?:(?<from>\w\d) > (?<to>\w\d)|(?<out>\w\d) out|deal(?<backwards> from the right)?)$/;

/** A move from its text. */
export function move(text: string): Move {
  const groups = WRITTEN.exec(text)?.groups;
  if (groups === undefined) throw new Error(`not a move: ${text}`);
  const { from, to, out, backwards } = groups;
  if (out !== undefined) return moveSchema.parse({ type: 'discardAce', from: out });
  if (from !== undefined) return moveSchema.parse({ type: 'move', from, to });
  return backwards === undefined ? { type: 'deal' } : { type: 'deal', direction: 'right-to-left' };
}

/** A move as text. */
export function written(made: Move): string {
  if (made.type === 'discardAce') return `${made.from} out`;
  if (made.type === 'move') return `${made.from} > ${made.to}`;
  return made.direction === undefined ? 'deal' : 'deal from the right';
}

/** All legal moves as text, in their order. */
export const legal = (state: State): string[] => game.legalMoves(state, 0).map((one) => written(one.move));

/** The facts of a move that must be legal. */
export function factsOf(state: State, text: string): readonly Event[] {
  const decision = game.decide(state, move(text), 0);
  if ('refused' in decision) throw new Error(`${text} is refused: ${JSON.stringify(decision.refused)}`);
  return decision.accepted;
}

/** The table after legal moves, separated by commas. */
export const play = (state: State, texts: string): State =>
  texts.split(/,\s*/).reduce((table, text) => factsOf(table, text).reduce(game.evolve, table), state);

/** Why a move is refused, with its sentence. */
export function refusalOf(state: State, text: string) {
  const decision = game.decide(state, move(text), 0);
  if ('accepted' in decision) throw new Error(`${text} is accepted`);
  return { ...decision.refused, sentence: game.explain(decision.refused) };
}

/** Code and rule of a refusal: `wrong-row PG-9`. */
export function faultOf(state: State, text: string): string {
  const { code, rule } = refusalOf(state, text);
  return `${code} ${rule}`;
}

/** The table after the setup from these cards, and the facts of the setup. */
export function dealt(cards: readonly string[], options: Partial<Options> = {}) {
  const piles: Piles = { cards };
  const begun = game.begin(optionsWith(options), 1, piles);
  const facts = game.setUp(begun);
  return { begun, facts, state: facts.reduce(game.evolve, begun) };
}
