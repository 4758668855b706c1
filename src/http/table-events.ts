/** What the table's own events mean, for the rulesets' answers. */
export const TABLE_EVENTS = {
  gameCreated:
    'The game was created, with its options, its kind of deal, and the commitment to the cards of a secret one.',
  seatTaken: 'A player or a bot sat down.',
  seatLeft: 'A seat is open again at a table that still waits for players.',
  dealt:
    'The cards were put in order, shuffled or as given; `piles` has the size of each pile. What is turned up or handed out follows, card by card.',
  moveTakenBack: 'Moves were taken back: from here on the game is as it was at `toVersion`.',
  hintGiven: 'The player asked for a hint and was shown this move.',
  seatResigned: 'A seat gave up, or was given up for it because its time had run out.',
  gameFinished: 'The game is over, with its outcome.',
} as const;
