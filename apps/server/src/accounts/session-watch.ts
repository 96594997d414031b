import type { Sessions } from './sessions.ts'
import { tokenHash } from './tokens.ts'

/** As long as for requests: so late another process's sign-out or ban is heard at most. */
const EVERY_MS = 3000
/** How many are asked about at once. */
const AT_ONCE = 500

/**
 * Looks after connections that stay open: whoever is signed out or banned is told at once, or within
 * seconds where it was done in another process. All are asked about together: a move costs nothing.
 */
export class SessionWatch {
  readonly #sessions: Sessions
  readonly #watched = new Map<string, Set<() => void>>()
  readonly #timer: NodeJS.Timeout
  #turn: Promise<void> = Promise.resolve()
  #isWaiting = false

  /** `fail` hears of a database that did not answer; it is asked again soon. */
  constructor(sessions: Sessions, fail: (error: unknown) => void) {
    this.#sessions = sessions
    this.#timer = setInterval(() => this.#lookSoon(fail), EVERY_MS)
    this.#timer.unref()
    sessions.onChange(() => this.#lookSoon(fail))
  }

  /** Calls back once when a session no longer lets anybody in; the result stops that. */
  watch(token: string, ended: () => void): () => void {
    const hash = tokenHash(token)
    const watchers = this.#watched.get(hash) ?? new Set()
    this.#watched.set(hash, watchers.add(ended))
    return () => {
      watchers.delete(ended)
      if (watchers.size === 0 && this.#watched.get(hash) === watchers) this.#watched.delete(hash)
    }
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#watched.clear()
  }

  /** However much happens at once, one look that begins later sees all of it. */
  #lookSoon(fail: (error: unknown) => void): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    this.#turn = this.#turn
      .then(() => {
        this.#isWaiting = false
        return this.#look()
      })
      .catch(fail)
  }

  async #look(): Promise<void> {
    const hashes = [...this.#watched.keys()]
    for (let from = 0; from < hashes.length; from += AT_ONCE) {
      const some = hashes.slice(from, from + AT_ONCE)
      const good = await this.#sessions.stillGood(some)
      for (const hash of some) if (!good.has(hash)) this.#end(hash)
    }
  }

  #end(hash: string): void {
    const watchers = this.#watched.get(hash) ?? []
    this.#watched.delete(hash)
    for (const ended of watchers) ended()
  }
}
