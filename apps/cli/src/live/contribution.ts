import { randomBytes } from 'node:crypto'
import type { TableClient } from '@meadhall/client'
import { SECRET_BYTES, seatCommitment, secretOf } from '@meadhall/fairness'

/** What this terminal adds to a game's seed: bound to it before the start, shown when all are. */
export class Contribution {
  readonly #secret = secretOf(randomBytes(SECRET_BYTES))
  #isBound = false
  #isShown = false

  commitment(table: string, seat: number): string {
    return seatCommitment(table, seat, this.#secret)
  }

  /** Does what is to be done where the table stands. Nothing twice: another device may have its own. */
  look(client: TableClient): void {
    const { table, seat } = client
    const mine = seat === null ? undefined : table?.seats[seat]
    if (table === null || seat === null || mine === undefined) return
    const commitment = this.commitment(table.id, seat)
    if (table.phase === 'waiting' && !this.#isBound) {
      this.#isBound = true
      if (mine.commitment !== commitment) this.#call(client, { type: 'commit', commitment })
    }
    if (table.phase === 'revealing' && !this.#isShown && mine.commitment === commitment) {
      this.#isShown = true
      this.#call(client, { type: 'reveal', contribution: this.#secret })
    }
  }

  /** A game without this contribution is a game all the same. */
  #call(client: TableClient, said: Parameters<TableClient['call']>[0]): void {
    client.call(said).catch(() => undefined)
  }
}
