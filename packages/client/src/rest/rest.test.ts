import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NotDone, StrangeAnswer } from './not-done.ts'
import { Rest, restAt } from './rest.ts'

interface Heard {
  readonly method: string
  readonly url: string
  readonly type: string | undefined
  readonly authorization: string | undefined
  readonly body: string
}

let server: Server
let address: string
let answer: { readonly status: number; readonly body: string }
let heard: Heard[]

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: string[] = []
  for await (const part of request.setEncoding('utf8')) parts.push(part)
  return parts.join('')
}

beforeEach(async () => {
  heard = []
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const { 'content-type': type, authorization } = headers
    heard.push({ method, url, type, authorization, body: await bodyOf(request) })
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function refusalOf(status: number, body: unknown): Promise<NotDone> {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
  const refused = await restAt(address)
    .call('GET /me')
    .catch((error: unknown) => error)
  if (!(refused instanceof NotDone)) throw new Error(`not refused: ${String(refused)}`)
  return refused
}

describe('a call of the server', () => {
  it('sends JSON, and gives what is answered', async () => {
    answer = { status: 201, body: '{"table":{"id":"t1"}}' }
    const body = { game: 'valhalla', seats: [] }
    const told = await restAt(address, 'secret').call('POST /tables', { body })
    expect(told).toEqual({ table: { id: 't1' } })
    expect(heard).toEqual([
      {
        method: 'POST',
        url: '/api/v1/tables',
        type: 'application/json',
        authorization: 'Bearer secret',
        body: '{"game":"valhalla","seats":[]}',
      },
    ])
  })

  it('is content with an answer that says nothing', async () => {
    answer = { status: 204, body: '' }
    expect(await restAt(address).call('DELETE /me')).toBeUndefined()
    expect(heard[0]).toMatchObject({ type: undefined, authorization: undefined, body: '' })
  })

  it('names in its address what it is about, whatever that is called', async () => {
    answer = { status: 200, body: '{}' }
    const params = { id: 'a/b?c', seat: '2' }
    await restAt(address).call('DELETE /tables/:id/seats/:seat', { params })
    expect(heard[0]?.url).toBe('/api/v1/tables/a%2Fb%3Fc/seats/2')
  })

  it('has its wishes in the address, and not what is not wished', async () => {
    answer = { status: 200, body: '{}' }
    const rest = restAt(address)
    await rest.call('GET /tables')
    await rest.call('GET /tables', { query: { game: undefined } })
    await rest.call('GET /tables', { query: { game: 'valhalla', players: '4' } })
    const paths = ['/api/v1/tables', '/api/v1/tables', '/api/v1/tables?game=valhalla&players=4']
    expect(heard.map(({ url }) => url)).toEqual(paths)
  })

  it('gives a file letter by letter, or throws', async () => {
    answer = { status: 200, body: '{ "not":   touched }' }
    const sent = { params: { id: 't1' } }
    const file = await restAt(address).file('GET /tables/:id/file', sent)
    expect(await file.text()).toBe(answer.body)
    answer = { status: 409, body: '{"error":{"code":"not-now","message":"x"}}' }
    const refused = restAt(address).file('GET /tables/:id/file', sent)
    await expect(refused).rejects.toMatchObject({ code: 'not-now' })
  })

  it('is refused with the reason where there is one', async () => {
    const why = { key: 'table.seat-taken', params: { seat: 2 } }
    const refused = await refusalOf(409, { error: { code: 'taken', message: 'x', why } })
    expect(refused).toMatchObject({ code: 'taken', why })
  })

  it.each([
    ['taken', 'code.taken'],
    ['too-many-requests', 'code.too-many'],
    ['bad-request', 'code.malformed'],
    ['conflict', 'code.not-now'],
  ])('is refused as %s in the words of %s', async (code, key) => {
    const refused = await refusalOf(400, { error: { code, message: 'x' } })
    expect(refused.why).toEqual({ key, params: {} })
  })

  it('takes what is no answer of the server for a fault', async () => {
    const strange = await refusalOf(502, '<h1>Bad gateway</h1>')
    expect(strange).toBeInstanceOf(StrangeAnswer)
    expect(strange).toMatchObject({ code: 'internal', status: 502 })
  })

  it('says where there is no answer at all', async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await expect(restAt(address).call('GET /me')).rejects.toMatchObject({ code: 'silent' })
  })

  it('leaves what its carrier says as it is', async () => {
    const rest = new Rest(() => Promise.reject(new NotDone('offline', 'no line')))
    await expect(rest.call('GET /me')).rejects.toMatchObject({ code: 'offline' })
  })
})
