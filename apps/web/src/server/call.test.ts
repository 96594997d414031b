import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, NotDone, query } from './call.ts'

interface Answer {
  readonly status: number
  readonly body: string
}

let server: Server
let answer: Answer
let asked: { method: string; url: string; type: string | undefined; body: string }[]

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: string[] = []
  for await (const part of request.setEncoding('utf8')) parts.push(part)
  return parts.join('')
}

/** A page's own address, which Node has none of, before every path. */
beforeEach(async () => {
  asked = []
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    asked.push({ method, url, type: headers['content-type'], body: await bodyOf(request) })
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    plain(`http://127.0.0.1:${port}${path}`, init),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

async function refusalOf(status: number, body: unknown): Promise<NotDone> {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
  const refused = await call('GET', '/me').catch((error: unknown) => error)
  if (!(refused instanceof NotDone)) throw new Error(`not refused: ${String(refused)}`)
  return refused
}

describe('a call of the server', () => {
  it('sends JSON, and gives what is answered', async () => {
    answer = { status: 201, body: '{"table":{"id":"t1"}}' }
    expect(await call('POST', '/tables', { game: 'valhalla' })).toEqual({ table: { id: 't1' } })
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/api/v1/tables',
        type: 'application/json',
        body: '{"game":"valhalla"}',
      },
    ])
  })

  it('is content with an answer that says nothing', async () => {
    answer = { status: 200, body: '' }
    expect(await call('DELETE', '/me')).toBeUndefined()
    expect(asked[0]?.type).toBeUndefined()
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
    expect((await refusalOf(502, '<h1>Bad gateway</h1>')).code).toBe('internal')
  })

  it('says where there is no answer at all', async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await expect(call('GET', '/me')).rejects.toMatchObject({
      code: 'silent',
      why: { key: 'app.server.silent' },
    })
  })
})

it('wishes stand in an address, and what is not wished does not', () => {
  expect(query({})).toBe('')
  expect(query({ game: undefined })).toBe('')
  expect(query({ game: 'valhalla', players: '4' })).toBe('?game=valhalla&players=4')
})
