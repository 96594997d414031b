import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { start } from '../table-doc/seating.ts'
import { answer, begun, connected, founded, seated } from '../testing/players.ts'
import { testServer } from '../testing/test-server.ts'
import { seatedTable } from './testing/documents.ts'

const AT = { now: 5, isHere: () => false }

describe('a screen that everybody sees', () => {
  it('is told what all may know, though its owner sits at the table', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const astrid = at(players, 0)
    const screen = connected(server, id, { token: astrid.token, watch: true })
    await screen.until(({ seen }) => seen !== null)
    const { taken } = await answer(astrid)
    await screen.until(({ seen }) => seen?.revision === taken)
    expect(screen.client.seat).toBe(null)
    expect(screen.client.seen).toMatchObject({ own: null, asked: null })
    expect(screen.client.seen?.shared).toEqual(astrid.client.seen?.shared)
  })

  it('stays one that watches when its owner sits down', async () => {
    const server = await testServer()
    const host = await server.guest('Host')
    const seats = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
    const id = await founded(server, host, { game: 'valhalla', seats })
    const screen = connected(server, id, { token: host, watch: true })
    await screen.until(({ table }) => table !== null)
    await server.api('POST', `/tables/${id}/seats`, host, {})
    await screen.until(({ table }) => table?.seats[0]?.person != null)
    expect(screen.heard.filter(({ type }) => type === 'welcome')).toMatchObject([{ seat: null }])
  })

  it('is let in at a table that others may not watch, where its owner belongs there', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'], { spectators: false })
    const own = connected(server, id, { token: at(players, 1).token, watch: true })
    await own.until(({ seen }) => seen !== null)
    const stranger = connected(server, id, { watch: true })
    await stranger.until(() => stranger.heard.length > 0)
    expect(stranger.heard).toEqual([{ type: 'error', code: 'forbidden', why: null }])
  })

  it('lays a table without sitting at it: whoever sits there starts the game', async () => {
    const server = await testServer()
    const screen = await server.guest('Screen')
    const seats = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
    const id = await founded(server, screen, { game: 'blood-rage', seats })
    const { token } = await seated(server, id, 'Astrid')
    const stranger = await server.guest('Stranger')
    const refused = await server.api('POST', `/tables/${id}/start`, stranger, { fill: 'warrior' })
    expect(refused.body.error.why.key).toBe('table.not-host')
    const begun = await server.api('POST', `/tables/${id}/start`, token, { fill: 'warrior' })
    expect(begun.status).toBe(200)
  })

  it('leaves the start to the host where one sits there', () => {
    expect(() => start(seatedTable('pp'), 'p1', null, AT)).toThrow('table.not-host')
    expect(start(seatedTable('pp', { host: 'screen' }), 'p1', null, AT).phase).toBe('revealing')
  })
})
