/** Kunstmarkt: other positions that a viewer can't tell from the given one. */
import type { Viewer } from '../../src/core/game.ts';
import type { Hand, Player, State } from '../../src/games/kunstmarkt/state.ts';
import type { Dice } from './dice.ts';

const bothPiles = (hand: Hand): readonly string[] => [...hand.pictures, ...hand.customers];

/** The cards that lie where the viewer can't look: other hands, but for offered pictures, and both stacks. */
export function hiddenFrom(viewer: Viewer, state: State): ReadonlySet<string> {
  const offered = state.sale?.offers.map((offer) => offer.picture) ?? [];
  const hands = state.players.flatMap((player, seat) =>
    seat === viewer ? [] : bothPiles(player.removed ?? player),
  );
  const hidden = new Set<string>([...hands, ...state.pictureStack, ...state.customerStack]);
  for (const picture of offered) if (picture !== null) hidden.delete(picture);
  return hidden;
}

/** Hidden cards change places, each kind among itself; those in `known` stay where they are. */
export function conceal(
  state: State,
  viewer: Viewer,
  chance: Dice,
  known: ReadonlySet<string> = new Set(),
): State {
  const hidden = hiddenFrom(viewer, state);
  const isMoved = (card: string): boolean => hidden.has(card) && !known.has(card);
  const swap = <Card extends string>(hands: readonly (readonly Card[])[]): ((card: Card) => Card) => {
    const movable = hands.flat().filter(isMoved);
    const places = new Map<Card, Card>();
    for (const [i, card] of chance.shuffled(movable).entries()) places.set(movable[i] ?? card, card);
    return (card) => places.get(card) ?? card;
  };
  const handsOf = state.players.map((player) => player.removed ?? player);
  const picture = swap([...handsOf.map((hand) => hand.pictures), state.pictureStack]);
  const customer = swap([...handsOf.map((hand) => hand.customers), state.customerStack]);
  const other = (hand: Hand): Hand => ({
    pictures: hand.pictures.map(picture),
    customers: hand.customers.map(customer),
  });
  return {
    ...state,
    players: state.players.map(
      (player): Player => ({
        ...player,
        ...other(player),
        removed: player.removed && other(player.removed),
      }),
    ),
    pictureStack: state.pictureStack.map(picture),
    customerStack: state.customerStack.map(customer),
  };
}

/** Where each card lies. An offered picture lies in its owner's hand until the sale closes (KM-12). */
export function places(state: State): Readonly<Record<string, readonly string[]>> {
  const hands = state.players.map((player, seat) => [
    [`hand ${seat}`, bothPiles(player)],
    [`out of play ${seat}`, player.removed === null ? [] : bothPiles(player.removed)],
  ]);
  return {
    ...Object.fromEntries(hands.flat()),
    ...Object.fromEntries(state.market.map((card, i) => [`market ${i}`, card === null ? [] : [card]])),
    pictureStack: state.pictureStack,
    customerStack: state.customerStack,
    discardedPictures: state.discardedPictures,
    discardedCustomers: state.discardedCustomers,
    sale: state.sale === null ? [] : [state.sale.customer],
  };
}
