/**
 * A dealer that plays from its own seat's view. It counts what it cannot see, reckons how likely each of its
 * pictures is to beat every rival hand, and takes the move after which cash and hand together are worth most.
 */
import { fits, isBetter } from './criteria.ts';
import { CUSTOMER_IDS, type CustomerId, customerOf, PICTURE_IDS, type PictureId, pictureOf } from './deck.ts';
import type { Move, View } from './schema.ts';

/** What a hand is worth beside cash: less than its expected sales, which take turns and may not come. */
const PATIENCE = 0.75;
/** How much of a rival's expected sales to somebody else's customer a picture is credited with. */
const OTHERS_CUSTOMERS = 0.4;
/** A rival's gain from one's own customer hurts, but there are several rivals. */
const ENVY = 0.4;
/** With fewer cards than this in the nearer stack, a hand is worth less and less. */
const LATE = 10;

interface Hand {
  readonly pictures: readonly PictureId[];
  readonly customers: readonly CustomerId[];
}

/** What the seat can work out from its view. */
interface Table {
  readonly hand: Hand;
  readonly unseenPictures: ReadonlySet<PictureId>;
  readonly unseenCustomers: readonly CustomerId[];
  /** How many unseen pictures the others hold together. */
  readonly rivalPictures: number;
  readonly worthOfHands: number;
}

function tableOf(view: View): Table {
  const hand = view.hand ?? { pictures: [], customers: [] };
  const offered = view.sale?.offers.flatMap(({ picture }) => picture ?? []) ?? [];
  const seenPictures = new Set<string>([
    ...hand.pictures,
    ...offered,
    ...view.market.map(({ picture }) => picture),
    ...view.discardedPictures,
  ]);
  const seenCustomers = new Set<string>([
    ...hand.customers,
    ...view.discardedCustomers,
    ...(view.sale === null ? [] : [view.sale.customer]),
  ]);
  const held = view.players.reduce((sum, player) => sum + player.pictures, 0);
  return {
    hand,
    unseenPictures: new Set(PICTURE_IDS.filter((id) => !seenPictures.has(id))),
    unseenCustomers: CUSTOMER_IDS.filter((id) => !seenCustomers.has(id)),
    rivalPictures: Math.max(0, held - hand.pictures.length - offered.length),
    worthOfHands: PATIENCE * Math.min(1, (Math.min(view.customerStack, view.pictureStack) - 1) / LATE),
  };
}

/** For each customer the pictures that fit, the best one first. */
const favourites: ReadonlyMap<CustomerId, readonly PictureId[]> = new Map(
  CUSTOMER_IDS.map((id) => {
    const customer = customerOf(id);
    const fitting = PICTURE_IDS.map(pictureOf).filter((picture) => fits(picture, customer));
    const ordered = fitting.toSorted((a, b) => (isBetter(a, b, customer.black) ? -1 : 1));
    return [id, ordered.map((picture) => picture.id)];
  }),
);

/** How likely none of `rivals` unseen pictures in other hands beats this one with this customer. */
function chance(table: Table, picture: PictureId, customer: CustomerId, rivals: number): number {
  const fitting = favourites.get(customer) ?? [];
  const place = fitting.indexOf(picture);
  if (place < 0) return 0;
  const unseen = table.unseenPictures.size;
  let better = 0;
  for (let i = 0; i < place; i++) if (table.unseenPictures.has(fitting[i] ?? picture)) better += 1;
  let likely = 1;
  for (let i = 0; i < Math.min(rivals, unseen); i++)
    likely *= Math.max(0, unseen - better - i) / (unseen - i);
  return likely;
}

/** What a move's worth is reckoned from, each figure once. */
class Prospects {
  readonly #table: Table;
  readonly #sales = new Map<string, number>();
  readonly #toOthers = new Map<PictureId, number>();

  constructor(table: Table) {
    this.#table = table;
  }

  /** The money to expect for the picture from this customer, all rival hands against it. */
  sale(picture: PictureId, customer: CustomerId): number {
    const key = `${picture} ${customer}`;
    const known = this.#sales.get(key);
    if (known !== undefined) return known;
    const { rivalPictures } = this.#table;
    const expected = chance(this.#table, picture, customer, rivalPictures) * customerOf(customer).pays;
    this.#sales.set(key, expected);
    return expected;
  }

  /** The money to expect for the picture from a customer that nobody has seen yet, on average. */
  saleToOthers(picture: PictureId): number {
    const known = this.#toOthers.get(picture);
    if (known !== undefined) return known;
    const { unseenCustomers } = this.#table;
    const sum = unseenCustomers.reduce((total, customer) => total + this.sale(picture, customer), 0);
    const expected = sum / Math.max(1, unseenCustomers.length);
    this.#toOthers.set(picture, expected);
    return expected;
  }
}

/** Expected sales of a hand: its customers each with the best picture left, the rest to customers of others. */
function expectedSales(prospects: Prospects, hand: Hand): number {
  const left = new Set(hand.pictures);
  let sum = 0;
  for (const customer of hand.customers.toSorted((a, b) => customerOf(b).pays - customerOf(a).pays)) {
    const best = bestPicture(prospects, left, customer);
    if (best === null) continue;
    left.delete(best.picture);
    sum += best.expected;
  }
  for (const picture of left) sum += OTHERS_CUSTOMERS * prospects.saleToOthers(picture);
  return sum;
}

function bestPicture(
  prospects: Prospects,
  pictures: Iterable<PictureId>,
  customer: CustomerId,
): { readonly picture: PictureId; readonly expected: number } | null {
  let best: { picture: PictureId; expected: number } | null = null;
  for (const picture of pictures) {
    const expected = prospects.sale(picture, customer);
    if (expected > (best?.expected ?? 0)) best = { picture, expected };
  }
  return best;
}

const without = <T>(list: readonly T[], gone: T | undefined): readonly T[] =>
  list.filter((card) => card !== gone);

/** How much better off the move leaves the seat, in money. */
function gain(view: View, table: Table, prospects: Prospects, move: Move): number {
  const { hand, worthOfHands } = table;
  const worth = (after: Hand): number => worthOfHands * expectedSales(prospects, after);
  switch (move.type) {
    case 'drawCustomer': {
      const hands = table.unseenCustomers.map((id) => worth({ ...hand, customers: [...hand.customers, id] }));
      return hands.reduce((sum, each) => sum + each, 0) / Math.max(1, hands.length) - worth(hand);
    }
    case 'buyPicture': {
      const price = view.market.find(({ picture }) => picture === move.picture)?.price ?? 0;
      const pictures = [...without(hand.pictures, move.discard), move.picture];
      return worth({ ...hand, pictures }) - worth(hand) - price;
    }
    case 'playCustomer': {
      const { pays } = customerOf(move.customer);
      const customers = without(hand.customers, move.customer);
      const best = bestPicture(prospects, hand.pictures, move.customer);
      const sells = (best?.expected ?? 0) / pays;
      const sold = worth({ customers, pictures: without(hand.pictures, best?.picture) });
      const kept = worth({ ...hand, customers });
      return sells * (pays + sold) + (1 - sells) * (kept - ENVY * pays) - worth(hand);
    }
    case 'offer': {
      const customer = view.sale?.customer;
      if (customer === undefined) return 0;
      const rivals = view.sale?.toOffer.slice(1).map((seat) => view.players[seat]?.pictures ?? 0) ?? [];
      const likely = chance(
        table,
        move.picture,
        customer,
        rivals.reduce((sum, n) => sum + n, 0),
      );
      const sold = worth({ ...hand, pictures: without(hand.pictures, move.picture) });
      return likely * (customerOf(customer).pays + sold - worth(hand));
    }
    case 'pass':
      return 0;
  }
}

/** The legal move with the greatest gain; among equals the first. */
export function bot(view: View, legalMoves: readonly { readonly move: Move }[]): Move {
  const table = tableOf(view);
  const prospects = new Prospects(table);
  const [first, ...others] = legalMoves.map(({ move }) => ({
    move,
    gain: gain(view, table, prospects, move),
  }));
  if (first === undefined) throw new Error('a bot is asked only when it has a legal move');
  return others.reduce((best, next) => (next.gain > best.gain ? next : best), first).move;
}
