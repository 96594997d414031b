import type { Seat } from '@meadhall/kernel'
import type { FromServer } from '@meadhall/protocol'
import type { Patron } from '../bot-workers/index.ts'
import type { Connection } from '../connections/connection.ts'
import { type Connected, NOBODY } from '../sharing/presence.ts'
import type { StepFrame } from './telling/telling.ts'

/** Who is at a table: connected to this process, or to others as far as they have told. */
export class Company {
  readonly connections = new Set<Connection>()
  /** Those who read too slowly: they get everything anew once they have caught up. */
  readonly #behind = new Set<Connection>()
  #elsewhere: Connected = NOBODY

  /** Others who are connected to other processes came or left. */
  elsewhere(connected: Connected): void {
    this.#elsewhere = connected
  }

  /** Somebody has gone; `false` where they were not here. */
  part(connection: Connection): boolean {
    this.#behind.delete(connection)
    return this.connections.delete(connection)
  }

  isBehind(connection: Connection): boolean {
    return this.#behind.has(connection)
  }

  /** A slow reader has read everything; whether it was one. */
  caughtUp(connection: Connection): boolean {
    return this.#behind.delete(connection)
  }

  /** For whom bots think here: whoever waits at the table, by where they come from. */
  patron(person: string): Patron {
    for (const { seat, address } of this.connections)
      if (seat !== null) return { address, person, isThere: true }
    return { address: '', person, isThere: this.#elsewhere.seats.length > 0 }
  }

  /** Those who are connected to this process. */
  get here(): Connected {
    const seats = [...this.connections].flatMap(({ seat }) => seat ?? [])
    return { seats, watching: this.connections.size - seats.length }
  }

  /** Whether somebody speaks for a seat, here or at another process. */
  has(seat: Seat): boolean {
    if (this.#elsewhere.seats.includes(seat)) return true
    for (const connection of this.connections) if (connection.seat === seat) return true
    return false
  }

  /** The seats somebody speaks for, and how many watch, at all processes. */
  get everywhere() {
    const { seats, watching } = this.here
    return {
      here: new Set([...seats, ...this.#elsewhere.seats]),
      watching: watching + this.#elsewhere.watching,
    }
  }

  tell(message: FromServer, whom: (connection: Connection) => boolean = () => true): void {
    const frame = JSON.stringify(message)
    for (const connection of this.connections) if (whom(connection)) connection.send(frame)
  }

  /** Tells somebody of a step, unless they are behind already. */
  tellStep(connection: Connection, frame: NonNullable<StepFrame>): void {
    if (this.isBehind(connection)) return
    if (!connection.sendStep(frame(connection))) this.#behind.add(connection)
  }
}
