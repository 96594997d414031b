/** What things are worth to one who plays alone, in monster cards beaten: found by playing. */
export const COSTS = {
  /** A point of glory in Valhalla: strength for good. */
  glory: 0.06,
  /** A warrior that leaves the squad. */
  warrior: 0.06,
  /** A battle lost, for the cards of the deck that go with it. */
  failed: 0.5,
  shield: 0.2,
  /** The last shield. */
  game: 3,
  /** A tactic spent, and one that is of no use any more. */
  tactic: 0.3,
  tiny: 0.001,
} as const
