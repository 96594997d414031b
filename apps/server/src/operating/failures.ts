import { CarryOutFailure, type Match } from '@meadhall/match'
import type { RefusalCode } from '@meadhall/protocol'
import type { Logger } from 'pino'
import { StoreUnavailable } from '../storage/unavailable.ts'
import type { Faults } from './faults.ts'
import type { Metrics } from './metrics.ts'

/** The table at which something failed. */
interface Place {
  readonly id: string
  readonly match: Match | null
}

export interface FailureNeeds {
  readonly log: Logger
  readonly metrics: Metrics
  readonly faults: Faults
}

/** What becomes of what fails and is nobody's fault but ours: log, metrics, files for the operator. */
export class Failures {
  readonly #needs: FailureNeeds

  constructor(needs: FailureNeeds) {
    this.#needs = needs
  }

  /** Notes it, and says what the client whose message it was is told. */
  note(error: unknown, table: Place | null): RefusalCode {
    const { log } = this.#needs
    const at = table === null ? {} : { table: table.id }
    if (error instanceof StoreUnavailable) {
      log.warn({ err: error, ...at }, 'the store does not answer')
      return 'unavailable'
    }
    const fault = error instanceof CarryOutFailure ? this.#keep(error, table) : {}
    log.error({ err: error, ...at, ...fault }, 'something failed')
    return 'internal'
  }

  #keep(failure: CarryOutFailure, table: Place | null): { readonly fault?: string } {
    const { faults, metrics, log } = this.#needs
    metrics.faults.inc()
    if (table?.match == null) return {}
    try {
      const fault = faults.keep(table.match, failure)
      return fault === null ? {} : { fault }
    } catch (error) {
      log.error({ err: error, table: table.id }, 'the file of a fault could not be kept')
      return {}
    }
  }
}
