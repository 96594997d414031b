/** A game's second opinion: the same random battle played by the engine and by the reference. */
export interface Comparison {
  readonly game: 'blood-rage' | 'valhalla'
  /** How many battles `npm run reference` plays, and how many the tests. */
  readonly battles: { readonly whole: number; readonly short: number }
  /** Plays one battle in both; what differs, in words, or null. */
  compare(seed: string): string | null
  /** What the battles so far have met, and how often: shows that the rare meetings were reached. */
  readonly met?: ReadonlyMap<string, number>
}
