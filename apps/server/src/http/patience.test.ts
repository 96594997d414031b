import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { patiently } from './patience.ts'

const IDLE_MS = 50

it('a request that may take its time is answered, though nothing moved for longer than others may be silent', async () => {
  const app = fastify({ connectionTimeout: IDLE_MS })
  onTestFinished(() => app.close())
  const long = async () => await wait(10 * IDLE_MS, 'whole')
  app.get('/patient', (request) => patiently(request, long))
  app.get('/other', long)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(`${address}/other`)).rejects.toThrow('fetch failed')
  expect(await (await fetch(`${address}/patient`)).text()).toBe('whole')
})
