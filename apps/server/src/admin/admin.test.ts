import { send } from '@meadhall/client/rest'
import { AdminTable, StuckTable } from '@meadhall/protocol'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answer, asked, begun, connected, founded, seated } from '../testing/players.ts'
import { testServer } from '../testing/test-server.ts'

const TOKEN = 'operator-token-of-a-test'
const OPERATOR = { MEADHALL_OPERATOR_TOKEN: TOKEN }

describe('administration', () => {
  it('is open to the operator alone, also on the machine itself', async () => {
    const { api, guest, address } = await testServer(OPERATOR)
    for (const token of [undefined, await guest('Astrid'), `${TOKEN}x`, TOKEN.slice(1)])
      expect((await api('GET', '/admin/tables', token)).status).toBe(403)
    expect((await api('GET', '/admin/tables', TOKEN)).status).toBe(200)
    const foreign = await send(address, {
      path: '/admin/snapshots',
      method: 'DELETE',
      headers: { authorization: `Bearer ${TOKEN}`, origin: 'https://elsewhere.example' },
    })
    expect(foreign.status).toBe(403)
  })

  it('keeps a person out also where they come by the link of their seat', async () => {
    const server = await testServer(OPERATOR)
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const [astrid] = players
    if (astrid === undefined) throw new Error('nobody plays')
    const { me } = (await server.api('GET', '/me', astrid.token)).body
    const until = Date.now() + 60_000
    await server.api('POST', `/admin/people/${me.id}/ban`, TOKEN, { until })
    const { heard, until: told } = connected(server, id, { link: astrid.resume })
    await told(({ line }) => line === 'ended')
    expect(heard).toContainEqual(expect.objectContaining({ type: 'error', code: 'forbidden' }))
  })

  it('ends a running game without a result: nobody moves any more, and no bot', async () => {
    const server = await testServer(OPERATOR)
    const host = await server.guest('Host')
    const seats = [{ for: 'anyone' as const }, { for: 'bot' as const, level: 'thrall' as const }]
    const id = await founded(server, host, { game: 'blood-rage', seats, rated: true })
    const astrid = await seated(server, id, 'Astrid')
    await server.api('POST', `/tables/${id}/start`, host)
    await astrid.until(({ seen }) => seen?.asked != null)
    const file = await server.api('GET', `/admin/tables/${id}/file`, TOKEN)
    expect(file.body).toMatchObject({ game: 'blood-rage', result: null })
    const { body } = await server.api('POST', `/admin/tables/${id}/close`, TOKEN)
    expect(v.parse(AdminTable, body.table).phase).toBe('over')
    await astrid.until(({ table }) => table?.phase === 'over')
    expect((await answer(astrid)).refused?.why?.key).toBe('table.ended')
    await server.settling.atRest()
    expect((await server.api('GET', `/tables/${id}/ratings`)).body.changes).toEqual([])
    const { deeds } = (await server.api('GET', '/admin/audit', TOKEN)).body
    expect(deeds.map((deed: { what: string; detail: string }) => [deed.what, deed.detail])).toEqual(
      expect.arrayContaining([
        ['table-closed', id],
        ['game-read', id],
      ]),
    )
  })

  it('finds games that do not go on by themselves', async () => {
    let now = Date.now()
    const server = await testServer(OPERATOR, { now: () => now })
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const stuck = async () => {
      const { body } = await server.api('GET', '/admin/stuck', TOKEN)
      return v.parse(v.array(StuckTable), body.tables).map(({ table, why }) => [table.id, why])
    }
    expect(asked(players)).toBeDefined()
    expect(await stuck()).toEqual([])
    const { queries } = server.database
    await queries.updateTable('games').set({ due: now }).where('id', '=', id).execute()
    await queries.insertInto('leases').values({ table_id: id, owner: 'dead', until: now }).execute()
    now += 120_000
    expect(await stuck()).toEqual([[id, ['overdue', 'lease-run-out']]])
  })
})

describe('reports', () => {
  it('are of people at tables, not too many, and the operator closes them', async () => {
    const { api, guest } = await testServer(OPERATOR)
    const [astrid, bo] = [await guest('Astrid'), await guest('Bo')]
    const seats = [{ for: 'anyone' }, { for: 'anyone' }]
    const { body } = await api('POST', '/tables', astrid, { game: 'valhalla', seats })
    const table = body.table.id
    await api('POST', `/tables/${table}/seats`, bo, {})
    const person = (await api('GET', '/me', bo)).body.me.id
    const report = (more: object) =>
      api('POST', '/reports', astrid, { table, person, reason: 'shouts', ...more })
    expect((await report({ person: 'nobody' })).status).toBe(404)
    expect((await report({ reason: '\u200b' })).status).toBe(400)
    expect((await report({ reason: 'x'.repeat(1001) })).status).toBe(400)
    expect((await api('POST', '/reports', undefined, { table, person })).status).toBe(401)
    const made = await report({})
    expect(made.status).toBe(201)
    for (let n = 1; n < 10; n++) expect((await report({})).status).toBe(201)
    expect((await report({})).body.error.message).toMatch(/at most 10/)
    const listed = await api('GET', '/admin/reports', TOKEN)
    expect(listed.body.reports).toHaveLength(10)
    const close = `/admin/reports/${made.body.id}/close`
    expect((await api('POST', close, TOKEN, { note: 'talked to' })).status).toBe(204)
    expect((await api('POST', close, TOKEN, { note: 'again' })).status).toBe(404)
    expect((await api('GET', '/admin/reports', TOKEN)).body.reports).toHaveLength(9)
    const mine = (await api('GET', '/me/export', astrid)).body.reports
    expect(mine).toHaveLength(10)
  })
})
