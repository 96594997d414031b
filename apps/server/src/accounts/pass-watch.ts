import { InTurn } from '@meadhall/kernel'

/** As long as for requests: so late another process's sign-out or ban is heard at most. */
const EVERY_MS = 3000
/** How many are asked about at once. */
const AT_ONCE = 500

/** What lets people in, known by its hash: a session, or the link to a seat. */
export interface Passes {
  /** Which of these hashes still let somebody in. */
  stillGood(hashes: readonly string[]): Promise<ReadonlySet<string>>
  /** Calls back whenever one may have ended in this process. */
  onChange(changed: () => void): void
}

/**
 * Looks after connections that stay open: whoever is signed out or banned is told at once, or within
 * seconds where it was done in another process. All are asked about together, also those who only
 * listen.
 */
export class PassWatch {
  readonly #passes: Passes
  readonly #watched = new Map<string, Set<() => void>>()
  readonly #timer: NodeJS.Timeout
  readonly #turn = new InTurn()
  #isWaiting = false

  /** `fail` hears of a database that did not answer; it is asked again soon. */
  constructor(passes: Passes, fail: (error: unknown) => void) {
    this.#passes = passes
    this.#timer = setInterval(() => this.#lookSoon(fail), EVERY_MS)
    this.#timer.unref()
    passes.onChange(() => this.#lookSoon(fail))
  }

  /** Calls back once when what has this hash no longer lets anybody in; the result stops that. */
  watch(hash: string, ended: () => void): () => void {
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
    this.#turn
      .take(() => {
        this.#isWaiting = false
        return this.#look()
      })
      .catch(fail)
  }

  async #look(): Promise<void> {
    const hashes = [...this.#watched.keys()]
    for (let from = 0; from < hashes.length; from += AT_ONCE) {
      const some = hashes.slice(from, from + AT_ONCE)
      const good = await this.#passes.stillGood(some)
      for (const hash of some) if (!good.has(hash)) this.#end(hash)
    }
  }

  #end(hash: string): void {
    const watchers = this.#watched.get(hash) ?? []
    this.#watched.delete(hash)
    for (const ended of watchers) ended()
  }
}
