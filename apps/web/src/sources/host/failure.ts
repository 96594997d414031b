import { MatchFailure, type MatchProblem } from '@meadhall/match'
import type { Failure } from './protocol.ts'

/** Why a game could not be opened. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure'
  readonly failure: Failure
  constructor(failure: Failure, detail: string) {
    super(detail)
    this.failure = failure
  }
}

/** What a problem of a match is to whoever looks at the page. */
const FAILURES: Readonly<Record<MatchProblem, Failure>> = {
  'no-such-match': 'no-such-game',
  'unknown-game': 'damaged',
  'newer-rules': 'newer-rules',
  outdated: 'outdated',
  'moves-missing': 'moves-missing',
  damaged: 'damaged',
}

export function failureFor(problem: MatchProblem): Failure {
  return FAILURES[problem]
}

/** What kind of failure an error is. */
export function failureOf(error: unknown): Failure {
  if (error instanceof HostFailure) return error.failure
  return error instanceof MatchFailure ? failureFor(error.problem) : 'broken'
}
