/**
 * A process that plays one game as fast as it can and prints each version once its write is acknowledged; meant to be
 * killed. Arguments: the URL of the database, the id of the game, how many writes run at the same time.
 */
import { openStore } from '../../src/store/open.ts';
import { aGame, creation, headOf, move } from './samples.ts';

const [url = '', id = '', parallel = '1'] = process.argv.slice(2);
const { store } = await openStore({ url });

async function play(gameId: string): Promise<never> {
  const game = aGame(gameId);
  await store.write(creation(game));
  for (;;) {
    const expected = (await headOf(store, gameId))?.version ?? 0;
    try {
      if (await store.write(move(game, expected))) process.stdout.write(`${gameId} ${expected + 1}\n`);
    } catch (error) {
      // Not acknowledged, so nothing to print: the next round reads what is there.
      if (!(error instanceof Error && error.name === 'StoreUnavailable')) throw error;
    }
  }
}

await Promise.all(Array.from({ length: Number(parallel) }, (_, i) => play(`${id}-${i}`)));
