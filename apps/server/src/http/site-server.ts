import type { FastifyInstance } from 'fastify'
import { configFrom } from '../config.ts'
import { Health } from '../operating/health.ts'
import { createLog } from '../operating/log.ts'
import { createMetrics } from '../operating/metrics.ts'
import { buildApp } from './app.ts'

/** A server for the built application in a folder alone, without tables: what tests in a browser need. */
export function siteServer(folder: string): Promise<FastifyInstance> {
  return buildApp({
    config: configFrom({
      MEADHALL_REQUESTS_PER_MINUTE: '1000000',
      MEADHALL_CONNECTIONS_PER_ADDRESS: '1000000',
    }),
    log: createLog({ level: 'silent', format: 'json' }),
    metrics: createMetrics(),
    health: new Health(),
    site: folder,
    routes: [],
  })
}
