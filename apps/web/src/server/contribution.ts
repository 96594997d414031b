import type { TableClient } from '@meadhall/client'
import { SECRET_BYTES, seatCommitment } from '@meadhall/fairness'
import { randomHex } from '../sources/random.ts'

const KEY = 'meadhall.contribution.'

/**
 * What this browser adds to a table's seed. Kept until it is shown, so that a page loaded anew can
 * still open what it was bound to; where nothing can be kept it lasts as long as the page.
 */
function secretFor(table: string): string {
  const kept = readKept(table)
  if (kept !== null) return kept
  const secret = randomHex(SECRET_BYTES)
  try {
    localStorage.setItem(KEY + table, secret)
  } catch {
    // A private window: the game is played all the same.
  }
  return secret
}

function readKept(table: string): string | null {
  try {
    return localStorage.getItem(KEY + table)
  } catch {
    return null
  }
}

/** Looks after one seat's part in the seed: binds it before the start, shows it when all are bound. */
export class Contribution {
  #secret: string | null = null
  #boundAt: number | null = null
  #shownAt: number | null = null

  /** Does what is to be done where the table stands, nothing twice. Call it after every message. */
  look(client: Pick<TableClient, 'table' | 'seat' | 'call'>): void {
    const { table, seat } = client
    const mine = seat === null ? undefined : table?.seats[seat]
    if (table === null || seat === null || mine === undefined) return
    if (table.phase !== 'waiting' && table.phase !== 'revealing') return this.#forget(table.id)
    this.#secret ??= secretFor(table.id)
    const commitment = seatCommitment(table.id, seat, this.#secret)
    if (table.phase === 'waiting' && this.#boundAt !== seat) {
      this.#boundAt = seat
      if (mine.commitment !== commitment) say(client, { type: 'commit', commitment })
    }
    // At a slow table one may be away when the game starts.
    const isTime = table.phase === 'revealing' || table.tempo.kind === 'slow'
    if (isTime && this.#shownAt !== seat && mine.commitment === commitment) {
      this.#shownAt = seat
      say(client, { type: 'reveal', contribution: this.#secret })
    }
  }

  #forget(table: string): void {
    if (this.#shownAt !== null && readKept(table) !== null) localStorage.removeItem(KEY + table)
  }
}

/** A game without this contribution is a game all the same. */
function say(client: Pick<TableClient, 'call'>, said: Parameters<TableClient['call']>[0]): void {
  client.call(said).catch(() => undefined)
}
