import type { TableClient } from '@meadhall/client'
import type { FromServer, OrdersTold } from '@meadhall/protocol'
import { describe, expect, it } from 'vitest'
import { answerFirst, timedTable } from '../clocks/testing/timed-table.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { automaticPauseMs } from './pause.ts'

const PATIENCE = { timeout: 20_000 }

interface Player {
  readonly client: TableClient
  readonly heard: FromServer[]
  orders(): OrdersTold['orders'] | undefined
}

function isOrders(message: FromServer): message is OrdersTold {
  return message.type === 'orders'
}

function playerAt(server: TestServer, table: string, token: string): Player {
  const heard: FromServer[] = []
  const client = server.join(table, { hello: { token }, heard: (message) => heard.push(message) })
  return { client, heard, orders: () => heard.findLast(isOrders)?.orders }
}

async function twoPlayers() {
  const server = await testServer()
  const { id, tokens } = await timedTable(server, { tempo: { kind: 'slow', hours: 24 } })
  const [astrid, bo] = tokens.map((token) => playerAt(server, id, token))
  if (astrid === undefined || bo === undefined) throw new Error('two people play')
  const isReady = ({ client, orders }: Player) =>
    client.seen?.asked != null && orders() !== undefined
  await expect.poll(() => isReady(astrid) && isReady(bo), PATIENCE).toBe(true)
  return { server, id, astrid, bo }
}

async function giversOf({ database }: TestServer, table: string) {
  const entries = await database.matches.since(table, 0)
  return entries.map((entry) => entry.kind === 'act' && entry.by)
}

describe('orders over the wire', () => {
  it('answer ahead, once, and look to others like an answer of the person', async () => {
    const { server, id, astrid, bo } = await twoPlayers()
    const [action] = bo.client.seen?.asked?.legal ?? []
    if (action === undefined) throw new Error('nothing may be answered')
    await bo.client.call({
      type: 'order',
      wish: { kind: 'ahead', decision: 'draft', action: { ...action } },
    })
    await expect.poll(() => giversOf(server, id), PATIENCE).toEqual(['order'])
    await expect.poll(() => bo.orders(), PATIENCE).toEqual([])
    await answerFirst(astrid.client)
    await expect.poll(() => bo.client.seen?.revision, PATIENCE).toBe(2)
    const steps = ({ heard }: Player) =>
      heard.flatMap((message) => (message.type === 'step' ? [Object.keys(message).toSorted()] : []))
    // What Astrid hears of Bo's answer has the same shape as what Bo hears of hers.
    const own = ['ask', 'own', 'undo', 'yours']
    const common = (keys: string[]) => keys.filter((key) => !own.includes(key))
    const [byOrder = [], byPerson = []] = steps(astrid).map(common)
    expect(byOrder).toEqual(byPerson)
    expect(astrid.heard.filter(isOrders).flatMap(({ orders }) => orders)).toEqual([])
  })

  it('are given, listed to their own seat, and taken back', async () => {
    const { astrid, bo } = await twoPlayers()
    await bo.client.call({ type: 'order', wish: { kind: 'standing', order: 'no-calls' } })
    await expect
      .poll(() => bo.orders()?.map(({ wish }) => wish), PATIENCE)
      .toEqual([{ kind: 'standing', order: 'no-calls' }])
    const [order] = bo.orders() ?? []
    expect(
      (await astrid.client.call({ type: 'cancel-order', order: order?.id ?? '' })).refused?.code,
    ).toBe('not-found')
    expect(
      (await bo.client.call({ type: 'cancel-order', order: order?.id ?? '' })).refused,
    ).toBeUndefined()
    await expect.poll(() => bo.orders(), PATIENCE).toEqual([])
    expect(astrid.orders()).toEqual([])
  })

  it('that the rules do not know are refused, and one who watches gives none', async () => {
    const { server, id, bo } = await twoPlayers()
    const unknown = await bo.client.call({
      type: 'order',
      wish: { kind: 'standing', order: 'win' },
    })
    expect(unknown.refused).toMatchObject({
      code: 'malformed',
      why: { key: 'table.unknown-order' },
    })
    const watcher = server.join(id)
    const wish = { kind: 'standing', order: 'no-calls' } as const
    expect((await watcher.call({ type: 'order', wish })).refused?.code).toBe('not-yours')
  })

  it('are dropped when what they took for granted has changed', async () => {
    const { server, id, bo } = await twoPlayers()
    await bo.client.call({ type: 'order', wish: { kind: 'standing', order: 'no-calls' } })
    const [stored] = await server.database.queries.selectFrom('orders').selectAll().execute()
    const older = JSON.stringify({ ...JSON.parse(stored?.data ?? '{}'), assumes: 'age 3' })
    await server.database.queries.updateTable('orders').set({ data: older }).execute()
    await answerFirst(bo.client)
    await expect.poll(() => bo.orders(), PATIENCE).toEqual([])
    expect(await giversOf(server, id)).toEqual(['person'])
  })
})

describe('the pause before an answer that nobody types', () => {
  it('depends on chance alone', () => {
    expect(automaticPauseMs(0)).toBe(2000)
    expect(automaticPauseMs(1)).toBe(8000)
    expect(automaticPauseMs.length).toBe(1)
  })
})
