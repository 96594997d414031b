/** A table to try: how many players, and what was chosen. */
export interface TrialSetup {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}

/** What a game gives to those who try it at random: fuzzing, recording, measuring. */
export interface Trials<S> {
  /** Throws where a state breaks what must always hold. */
  check(state: Readonly<S>): void
  /** Set-ups that together use every player count, module and variant. */
  readonly setups: readonly TrialSetup[]
  /** A set-up for a number: over many numbers every allowed combination comes up. */
  setupOf(number: number): TrialSetup
}
