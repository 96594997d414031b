import type { Recognised } from './recognised.ts'

/** After so long another process's word (a sign-out, a ban) is heard. */
const FRESH_MS = 3000
const MOST = 20_000

interface Kept {
  readonly found: Recognised
  readonly until: number
}

/** Who was just recognised by which hash, for a few seconds. It can be thrown away at any time. */
export class SessionCache {
  readonly #now: () => number
  readonly #kept = new Map<string, Kept>()
  #turn = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Changes whenever something is dropped. */
  get turn(): number {
    return this.#turn
  }

  get(hash: string): Recognised | undefined {
    const kept = this.#kept.get(hash)
    return kept !== undefined && kept.until > this.#now() ? kept.found : undefined
  }

  /** Keeps what was looked up since `turn`, if nothing was dropped meanwhile. */
  put(hash: string, found: Recognised, turn: number): void {
    if (turn !== this.#turn) return
    if (this.#kept.size >= MOST) this.#kept.clear()
    this.#kept.set(hash, { found, until: this.#now() + FRESH_MS })
  }

  drop(hash: string): void {
    this.#turn += 1
    this.#kept.delete(hash)
  }

  forget(person: string): void {
    this.#turn += 1
    for (const [hash, { found }] of this.#kept) {
      if (found.person.id === person) this.#kept.delete(hash)
    }
  }
}
