/**
 * One PostgreSQL for all tests of a run, started when the first of them asks for it. It belongs to
 * the process that runs the tests, not to one of its workers: those come and go. They ask at a door,
 * whose number vitest hands to them.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { PostgresServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresDoor: number
  }
}

/** For vitest: opens the door before the tests; what it returns closes it after them. */
export default async function shared(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | undefined
  const door = createServer((_request, response) => {
    server ??= PostgresServer.start()
    server.then(
      (started) => response.end(started.url()),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  project.provide('postgresDoor', typeof address === 'object' ? (address?.port ?? 0) : 0)
  return async () => {
    door.close()
    door.closeAllConnections()
    await (await server?.catch(() => undefined))?.stop()
  }
}
