import type { Me } from '@meadhall/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSettings } from '../settings/settings.ts'
import { useAvailability } from './availability.ts'
import { asSomebody, beSomebody, iAm, nameAtFirst, useMe, whoAmI } from './me.ts'

const ME: Me = {
  id: 'p1',
  name: 'Ola',
  kind: 'guest',
  role: 'player',
  bannedUntil: null,
  mutedUntil: null,
  settings: null,
  away: null,
  ways: [],
  secondFactor: null,
}

type Answers = Readonly<Record<string, (body: unknown) => readonly [status: number, body: unknown]>>

let calls: string[]

/** A server that answers so. */
function served(answers: Answers): void {
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    const request = `${method} ${path.replace('/api/v1', '')}`
    calls.push(request)
    const given = typeof body === 'string' ? JSON.parse(body) : undefined
    const [status, told] = answers[request]?.(given) ?? [404, {}]
    return Promise.resolve(new Response(JSON.stringify(told), { status }))
  })
}

const nobody = () => [200, { protocol: 1, me: null }] as const
const arrives = (given: unknown) => [201, { me: { ...ME, ...(given as object) } }] as const

beforeEach(() => {
  calls = []
  useMe.setState({ me: undefined })
  useAvailability.setState({ is: 'there' })
  useSettings.setState({ name: '' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  useAvailability.setState({ is: 'none' })
})

describe('who the visitor is', () => {
  it('is asked once', async () => {
    served({ 'GET /visitor': () => [200, { protocol: 1, me: ME }] })
    await Promise.all([whoAmI(), whoAmI()])
    expect(await whoAmI()).toEqual(ME)
    expect(calls).toEqual(['GET /visitor'])
    expect(nameAtFirst()).toBe('Ola')
  })

  it('is nobody without a server, and none is asked', async () => {
    useAvailability.setState({ is: 'none' })
    served({})
    expect(await whoAmI()).toBeNull()
    expect(calls).toEqual([])
  })

  it('is a guest from the first act on, once, and keeps the name', async () => {
    served({ 'GET /visitor': nobody, 'POST /guests': arrives })
    const acts = await Promise.all([asSomebody(async ({ id }) => id, 'Bo'), beSomebody('Bo')])
    expect(acts).toEqual(['p1', { ...ME, name: 'Bo' }])
    expect(calls).toEqual(['GET /visitor', 'POST /guests'])
    expect(useSettings.getState().name).toBe('Bo')
  })

  it('is whoever another tab became meanwhile', async () => {
    let asked = 0
    served({
      'GET /visitor': () => (asked++ === 0 ? nobody() : [200, { protocol: 1, me: ME }]),
      'POST /guests': () => [409, { error: { code: 'not-now', message: 'x' } }],
    })
    expect(await beSomebody('Bo')).toEqual(ME)
  })

  it('has the name that a form says; an account keeps its own', async () => {
    served({ 'PATCH /me': (given) => [200, { me: { ...ME, ...(given as object) } }] })
    iAm(ME)
    expect(await beSomebody('Ola the Tall')).toMatchObject({ name: 'Ola the Tall' })
    iAm({ ...ME, kind: 'account' })
    expect(await beSomebody('Bo')).toMatchObject({ name: 'Ola' })
  })

  it('comes anew where the server has forgotten them', async () => {
    served({
      'GET /visitor': nobody,
      'POST /guests': arrives,
      'GET /me/tables': () =>
        calls.includes('POST /guests')
          ? [200, { tables: [] }]
          : [401, { error: { code: 'unauthenticated', message: 'x' } }],
    })
    iAm(ME)
    const { api } = await import('./api.ts')
    expect(await asSomebody(() => api.myTables())).toEqual([])
    expect(calls).toContain('POST /guests')
  })
})
