import type { Decision, Emit, GameTypes, ScenarioGame, Seat, TeamTable } from '@meadhall/kernel'
import type { Goal, GoalKind } from './goal.ts'

/** One way an action can end, and how likely it is. */
export interface Outcome<G extends GameTypes> {
  readonly state: G['state']
  readonly chance: number
}

/** What the prover must know of a game beyond its rules. */
export interface PuzzleGame<G extends GameTypes> {
  readonly scenarios: ScenarioGame<G>
  readonly goals: Readonly<Record<string, GoalKind<G>>>
  /** Whether an event ends the time in which a goal is looked at. */
  ends(event: G['event'], until: Goal['until']): boolean
  /**
   * Every way an action can end, each on a state of its own. `hear` is called with each such state
   * before anything happens in it, and is told of it while it happens.
   */
  outcomes(
    state: Readonly<G['state']>,
    action: G['action'],
    hear: (state: G['state']) => Emit<G['event']>,
  ): Outcome<G>[]
  /** The legal answers that lead to different things: what is weighed. */
  answers(state: Readonly<G['state']>, decision: Decision): G['action'][]
  /** Who sits there by which options. */
  table(state: Readonly<G['state']>): TeamTable<G>
  /** The same for states that can go on in the same ways. */
  key(state: Readonly<G['state']>): string
  /** Takes away what only the maker of a position may know: how the next dice fall. */
  forget(state: G['state']): void
  /** What others hold that a seat cannot see, in a few letters: what makes imagined worlds differ. */
  hidden(state: Readonly<G['state']>, seat: Seat): string
}
