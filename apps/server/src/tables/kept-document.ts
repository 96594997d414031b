import { InTurn } from '@meadhall/kernel'
import { Refused } from '../refusing/refused.ts'
import type { Sharing } from '../sharing/sharing.ts'
import type { TableStore } from '../storage/table-store.ts'
import type { TableDoc } from '../table-doc/table-doc.ts'

export interface KeptNeeds {
  readonly tables: TableStore
  readonly sharing: Sharing
}

/** What somebody wants to be of a table; throws `Refused`. */
export type Command = (doc: TableDoc) => TableDoc

/** The document of a table as this process knows it. Changes come one after the other, each saved first. */
export class KeptDocument {
  readonly #needs: KeptNeeds
  readonly #taken: (before: TableDoc) => void
  #doc: TableDoc
  readonly #turn = new InTurn()

  /** `taken` is told whenever it is another one than before. */
  constructor(needs: KeptNeeds, doc: TableDoc, taken: (before: TableDoc) => void) {
    this.#needs = needs
    this.#doc = doc
    this.#taken = taken
  }

  get doc(): TableDoc {
    return this.#doc
  }

  /** Changes the document, in turn; where another process was first, once more on theirs. */
  change(command: Command): Promise<TableDoc> {
    return this.#turn.take(() => this.#change(command))
  }

  /** Reads the document anew: another process may have changed it. */
  async refresh(): Promise<void> {
    const stored = await this.#needs.tables.load(this.#doc.id)
    if (stored !== null && stored.doc.version > this.#doc.version) this.#take(stored.doc)
  }

  /** Settled once all changes that were asked for are done, well or not. */
  async done(): Promise<void> {
    await this.#turn.done()
  }

  async #change(command: Command): Promise<TableDoc> {
    const { tables, sharing } = this.#needs
    for (;;) {
      const wanted = await this.#after(command)
      if (wanted === this.#doc) return wanted
      // However many changes it is made of, it is saved over the version it was made from.
      const next = { ...wanted, version: this.#doc.version + 1 }
      if (await tables.save(next)) {
        this.#take(next)
        sharing.announce(next.id, { kind: 'table', version: next.version })
        return next
      }
      await this.refresh()
    }
  }

  /** What a command makes of the document. What is refused may be right where others changed it. */
  async #after(command: Command): Promise<TableDoc> {
    const { version } = this.#doc
    try {
      return command(this.#doc)
    } catch (error) {
      if (this.#needs.sharing.isAlone || !(error instanceof Refused)) throw error
      await this.refresh()
      if (this.#doc.version === version) throw error
      return command(this.#doc)
    }
  }

  #take(doc: TableDoc): void {
    const before = this.#doc
    this.#doc = doc
    this.#taken(before)
  }
}
