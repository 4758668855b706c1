/** Kinds of deals: which order the piles of a game have, and what may be asked for. Fairness: docs/fair-deals.md. */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { shufflePiles } from '../core/deal.ts';
import type { AnyGame, Piles } from '../core/game.ts';
import { seedOfDeal } from '../core/random.ts';
import type { PublicDeal } from './facts.ts';
import type { Table } from './table.ts';

/** What a caller asks for; already of the right shape for the ruleset. */
export type DealRequest = PublicDeal & { readonly given?: Piles };

/** Why an order is not a deal: the cards that are missing, and those too many. */
export interface BadDeal {
  readonly message: string;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

const count = (cards: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** The cards of `a` that `b` lacks, as often as it lacks them. */
const without = (a: readonly string[], b: readonly string[]): string[] => {
  const left = count(b);
  return a.filter((card) => {
    const n = left.get(card) ?? 0;
    if (n > 0) left.set(card, n - 1);
    return n === 0;
  });
};

/** Undefined when every given pile is exactly its full set. */
export function faultOfGiven(unshuffled: Piles, given: Piles): BadDeal | undefined {
  const missing = Object.entries(given).flatMap(([pile, cards]) => without(unshuffled[pile] ?? [], cards));
  const extra = Object.entries(given).flatMap(([pile, cards]) => without(cards, unshuffled[pile] ?? []));
  if (missing.length === 0 && extra.length === 0) return undefined;
  return { message: 'The given order is not exactly the full set of cards.', missing, extra };
}

/** Undefined when the deal goes with the other options. */
export function faultOfDeal(
  game: AnyGame,
  deal: DealRequest,
  options: object,
  isPublic: boolean,
): BadDeal | undefined {
  const clash = (message: string): BadDeal => ({ message, missing: [], extra: [] });
  if (deal.kind === 'cards') {
    if (isPublic && game.seats.max > 1) return clash('A public table cannot be dealt from a given order.');
    return faultOfGiven(game.piles(options, game.seatCount(options)), deal.given ?? {});
  }
  const own = game.deals.own.find(({ kind }) => kind === deal.kind);
  if (own !== undefined && !own.fits(options))
    return clash(`A ${own.kind} deal does not go with these options.`);
  return undefined;
}

/** SHA-256 of `salon-daily|<ruleset>|<yyyymmdd>`: everybody's deal of that day. */
const seedOfDay = (ruleset: string, date: string): Uint8Array =>
  createHash('sha256')
    .update(`salon-daily|${ruleset}|${Number(date.replaceAll('-', ''))}`)
    .digest();

/** The 32 bytes behind a `salon-1` deal; null for orders that no seed makes. */
export function seedOf(table: Table): Uint8Array | null {
  const { deal, serverSeed } = table.created;
  if (serverSeed !== null) return Buffer.from(serverSeed, 'hex');
  if (deal.kind === 'numbered' && deal.number !== undefined) return seedOfDeal(table.game.id, deal.number);
  if (deal.kind === 'daily' && deal.date !== undefined) return seedOfDay(table.game.id, deal.date);
  return null;
}

export const unshuffledOf = (table: Table): Piles =>
  table.game.piles(table.created.options, table.seats.length);

/** The draw order of every pile, from the created game and its seats alone. */
export function orderOf(table: Table): Piles {
  const { game, created, seats } = table;
  const unshuffled = unshuffledOf(table);
  const seed = seedOf(table);
  if (seed !== null) {
    return shufflePiles(
      game.id,
      unshuffled,
      seed,
      seats.map((s) => s.clientSeed),
    );
  }
  if (created.given !== null) return { ...unshuffled, ...created.given };
  const own = game.deals.own.find(({ kind }) => kind === created.deal.kind);
  if (own === undefined || created.deal.number === undefined)
    throw new Error(`no order for a ${created.deal.kind} deal`);
  return own.piles(created.deal.number, created.options);
}
