import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { siteServer } from './site-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'meadhall-site-'))
let app: Awaited<ReturnType<typeof siteServer>>

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Meadhall</title>')
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {}'))
  writeFileSync(join(folder, '.built-from'), 'sources')
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, '.git', 'config.txt'), 'secrets')
  app = await siteServer(folder)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** What only reading is for. */
describe.each(['/', '/lobby', '/rules/blood-rage/BR-6.13', '/index.html', '/assets/app-1a2b.js'])(
  '%s',
  (url) => {
    it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
      'is not there for %s, and says so',
      async (method) => {
        const reply = await app.inject({ method, url })
        expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'OPTIONS, GET, HEAD'])
        expect((await app.inject({ method: 'OPTIONS', url })).statusCode).toBe(204)
        expect((await app.inject({ method, url: '/assets/gone.js' })).statusCode).toBe(404)
      },
    )
  },
)

describe('the server of the table', () => {
  it.each([
    '/',
    '/table/some-id',
    '/rules/valhalla/VH-12?language=pl',
    '/rules/blood-rage/BR-6.13',
  ])('answers %s with the page', async (url) => {
    const reply = await app.inject({ url })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<title>Meadhall</title>')
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  it('lets what never changes be kept, and sends it compressed', async () => {
    const headers = { 'accept-encoding': 'br' }
    const reply = await app.inject({ url: '/assets/app-1a2b.js', headers })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.headers['cache-control']).toContain('immutable')
  })

  it('says what is not there', async () => {
    const reply = await app.inject({ url: '/assets/gone.js' })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({
      error: { code: 'not-found', message: 'there is nothing at this address' },
    })
  })

  it.each([
    '/.built-from',
    '/%2ebuilt-from',
    '/assets/../.built-from',
    '/.git/config.txt',
    '/.env',
    '/assets/app-1a2b.js.br',
    '/assets/app-1a2b.js%2ebr',
    '/assets',
    '/assets/',
  ])('gives nothing that is not the application: %s', async (url) => {
    const reply = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(reply.body).not.toMatch(/sources|secrets/)
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect([404, 403]).toContain(reply.statusCode)
  })

  it('gives nothing from outside of its folder', async () => {
    const reply = await app.inject({ url: '/..%2f..%2fetc/passwd' })
    expect(reply.body).not.toContain('root:')
  })

  it('lets only its own scripts run', async () => {
    const reply = await app.inject({ url: '/' })
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'")
    const policy = String(reply.headers['content-security-policy']).split(';')
    // WebAssembly may be compiled; texts never become scripts, neither by eval nor in the page.
    expect(policy.filter((one) => one.startsWith('script-src'))).toEqual([
      "script-src 'self' 'wasm-unsafe-eval'",
    ])
  })
})

it.each(['/', '/index.html', '/tables/some-id'])(
  'a server with tables says in %s that it is one; plain files do not',
  async (path) => {
    const { address } = await testServer()
    const reply = await fetch(`${address}${path}`)
    expect(await reply.text()).toMatch(/<meta name="meadhall-server" content="1" \/><title>/)
    expect(reply.headers.get('content-type')).toContain('text/html')
    const etag = reply.headers.get('etag') ?? ''
    const again = await fetch(`${address}${path}`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect((await app.inject({ url: path })).body).not.toContain('meadhall-server')
  },
)
