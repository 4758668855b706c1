/** The rules of Picture Gallery, paragraph by paragraph. Refusals and tests name them by their ids. */
export const paragraphs: readonly { readonly id: string; readonly text: string }[] = [
  {
    id: 'PG-1',
    text: 'Cards. Two decks of 52 cards are shuffled together. Every card is there twice, so a move names places, never cards.',
  },
  {
    id: 'PG-2',
    text: 'Places. The gallery has three rows of eight places: top T1–T8, middle M1–M8, bottom B1–B8. Below it lie eight reserve piles R1–R8. The stock lies face down; the ace pile lies beside it.',
  },
  {
    id: 'PG-3',
    text: 'Sequences. A pile of the top row grows 2-5-8-J, one of the middle row 3-6-9-Q, one of the bottom row 4-7-10-K. A gallery pile is started when its bottom card is a start card of its row (2, 3 or 4, of any suit) and finished when it has four cards.',
  },
  {
    id: 'PG-4',
    text: 'Setup. Twenty-four cards are dealt face up to the gallery (T1 to T8, M1 to M8, B1 to B8), then eight to the reserve (R1 to R8). The other 72 are the stock.',
  },
  {
    id: 'PG-5',
    text: 'Available cards. The top card of each reserve pile, and the single card of a gallery place whose pile is not started.',
  },
  {
    id: 'PG-6',
    text: 'Placed cards stay. A card on a started pile does not move again. Ruling: because otherwise cards could hop between equal piles for ever, and "no more moves" would mean nothing.',
  },
  {
    id: 'PG-7',
    text: 'Aces. An available ace may be put on the ace pile; an ace from the gallery leaves a gap. Ruling: this is a move of the player, and an open ace does not forbid dealing a row, because aces are put out by hand at a real table too; only with `dealing: "when-stuck"` it does, being a legal move. With `aces: "automatic"` the game puts them out after the setup and after each move: it looks at T1–T8, M1–M8, B1–B8, R1–R8, each place once per pass (a pile refilled in a pass is looked at again in the next), until a pass finds none.',
  },
  { id: 'PG-8', text: 'Gaps. An empty gallery place takes only a start card of its row.' },
  {
    id: 'PG-9',
    text: 'Building. On a started pile goes the card of the same suit that is three higher than its top card. A single card in a wrong row cannot be built on.',
  },
  {
    id: 'PG-10',
    text: 'One card at a time: an available card goes to a gap (PG-8), to a started pile (PG-9), or to an empty reserve place where PG-12 or the variant allows it. There any available card may go, an ace too.',
  },
  {
    id: 'PG-11',
    text: 'Refilling. When a reserve pile becomes empty while the stock has cards, the top card of the stock goes there at once, as part of the same move.',
  },
  {
    id: 'PG-12',
    text: 'Stock used up. Once the stock is empty, any available card may go to an empty reserve place.',
  },
  {
    id: 'PG-13',
    text: 'No idle moves. The only card of a reserve pile may not go to another empty reserve place. Ruling: because such moves could go on for ever; in Mod3 the column can matter for the next row, and that is given up.',
  },
  {
    id: 'PG-14',
    text: 'Dealing. Eight cards of the stock are turned up, one on each reserve pile from left to right; when fewer are left, the leftmost piles get them. Ruling: a row may be dealt whenever the stock has cards, because good play holds some moves back. With `dealing: "when-stuck"` it may be dealt only when no other move is legal.',
  },
  {
    id: 'PG-15',
    text: 'The end. The game is won (gallery-complete) when all 24 piles are finished and the eight aces are on the ace pile. It is lost (no-moves-left) when the stock is empty and no move is legal. It always ends; the longest game known took 145 moves.',
  },
  {
    id: 'PG-16',
    text: 'Variants. `standard`: as described. `royal-parade`: the eight aces are taken out before the shuffle and lie on the ace pile (96 cards, 64 in the stock); empty reserve places are not refilled and take nothing until the next row is dealt. Ruling: PG-12 does not apply there, because with it the game would be far easier than the one win in thirty it is known for. `last-row-backwards`: when eight cards or fewer are left in the stock, the row may also be dealt from right to left, the first card to R8. Ruling: this is said before the cards are seen and needs no reason, because it is the simplest reading; any other row is dealt from left to right. `mod3`: empty reserve places are not refilled, and take any available card at any time (but see PG-13).',
  },
  {
    id: 'PG-17',
    text: 'Open information. Everybody sees every card but those in the stock, and how many those are.',
  },
  {
    id: 'PG-18',
    text: 'A dead start, with no started pile and no ace in the gallery, is played as it was dealt.',
  },
];
