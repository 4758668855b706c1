/** Tables of Kunstmarkt over HTTP, dealt from hands that a test writes down by the first words of the cards' ids. */
import { CUSTOMER_IDS, PICTURE_IDS } from '../../src/games/kunstmarkt/deck.ts';
import type { Json } from './json.ts';
import { customers, move, pictures } from './kunstmarkt.ts';
import { type Answer, expectStatus, type Salon } from './salon.ts';

export interface Hands {
  /** By seat: three pictures, two customers. */
  readonly hands: readonly string[];
  /** Five pictures, from 2,000 to 15,000. */
  readonly market: string;
}

/** Germany, as famous as possible (c01): Corinth 82 %, then Dürer 98 %, Holbein 74 %. */
export const THREE: Hands = {
  hands: ['holbein goya monet c01 c02', 'corinth spitzweg raffael c03 c10', 'duerer rubens dali c04 c05'],
  market: 'bouts stockt marc manet leibl',
};
export const FOUR: Hands = { ...THREE, hands: [...THREE.hands, 'menzel renoir tizian c06 c07'] };

const isCustomer = (word: string): boolean => /^c\d\d$/.test(word);

/** The deal in which those hands come about; what is not named follows in deck order. */
export function dealOf({ hands, market }: Hands) {
  const words = hands.map((hand) => hand.split(' '));
  const dealtPictures = [
    ...pictures(words.map((hand) => hand.filter((word) => !isCustomer(word)).join(' ')).join(' ')),
    ...pictures(market),
  ];
  const dealtCustomers = customers(words.map((hand) => hand.filter(isCustomer).join(' ')).join(' '));
  return {
    kind: 'cards',
    pictures: [...dealtPictures, ...PICTURE_IDS.filter((id) => !dealtPictures.includes(id))],
    customers: [...dealtCustomers, ...CUSTOMER_IDS.filter((id) => !dealtCustomers.includes(id))],
  };
}

export interface ArtTable {
  readonly id: string;
  readonly path: string;
  /** By seat. */
  readonly tokens: readonly string[];
  /** As the seat sees it, or a spectator. */
  look(seat?: number, query?: string): Promise<Json>;
  /** Sends `0 play c01`; the answer may be a problem. */
  say(said: string): Promise<Answer>;
  /** Sends some, each of which must be accepted; `1 leaves` resigns. The last answer's body. */
  play(...said: readonly string[]): Promise<Json>;
  /** The whole log as the seat reads it, or a spectator. */
  log(seat?: number): Promise<Json[]>;
}

/** The table at a path whose players have these tokens. */
export function artTable(salon: Salon, path: string, tokens: readonly string[]): ArtTable {
  const tokenOf = (seat: number | undefined) => (seat === undefined ? undefined : tokens[seat]);
  const say = (said: string): Promise<Answer> => {
    const [seat = '', ...rest] = said.split(' ');
    const token = tokenOf(Number(seat));
    if (rest[0] === 'leaves') return salon.post(`${path}/resign`, {}, { token });
    return salon.post(`${path}/moves`, { move: move(rest.join(' ')) }, { token });
  };
  return {
    id: path.split('/').at(-1) ?? '',
    path,
    tokens,
    look: async (seat, query = '') =>
      expectStatus(await salon.get(`${path}${query}`, { token: tokenOf(seat) }), 200).body,
    say,
    async play(...said) {
      let last: Answer | undefined;
      for (const line of said) last = expectStatus(await say(line), 200);
      return last?.body;
    },
    log: async (seat) => {
      const page = await salon.get(`${path}/events?limit=500`, { token: tokenOf(seat) });
      return expectStatus(page, 200).body.events;
    },
  };
}

/** A dealt table with a person on every seat that no bot has. */
export async function openArtTable(salon: Salon, body: object = {}): Promise<ArtTable> {
  const created = expectStatus(await salon.post('/v1/kunstmarkt', body), 201).body;
  const path = `/v1/kunstmarkt/${created.id}`;
  const tokens: string[] = [created.credentials.token];
  for (const { seat, kind } of created.seats) {
    if (kind !== 'open') continue;
    const sat = expectStatus(await salon.post(`${path}/seats`, { seat }), 200).body;
    tokens[seat] = sat.credentials.token;
  }
  return artTable(salon, path, tokens);
}

/** A dealt table with these hands. Seat 0 begins unless the options say otherwise. */
export const openHands = (salon: Salon, hands: Hands, options: object = {}): Promise<ArtTable> =>
  openArtTable(salon, { players: hands.hands.length, deal: dealOf(hands), ...options });
