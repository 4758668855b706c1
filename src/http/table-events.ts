/** What the table's own events mean, for the rulesets' answers. */
export const TABLE_EVENTS = {
  gameCreated: 'The game was created: its options, its kind of deal, and the commitment to a secret one.',
  seatTaken: 'A player or a bot sat down.',
  seatLeft: 'A seat of a waiting table is open again.',
  dealt: 'The piles were ordered; their sizes. What is turned up or handed out follows, fact by fact.',
  moveTakenBack: 'Moves were taken back: from here on the game is as it was at `toVersion`.',
  hintGiven: 'The player asked for a hint and got this move.',
  seatResigned: 'A seat gave up, or was resigned because its time was up.',
  gameFinished: 'The game is over, with its outcome.',
} as const;
