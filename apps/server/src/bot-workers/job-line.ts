import type { Job, Patron } from './job.ts'

/** A table that nobody waits at comes after all others, but not for longer than this. */
const LONG_MS = 15_000
/** What a choice is taken to need that has no time of its own, until it is known. */
const SHORT_MS = 5

/** How much thinking each of many has had, by a clock that goes on with what is dealt out. */
class Shares {
  readonly #had = new Map<string, number>()
  /** What the last who was served had had: nobody who comes anew counts as having had less. */
  #level = 0

  had(key: string): number {
    return Math.max(this.#had.get(key) ?? 0, this.#level)
  }

  serve(key: string, ms: number): void {
    this.#level = this.had(key)
    this.#had.set(key, this.#level + ms)
    // Who has had no more than all others need not be remembered.
    for (const [one, had] of this.#had) if (had <= this.#level) this.#had.delete(one)
  }

  /** It took less or more than was thought. */
  correct(key: string, ms: number): void {
    this.#had.set(key, (this.#had.get(key) ?? this.#level) + ms)
  }
}

/**
 * Jobs that wait for a thread. Tables at which somebody waits come first; then whoever has had the least
 * thinking, counted for each address, and in an address for each person: many tables of one give none of
 * the others' time. There is room for so many; whoever comes beyond that waits all the same, since a
 * move is never lost for want of room, but the pool can tell.
 */
export class JobLine {
  readonly #room: number
  readonly #addresses = new Shares()
  readonly #people = new Shares()
  readonly #again: Job[] = []
  #jobs: Job[] = []

  constructor(room: number) {
    this.#room = room
  }

  get length(): number {
    return Math.min(this.#all, this.#room)
  }

  get atDoor(): number {
    return Math.max(0, this.#all - this.#room)
  }

  get #all(): number {
    return this.#again.length + this.#jobs.length
  }

  /** Whether there was room. */
  enter(job: Job): boolean {
    this.#jobs.push(job)
    return this.#all <= this.#room
  }

  /** Puts a job that had its turn before all others: it has waited already. */
  comeBack(job: Job): void {
    this.#again.unshift(job)
  }

  next(now: number): Job | null {
    const again = this.#again.shift()
    if (again !== undefined) return again
    const job = this.#jobs.reduce<Job | null>(
      (first, one) => (first === null || this.#isBefore(one, first, now) ? one : first),
      null,
    )
    if (job === null) return null
    this.#jobs.splice(this.#jobs.indexOf(job), 1)
    const { address, person } = keysOf(job.patron)
    this.#addresses.serve(address, expected(job))
    this.#people.serve(person, expected(job))
    return job
  }

  /** A job was thought about for so long. */
  took(job: Job, ms: number): void {
    const { address, person } = keysOf(job.patron)
    this.#addresses.correct(address, ms - expected(job))
    this.#people.correct(person, ms - expected(job))
  }

  /** Takes out those that need not wait any longer. */
  takeOut(isDone: (job: Job) => boolean): Job[] {
    const done = [...this.#again, ...this.#jobs].filter(isDone)
    if (done.length === 0) return done
    const gone = new Set(done)
    this.#jobs = this.#jobs.filter((job) => !gone.has(job))
    this.#again.splice(0, Infinity, ...this.#again.filter((job) => !gone.has(job)))
    return done
  }

  /** Whether a job goes before another that came earlier. */
  #isBefore(job: Job, other: Job, now: number): boolean {
    const rank = (one: Job) => (one.patron.isThere || now - one.since >= LONG_MS ? 0 : 1)
    const [mine, theirs] = [keysOf(job.patron), keysOf(other.patron)]
    const order =
      rank(job) - rank(other) ||
      this.#addresses.had(mine.address) - this.#addresses.had(theirs.address) ||
      this.#people.had(mine.person) - this.#people.had(theirs.person)
    return order < 0
  }
}

/** A person counts anew at every address, so that nobody waits for what another did there. */
function keysOf({ address, person }: Patron) {
  return { address, person: `${address} ${person}` }
}

function expected({ limits }: Job): number {
  return limits.ms ?? SHORT_MS
}
