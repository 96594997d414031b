import { expect, it, vi } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

/** The people who are away while a table waits for them, as it is stored. */
function awaited({ database }: TestServer) {
  return database.queries.selectFrom('notice_waits').select(['person_id', 'table_id']).execute()
}

it('a table says who is away while it waits for them, and that they are back', async () => {
  const server = await testServer()
  const token = await server.guest('Anna')
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'thrall' }]
  const { body } = await server.api('POST', '/tables', token, { game: 'valhalla', seats })
  const { id } = body.table
  expect((await server.api('POST', `/tables/${id}/seats`, token, { seat: 0 })).status).toBe(201)
  expect((await server.api('POST', `/tables/${id}/start`, token)).status).toBe(200)
  await vi.waitFor(async () => expect(await awaited(server)).toMatchObject([{ table_id: id }]))
  const client = server.join(id, { hello: { token } })
  await vi.waitFor(async () => expect(await awaited(server)).toEqual([]))
  client.close()
  await vi.waitFor(async () => expect(await awaited(server)).toMatchObject([{ table_id: id }]))
})
