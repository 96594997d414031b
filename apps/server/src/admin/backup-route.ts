import { randomUUID } from 'node:crypto'
import { createReadStream, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { handle } from '../http/handle.ts'
import { patiently } from '../http/patience.ts'
import { refuse } from '../refusing/refused.ts'
import { backupTo } from '../storage/sqlite/backup.ts'
import type { AdminNeeds } from './needs.ts'

/** The whole database in one file, as it is at one moment, while everybody plays on. */
export function backupRoute(app: FastifyInstance, { dataFolder, audit }: AdminNeeds): void {
  handle(app, 'GET /admin/backup', async ({ request, reply }) => {
    if (dataFolder === null) throw refuse('not-here', 'server.backup-elsewhere')
    const copy = join(dataFolder, `backup-${randomUUID()}.db`)
    await patiently(request, () => backupTo(dataFolder, copy))
    await audit.note({ who: null, what: 'backed-up', about: null })
    const stream = createReadStream(copy)
    stream.on('close', () => rmSync(copy, { force: true }))
    void reply.header('content-length', statSync(copy).size)
    return stream
  })
}
