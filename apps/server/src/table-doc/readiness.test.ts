import { describe, expect, it } from 'vitest'
import { seatedTable } from '../tables/testing/documents.ts'
import { founded, seated } from '../testing/players.ts'
import { testServer } from '../testing/test-server.ts'
import { planSeat, sayReady } from './readiness.ts'
import { leave, sit } from './seating.ts'
import { ALONE, shown } from './showing.ts'

const AT = { now: 5, isHere: () => false }
const BOT = { for: 'bot', level: 'warrior' } as const

describe('being ready', () => {
  it('starts the game once no seat is free and everybody is', () => {
    const one = sayReady(seatedTable('ppb'), 0, true, AT)
    expect([one.phase, one.seats.map(({ ready }) => ready)]).toEqual([
      'waiting',
      [true, false, false],
    ])
    const all = sayReady(one, 1, true, AT)
    expect([all.phase, all.revealBy]).toEqual(['revealing', 15_005])
  })

  it('starts nothing while a seat is free; a bot there does', () => {
    const waits = sayReady(sayReady(seatedTable('pp.'), 0, true, AT), 1, true, AT)
    expect(waits.phase).toBe('waiting')
    expect(planSeat(waits, 'p0', 2, BOT, AT).phase).toBe('revealing')
  })

  it('can be taken back, and does not outlast the person', () => {
    const ready = sayReady(seatedTable('pp'), 0, true, AT)
    expect(sayReady(ready, 0, false, AT).seats[0]?.ready).toBe(false)
    expect(sayReady(ready, 0, true, AT)).toBe(ready)
    const left = leave(ready, 'p0')
    const person = { id: 'p9', name: 'Cleo' }
    const next = sit(left, { person, seat: 0, invited: null, commitment: null, contribution: null })
    expect(next.doc.seats[0]).toMatchObject({ person, ready: false })
  })

  it('is for people at a table that waits', () => {
    expect(() => sayReady(seatedTable('pb'), 1, true, AT)).toThrow('table.not-seated')
    const playing = seatedTable('pp', { phase: 'playing' })
    expect(() => sayReady(playing, 0, true, AT)).toThrow('table.begun')
  })
})

describe('a free seat', () => {
  it('is for a bot, or for anyone again, as the host wants it', () => {
    const filled = planSeat(seatedTable('p..'), 'p0', 1, BOT, AT)
    expect(filled.seats[1]).toMatchObject({ for: 'bot', bot: 'warrior', person: null })
    const freed = planSeat(filled, 'p0', 1, { for: 'anyone' }, AT)
    expect(freed.seats[1]).toMatchObject({ for: 'anyone', bot: null })
  })

  it('is for a bot with a character where its level has one, until it is planned anew', () => {
    const cast = { for: 'bot', level: 'norn', character: 'aggressive' } as const
    const filled = planSeat(seatedTable('p..'), 'p0', 1, cast, AT)
    expect(filled.seats[1]).toMatchObject({ bot: 'norn', character: 'aggressive' })
    expect(shown(filled, ALONE).seats[1]).toMatchObject({ character: 'aggressive' })
    expect(planSeat(filled, 'p0', 1, BOT, AT).seats[1]).toMatchObject({ character: null })
    const none = { ...BOT, character: 'aggressive' } as const
    expect(() => planSeat(filled, 'p0', 1, none, AT)).toThrow('table.character')
  })

  it('is the host’s to plan, and only while it is free', () => {
    const doc = seatedTable('pp.')
    expect(() => planSeat(doc, 'p1', 2, BOT, AT)).toThrow('table.not-host')
    expect(() => planSeat(doc, 'p0', 1, BOT, AT)).toThrow('table.seat-taken')
    expect(() => planSeat(doc, 'p0', 7, BOT, AT)).toThrow('table.no-seat')
    expect(() => planSeat({ ...doc, phase: 'over' }, 'p0', 2, BOT, AT)).toThrow('table.begun')
  })
})

it('people who are ready begin by themselves at a server', async () => {
  const server = await testServer()
  const host = await server.guest('Host')
  const seats = [{ for: 'anyone' as const }, { for: 'anyone' as const }, { for: 'anyone' as const }]
  const id = await founded(server, host, { game: 'valhalla', seats })
  const [astrid, bo] = [await seated(server, id, 'Astrid'), await seated(server, id, 'Bo')]
  for (const { client } of [astrid, bo]) await client.call({ type: 'ready', on: true })
  await bo.until(({ table }) => table?.seats.filter(({ ready }) => ready).length === 2)
  expect(bo.client.table?.phase).toBe('waiting')
  const put = await server.api('PUT', `/tables/${id}/seats/2`, host, {
    for: 'bot',
    level: 'thrall',
  })
  expect(put.status).toBe(200)
  await Promise.all([astrid, bo].map(({ until }) => until(({ seen }) => seen !== null)))
})
