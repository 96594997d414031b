import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { MOST_AT_ONCE } from './turns.ts'

it('calls of one address take turns, and all are answered; others need not wait for them', async () => {
  const now = new Map<string, number>()
  let most = 0
  let ended = 0
  let open = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const work = async (ip: string) => {
    now.set(ip, (now.get(ip) ?? 0) + 1)
    most = Math.max(most, now.get(ip) ?? 0)
    if (ip === '10.0.0.1') await gate
    now.set(ip, (now.get(ip) ?? 0) - 1)
    ended += 1
    return {}
  }
  const routes = [(app: FastifyInstance) => void app.get('/api/work', ({ ip }) => work(ip))]
  const app = await testApp({ routes })
  const calls = Array.from({ length: 50 }, () =>
    app.inject({ url: '/api/work', remoteAddress: '10.0.0.1' }),
  )
  while ((now.get('10.0.0.1') ?? 0) < MOST_AT_ONCE) await turn()
  expect((await app.inject({ url: '/api/work', remoteAddress: '10.0.0.2' })).statusCode).toBe(200)
  expect(ended).toBe(1)
  open()
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(most).toBe(MOST_AT_ONCE)
})

it('a turn ends with a call that fails, too', async () => {
  const routes = [
    (app: FastifyInstance) =>
      void app.get('/api/bad', () => {
        throw new Error('bad')
      }),
  ]
  const app = await testApp({ routes })
  for (let asked = 0; asked < 3 * MOST_AT_ONCE; asked += 1)
    expect((await app.inject('/api/bad')).statusCode).toBe(500)
})
