/** The rules of Portraits, paragraph by paragraph. Refusals and tests cite the ids. */
export const paragraphs: readonly { readonly id: string; readonly text: string }[] = [
  {
    id: 'PO-1',
    text: 'Cards. One deck of 52 cards. Number cards and aces are assets; jacks, queens and kings are portraits. Cards from 2 to 10 are worth what is printed on them, a jack 11, a queen 12, a king 13, an ace 1 or 11 as the player likes, anew each time.',
  },
  {
    id: 'PO-2',
    text: 'Setup. The deck is shuffled into a face-down draw pile. Five cards are drawn one at a time, face up, into public sales, positions 1 to 5; portraits may lie there. Then five assets are drawn into your assets, positions 1 to 5; a portrait that turns up meanwhile goes to private collector sales, and the same position is drawn for again.',
  },
  {
    id: 'PO-3',
    text: 'Private sales hold five. A portrait drawn for an asset position while five lie there freezes the market: the game is lost at once (market-frozen). The card that found no room is shown as overflow; it has left the draw pile and is not among the five, and the positions not yet filled stay empty. This can happen during the setup: such a game is over when it begins.',
  },
  {
    id: 'PO-4',
    text: 'A turn is one transaction: buy an asset (PO-5), buy a portrait (PO-7) or swap an asset (PO-8). Then empty positions are filled, first in public sales, then among the assets, each from left to right (PO-10).',
  },
  {
    id: 'PO-5',
    text: 'Buy an asset from public sales: discard one or more of your assets, all of the suit of the card you buy, with a total strictly greater than its value. The payment goes to the discard pile by asset position, left to right, in whatever order the move names it. The bought card takes the leftmost empty position among the assets. Nothing moves up in public sales or among the assets; private sales keep the order of arrival and close up.',
  },
  {
    id: 'PO-6',
    text: 'Overpaying is allowed: a payment may hold more cards than are needed, as long as all are of the right suit.',
  },
  {
    id: 'PO-7',
    text: 'Buy a portrait from public or private sales by the same payment rule: a jack costs 12 or more, a queen 13 or more, a king 14 or more. It goes to the vault. A faulty payment for an asset is refused under PO-5, one for a portrait under this paragraph.',
  },
  {
    id: 'PO-8',
    text: 'Swap: discard one asset and take an asset of exactly equal value from public sales. Like a bought card it takes the leftmost empty position, which is the one just emptied unless another further left is empty too. A portrait is never swapped. An ace swaps with an ace only.',
  },
  {
    id: 'PO-9',
    text: 'Aces. Ruling: in a payment an ace counts 11, because no payment is the worse for it; there is nothing to choose. An ace that is bought counts 1, because the buyer may choose and would choose so: any other asset of its suit buys it. A lone ace, 11, buys a 10 or less but no jack, because 11 is not greater than 11.',
  },
  {
    id: 'PO-10',
    text: 'Filling. Cards are drawn for public sales until no position is empty, then for the assets until there are five, portraits going the way of PO-2 and PO-3. When the draw pile is empty, filling stops and play goes on.',
  },
  {
    id: 'PO-11',
    text: 'Open information. Everybody may know how many cards are left in the draw pile, and may look through the discard pile and the vault, in order. Only the order of the draw pile is hidden.',
  },
  {
    id: 'PO-12',
    text: 'The game is won (vault-complete) when the vault holds all twelve portraits, at once, before any filling. It is lost (no-legal-transaction) when no transaction is legal after the filling, be it the first one; there is no passing, so this can happen with cards left to draw. It is lost too when the market freezes (PO-3).',
  },
  {
    id: 'PO-13',
    text: 'The list of legal moves holds every payment for every card on sale, and every swap. Each purchase tells whether its payment is minimal: whether no card of it can be spared.',
  },
];
