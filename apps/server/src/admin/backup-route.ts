import { randomUUID } from 'node:crypto'
import { createReadStream, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../http/failure.ts'
import { patiently } from '../http/patience.ts'
import { backupTo } from '../storage/sqlite/backup.ts'
import type { AdminNeeds } from './needs.ts'

/** The whole database in one file, as it is at one moment, while everybody plays on. */
export function backupRoute(app: FastifyInstance, { dataFolder, audit }: AdminNeeds): void {
  app.get('/backup', async (request, reply) => {
    if (dataFolder === null)
      throw new HttpFailure(409, 'the data are in PostgreSQL: use pg_dump', 'not-here')
    const copy = join(dataFolder, `backup-${randomUUID()}.db`)
    await patiently(request, () => backupTo(dataFolder, copy))
    await audit.note({ who: null, what: 'backed-up', about: null })
    const stream = createReadStream(copy)
    stream.on('close', () => rmSync(copy, { force: true }))
    return reply
      .type('application/octet-stream')
      .header('content-length', statSync(copy).size)
      .send(stream)
  })
}
