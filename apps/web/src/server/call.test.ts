import { afterEach, describe, expect, it, vi } from 'vitest'
import { useAvailability } from './availability.ts'
import { rest } from './call.ts'

const SILENT = { code: 'silent', why: { key: 'app.server.silent' } }

afterEach(() => vi.unstubAllGlobals())

describe('a call of the server that the page came from', () => {
  it('goes to its own address, and the server is there', async () => {
    const asked: string[] = []
    useAvailability.setState({ is: 'away' })
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`)
      return Promise.resolve(new Response('{"protocol":1,"me":null}'))
    })
    expect(await rest.call('GET /visitor')).toEqual({ protocol: 1, me: null })
    expect(asked).toEqual(['GET /api/v1/visitor'])
    expect(useAvailability.getState().is).toBe('there')
  })

  it('says where there is no answer at all, and the server is not there', async () => {
    useAvailability.setState({ is: 'there' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no route')))
    await expect(rest.call('GET /me')).rejects.toMatchObject(SILENT)
    expect(useAvailability.getState().is).toBe('away')
  })

  it('is not tried without a network', async () => {
    const tried = vi.fn()
    vi.stubGlobal('fetch', tried)
    vi.stubGlobal('navigator', { onLine: false })
    await expect(rest.call('GET /me')).rejects.toMatchObject(SILENT)
    expect(tried).not.toHaveBeenCalled()
  })
})
