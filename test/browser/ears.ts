/** Everything that a page of Kunstmarkt is told, to find out whether it hears what its viewer must not know. */
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { pictureIdSchema } from '../../src/games/kunstmarkt/deck.ts';
import { pictureTitle } from '../../src/games/kunstmarkt/tiles.ts';

/** Keeps a copy of every body that the page fetches, streams as they come. It is text: this project's types know no page. */
const LISTEN = `
  window.heard = [];
  const ask = window.fetch;
  window.fetch = async (...asked) => {
    const response = await ask(...asked);
    const told = { url: response.url, text: '' };
    window.heard.push(told);
    const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = () => reader?.read().then(({ done, value }) => {
      told.text += value ?? '';
      if (!done) read();
    }, () => undefined);
    read();
    return response;
  };`;

/** From its next loading on the page's ears are open. */
export const openEars = (page: Page): Promise<unknown> => page.addInitScript(LISTEN);

/** A body, or a line of a stream: what it tells, and up to which fact of the log. */
interface Told {
  readonly url: string;
  readonly seq: number;
  readonly text: string;
}

const heardSchema = z.array(z.strictObject({ url: z.string(), text: z.string() }));
const entrySchema = z.looseObject({
  seq: z.int(),
  event: z.looseObject({ type: z.string() }),
});
const closingSchema = z.union([
  z.strictObject({ end: z.looseObject({}) }),
  z.strictObject({ pause: z.looseObject({}) }),
]);
const lineSchema = z.union([entrySchema, closingSchema]);
type Entry = z.infer<typeof entrySchema>;
const versionedSchema = z.looseObject({ version: z.int() });

/** What the page was told of a game. The deck, which lists all cards for everybody, is about none. */
export async function heardOf(id: string, page: Page): Promise<readonly Told[]> {
  const heard = heardSchema.parse(await page.evaluate('window.heard'));
  return heard.flatMap(({ url, text }) => {
    if (!url.includes(`/kunstmarkt/${id}`)) return [];
    if (url.includes('/events')) {
      return wholeLines(text).flatMap((line) => {
        const said = lineSchema.parse(JSON.parse(line));
        return 'seq' in said ? [{ url, seq: said.seq, text: line }] : [];
      });
    }
    const { version } = versionedSchema.parse(JSON.parse(text));
    return [{ url, seq: version, text }];
  });
}

/** The lines of a stream; the last one may have been cut off when the page left it. */
const wholeLines = (stream: string): readonly string[] =>
  stream
    .split('\n')
    .slice(0, -1)
    .filter((line) => line !== '');

/** What came into a hand unseen, and the fact that showed it to everybody: what its owner heard tells both. */
export function secretsOf(seat: number, told: readonly Told[]): ReadonlyMap<string, number> {
  const log = told
    .filter(({ url }) => url.includes('/events'))
    .map(({ text }): Entry => entrySchema.parse(JSON.parse(text)));
  const end = log.find(({ event }) => event.type === 'gameFinished')?.seq ?? Number.POSITIVE_INFINITY;
  const cards = z.array(z.string()).catch([]);
  const shown = new Map<string, number>();
  for (const { seq, event } of log.filter((entry) => entry.event.seat === seat)) {
    const { type, picture, customer } = event;
    if (type === 'picturesDealt') for (const card of cards.parse(event.pictures)) shown.set(card, end);
    else if (type === 'customersDealt') for (const card of cards.parse(event.customers)) shown.set(card, end);
    else if (type === 'customerDrawn') shown.set(String(customer), end);
    else {
      const card = String(picture ?? customer);
      if ((shown.get(card) ?? 0) > seq) shown.set(card, seq);
    }
  }
  return shown;
}

/** By which words a card is known: its id, a picture also by title and painter. */
const wordsFor = (card: string): readonly string[] => {
  const picture = pictureIdSchema.safeParse(card);
  return picture.success ? [card, pictureTitle(picture.data)] : [card];
};

/** Where a card was told of before it was shown. */
export const leaks = (told: readonly Told[], secrets: ReadonlyMap<string, number>): readonly string[] =>
  told.flatMap(({ url, seq, text }) =>
    [...secrets].flatMap(([card, shown]) =>
      seq < shown && wordsFor(card).some((words) => text.includes(words))
        ? [`${card} in ${url} at ${seq}`]
        : [],
    ),
  );
