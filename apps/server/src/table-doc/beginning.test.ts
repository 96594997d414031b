import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { seatedTable } from '../tables/testing/documents.ts'
import { begun, connected, endByConsent, founded, type Player, seated } from '../testing/players.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { playAgain, sayReady } from './readiness.ts'
import { laidAgain } from './rematch.ts'
import { start } from './seating.ts'
import type { TableDoc } from './table-doc.ts'

const HASH = 'a'.repeat(64)
const ALL_HERE = { now: 5, isHere: () => true }
const ONLY_FIRST = { now: 5, isHere: (seat: number) => seat === 0 }

function again(letters: string, by: string, more: Partial<TableDoc> = {}): TableDoc {
  const founding = { id: 'next', host: by, commitment: HASH, now: 5 }
  return laidAgain(seatedTable(letters, { phase: 'over', ...more }), by, founding)
}

describe('a rematch', () => {
  it('begins only when everybody has said yes to it', () => {
    const asked = again('ppb', 'p0')
    expect(asked.seats.map(({ awaited }) => awaited)).toEqual([false, true, false])
    expect(() => start(asked, 'p0', null, ALL_HERE)).toThrow('table.not-agreed')
    expect(start(playAgain(asked, 'p1'), 'p0', null, ALL_HERE).phase).toBe('revealing')
    const ready = sayReady(sayReady(asked, 0, true, ALL_HERE), 1, true, ALL_HERE)
    expect(ready.phase).toBe('revealing')
  })

  it("is nobody else's to say yes to", () => {
    const asked = again('ppp', 'p0')
    const one = playAgain(playAgain(asked, 'p1'), 'stranger')
    expect(() => start(one, 'p0', null, ALL_HERE)).toThrow('table.not-agreed')
  })

  it('changes no rating of one who never came', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'], { rated: true })
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    await endByConsent(astrid, bo)
    bo.client.close()
    const { body } = await server.api('POST', `/tables/${id}/rematch`, astrid.token)
    const next = body.table.id
    expect(body.table.seats.map((seat: { awaited?: true }) => seat.awaited ?? false)).toEqual([
      false,
      true,
    ])
    const started = await server.api('POST', `/tables/${next}/start`, astrid.token)
    expect([started.status, started.body.error.why.key]).toEqual([409, 'table.not-agreed'])
    await server.api('POST', `/tables/${id}/rematch`, bo.token)
    const absent = await server.api('POST', `/tables/${next}/start`, astrid.token)
    expect([absent.status, absent.body.error.why.key]).toEqual([409, 'table.not-there'])
    await there(server, next, [astrid, bo])
    expect((await server.api('POST', `/tables/${next}/start`, astrid.token)).status).toBe(200)
  })
})

async function there(server: TestServer, id: string, players: readonly Player[]): Promise<void> {
  for (const { token } of players)
    await connected(server, id, { token }).until(({ table }) => table !== null)
}

describe('a rated game', () => {
  it('begins only with everybody there', () => {
    const rated = seatedTable('pp', { rated: true })
    expect(() => start(rated, 'p0', null, ONLY_FIRST)).toThrow('table.not-there')
    expect(start(rated, 'p0', null, ALL_HERE).phase).toBe('revealing')
    const unrated = seatedTable('pp')
    expect(start(unrated, 'p0', null, ONLY_FIRST).phase).toBe('revealing')
  })

  it('over days begins without those who have said that they are ready', () => {
    const slow = seatedTable('pp', { rated: true, tempo: { kind: 'slow', hours: 24 } })
    expect(() => start(slow, 'p0', null, ONLY_FIRST)).toThrow('table.not-there')
    const ready = sayReady(slow, 1, true, ONLY_FIRST)
    expect(start(ready, 'p0', null, ONLY_FIRST).phase).toBe('revealing')
  })

  it('waits for one who was ready and has gone, and begins when they are back', async () => {
    const server = await testServer()
    const host = await server.guest('Host')
    const seats = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
    const id = await founded(server, host, { game: 'valhalla', seats, rated: true })
    const [astrid, bo] = [await seated(server, id, 'Astrid'), await seated(server, id, 'Bo')]
    await astrid.client.call({ type: 'ready', on: true })
    astrid.client.close()
    await bo.until(({ table }) => table?.seats[0]?.here === false)
    await bo.client.call({ type: 'ready', on: true })
    await bo.until(({ table }) => table?.seats[1]?.ready === true)
    expect(bo.client.table?.phase).toBe('waiting')
    connected(server, id, { token: astrid.token })
    await bo.until(({ seen }) => seen !== null)
  })
})
