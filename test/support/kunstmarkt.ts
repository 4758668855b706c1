/**
 * Positions of Kunstmarkt as a player would write them down, cards by the first word of their ids:
 *
 *     market     bouts stockt marc monet manet       2,000 5,000 8,000 10,000 15,000
 *     turn 0     25,000  duerer corinth  c01 c19     whose turn it is (during a sale: who played the customer)
 *     seat 1     25,000  holbein  c02
 *     left 2     40,000  goya                        has left; what the hand held
 *     sale       c03  1 holbein  2 -                 the customer, then the offers so far; - is a pass
 *     pictures   raffael                             the stack, next card first; the rest follows in deck order
 *     customers  c28 only                            … unless "only" says that there is no rest
 *
 * Without a market the first five pictures of the deck that lie nowhere else are for sale. What "only" leaves
 * over lies in the discard piles, so that every position holds the whole deck.
 */
import type { Seat } from '../../src/core/game.ts';
import {
  CUSTOMER_IDS,
  type CustomerId,
  customerOf,
  PICTURE_IDS,
  type PictureId,
  pictureOf,
} from '../../src/games/kunstmarkt/deck.ts';
import type { Event } from '../../src/games/kunstmarkt/events.ts';
import { kunstmarkt as game } from '../../src/games/kunstmarkt/game.ts';
import type { Move } from '../../src/games/kunstmarkt/schema.ts';
import type { Offer, Player, Sale, State } from '../../src/games/kunstmarkt/state.ts';

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const firstWord = (id: string): string => id.split('-')[0] ?? id;
const ids = new Map([...PICTURE_IDS, ...CUSTOMER_IDS].map((id) => [firstWord(id), id]));

/** `duerer` → its id. */
export const picture = (name: string): PictureId => pictureOf(ids.get(name) ?? name).id;
/** `c01` → its id. */
export const customer = (name: string): CustomerId => customerOf(ids.get(name) ?? name).id;
export const pictures = (names: string): PictureId[] => words(names).map(picture);
export const customers = (names: string): CustomerId[] => words(names).map(customer);

export const optionsOf = (players: number, more: object = {}) =>
  game.schemas.options.parse({ players, turnSeconds: 0, ...more });

interface Row {
  readonly name: string;
  readonly seat: Seat | null;
  readonly cells: readonly string[];
}

function rowsOf(text: string): readonly Row[] {
  const lines = text.split('\n').map(words);
  return lines.flatMap(([name, ...cells]): Row[] => {
    if (name === undefined) return [];
    const [first, ...rest] = cells;
    const isSeat = ['seat', 'turn', 'left'].includes(name);
    return [isSeat ? { name, seat: Number(first), cells: rest } : { name, seat: null, cells }];
  });
}

function playerOf({ name, cells }: Row): Player {
  const [cash = '', ...cards] = cells;
  const isCustomer = (word: string): boolean => /^c\d\d$/.test(word);
  const hand = {
    pictures: cards.filter((word) => !isCustomer(word)).map(picture),
    customers: cards.filter(isCustomer).map(customer),
  };
  const isGone = name === 'left';
  return {
    cash: Number(cash.replace(',', '')),
    ...(isGone ? { pictures: [], customers: [], removed: hand } : { ...hand, removed: null }),
  };
}

function saleOf(cells: readonly string[], playedBy: Seat, players: readonly Player[]): Sale {
  const [card = '', ...said] = cells;
  const offers = said.flatMap((word, i): Offer[] => {
    const offered = said[i + 1] ?? '-';
    return i % 2 === 0 ? [{ seat: Number(word), picture: offered === '-' ? null : picture(offered) }] : [];
  });
  const clockwise = players.map((_, i) => (playedBy + 1 + i) % players.length);
  const toOffer = clockwise.filter(
    (seat) => players[seat]?.removed === null && !offers.some((offer) => offer.seat === seat),
  );
  return { customer: customer(card), playedBy, offers, toOffer };
}

/** The stack as written, and what is left of the deck: below the stack, or discarded after "only". */
function stackOf<Id extends string>(
  deck: readonly Id[],
  cells: readonly Id[],
  isAll: boolean,
  used: ReadonlySet<string>,
) {
  const rest = deck.filter((id) => !used.has(id) && !cells.includes(id));
  return isAll ? { stack: cells, discarded: rest } : { stack: [...cells, ...rest], discarded: [] };
}

export function position(text: string): State {
  const rows = rowsOf(text);
  const cellsOf = (name: string): readonly string[] => rows.find((row) => row.name === name)?.cells ?? [];
  const seatRows = rows
    .filter((row) => row.seat !== null)
    .toSorted((a, b) => Number(a.seat) - Number(b.seat));
  const players = seatRows.map(playerOf);
  const turn = rows.find((row) => row.name === 'turn')?.seat ?? 0;
  const sale = cellsOf('sale').length === 0 ? null : saleOf(cellsOf('sale'), turn, players);
  const withoutOnly = (name: string) => cellsOf(name).filter((word) => word !== 'only');
  const isAll = (name: string): boolean => cellsOf(name).includes('only');
  const used = new Set<string>([
    ...players.flatMap((player) => Object.values(player.removed ?? player).flat()),
    ...withoutOnly('pictures').map(picture),
    ...(sale === null ? [] : [sale.customer]),
  ]);
  const named = cellsOf('market').map(picture);
  const market = named.length > 0 ? named : PICTURE_IDS.filter((id) => !used.has(id)).slice(0, 5);
  for (const id of market) used.add(id);
  const pile = stackOf(PICTURE_IDS, withoutOnly('pictures').map(picture), isAll('pictures'), used);
  const line = stackOf(CUSTOMER_IDS, withoutOnly('customers').map(customer), isAll('customers'), used);
  return {
    players,
    market,
    pictureStack: pile.stack,
    customerStack: line.stack,
    discardedPictures: pile.discarded,
    discardedCustomers: line.discarded,
    sale,
    turn,
  };
}

/** `buy monet discard goya`, `draw`, `play c01`, `offer duerer`, `pass`. */
export function move(text: string): Move {
  const [verb, card = '', , discard] = words(text);
  switch (verb) {
    case 'draw':
      return { type: 'drawCustomer' };
    case 'buy':
      return discard === undefined
        ? { type: 'buyPicture', picture: picture(card) }
        : { type: 'buyPicture', picture: picture(card), discard: picture(discard) };
    case 'play':
      return { type: 'playCustomer', customer: customer(card) };
    case 'offer':
      return { type: 'offer', picture: picture(card) };
    case 'pass':
      return { type: 'pass' };
    default:
      throw new Error(`not a move: ${text}`);
  }
}

/** Who is awaited, and for what: `1 offer`. Empty after the end. */
export const awaited = (state: State): string =>
  game
    .awaiting(state)
    .map(({ seat, decision }) => `${seat} ${decision}`)
    .join();

/** The facts of `1 offer duerer`; throws if the seat is not awaited or the move is refused. */
export function factsOf(state: State, said: string): readonly Event[] {
  const [seat = '', ...rest] = words(said);
  if (!awaited(state).startsWith(seat)) throw new Error(`seat ${seat} is not awaited but ${awaited(state)}`);
  const decision = game.decide(state, move(rest.join(' ')), Number(seat));
  if ('refused' in decision) throw new Error(`${said} is refused: ${JSON.stringify(decision.refused)}`);
  return decision.accepted;
}

/** The position after these moves, and after seats that leave (`2 leaves`). */
export function played(state: State, ...said: readonly string[]): State {
  return said.reduce((now, line) => {
    const [seat, verb] = words(line);
    const events = verb === 'leaves' ? game.leave?.(now, Number(seat)) : factsOf(now, line);
    return (events ?? []).reduce(game.evolve, now);
  }, state);
}

/** Why `1 offer holbein` is refused; throws if it is accepted. */
export function refusalOf(state: State, said: string) {
  const [seat = '', ...rest] = words(said);
  const decision = game.decide(state, move(rest.join(' ')), Number(seat));
  if ('accepted' in decision) throw new Error(`${said} is accepted`);
  return decision.refused;
}

/** Facts in a line each, cards by their first word: `pictureBought 0 monet 10000`. */
export const told = (events: readonly Event[]): string[] =>
  events.map((event) =>
    Object.values(event)
      .flat()
      .map((value) => (typeof value === 'string' ? firstWord(value) : value))
      .join(' '),
  );

/** Cards by their first word: `duerer corinth`. */
export const names = (list: readonly string[]): string => list.map(firstWord).join(' ');
export const cashOf = (state: State): readonly number[] => state.players.map((player) => player.cash);

/** The legal moves of the awaited seat, in words: `buy monet discard goya`. */
export function movesIn(state: State): string[] {
  const [first] = game.awaiting(state);
  const listed = first === undefined ? [] : game.legalMoves(state, first.seat);
  const verbs = {
    drawCustomer: 'draw',
    buyPicture: 'buy',
    playCustomer: 'play',
    offer: 'offer',
    pass: 'pass',
  };
  return listed.map(({ move: { type, ...cards } }) => {
    const [card, discard] = Object.values(cards).map(firstWord);
    return [verbs[type], card, discard && `discard ${discard}`].filter(Boolean).join(' ');
  });
}
