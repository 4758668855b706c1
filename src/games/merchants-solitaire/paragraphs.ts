/** The rules in plain English. Tests, refusals and the documents cite their numbers. */
export const paragraphs = [
  {
    id: 'MS-1',
    text: 'The 40 cards from ace to 10 are items: the suit is the type, the rank the value. The 12 jacks, queens and kings are customers: the suit is the type they prefer, and their influence is 1 (jack), 2 (queen) or 3 (king).',
  },
  {
    id: 'MS-2',
    text: 'Setup, in this order: the shuffled items lie face up as the inventory; its top eight stock shelves 1 to 8; the shuffled customers, with any Jokers, form the line; the next twelve items become the face-down used items, the first one taken being the first turned up; the next three are your starting guild standing. Seventeen items stay in the inventory.',
  },
  {
    id: 'MS-3',
    text: 'In each round the customer at the front brings the top used item, turned face up. Its offer is its money (jack 11, queen 12, king 13) plus the value of the used item. An ace brought by a customer always counts 11.',
  },
  {
    id: 'MS-4',
    text: 'You offer one or more items of the shop that come to exactly the same worth. Items of the used item’s type are free: they count 0 and may be added at will. Any other ace counts 11 or 1, each ace on its own, as fits. Ruling: an ace of the used item’s type counts 0 and nothing else, because “free” is said without exception while 1 is only a choice.',
  },
  {
    id: 'MS-5',
    text: 'A trade runs in this order: an item offered from the back leaves the inventory (MS-13); the used item goes under the inventory; the items given are put away from shelf 1 to 8, the back item last, however you listed them: those of the type the customer prefers join your guild standing, free ones too, the others are discarded; the customer is discarded (or joins standing, MS-12). After the last customer the verdict follows (MS-9).',
  },
  {
    id: 'MS-6',
    text: 'You may always decline, also when a trade is possible. It costs 1, 2 or 3 cards of guild standing (jack, queen, king). The lost cards, then the customer, then the used item are discarded. Ruling: the card added last is lost first and the starting cards go last, from the last one dealt, because standing is a pile.',
  },
  {
    id: 'MS-7',
    text: 'If standing would fall below 0 you are removed from the guild (removed-from-guild) and lose at once with score 0: all standing is discarded, the card added last first. To fall to exactly 0 is allowed. Ruling: the customer and its used item stay where they lie, because the removal is instant and comes before they are discarded.',
  },
  {
    id: 'MS-8',
    text: 'After each round empty shelves are restocked, 1 to 8, from the top of the inventory until it is empty. Nothing is restocked after the last customer. When the inventory is empty, a used item received goes on a shelf at once.',
  },
  {
    id: 'MS-9',
    text: 'After the last customer comes the verdict: your score is the number of cards of guild standing. Below 10 the game is lost (standing-too-low), with 10 or more it is won (verdict): 10–11 makes you a Novice, 12–13 a Journeyman, 14–15 a Master, 16–17 an Elder, 18 and more a Guildmaster.',
  },
  {
    id: 'MS-10',
    text: 'Open to see are the shop, the front customer and its used item, the top card of the inventory, your guild standing and the discard pile. Of the rest only the number of cards is known: the line behind the front customer (Jokers included), the used items still face down, the inventory with its top card.',
  },
  { id: 'MS-11', text: 'The four variants are independent switches. Any of them can be combined.' },
  {
    id: 'MS-12',
    text: 'Loyal Patrons (easier): in a trade of four or more items, free ones and the back item included, the customer joins your guild standing as its last card instead of being discarded.',
  },
  {
    id: 'MS-13',
    text: 'Let Me Check in the Back (easier): the top item of the inventory may be part of the offer. It leaves the inventory before the used item goes under it. With an empty inventory there is nothing in the back. Ruling: it is free where a shop item would be (MS-4, MS-14), because it is priced like one.',
  },
  {
    id: 'MS-14',
    text: 'Super Exclusive Offer (harder): items that match the used item’s type or its value are free. Value means rank here: an ace matches aces only.',
  },
  {
    id: 'MS-15',
    text: 'Vandals! (harder): one or two Jokers are shuffled into the line; they bring no used item. As soon as a Joker is at the front, at the setup too, it turns the item on the lowest shelf with a face-up item face down. That shelf is out of use for good: its item can’t be offered and nothing is put there. With no face-up item nothing happens. The Joker is discarded and the next card comes to the front; another Joker acts as well. Ruling: the Joker acts before shelves are restocked, because it acts as soon as it appears and the next step follows. Ruling: a Joker behind the last customer does nothing and stays in the line, because the game is over.',
  },
  {
    id: 'MS-16',
    text: 'The list of legal moves holds every set of items that matches the offer, and declining. Each entry tells how guild standing changes; for declining the number is negative.',
  },
] as const;
