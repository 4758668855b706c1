/** What can be checked of a deal once the game is over, each check in a sentence with its result. */
import type { Schemas } from '../api/schemas.ts';
import { commitmentTo, openSeed, shuffled } from './salon-1.ts';

export interface Check {
  readonly words: string;
  /** Null: it can't be checked here. */
  readonly isTrue: boolean | null;
}

export interface Known {
  readonly ruleset: string;
  /** Noted before the first move. */
  readonly commitment?: string | undefined;
  /** This browser's own part in the shuffle. */
  readonly clientSeed?: string | undefined;
}

export async function checksOf(fairness: Schemas['Fairness'], known: Known): Promise<readonly Check[]> {
  const { algorithm, deal, serverSeed, clientSeeds, piles } = fairness;
  if (algorithm === 'given')
    return [{ words: 'The cards lay in the order that the creator gave.', isTrue: null }];
  if (algorithm === 'kpatience') {
    const words = `This is KPatience’s deal ${deal.number}: the same cards as there.`;
    return [{ words, isTrue: null }];
  }
  if (serverSeed === null) return [{ words: 'The seed is shown when the game is over.', isTrue: null }];
  const open = await openSeed(known.ruleset, deal);
  const promise =
    open === undefined ? await ofPromise(fairness, serverSeed, known) : [ofOpenDeal(open, serverSeed)];
  const orders = await Promise.all(
    Object.entries(piles).map(async ([pile, { unshuffled, order }]) => {
      const again = await shuffled(known.ruleset, pile, unshuffled, { serverSeed, clientSeeds });
      const words = `Shuffled again from the seed, the ${unshuffled.length} cards of the pile “${pile}” lie as they were dealt.`;
      return { words, isTrue: order !== null && order.join() === again.join() };
    }),
  );
  return [...promise, ...orders];
}

const ofOpenDeal = (open: string, serverSeed: string): Check => ({
  words: 'The seed is the one that anybody can work out for this deal.',
  isTrue: open === serverSeed,
});

async function ofPromise(
  { commitment, clientSeeds }: Schemas['Fairness'],
  serverSeed: string,
  known: Known,
): Promise<readonly Check[]> {
  const kept = await commitmentTo(serverSeed);
  const noted = known.commitment;
  return [
    { words: 'The seed has the SHA-256 that was promised at the start.', isTrue: kept === commitment },
    noted === undefined
      ? { words: 'This browser noted no promise before the end, so it can’t compare.', isTrue: null }
      : {
          words: 'The promise is the one this browser noted when it first saw the game.',
          isTrue: kept === noted,
        },
    ...(known.clientSeed === undefined
      ? []
      : [
          {
            words: 'The random number that this browser added is part of the shuffle.',
            isTrue: clientSeeds.includes(known.clientSeed),
          },
        ]),
  ];
}
