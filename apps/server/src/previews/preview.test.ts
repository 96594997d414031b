import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { seatedTable } from '../tables/testing/documents.ts'
import { founded } from '../testing/players.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { headsOf } from './head.ts'
import { previewOf, previewVoice } from './preview.ts'

const voice = await previewVoice('en')

describe('what a link to a table says', () => {
  it.each([
    ['waiting', 'pp..', {}, 'At the table: Player 0 and Player 1. 2 seats are free'],
    ['nobody has come', '..', {}, '2 seats are free'],
    ['full', 'ppb', {}, 'At the table: Player 0 and Player 1.'],
    ['playing', 'pp', { phase: 'playing' }, 'Open the link to look in'],
    ['paused', 'pp', { phase: 'paused' }, 'Open the link to look in'],
    ['over', 'pp', { phase: 'over' }, 'Played by Player 0 and Player 1'],
    ['closed', 'p.', { phase: 'closed' }, 'closed before its game began'],
  ] as const)('%s', (_, letters, change, text) => {
    const preview = previewOf(seatedTable(letters, change), voice)
    expect(preview.title).toMatch(/^Blood Rage/)
    expect(preview.text).toContain(text)
  })
})

async function page({ address }: TestServer, path: string, language = 'en'): Promise<string> {
  const reply = await fetch(`${address}${path}`, { headers: { 'accept-language': language } })
  return await reply.text()
}

describe('the page of a table', () => {
  it('carries it for whoever shows the link, in their language', async () => {
    const server = await testServer()
    const host = await server.guest('Astrid')
    const seats = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
    const id = await founded(server, host, { game: 'valhalla', seats })
    await server.api('POST', `/tables/${id}/seats`, host)
    const html = await page(server, `/tables/${id}`)
    expect(html).toContain(
      '<meta property="og:title" content="Valhalla: there is a seat for you" />',
    )
    expect(html).toContain('At the table: Astrid. 1 seat is free')
    expect(html).toContain(`content="${server.address}/previews/valhalla.png"`)
    expect(await page(server, `/tables/${id}`, 'pl-PL,en;q=0.5')).toContain(
      'jest dla ciebie miejsce',
    )
  })

  it('takes a name for text, whatever is in it, and tells nothing that is hidden', async () => {
    const server = await testServer()
    const host = await server.guest('"><script>x')
    const seats = [{ for: 'anyone' as const }, { for: 'invited' as const }]
    const { body } = await server.api('POST', '/tables', host, { game: 'valhalla', seats })
    const { id, commitment } = body.table
    const { resume } = (await server.api('POST', `/tables/${id}/seats`, host)).body
    const html = await page(server, `/tables/${id}`)
    expect(html).toContain('&#34;&#62;&#60;script&#62;x')
    expect(html).not.toContain('<script>x')
    for (const hidden of [resume, body.invitations[1], commitment])
      expect(html).not.toContain(hidden)
  })

  it('says nothing of a table that is not there', async () => {
    const server = await testServer()
    expect(await page(server, '/tables/nowhere')).not.toContain('og:')
    expect(await page(server, '/lobby')).not.toContain('og:')
  })

  it('is read and built once for all who ask within two seconds', async () => {
    let time = 1000
    let read = 0
    const doc = seatedTable('p.')
    const load = () => {
      read += 1
      return Promise.resolve({ doc, secret: '' })
    }
    const headOf = headsOf({ tables: { load }, origin: undefined, now: () => time })
    const app = fastify()
    app.get('/tables/:id', (request) => headOf(request))
    const heads = new Set<string>()
    for (let asked = 0; asked < 50; asked += 1)
      heads.add((await app.inject(`/tables/${doc.id}`)).body)
    expect([heads.size, read]).toEqual([1, 1])
    await app.inject({ url: `/tables/${doc.id}`, headers: { 'accept-language': 'pl' } })
    expect(read).toBe(2)
    time += 2000
    await app.inject(`/tables/${doc.id}`)
    expect(read).toBe(3)
  })
})
