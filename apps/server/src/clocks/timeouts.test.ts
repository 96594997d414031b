import type { TableClient } from '@meadhall/client'
import { describe, expect, it, vi } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { answerAll, answerFirst, sharedData, TestTime, timedTable } from './testing/timed-table.ts'

const PATIENCE = { timeout: 20_000 }

function isAsked(client: TableClient): boolean {
  return client.seen?.asked != null
}

async function standInsOf({ database }: TestServer, table: string) {
  const stored = await database.tables.load(table)
  return stored?.doc.seats.map(({ standIn }) => standIn)
}

async function giversOf({ database }: TestServer, table: string) {
  const entries = await database.matches.since(table, 0)
  return entries.map((entry) => (entry.kind === 'act' ? [entry.action.by, entry.by] : entry.kind))
}

describe('a clock that runs out', () => {
  it('lets a bot play on, marked as such, until the person takes the seat back', async () => {
    const time = new TestTime()
    const server = await testServer({}, { now: time.now })
    const { id, tokens } = await timedTable(server)
    const [astrid, bo] = tokens.map((token) => server.join(id, { hello: { token } }))
    if (astrid === undefined || bo === undefined) throw new Error('two people play')
    await expect.poll(() => isAsked(astrid) && isAsked(bo), PATIENCE).toBe(true)
    await expect
      .poll(() => astrid.table?.clocks.map(({ due }) => due !== null), PATIENCE)
      .toEqual([true, true])
    await answerAll(astrid)
    await expect.poll(() => bo.table?.clocks[0]?.due, PATIENCE).toBe(null)
    await time.pass(70, server)
    await expect
      .poll(() => astrid.table?.seats.map((seat) => seat.standIn), PATIENCE)
      .toEqual([null, 'warrior'])
    await expect
      .poll(() => astrid.seen?.log.map(({ by, standIn }) => [by, standIn]), PATIENCE)
      .toContainEqual([1, true])
    await expect.poll(() => isAsked(astrid), PATIENCE).toBe(true)

    expect((await bo.call({ type: 'stand-in', on: false })).refused).toBeUndefined()
    await answerAll(astrid)
    await expect.poll(() => isAsked(bo), PATIENCE).toBe(true)
    await answerFirst(bo)
    await expect
      .poll(() => bo.seen?.log.at(-1)?.by === 1 && !bo.seen.log.at(-1)?.standIn, PATIENCE)
      .toBe(true)
    expect(bo.table?.seats[1]?.standIn).toBe(null)
    expect(server.logged).toEqual([])
  })

  it('gives one answer where the table agreed on that', async () => {
    const time = new TestTime()
    const server = await testServer({}, { now: time.now })
    const { id, tokens } = await timedTable(server, { onTimeout: 'one-answer' })
    const [astrid, bo] = tokens.map((token) => server.join(id, { hello: { token } }))
    if (astrid === undefined || bo === undefined) throw new Error('two people play')
    await expect.poll(() => isAsked(astrid) && isAsked(bo), PATIENCE).toBe(true)
    await answerAll(astrid)
    await time.pass(65, server)
    const isBots = ([, giver]: (string | number)[] | string) => giver === 'stand-in'
    const answered = async () => (await giversOf(server, id)).filter(isBots)
    await expect.poll(answered, PATIENCE).toEqual([[1, 'stand-in']])
    // What was asked before the bot answered is asked no more.
    const { length } = await giversOf(server, id)
    await expect.poll(() => bo.seen?.revision === length && isAsked(bo), PATIENCE).toBe(true)
    await answerFirst(bo)
    expect((await giversOf(server, id)).at(-1)).toEqual([1, 'person'])
    expect(await answered()).toEqual([[1, 'stand-in']])
    expect(await standInsOf(server, id)).toEqual([null, null])
  })

  it('is carried out once where two processes find it', async () => {
    const time = new TestTime()
    const data = sharedData()
    const one = await testServer(data, { now: time.now })
    const two = await testServer(data, { now: time.now })
    const { id } = await timedTable(one, { onTimeout: 'one-answer' })
    await expect.poll(() => one.database.matches.timing(id), PATIENCE).not.toBe(null)
    await time.pass(55, one, two)
    time.jump(8)
    await Promise.all([one.timekeeper.beat(), two.timekeeper.beat()])
    const answered = (entries: unknown[]) => entries.length
    await expect.poll(async () => answered(await giversOf(two, id)), PATIENCE).toBe(2)
    const seats = (await giversOf(one, id)).map(([seat]) => seat)
    expect(seats.toSorted()).toEqual([0, 1])
  })

  it('is found at a table that nobody has open, and not before its time after the server was down', async () => {
    const time = new TestTime()
    const data = sharedData()
    const before = await testServer(data, { now: time.now })
    const { id } = await timedTable(before)
    await expect.poll(() => before.database.matches.timing(id), PATIENCE).not.toBe(null)
    await time.pass(30, before)
    await before.close()
    time.jump(3600)
    const after = await testServer(data, { now: time.now })
    await time.pass(20, after)
    expect(await standInsOf(after, id)).toEqual([null, null])
    await time.pass(25, after)
    await expect.poll(() => standInsOf(after, id), PATIENCE).toEqual(['warrior', 'warrior'])
  })
})

describe('a bot whose process is gone', () => {
  it('moves in the next one, though nobody has the table open', async () => {
    const time = new TestTime()
    const data = sharedData()
    const before = await testServer(data, { now: time.now, beatMs: () => 2 ** 30 })
    const plan = {
      tempo: { kind: 'none' },
      seats: [{ for: 'anyone' }, { for: 'anyone' }, { for: 'bot', level: 'thrall' }],
    } as const
    const { id } = await timedTable(before, { ...plan, seats: [...plan.seats] })
    await expect
      .poll(
        async () => (await before.database.matches.due(time.now() + 60_000, 9)).length,
        PATIENCE,
      )
      .toBe(1)
    expect(await giversOf(before, id)).toEqual([])
    await before.close()
    const after = await testServer(data, { now: time.now })
    await time.pass(15, after)
    await expect.poll(() => giversOf(after, id), PATIENCE).toEqual([[2, 'bot']])
    await time.pass(15, after)
    expect(await after.database.matches.due(time.now() + 60_000, 9)).toEqual([])
  })
})

it('clocks of a move are not told before the move itself', async () => {
  const server = await testServer()
  const { id, tokens } = await timedTable(server)
  const [astrid] = tokens.map((token) => server.join(id, { hello: { token } }))
  const table = await server.hall.table(id)
  if (astrid === undefined || table === null) throw new Error('two people play')
  await expect.poll(() => isAsked(astrid), PATIENCE).toBe(true)
  const append = table.clocks.append.bind(table.clocks)
  const before = table.clocksShown
  const seen: unknown[] = []
  vi.spyOn(table.clocks, 'append').mockImplementation(async (...move) => {
    const appended = await append(...move)
    // Somebody comes, or clocks are settled, in the moment between storing and telling.
    seen.push(table.clocksShown, table.around.clocks, table.tellClocks())
    return appended
  })
  await answerFirst(astrid)
  expect(seen.slice(0, 3)).toEqual([before, before, false])
  expect(table.clocksShown).not.toEqual(before)
})
