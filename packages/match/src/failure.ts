/** Why a match cannot be opened, or goes on no more. */
export type MatchProblem =
  | 'no-such-match'
  | 'unknown-game'
  /** It was played by rules that this program does not have yet. */
  | 'newer-rules'
  /** It was stored by a later version of this program. */
  | 'outdated'
  /** It is there, but not all of its journal is. */
  | 'moves-missing'
  /** What is stored of it cannot be what happened. */
  | 'damaged'

/** A match that cannot be opened, or goes on no more. */
export class MatchFailure extends Error {
  override readonly name = 'MatchFailure'
  readonly problem: MatchProblem
  constructor(problem: MatchProblem, detail: string) {
    super(detail)
    this.problem = problem
  }
}
