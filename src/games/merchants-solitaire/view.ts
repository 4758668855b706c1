/** What may be seen (MS-10): everyone who may look at all sees the same. */
import type { Viewer } from '../../core/game.ts';
import type { Event, PublicEvent } from './events.ts';
import { customersOffer, roundOf } from './offers.ts';
import type { View } from './schema.ts';
import type { State } from './state.ts';

/** The table: open cards by name, hidden ones by number. After the end no round is shown. */
export function view(state: State, _viewer: Viewer, open: boolean): View {
  const round = open ? undefined : roundOf(state);
  return {
    shelves: state.shelves.map(({ item, faceDown }) => ({ item, faceDown })),
    customer: round?.customer ?? null,
    usedItem: round?.usedItem ?? null,
    offer: round === undefined ? null : customersOffer(round),
    line: state.line.length,
    usedItems: state.usedItems.length,
    inventory: state.inventory.length,
    inventoryTop: state.inventory[0] ?? null,
    standing: [...state.standing],
    discard: [...state.discard],
  };
}

/** A fact as anyone may know it. All cards that move lie open, but the used items that are set aside. */
export function redact(event: Event, _viewer: Viewer): PublicEvent {
  switch (event.type) {
    case 'usedItemsSetAside':
      return { type: event.type, count: event.items.length };
    case 'startingStandingDealt':
      return { type: event.type, items: [...event.items] };
    case 'shelfStocked':
      return { type: event.type, item: event.item, shelf: event.shelf };
    case 'itemVandalised':
      return { type: event.type, item: event.item, shelf: event.shelf, joker: event.joker };
    case 'jokerDiscarded':
      return { type: event.type, joker: event.joker };
    case 'inventoryTopShown':
    case 'usedItemTurnedUp':
    case 'backItemFetched':
    case 'usedItemReceived':
    case 'usedItemDiscarded':
      return { type: event.type, item: event.item };
    case 'itemJoinedStanding':
    case 'itemDiscarded':
      return { type: event.type, item: event.item, from: event.from };
    case 'customerArrived':
    case 'customerJoinedStanding':
    case 'customerDiscarded':
      return { type: event.type, customer: event.customer };
    case 'standingLost':
    case 'removedFromGuild':
      return { type: event.type, cards: [...event.cards] };
  }
}
