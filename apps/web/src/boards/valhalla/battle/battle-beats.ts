/** When what is told: lines from the first beat on, then the clash, the verdict, what came of it. */
export interface BattleBeats {
  readonly clash: number
  readonly verdict: number
  readonly all: number
}
