import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { People } from '../accounts/people.ts'
import { exportOf } from '../accounts/testing/export-of.ts'
import type { Database } from '../storage/database.ts'
import { openTestDatabase } from '../storage/testing/test-database.ts'
import { openTestPostgres } from '../storage/testing/test-postgres.ts'
import { ChatStore, MOST_MUTED } from './chat-store.ts'
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
    const { queries: db, reads } = database
    const chats = new ChatStore(db)
    const own = ownChat(db, reads)
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
    const people = new People(db)
    const [loki, helga] = [(await people.guest('Loki')).id, (await people.guest('Helga')).id]
    expect(await chats.mute('guest', loki)).toBe('muted')
    expect(await chats.mute('account', loki)).toBe('muted')
    expect(await chats.mute('guest', helga)).toBe('muted')

    await own.moved('guest', 'account')
    expect(await exportOf(own, 'guest')).toEqual({ said: [], muted: [] })
    expect(await exportOf(own, 'account')).toMatchObject({
      said: [{ text: 'Skål!' }, { text: 'Hello!', phrase: 'hello' }],
      muted: expect.arrayContaining([loki, helga]),
    })

    await own.erased('account')
    expect(await chats.since('t', 0, 10)).toMatchObject([
      { n: 1, name: 'somebody', text: '…' },
      { n: 2, name: 'somebody', text: '…', phrase: null },
      { n: 3, name: 'Helga', text: 'Skål!' },
    ])
    expect(await chats.mutesOf('account')).toEqual(new Set())
  })

  it('is not kept from reaching others by mutes of nobody, nor by mutes without an end', async () => {
    const { queries: db } = database
    const [chats, people] = [new ChatStore(db), new People(db)]
    expect(await chats.mute('grim', 'nobody')).toBe('nobody')
    expect(await chats.mutesOf('grim')).toEqual(new Set())
    const rows = Array.from({ length: MOST_MUTED }, (_, n) => ({
      person_id: 'grim',
      muted_id: `${n}`,
    }))
    await db.insertInto('mutes').values(rows).execute()
    const olaf = (await people.guest('Olaf')).id
    expect(await chats.mute('grim', olaf)).toBe('too-many')
    expect(await chats.mute('helga', olaf)).toBe('muted')
    await ownChat(db, database.reads).erased(olaf)
    expect(await chats.speaker(olaf)).toMatchObject({ name: 'Olaf' })
    await db.updateTable('people').set({ kind: 'deleted' }).where('id', '=', olaf).execute()
    expect(await chats.speaker(olaf)).toBeNull()
    expect(await chats.mutesOf('helga')).toEqual(new Set())
  })
})
