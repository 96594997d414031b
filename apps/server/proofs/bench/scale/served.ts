/** The server that is measured, in a process of its own, over a store that was made before. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { configFrom } from '../../../src/config.ts'
import { Health } from '../../../src/operating/health.ts'
import { createLog } from '../../../src/operating/log.ts'
import { buildServer } from '../../../src/server.ts'
import { LIFTED_LIMITS } from '../../../src/socket/limits.ts'
import type { ScaleAsk, ScaleTold } from './messages.ts'

const [data = '.', databaseUrl = '', token = ''] = process.argv.slice(2)
const PLENTY = '10000000'
/** How finely waits of the event loop are told apart, in milliseconds. */
const GRAIN_MS = 1

async function main(): Promise<void> {
  const began = performance.now()
  const site = join(data, 'site')
  mkdirSync(site, { recursive: true })
  writeFileSync(join(site, 'index.html'), '<title>Meadhall</title>')
  const server = await buildServer({
    config: configFrom({
      MEADHALL_DATA: data,
      ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }),
      MEADHALL_OPERATOR_TOKEN: token,
      MEADHALL_CONNECTIONS_PER_ADDRESS: PLENTY,
      MEADHALL_REQUESTS_PER_MINUTE: PLENTY,
    }),
    log: createLog({ level: 'warn', format: 'json' }),
    health: new Health(),
    site,
    limits: LIFTED_LIMITS,
    founding: { perHour: 1e9, waiting: 1e9 },
    // Nobody of all who sit at open tables is connected: none of them is to lose their seat by it.
    absentMs: 86_400_000,
  })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const waits = monitorEventLoopDelay({ resolution: GRAIN_MS })
  waits.enable()
  const answers: Readonly<Record<ScaleAsk, () => Promise<ScaleTold> | ScaleTold>> = {
    blocked: () => {
      const longest = waits.max / 1e6 - GRAIN_MS
      waits.reset()
      return { kind: 'blocked', ms: Math.max(0, longest) }
    },
    tidy: async () => {
      const from = performance.now()
      await server.tidying.run()
      return { kind: 'tidied', ms: performance.now() - from }
    },
  }
  process.on('message', (ask: ScaleAsk) => {
    void Promise.resolve(answers[ask]()).then((told) => process.send?.(told))
  })
  process.on('disconnect', () => void server.close().finally(() => process.exit()))
  const told: ScaleTold = { kind: 'listens', address, ms: performance.now() - began }
  process.send?.(told)
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
