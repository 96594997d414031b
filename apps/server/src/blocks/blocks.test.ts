import { MyPeople } from '@meadhall/protocol'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { Results } from '../ratings/results.ts'
import { ended, NOW, peopleIn, rulesOf } from '../ratings/testing/finished-tables.ts'
import { HOMES, type Home } from '../storage/testing/homes.ts'
import { connected, founded, seated } from '../testing/players.ts'
import { testServer } from '../testing/test-server.ts'
import { Blocks } from './blocks.ts'
import { peopleMet } from './people-met.ts'
import { blocksOfPeople } from './personal-data.ts'

const OPEN = [{ for: 'anyone' as const }, { for: 'anyone' as const }]

async function idOf(server: Awaited<ReturnType<typeof testServer>>, token: string) {
  return (await server.api('GET', '/me', token)).body.me.id as string
}

it('whom one has blocked neither sits down beside one nor is heard', async () => {
  const server = await testServer()
  const astrid = await server.guest('Astrid')
  const loki = await server.guest('Loki')
  const [mine, his] = [await idOf(server, astrid), await idOf(server, loki)]
  const seats = [...OPEN, { for: 'invited' as const }]
  const plan = { game: 'blood-rage', seats, visibility: 'public' as const }
  const { body: laid } = await server.api('POST', '/tables', astrid, plan)
  const { id } = laid.table
  await server.api('POST', `/tables/${id}/seats`, astrid)
  const offered = async (token: string) => (await server.api('GET', '/tables', token)).body.tables
  expect(await offered(loki)).toHaveLength(1)

  expect((await server.api('PUT', `/me/blocked/${his}`, astrid)).status).toBe(204)
  const { body: people } = await server.api('GET', '/me/people', astrid)
  expect(v.parse(MyPeople, people)).toMatchObject({ met: [], blocked: [{ name: 'Loki' }] })
  expect(await offered(loki)).toEqual([])
  expect(await offered(astrid)).toHaveLength(1)
  const refused = await server.api('POST', `/tables/${id}/seats`, loki, {})
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
  const invitation = laid.invitations[2]
  expect((await server.api('POST', `/tables/${id}/seats`, loki, { invitation })).status).toBe(201)

  await server.api('DELETE', `/me/blocked/${his}`, astrid)
  const other = await founded(server, astrid, { game: 'blood-rage', seats: OPEN })
  expect((await server.api('POST', `/tables/${other}/seats`, loki, {})).status).toBe(201)
  expect((await server.api('PUT', `/me/blocked/${mine}`, astrid)).status).toBe(400)
  expect((await server.api('PUT', '/me/blocked/nobody', astrid)).status).toBe(404)
  expect((await server.api('PUT', `/me/blocked/${his}`)).status).toBe(401)
})

it('a blocked person is not heard, at whatever table', async () => {
  const server = await testServer()
  const host = await server.guest('Host')
  const table = await founded(server, host, { game: 'blood-rage', seats: OPEN })
  const loki = await seated(server, table, 'Loki')
  const token = await server.guest('Astrid')
  await server.api('PUT', `/me/blocked/${await idOf(server, loki.token)}`, token)
  const astrid = connected(server, table, { token })
  const other = connected(server, table, { token: host })
  await Promise.all([astrid, other].map(({ until }) => until(({ table }) => table !== null)))
  await loki.client.call({ type: 'chat', text: 'Trust me.', key: 'k' })
  const said = ({ heard }: typeof other) => heard.filter(({ type }) => type === 'chat')
  await other.until(() => said(other).length === 1)
  await astrid.client.call({ type: 'mute', person: 'nobody', on: true })
  expect(said(astrid)).toEqual([])
})

let home: Home | null = null
afterEach(async () => await home?.leave())

describe.each(HOMES)('in $name', ({ make }) => {
  it('those one has played with are counted, and blocks go along to an account', async () => {
    home = await make()
    const db = await home.open(() => NOW)
    const [astrid, bo, cleo] = await peopleIn(db, 'Astrid', 'Bo', 'Cleo')
    if (astrid === undefined || bo === undefined || cleo === undefined) throw new Error('nobody')
    const outcome = { scores: [3, 5], winners: [1] }
    for (const id of ['a', 'b']) await ended(db, id, { seats: [bo, astrid], outcome })
    await ended(db, 'c', { seats: [astrid, cleo, 'warrior'], outcome })
    const results = new Results({ db: db.queries, reads: db.reads, matches: db.matches, rulesOf })
    for (const id of ['a', 'b', 'c']) await results.settle(id)
    const { found: met } = await peopleMet(db.reads, astrid.id)
    expect(met.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
      { name: 'Bo', games: 2, wins: 2 },
      { name: 'Cleo', games: 1, wins: 0 },
    ])

    const blocks = new Blocks(db.queries, db.reads, () => NOW)
    await blocks.block(astrid.id, cleo.id)
    await blocks.block(bo.id, astrid.id)
    await blocks.block(bo.id, cleo.id)
    const data = blocksOfPeople(db.queries)
    await data.moved(cleo.id, bo.id)
    expect((await blocks.of(bo.id)).found).toMatchObject([{ name: 'Astrid' }])
    expect((await blocks.of(astrid.id)).found).toMatchObject([{ name: 'Bo' }])
    expect([...(await blocks.around(astrid.id))]).toEqual([bo.id])
    await data.erased(bo.id)
    expect(await data.exported(astrid.id)).toEqual([])
  })
})
