import { expect, it } from 'vitest'
import { accountOf, guestOf, tableWith } from '../accounts/testing/arrivals.ts'
import { testServer } from '../testing/test-server.ts'

it('a guest under the name of an account is told from it at every seat', async () => {
  const server = await testServer()
  const owner = await accountOf(server, 'Astrid')
  const id = await tableWith(owner.browser)
  // The first letter is a Cyrillic one.
  const guest = await guestOf(server, '\u0410strid')
  const { body } = await guest.browser.ask('POST', `/tables/${id}/seats`, {})
  const people = body.table.seats.map(({ person }: { person: object }) => person)
  expect(people).toEqual([
    { id: owner.id, name: 'Astrid' },
    { id: guest.id, name: '\u0410strid', namesake: true },
  ])
  const other = await guestOf(server, 'Bo')
  const quick = { game: 'blood-rage' }
  const found = await other.browser.ask('POST', '/tables/quick', quick)
  expect(found.body.table.seats[0].person).toEqual({ id: other.id, name: 'Bo' })
  const again = await guestOf(server, 'Astrid')
  const beside = await again.browser.ask('POST', '/tables/quick', quick)
  expect(beside.body.table.seats[beside.body.seat].person).toMatchObject({ namesake: true })
})
