import { IllegalAction } from '@meadhall/kernel'
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

/** What kind of failure an error is. */
export function failureOf(error: unknown): Failure {
  if (error instanceof HostFailure) return error.failure
  // A log with a move in it that the rules forbid.
  return error instanceof IllegalAction ? 'damaged' : 'broken'
}
