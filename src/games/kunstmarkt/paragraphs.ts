/** The rules of Kunstmarkt as this service plays them. "Ruling" marks what the printed rules leave open. */
export const PARAGRAPHS: readonly { readonly id: string; readonly text: string }[] = [
  {
    id: 'KM-1',
    text: 'Pieces: 48 picture tiles (artist, title, country, year, size in m², recognition in per cent, one or two categories), 28 customer cards, and five price places: 2,000, 5,000, 8,000, 10,000 and 15,000. Ruling: the three prices in the middle and the range of 3 to 5 players are taken from a published review, because the rules at hand do not name them. The printed tile list is not public; the deck is a reconstruction from facts about real paintings that meets every published figure.',
  },
  {
    id: 'KM-2',
    text: 'Setup: the pictures are shuffled. Each player gets three, seat 0 the first three, then seat 1, and so on. The next five are laid on the price places, from 2,000 up to 15,000; the rest is the picture stack. The customers are shuffled and each player gets two, seat 0 first; the rest is the customer stack. Everyone starts with 25,000.',
  },
  {
    id: 'KM-3',
    text: 'First player. Ruling: drawn by lot at the deal, or fixed by the option firstSeat, because "whoever paints most beautifully begins" cannot be judged here. With given cards and no firstSeat, seat 0 begins. Turns go clockwise: to the next higher seat, and after the last one to seat 0.',
  },
  {
    id: 'KM-4',
    text: 'A turn is exactly one of three actions: draw a customer (KM-5), buy a picture (KM-6), or play a customer (KM-8). A turn cannot be passed. Nobody is ever stuck: with fewer than three customers one can draw, with three one can play.',
  },
  {
    id: 'KM-5',
    text: 'Draw a customer: the top card of the customer stack comes into the hand. Not with three customers in hand. Customers cannot be discarded.',
  },
  {
    id: 'KM-6',
    text: 'Buy a picture: take one from its price place and pay the price to the bank. Not without the cash. The hand limit is four pictures: with four in hand the move must name one of them, which is discarded first. Ruling: with fewer it must not name one, because that would be a free discard.',
  },
  {
    id: 'KM-7',
    text: 'After a purchase the dearer pictures move one place down, and a new one from the picture stack is placed on 15,000.',
  },
  {
    id: 'KM-8',
    text: 'Play a customer: lay a customer card from the hand face up on the table. This is allowed even if nobody has a picture that fits.',
  },
  {
    id: 'KM-9',
    text: 'The grey criterion says what the customer looks at: only pictures of one category, or only pictures of one of the named countries. Without a grey criterion any picture will do. A picture with two categories fits either.',
  },
  {
    id: 'KM-10',
    text: 'The black criterion says which picture the customer prefers: as famous, large, small, old or new as possible. There is exactly one on each card. Ruling: for "small" the smaller picture is better, because the printed table has that row the wrong way round. No two pictures share a figure.',
  },
  {
    id: 'KM-11',
    text: 'Offers: from the left neighbour clockwise, the player whose turn it is last, each is asked once: offer one fitting picture from the hand, face up, or pass. An offer must be strictly better on the black criterion than the best one so far. Ruling: nobody has to offer, because the word "must" in the rules limits what may be offered. A player without pictures is asked too, and can only pass.',
  },
  {
    id: 'KM-12',
    text: 'Sale: the best offer is sold. Picture and customer are discarded, and the seller gets the customer’s money from the bank, whoever’s turn it is. Ruling: other offered pictures return to their hands (and have been seen), because only the sold one is said to be discarded. Until the sale closes an offered picture counts as in its owner’s hand; the played customer is in neither hand nor discard pile.',
  },
  { id: 'KM-13', text: 'If nobody offers a picture, the customer is discarded and the turn ends.' },
  {
    id: 'KM-14',
    text: 'The game ends at once when a player has 125,000 or more after a sale, also when it is not their turn. That player wins.',
  },
  {
    id: 'KM-15',
    text: 'The game ends at once when the last customer card is drawn, or when the last picture is placed on the table. There is no further turn; the drawn customer is not played any more.',
  },
  {
    id: 'KM-16',
    text: 'Ranking: most cash first; then most pictures in hand; then the best-known single picture in hand. Who is still tied shares the place (1, 1, 3). Unsold pictures are worth nothing.',
  },
  {
    id: 'KM-17',
    text: 'Hidden: the hands and both stacks. Open: the sizes of hands and stacks, the price places, played customers, offers, and, by ruling, everybody’s cash (because every payment is public anyway) and both discard piles (because cards go there face up).',
  },
  {
    id: 'KM-18',
    text: 'No tells. Ruling: the service never passes for a player because of what the hand holds, and nothing that others can see depends on it, because a decision that is skipped tells what it was about. A player’s legal moves go to that player alone.',
  },
  {
    id: 'KM-19',
    text: 'A player who leaves. Ruling, because the rules do not speak of it: one may resign at any time once the cards are dealt. The hand goes out of play, an offered picture included: the counts are 0, the cards are in no discard pile, and they are shown after the end. The seat is skipped from then on. An offer already made stands: if it is sold the cash is recorded, but KM-14 does not apply to that seat. If the seat had played the customer, the sale goes on among the others, and then it is the next seat’s turn. Who left ranks below all who stayed, among themselves by cash; equal cash shares the place. When one seat is left (a bot counts) the game ends; an open sale is dropped and its customer discarded. Before the deal, leaving frees the seat.',
  },
  {
    id: 'KM-20',
    text: 'Bot seats are played by the service right away, each from what its own seat can see and nothing else.',
  },
  {
    id: 'KM-21',
    text: 'A player who is away. Ruling, because a table must be able to go on: the option turnSeconds (0 for no limit, else 60 to 1,209,600; three days if left out) is the time for each decision, the same for every kind. When the awaited seat has not moved by its deadline, any other seat may have it resigned (KM-19). Deleting a player resigns their seats.',
  },
];
