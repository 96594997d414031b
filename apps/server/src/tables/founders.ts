import { Allowance } from '../socket/limits.ts'
import type { TableStore } from '../storage/table-store.ts'
import { refuse } from './refused.ts'

/** How many tables one person may lay. */
export interface FoundingLimits {
  readonly perHour: number
  /** Tables that wait for their game at once. */
  readonly waiting: number
}

const USUAL: FoundingLimits = { perHour: 60, waiting: 20 }
const SECONDS_AN_HOUR = 3600
/** Whoever laid a table the longest ago is forgotten first. */
const MOST_REMEMBERED = 10_000

interface Founder {
  readonly allowance: Allowance
  /** The tables that waited when last looked. */
  waiting: readonly string[]
  turn: Promise<unknown>
}

/** Whoever lays tables in this process, and how many. */
export class Founders {
  readonly #tables: Pick<TableStore, 'stillWaiting'>
  readonly #now: () => number
  readonly #limits: FoundingLimits
  readonly #founders = new Map<string, Founder>()

  constructor(
    tables: Pick<TableStore, 'stillWaiting'>,
    now: () => number,
    limits: FoundingLimits = USUAL,
  ) {
    this.#tables = tables
    this.#now = now
    this.#limits = limits
  }

  /** Lets somebody lay a table, one after the other, or refuses. */
  async lay<T extends { readonly doc: { readonly id: string } }>(
    person: string,
    found: () => Promise<T>,
  ): Promise<T> {
    const founder = this.#founder(person)
    const laid = founder.turn.then(async () => {
      await this.#check(founder)
      const founded = await found()
      founder.waiting = [...founder.waiting, founded.doc.id]
      return founded
    })
    founder.turn = laid.catch(() => undefined)
    return await laid
  }

  #founder(person: string): Founder {
    const { perHour } = this.#limits
    const founder = this.#founders.get(person) ?? {
      allowance: new Allowance(perHour, perHour / SECONDS_AN_HOUR, this.#now),
      waiting: [],
      turn: Promise.resolve(),
    }
    this.#founders.delete(person)
    this.#founders.set(person, founder)
    const [oldest] = this.#founders.keys()
    if (this.#founders.size > MOST_REMEMBERED && oldest !== undefined) this.#founders.delete(oldest)
    return founder
  }

  async #check(founder: Founder): Promise<void> {
    const { waiting } = this.#limits
    if (founder.waiting.length >= waiting)
      founder.waiting = await this.#tables.stillWaiting(founder.waiting)
    if (founder.waiting.length >= waiting)
      throw refuse('too-many', 'too-many-waiting', { most: waiting })
    if (!founder.allowance.take()) throw refuse('too-many', 'too-many-tables')
  }
}
