import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configFrom } from '../config.ts'
import type { Environment } from '../environment.ts'
import { Health } from '../operating/health.ts'
import { createLog } from '../operating/log.ts'
import { buildServer, type Server, type ServerNeeds } from '../server.ts'

/** A whole server on a port of its own, with a folder that is gone after it. */
export interface TemporaryServer {
  readonly server: Server
  /** `http://127.0.0.1:…` */
  readonly address: string
  /** What was logged as a warning or worse, line by line. */
  readonly logged: string[]
  close(): Promise<void>
}

export type TemporaryNeeds = Partial<Omit<ServerNeeds, 'config' | 'log' | 'health' | 'site'>>

/** Starts a server in which nothing waits that nobody types. */
export async function temporaryServer(
  env: Environment = {},
  needs: TemporaryNeeds = {},
): Promise<TemporaryServer> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-server-'))
  const site = join(folder, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), '<title>Meadhall</title>')
  const logged: string[] = []
  const server = await buildServer({
    config: configFrom({
      MEADHALL_DATA: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: '0',
      MEADHALL_HOSTS: 'meadhall.test',
      ...env,
    }),
    log: createLog({ level: 'warn', format: 'json' }, { write: (line) => logged.push(line) }),
    health: new Health(),
    site,
    beatMs: () => 0,
    pauseMs: () => 0,
    checksReplies: true,
    ...needs,
  })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server, address, logged, close }
}
