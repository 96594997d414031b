import { onTestFinished } from 'vitest'
import type { Database } from '../../storage/database.ts'
import { openTestDatabase } from '../../storage/testing/test-database.ts'

/** A database of its own for one test, closed with it. */
export async function emptyDatabase(clock: TestClock): Promise<Database> {
  const database = await openTestDatabase(clock.now)
  onTestFinished(() => database.close())
  return database
}

/** A clock that stands still until it is told to go on. */
export class TestClock {
  #time = Date.UTC(2026, 10, 15)

  readonly now = (): number => this.#time

  pass(ms: number): void {
    this.#time += ms
  }
}
