/** What may be seen (KM-17, KM-18). Both ways out build new objects from an allow-list. */
import type { Seat, Viewer } from '../../core/game.ts';
import { PRICES } from './deck.ts';
import type { Event, PublicEvent } from './events.ts';
import type { View } from './schema.ts';
import { bestOffer, type Hand, playerAt, type Sale, type State } from './state.ts';

/** The position for one viewer. `open`: the game is over, and all hands lie on the table. */
export function view(state: State, viewer: Viewer, open: boolean): View {
  return {
    market: PRICES.flatMap((price, i) => {
      const picture = state.market[i] ?? null;
      return picture === null ? [] : [{ price, picture }];
    }),
    pictureStack: state.pictureStack.length,
    customerStack: state.customerStack.length,
    players: state.players.map((player, seat) => ({
      seat,
      cash: player.cash,
      pictures: player.pictures.length,
      customers: player.customers.length,
    })),
    hand: viewer === 'spectator' ? null : sorted(playerAt(state, viewer)),
    sale: state.sale && openSale(state.sale),
    discardedPictures: [...state.discardedPictures],
    discardedCustomers: [...state.discardedCustomers],
    ...(open ? { hands: state.players.map((_, seat) => finalHand(state, seat)) } : {}),
  };
}

/** By id, so that the order tells nothing of when a card came. Ids are ASCII: the plain order is the alphabet's. */
function sorted(hand: Hand): NonNullable<View['hand']> {
  return { pictures: hand.pictures.toSorted(), customers: hand.customers.toSorted() };
}

/** The hand at the end; of a seat that left, what went out of play and was not sold since. */
function finalHand(state: State, seat: Seat): NonNullable<View['hands']>[number] {
  const player = playerAt(state, seat);
  return { seat, ...sorted(player.removed ?? player) };
}

function openSale(sale: Sale): NonNullable<View['sale']> {
  return {
    customer: sale.customer,
    playedBy: sale.playedBy,
    best: bestOffer(sale),
    offers: sale.offers.map(({ seat, picture }) => ({ seat, picture })),
    toOffer: [...sale.toOffer],
  };
}

/**
 * What a viewer may know of a fact: drawn, dealt and removed cards are their owner's alone, others get the count.
 * Hands are told in the order in which the view shows them.
 */
export function redact(event: Event, viewer: Viewer): PublicEvent {
  const { type } = event;
  switch (type) {
    case 'picturesDealt': {
      const { seat, pictures } = event;
      return { type, seat, count: pictures.length, pictures: seat === viewer ? pictures.toSorted() : null };
    }
    case 'customersDealt': {
      const { seat, customers } = event;
      return {
        type,
        seat,
        count: customers.length,
        customers: seat === viewer ? customers.toSorted() : null,
      };
    }
    case 'customerDrawn':
      return { type, seat: event.seat, customer: event.seat === viewer ? event.customer : null };
    case 'handRemoved': {
      const { seat, pictures, customers } = event;
      const [pictureCount, customerCount] = [pictures.length, customers.length];
      const own = sorted(event);
      return seat === viewer
        ? { type, seat, pictureCount, customerCount, pictures: own.pictures, customers: own.customers }
        : { type, seat, pictureCount, customerCount, pictures: null, customers: null };
    }
    case 'picturePlaced':
      return { type, picture: event.picture, price: event.price };
    case 'turnBegan':
    case 'offerPassed':
      return { type, seat: event.seat };
    case 'pictureDiscarded':
    case 'pictureOffered':
    case 'pictureReturned':
      return { type, seat: event.seat, picture: event.picture };
    case 'pictureBought':
      return { type, seat: event.seat, picture: event.picture, price: event.price };
    case 'pictureMoved':
      return { type, picture: event.picture, from: event.from, to: event.to };
    case 'customerPlayed':
      return { type, seat: event.seat, customer: event.customer, toOffer: [...event.toOffer] };
    case 'pictureSold': {
      const { seat, picture, customer, pays } = event;
      return { type, seat, picture, customer, pays };
    }
    case 'customerDiscarded':
      return { type, customer: event.customer };
  }
}
