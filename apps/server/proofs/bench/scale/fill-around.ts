import type { Batches } from './batches.ts'
import type { FillNeeds } from './fill-needs.ts'
import { DAY_MS, personId, personName, STAR, scattered, tableId } from './world.ts'

/** A tenth of the sessions have run out; a twentieth of the people are guests who are gone. */
const RUN_OUT = 10
const GONE = 20
const MOST_BLOCKED = 200
/** As long as a real one, of a game that ended days ago. */
const SNAPSHOT = JSON.stringify({ filler: 'x'.repeat(20_000) })

/** All that is not games: people, sessions, what was done, told and blocked, and what is to be tidied. */
export async function fillAround(batches: Batches, needs: FillNeeds): Promise<void> {
  const { size, now } = needs
  for (let n = 0; n < size.people; n++) {
    addPerson(batches, n, now)
    await batches.flushIfFull()
  }
  for (let n = 0; n < size.people / GONE; n++) {
    const id = `gone-${n}`
    batches.add('people', [id, 'Gone', 'guest', now - 90 * DAY_MS, now - 60 * DAY_MS, null])
    await batches.flushIfFull()
  }
  for (let n = 0; n < size.people * 2; n++) {
    addDeed(batches, needs, n)
    await batches.flushIfFull()
  }
  addBlocks(batches, needs)
  for (let n = 0; n < size.games / 500; n++) {
    batches.add('snapshots', [tableId(n), 1, SNAPSHOT])
    await batches.flushIfFull()
  }
}

function addPerson(batches: Batches, n: number, now: number): void {
  const isAccount = n % 2 === 0
  const touched = now - scattered(n, 400) * DAY_MS
  const name = personName(n)
  const who = [personId(n), name, isAccount ? 'account' : 'guest']
  batches.add('people', [...who, touched, touched, isAccount ? `key ${n}` : null])
  const expires = n % RUN_OUT === 0 ? now - DAY_MS : now + 90 * DAY_MS
  const kind = ['cookie', 'a browser', touched, touched, expires] as const
  batches.add('sessions', [`hash-${n}`, personId(n), ...kind])
}

/** Two lines in the book for each person, and a report for every fifth line, most of them closed. */
function addDeed(batches: Batches, { size, now }: FillNeeds, n: number): void {
  const at = now - scattered(n, 300) * DAY_MS - n
  const id = `${String(n).padStart(8, '0')}-1111-4000-8000-000000000000`
  const person = personId(scattered(n, size.people))
  batches.add('audit', [id, at, person, 'signed-in', person, null])
  if (n % 5 !== 0) return
  const by = personId(n % size.people)
  const table = tableId(scattered(n, size.games))
  const closed = n % 50 === 0 ? null : at + 1000
  batches.add('reports', [id, at, by, person, table, 'was rude', closed, closed && 'done'])
}

function addBlocks(batches: Batches, { size, now }: FillNeeds): void {
  const count = Math.min(MOST_BLOCKED, Math.floor(size.people / 20))
  for (let n = 0; n < count; n++) {
    const other = size.people - 1 - n
    batches.add('blocks', [personId(STAR), personId(other), now - n])
    batches.add('blocks', [personId(other - count), personId(STAR), now - n])
  }
}
