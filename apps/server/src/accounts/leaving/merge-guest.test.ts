import { expect, it } from 'vitest'
import { Audit } from '../audit.ts'
import { People } from '../people.ts'
import { Sessions } from '../sessions.ts'
import { emptyDatabase, TestClock } from '../testing/index.ts'
import { mergeGuest } from './merge-guest.ts'

it('a guest whose move failed half-way is still there, and moves the next time', async () => {
  const clock = new TestClock()
  const { queries: db } = await emptyDatabase(clock)
  const people = new People(db, clock.now)
  const sessions = new Sessions(db, clock.now)
  const [guest, account] = [await people.guest('Guest'), await people.guest('Owner')]
  const token = await sessions.open(guest, 'cookie', '')
  let tries = 0
  const chat = {
    name: 'chat',
    exported: () => Promise.resolve(null),
    erased: () => Promise.resolve(),
    moved: () =>
      ++tries === 1 ? Promise.reject(new Error('the disk is full')) : Promise.resolve(),
  }
  const needs = {
    db,
    sessions,
    audit: new Audit(db, clock.now),
    changeTable: () => Promise.resolve(),
    personalData: [chat],
  }
  await expect(mergeGuest(needs, guest, account)).rejects.toThrow('the disk is full')
  expect(await sessions.who(token)).toEqual(guest)
  expect(await mergeGuest(needs, guest, account)).toBe(0)
  expect(await sessions.who(token)).toBeNull()
  expect(await people.byId(guest.id)).toBeNull()
})
