import { isGameId } from '@meadhall/games'
import { AdminTablesWish, PageWish } from '@meadhall/protocol'
import type { FastifyInstance } from 'fastify'
import { Audit } from '../accounts/audit.ts'
import { named, read } from '../accounts/routes/request.ts'
import type { Routes } from '../http/app.ts'
import { HttpFailure } from '../http/failure.ts'
import { carriesToken } from '../operating/operator-token.ts'
import { dropSnapshots } from '../storage/dropping.ts'
import { ended } from '../table-doc/seating.ts'
import { gameSoFar } from '../tables/games/game-files.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { adminTable, adminTables, stuckTables } from './admin-tables.ts'
import { backupRoute } from './backup-route.ts'
import type { AdminNeeds } from './needs.ts'
import { peopleRoutes } from './people-routes.ts'

/** What the operator may see and do, under `/api/v1/admin`, with the operator's token and nothing else. */
export function adminRoutes(needs: AdminNeeds): Routes {
  return async (app) => {
    await app.register(
      (scope, _, done) => {
        scope.addHook('onRequest', (request, _reply, next) =>
          next(carriesToken(request, needs.token) ? undefined : forbidden()),
        )
        for (const add of [tableRoutes, peopleRoutes, keepingRoutes, backupRoute]) add(scope, needs)
        done()
      },
      { prefix: '/api/v1/admin' },
    )
  }
}

function forbidden(): HttpFailure {
  return new HttpFailure(403, "this needs the operator's token")
}

function tableRoutes(app: FastifyInstance, needs: AdminNeeds): void {
  const { reads, audit, faultsFolder, now } = needs
  app.get('/tables', async (request) => {
    const wish = read(AdminTablesWish, request.query)
    // Looked for in vain a game that there is none of would be the whole list.
    if (wish.game !== undefined && !isGameId(wish.game)) return { tables: [], next: null }
    const { found, next } = await adminTables(reads, wish)
    return { tables: found, next }
  })
  app.get('/stuck', async (request) => {
    const wish = read(PageWish, request.query)
    const { found, next } = await stuckTables(reads, faultsFolder, now(), wish)
    return { tables: found, next }
  })
  app.get('/tables/:id', async (request) => {
    const table = await adminTable(reads, named(request, 'id'))
    if (table === null) throw noTable()
    return { table }
  })
  app.get('/tables/:id/file', async (request, reply) => {
    const table = await live(needs, named(request, 'id'))
    const file = gameSoFar(table)
    await audit.note({ who: null, what: 'game-read', about: null, detail: table.id })
    return reply.type('application/json').send(file)
  })
  app.post('/tables/:id/close', async (request) => {
    const table = await live(needs, named(request, 'id'))
    await table.change((doc) => ended(doc, now()))
    await audit.note({ who: null, what: 'table-closed', about: null, detail: table.id })
    return { table: await adminTable(reads, table.id) }
  })
}

async function live({ hall }: AdminNeeds, id: string): Promise<LiveTable> {
  const table = await hall.table(id)
  if (table === null) throw noTable()
  return table
}

function noTable(): HttpFailure {
  return new HttpFailure(404, 'there is no such table')
}

/** What keeps the store in order. */
function keepingRoutes(app: FastifyInstance, { db, reads, audit }: AdminNeeds): void {
  app.get('/audit', async (request) => {
    const { found, next } = await new Audit(reads).last(read(PageWish, request.query))
    return { deeds: found, next }
  })
  app.delete('/snapshots', async () => {
    const dropped = await dropSnapshots(db, reads, null)
    const detail = String(dropped)
    await audit.note({ who: null, what: 'snapshots-dropped', about: null, detail })
    return { dropped }
  })
}
