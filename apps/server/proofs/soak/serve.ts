/**
 * The server as the soak runs it: the parts of `main.ts`, with bots that do not wait, no limit on
 * how fast one may play, and no site to build. It opens its store when it is told its port, so that
 * one can be loaded while another runs; and ends with whoever started it.
 */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { configFrom } from '../../src/config.ts'
import { Health } from '../../src/operating/health.ts'
import { createLog } from '../../src/operating/log.ts'
import { stopOnSignals } from '../../src/operating/signals.ts'
import { Stopping } from '../../src/operating/stopping.ts'
import { buildServer } from '../../src/server.ts'
import { LIFTED_LIMITS } from '../../src/socket/limits.ts'

const NO_LIMIT = 1_000_000

const words = createInterface({ input: process.stdin })
words.on('close', () => process.exit(1))
const [PORT] = (await once(words, 'line')) as [string]
/** By how much it is later here than on the wall: further words say so, for tests that cannot wait. */
let ahead = 0
words.on('line', (word) => {
  ahead += Number(word)
})
const config = configFrom({ ...process.env, PORT })
const log = createLog({ level: config.logLevel, format: config.logFormat })
const stopping = new Stopping(log, config.stopWithinMs)
stopOnSignals(stopping, log)
const health = new Health()
const server = await buildServer({
  config,
  log,
  health,
  site: process.env['SOAK_SITE'] ?? '.',
  beatMs: () => 0,
  ...(process.env['SOAK_PAUSES'] === 'none' && { pauseMs: () => 0 }),
  ...(process.env['SOAK_CLOCK'] === 'told' && { now: () => Date.now() + ahead }),
  sharingTimes: { leaseMs: 1_500, beatMs: 300 },
  limits: LIFTED_LIMITS,
  founding: { perHour: NO_LIMIT, waiting: NO_LIMIT, thinking: NO_LIMIT },
})
stopping.onStop('server', () => server.close())
stopping.onStop('readiness', () => health.stop())
console.log(`Meadhall: ${await server.app.listen({ port: config.port, host: config.host })}`)
