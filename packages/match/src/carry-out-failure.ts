import type { Entry } from './journal.ts'

/**
 * The rules threw where they should have carried something out. The match is as it was; with its log
 * and the attempt whoever hosts it can write a file that reproduces the fault.
 */
export class CarryOutFailure extends Error {
  override readonly name = 'CarryOutFailure'
  /** What would have become the journal's next entry. */
  readonly attempt: Entry

  constructor(attempt: Entry, cause: unknown) {
    super(`entry ${attempt.seq} (${attempt.kind}) cannot be carried out: ${String(cause)}`, {
      cause,
    })
    this.attempt = attempt
  }

  /** The number that the entry would have had. */
  get seq(): number {
    return this.attempt.seq
  }
}

/** Does what an entry asks of the rules; whatever they throw is a `CarryOutFailure`. */
export function carryingOut<T>(attempt: Entry, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof CarryOutFailure ? error : new CarryOutFailure(attempt, error)
  }
}
