import type { FromLobby, TableListed, TablesPage } from '@meadhall/protocol'
import { isWithout } from '../tables/games/listing.ts'

/** Somebody who looks at the lobby. */
export interface LobbyWatcher {
  /** Whom they do not want to meet, and who does not want to meet them. */
  readonly shunned: ReadonlySet<string>
  send(text: string): void
}

export interface LobbyNeeds {
  /** The public tables that wait for players, the latest first. */
  open(): Promise<TablesPage>
  readonly fail: (error: unknown) => void
  /** How often it is looked for changes. */
  readonly everyMs?: number
}

const EVERY_MS = 1000

/**
 * Tells those who look at the lobby what changes there. While anybody looks, this process reads the
 * open tables once a second, however many look: nothing has to be announced between processes, and
 * nothing that was missed stays missed.
 */
export class LobbyFeed {
  readonly #needs: LobbyNeeds
  readonly #watchers = new Set<LobbyWatcher>()
  #page: TablesPage = { tables: [], next: null }
  #texts: ReadonlyMap<string, string> = new Map()
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> | null = null

  constructor(needs: LobbyNeeds) {
    this.#needs = needs
  }

  get size(): number {
    return this.#watchers.size
  }

  /** Tells somebody how the lobby is, and from now on what changes; the result ends that. */
  async watch(watcher: LobbyWatcher): Promise<() => void> {
    if (this.#watchers.size === 0) await this.#lookNow()
    const tables = this.#page.tables.filter((table) => isWithout(table, watcher.shunned))
    watcher.send(textOf({ type: 'lobby', tables, next: this.#page.next }))
    this.#watchers.add(watcher)
    this.#timer ??= this.#begin()
    return () => this.#leave(watcher)
  }

  #begin(): NodeJS.Timeout {
    const timer = setInterval(() => void this.#lookNow(), this.#needs.everyMs ?? EVERY_MS)
    return timer.unref()
  }

  #leave(watcher: LobbyWatcher): void {
    this.#watchers.delete(watcher)
    if (this.#watchers.size > 0 || this.#timer === null) return
    clearInterval(this.#timer)
    this.#timer = null
  }

  /** One look at a time: where the database is slow the next is left out. */
  #lookNow(): Promise<void> {
    this.#looking ??= this.#look()
      .catch(this.#needs.fail)
      .finally(() => {
        this.#looking = null
      })
    return this.#looking
  }

  async #look(): Promise<void> {
    const page = await this.#needs.open()
    const { tables } = page
    const texts = new Map(tables.map((table) => [table.id, JSON.stringify(table)]))
    const put = tables.filter(({ id }) => this.#texts.get(id) !== texts.get(id))
    const gone = [...this.#texts.keys()].filter((id) => !texts.has(id))
    this.#page = page
    this.#texts = texts
    if (put.length + gone.length === 0) return
    const text = textOf({ type: 'lobby-change', put, gone })
    for (const watcher of this.#watchers)
      watcher.send(watcher.shunned.size === 0 ? text : textOf(changeFor(watcher, put, gone)))
  }
}

/** A table where somebody has sat down whom they do not want to meet is gone for them. */
function changeFor(
  { shunned }: LobbyWatcher,
  put: readonly TableListed[],
  gone: readonly string[],
): FromLobby {
  const shut = put.filter((table) => !isWithout(table, shunned)).map(({ id }) => id)
  return {
    type: 'lobby-change',
    put: put.filter(({ id }) => !shut.includes(id)),
    gone: [...gone, ...shut],
  }
}

function textOf(told: FromLobby): string {
  return JSON.stringify(told)
}
