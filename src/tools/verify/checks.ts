/** What there is to check of a deal, from the answer of `…/fairness` alone. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { AnyGame } from '../../core/game.ts';
import { kunstmarkt } from '../../games/kunstmarkt/game.ts';
import { merchantsSolitaire } from '../../games/merchants-solitaire/game.ts';
import { pictureGallery } from '../../games/picture-gallery/game.ts';
import { portraits } from '../../games/portraits/game.ts';
import { sha256, shuffled } from './salon-1.ts';

export const fairnessSchema = z.object({
  algorithm: z.string(),
  deal: z.object({ kind: z.string(), number: z.int().optional(), date: z.string().optional() }),
  commitment: z.string().nullable(),
  serverSeed: z.string().nullable(),
  clientSeeds: z.array(z.string()),
  piles: z.record(
    z.string(),
    z.object({ unshuffled: z.array(z.string()), order: z.array(z.string()).nullable() }),
  ),
});
export type Fairness = z.infer<typeof fairnessSchema>;

/** Something that holds or does not. */
export interface Check {
  readonly what: string;
  readonly holds: boolean;
}

interface Played {
  readonly game: AnyGame;
  readonly options: object;
}

/** Every set of piles that there is, by the options that change them. */
const TABLES: readonly Played[] = [
  { game: portraits, options: portraits.schemas.options.parse({}) },
  ...['standard', 'royal-parade'].map((variant) => ({
    game: pictureGallery,
    options: pictureGallery.schemas.options.parse({ variant }),
  })),
  ...[0, 1, 2].map((vandals) => ({
    game: merchantsSolitaire,
    options: merchantsSolitaire.schemas.options.parse({ variants: { vandals } }),
  })),
  ...[3, 4, 5].map((players) => ({
    game: kunstmarkt,
    options: kunstmarkt.schemas.options.parse({ players }),
  })),
];

/** The ruleset whose unshuffled piles these are: nobody may have stacked them before the shuffle. */
export function playedOf({ piles, clientSeeds }: Fairness): Played | undefined {
  const unshuffled = Object.fromEntries(
    Object.entries(piles).map(([pile, cards]) => [pile, cards.unshuffled]),
  );
  return TABLES.find(({ game, options }) =>
    isDeepStrictEqual(game.piles(options, clientSeeds.length), unshuffled),
  );
}

/** Whether the seed and all orders are shown. */
export const isOpen = ({ algorithm, serverSeed, piles }: Fairness): boolean =>
  (algorithm !== 'salon-1' || serverSeed !== null) &&
  Object.values(piles).every(({ order }) => order !== null);

/** Where the seed comes from: what was promised, or what the kind of deal says. */
function checkSeed(fairness: Fairness, ruleset: string, noted: string | undefined): Check {
  const { deal, serverSeed, commitment } = fairness;
  const made = {
    numbered: `salon-deal|${ruleset}|${deal.number}`,
    daily: `salon-daily|${ruleset}|${deal.date?.replaceAll('-', '')}`,
  };
  if (deal.kind === 'numbered' || deal.kind === 'daily')
    return { what: `the seed is that of ${made[deal.kind]}`, holds: sha256(made[deal.kind]) === serverSeed };
  const isPromised = sha256(Buffer.from(serverSeed ?? '', 'hex')) === (noted ?? commitment);
  return {
    what: `the seed has the SHA-256 that was promised${noted === undefined ? '' : ' to you'}`,
    holds: isPromised,
  };
}

/** The draw order of a pile as it should be; undefined where any order will do that is complete. */
function orderOf(fairness: Fairness, { game, options }: Played, pile: string): readonly string[] | undefined {
  const { algorithm, deal, serverSeed, clientSeeds, piles } = fairness;
  if (algorithm === 'salon-1')
    return shuffled(serverSeed ?? '', game.id, pile, clientSeeds, piles[pile]?.unshuffled ?? []);
  if (algorithm === 'given') return undefined;
  const own = game.deals.own.find(({ kind }) => kind === algorithm);
  return own?.piles(deal.number ?? 0, options)[pile] ?? [];
}

const sorted = (cards: readonly string[]): readonly string[] => cards.toSorted();

function checkPile(fairness: Fairness, played: Played, pile: string): Check {
  const { unshuffled = [], order } = fairness.piles[pile] ?? {};
  const right = orderOf(fairness, played, pile);
  const holds =
    right === undefined
      ? isDeepStrictEqual(sorted(order ?? []), sorted(unshuffled))
      : isDeepStrictEqual(order, [...right]);
  const how = { 'salon-1': 'shuffled with the seed', given: 'complete, in an order that was given' };
  const words = Object.entries(how).find(([name]) => name === fairness.algorithm)?.[1];
  return {
    what: `${pile}: ${unshuffled.length}, ${words ?? `deal ${fairness.deal.number} of ${fairness.algorithm}`}`,
    holds,
  };
}

/** All that can be checked of a finished game's deal. `noted`: the commitment that the player wrote down. */
export function checksOf(fairness: Fairness, played: Played, noted?: string): readonly Check[] {
  const seed = fairness.algorithm === 'salon-1' ? [checkSeed(fairness, played.game.id, noted)] : [];
  return [...seed, ...Object.keys(fairness.piles).map((pile) => checkPile(fairness, played, pile))];
}
