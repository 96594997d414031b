import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { configFrom, type Limits } from '../config.ts'
import type { Environment } from '../environment.ts'
import { buildApp, type Routes } from '../http/app.ts'
import { Health } from '../operating/health.ts'
import { createLog } from '../operating/log.ts'
import { createMetrics } from '../operating/metrics.ts'

export interface TestAppNeeds {
  readonly env?: Environment
  /** Shorter than an operator could set them. */
  readonly limits?: Partial<Limits>
  readonly routes?: readonly Routes[]
  readonly health?: Health
  /** Takes what is logged. */
  readonly output?: { write(line: string): void }
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function smallestSite(): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'index.html'), '<title>Meadhall</title>')
  return folder
}

/** The server's HTTP as it is in use, with some routes, for one test. */
export async function testApp(needs: TestAppNeeds = {}): Promise<FastifyInstance> {
  const { env = {}, limits, routes = [], health = new Health(), output } = needs
  const level = output === undefined ? 'silent' : 'debug'
  const config = configFrom(env)
  const app = await buildApp({
    config: { ...config, limits: { ...config.limits, ...limits } },
    log: createLog({ level, format: 'json' }, output),
    metrics: createMetrics(),
    health,
    site: smallestSite(),
    routes,
    checksReplies: true,
  })
  onTestFinished(() => app.close())
  return app
}
