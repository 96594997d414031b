import { InTurn } from '@meadhall/kernel'
import type { Leases } from '../storage/leases.ts'

/** Something that is put in order now and then; the time is given. */
export interface Chore {
  readonly name: string
  run(now: number): Promise<void>
}

export interface TidyingNeeds {
  readonly leases: Pick<Leases, 'take' | 'release'>
  /** The name of this process among the others. */
  readonly process: string
  readonly chores: () => readonly Chore[]
  readonly now: () => number
  readonly fail: (error: unknown, chore: string) => void
}

/** No table is called so. */
const LEASE = '*tidying*'
const EVERY_MS = 10 * 60_000
/** Longer than it ever takes: of a process that died in the middle the next takes over after this. */
const LEASE_MS = 30 * 60_000

/** Puts things in order every few minutes. Of any number of processes one does it at a time. */
export class Tidying {
  readonly #needs: TidyingNeeds
  #timer: NodeJS.Timeout | null = null
  readonly #turn = new InTurn()

  constructor(needs: TidyingNeeds) {
    this.#needs = needs
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.#turn.take(() => this.run()).catch(() => undefined)
    }, EVERY_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer)
    await this.#turn.done()
  }

  /** Whether it was this process's turn. A chore that fails keeps no other from being done. */
  async run(): Promise<boolean> {
    const { leases, process, chores, now, fail } = this.#needs
    if (!(await leases.take(LEASE, process, LEASE_MS))) return false
    for (const chore of chores())
      await chore.run(now()).catch((error: unknown) => fail(error, chore.name))
    await leases.release(LEASE, process)
    return true
  }
}
