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
