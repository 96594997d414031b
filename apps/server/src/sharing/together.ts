import { setInterval } from 'node:timers'
import type { Bus, BusMessage, Told } from '../bus/bus.ts'
import type { Leases } from '../storage/leases.ts'
import type { Head } from './heads.ts'
import { NOBODY, Presence } from './presence.ts'
import type { SharedTable, Sharing } from './sharing.ts'

/** How long words count. */
export interface SharingTimes {
  /** How long a table's bots and clocks are this process's without another word. */
  readonly leaseMs: number
  /** How often leases are renewed, presence is told, and what was missed is looked for. */
  readonly beatMs: number
}

export const USUAL_TIMES: SharingTimes = { leaseMs: 6_000, beatMs: 2_000 }

export interface TogetherNeeds {
  readonly bus: Bus
  readonly leases: Leases
  /** How far these tables are in the store. */
  heads(tables: readonly string[]): Promise<readonly Head[]>
  /** The name of this process among the others. */
  readonly process: string
  readonly times: SharingTimes
  readonly now: () => number
  readonly fail: (error: unknown) => void
}

interface Attended {
  readonly table: SharedTable
  readonly presence: Presence
  readonly unsubscribe: () => void
}

/**
 * Many processes over one database. Each may have any table open; what one stores the others hear of
 * over the bus and read from the store, and what was not heard they find by themselves at the next
 * beat. A table's bots, clocks and notices are run by the one that holds its lease.
 */
export class Together implements Sharing {
  readonly isAlone = false
  readonly #needs: TogetherNeeds
  readonly #tables = new Map<string, Attended>()
  readonly #timer: NodeJS.Timeout
  #beating: Promise<void> = Promise.resolve()
  #isBeating = false

  constructor(needs: TogetherNeeds) {
    this.#needs = needs
    this.#timer = setInterval(() => this.#beat(), needs.times.beatMs)
    this.#timer.unref()
  }

  attend(table: SharedTable): void {
    const presence = new Presence()
    const attended: Attended = {
      table,
      presence,
      unsubscribe: this.#needs.bus.subscribe(table.id, (message) => this.#hear(attended, message)),
    }
    this.#tables.set(table.id, attended)
    this.#attempt(this.#lease([table.id]))
  }

  leave(table: SharedTable): void {
    const { bus, leases, process } = this.#needs
    this.#tables.get(table.id)?.unsubscribe()
    this.#tables.delete(table.id)
    bus.publish(table.id, { kind: 'presence', process, ...NOBODY })
    this.#attempt(leases.release(table.id, process))
  }

  announce(table: string, message: Told): void {
    this.#needs.bus.publish(table, message)
  }

  peopled(table: SharedTable): void {
    const { bus, process } = this.#needs
    bus.publish(table.id, { kind: 'presence', process, ...table.here })
  }

  /** Others may take up at once what this process has run. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#beating
    await this.#needs.leases.releaseAll(this.#needs.process)
    await this.#needs.bus.close()
  }

  #hear({ table, presence }: Attended, message: BusMessage): void {
    switch (message.kind) {
      case 'game':
        if (message.seq > table.revision) this.#attempt(table.catchUp(message.seq))
        return
      case 'table':
        if (message.version > table.version) this.#attempt(table.catchUp())
        return
      case 'chat':
        return this.#attempt(table.catchUpChat())
      case 'gap':
        return this.#attempt(table.catchUp().then(() => table.catchUpChat()))
      case 'presence': {
        const { process, times, now } = this.#needs
        if (message.process === process) return
        const until = now() + times.leaseMs
        if (presence.hear(message.process, message, until)) table.elsewhere(presence.around)
      }
    }
  }

  /** One at a time: where the database is slow the next beat is left out. */
  #beat(): void {
    if (this.#isBeating) return
    this.#isBeating = true
    this.#beating = this.#keepTogether()
      .catch(this.#needs.fail)
      .finally(() => {
        this.#isBeating = false
      })
  }

  async #keepTogether(): Promise<void> {
    const ids = [...this.#tables.keys()]
    for (const { table, presence } of this.#tables.values()) {
      if (presence.expire(this.#needs.now())) table.elsewhere(presence.around)
      if (table.here.seats.length + table.here.watching > 0) this.peopled(table)
    }
    await this.#lease(ids)
    for (const head of await this.#needs.heads(ids)) await this.#catchUp(head)
  }

  async #catchUp({ id, version, seq }: Head): Promise<void> {
    const table = this.#tables.get(id)?.table
    if (table !== undefined && (version > table.version || seq > table.revision))
      await table.catchUp()
  }

  /** Takes what is free and prolongs what is held; the rest is run by others. */
  async #lease(tables: readonly string[]): Promise<void> {
    const { leases, process, times } = this.#needs
    const held = new Set(await leases.takeAll(tables, process, times.leaseMs))
    for (const id of tables) this.#tables.get(id)?.table.run(held.has(id))
  }

  #attempt(work: Promise<unknown>): void {
    work.catch(this.#needs.fail)
  }
}
