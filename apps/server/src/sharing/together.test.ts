import type { TableClient } from '@meadhall/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectNothingLost, FOREVER, laidAt } from '../../proofs/soak/testing.ts'
import { testPostgres } from '../storage/testing/test-postgres.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const TIMES = { leaseMs: 1_500, beatMs: 100 }

/** Several whole servers over one database. */
async function servers(count: number): Promise<TestServer[]> {
  const { url, drop } = await testPostgres()
  onTestFinished(drop)
  const started: TestServer[] = []
  for (let one = 0; one < count; one++)
    started.push(await testServer({ DATABASE_URL: url }, { sharingTimes: TIMES }))
  return started
}

async function laid(server: TestServer, tokens: readonly string[]): Promise<string> {
  const seats = [{ for: 'anyone' }, { for: 'anyone' }]
  const founded = await server.api('POST', '/tables', tokens[0], { game: 'blood-rage', seats })
  const { id } = founded.body.table
  for (const token of tokens) await server.api('POST', `/tables/${id}/seats`, token)
  return id
}

function here({ table }: TableClient): boolean[] {
  return table?.seats.map((seat) => seat.here) ?? []
}

describe('two servers over one database', () => {
  it('play a whole game whose seats are connected to either, and deal it once', async () => {
    const both = await servers(2)
    const { table, over } = await laidAt(both, 'valhalla')
    await over
    for (const { database, logged } of both) {
      await expectNothingLost(table, database)
      expect(logged).toEqual([])
    }
  })

  it('tell each other who is connected, and what is said', async () => {
    const [a, b] = (await servers(2)) as [TestServer, TestServer]
    const tokens = [await a.guest('Astrid'), await a.guest('Bo')] as const
    const id = await laid(a, tokens)
    const astrid = a.join(id, { hello: { token: tokens[0] } })
    const heard: string[] = []
    const bo = b.join(id, {
      hello: { token: tokens[1] },
      heard: (message) => message.type === 'chat' && heard.push(message.text),
    })
    await expect.poll(() => here(astrid), FOREVER).toEqual([true, true])
    await expect.poll(() => here(bo), FOREVER).toEqual([true, true])
    await astrid.call({ type: 'chat', key: 'hello', text: 'Skål!' })
    await expect.poll(() => heard, FOREVER).toEqual(['Skål!'])
    const watcher = b.join(id)
    await expect.poll(() => astrid.table?.watching, FOREVER).toBe(1)
    watcher.close()
    bo.close()
    await expect.poll(() => here(astrid), FOREVER).toEqual([true, false])
    await expect.poll(() => astrid.table?.watching, FOREVER).toBe(0)
  })

  it('run a table in one of them; the other takes it over when that one stops', async () => {
    const [a, b] = (await servers(2)) as [TestServer, TestServer]
    const tokens = [await a.guest('Astrid'), await a.guest('Bo')] as const
    const id = await laid(a, tokens)
    const tables = [await a.hall.table(id), await b.hall.table(id)]
    const runs = () => tables.map((table) => table?.isRun)
    await expect.poll(runs, FOREVER).toEqual([true, false])
    await a.hall.close()
    await expect.poll(() => tables[1]?.isRun, FOREVER).toBe(true)
  })
})
