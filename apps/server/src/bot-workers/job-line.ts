import type { Job } from './job.ts'

/**
 * Jobs that wait for a thread, first come, first served; a table asks one question at a time, so this
 * is fair between tables. There is room for so many. Whoever finds none waits at the door and comes
 * in, in turn, when there is: a move is never lost for want of room.
 */
export class JobLine {
  readonly #room: number
  #inside: Job[] = []
  #atDoor: Job[] = []

  constructor(room: number) {
    this.#room = room
  }

  get length(): number {
    return this.#inside.length
  }

  get atDoor(): number {
    return this.#atDoor.length
  }

  /** Whether there was room at once. */
  enter(job: Job): boolean {
    const hasRoom = this.#inside.length < this.#room
    const where = hasRoom ? this.#inside : this.#atDoor
    where.push(job)
    return hasRoom
  }

  /** Puts a job that had its turn before all others: it has waited already. */
  comeBack(job: Job): void {
    this.#inside.unshift(job)
  }

  next(): Job | null {
    const job = this.#inside.shift() ?? null
    this.#letIn()
    return job
  }

  /** Takes out those that need not wait any longer. */
  takeOut(isDone: (job: Job) => boolean): Job[] {
    const done = [...this.#inside, ...this.#atDoor].filter(isDone)
    if (done.length === 0) return done
    const gone = new Set(done)
    this.#inside = this.#inside.filter((job) => !gone.has(job))
    this.#atDoor = this.#atDoor.filter((job) => !gone.has(job))
    this.#letIn()
    return done
  }

  #letIn(): void {
    const free = Math.max(0, this.#room - this.#inside.length)
    this.#inside.push(...this.#atDoor.splice(0, free))
  }
}
