import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../storage/database.ts'
import { openTestDatabase } from '../storage/testing/test-database.ts'
import { openTestPostgres } from '../storage/testing/test-postgres.ts'
import { ChatStore } from './chat-store.ts'
import { ownChat } from './own-chat.ts'

describe.each([
  ['SQLite', openTestDatabase],
  ['PostgreSQL', openTestPostgres],
] as const)('what one has said, in %s', (_, open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('moves with a guest, is taken along, and loses its words and name', async () => {
    const { queries: db } = database
    const chats = new ChatStore(db)
    const own = ownChat(db)
    const line = {
      table_id: 't',
      at: 1,
      seat: 0,
      name: 'Olaf',
      text: 'Skål!',
      phrase: null,
      key: '1',
    }
    await chats.add({ ...line, person_id: 'guest' })
    await chats.add({ ...line, person_id: 'account', text: 'Hello!', phrase: 'hello' })
    await chats.add({ ...line, person_id: 'helga', name: 'Helga' })
    await chats.mute('guest', 'loki', true)
    await chats.mute('account', 'loki', true)
    await chats.mute('guest', 'helga', true)

    await own.moved('guest', 'account')
    expect(await own.exported('guest')).toEqual({ said: [], muted: [] })
    expect(await own.exported('account')).toMatchObject({
      said: [{ text: 'Skål!' }, { text: 'Hello!', phrase: 'hello' }],
      muted: expect.arrayContaining(['loki', 'helga']),
    })

    await own.erased('account')
    expect(await chats.since('t', 0, 10)).toMatchObject([
      { n: 1, name: 'somebody', text: '…' },
      { n: 2, name: 'somebody', text: '…', phrase: null },
      { n: 3, name: 'Helga', text: 'Skål!' },
    ])
    expect(await chats.mutesOf('account')).toEqual(new Set())
  })
})
