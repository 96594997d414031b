import type { Match, Position } from '@meadhall/match'
import type { TableDoc } from '../table-doc/table-doc.ts'
import type { Results } from './results.ts'

export interface SettlingNeeds {
  readonly results: Results
  /** Told of what went wrong; the next sweep tries again. */
  readonly fail: (error: unknown, table: string) => void
}

/** What is looked at of a table that is open here. */
interface OpenTable {
  readonly doc: TableDoc
  readonly match: Pick<Match, 'position'> | null
}

/** So many are looked at in one sweep; the rest comes in the next. */
const SWEPT = 200

/** Has results written down once their games are over: at once where this process sees it, or later. */
export class Settling {
  readonly #needs: SettlingNeeds
  /** Tables that are open here and need not be looked at again. */
  readonly #done = new Set<string>()
  readonly #underWay = new Set<Promise<void>>()

  constructor(needs: SettlingNeeds) {
    this.#needs = needs
  }

  /** Something has changed at a table. */
  look({ doc: { id, phase }, match }: OpenTable): void {
    if (phase !== 'over' || this.#done.has(id)) return
    this.#done.add(id)
    const work = this.#settle(id, match?.position).finally(() => this.#underWay.delete(work))
    this.#underWay.add(work)
  }

  /** The table is no longer open here. */
  forget(table: string): void {
    this.#done.delete(table)
  }

  /** Does what was missed: a process may have stopped after the end of a game. */
  async sweep(): Promise<void> {
    for (const id of await this.#needs.results.unsettled(SWEPT)) await this.#settle(id)
  }

  /** Settled once all that was begun is done. */
  async atRest(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  async #settle(id: string, end?: Position): Promise<void> {
    try {
      await this.#needs.results.settle(id, end)
    } catch (error) {
      this.#done.delete(id)
      this.#needs.fail(error, id)
    }
  }
}
