import { isGameId } from '@meadhall/games'
import type { AdminTable } from '@meadhall/protocol'
import type { FastifyInstance } from 'fastify'
import { Audit } from '../accounts/audit.ts'
import type { Routes } from '../http/app.ts'
import { handle } from '../http/handle.ts'
import { carriesToken } from '../operating/operator-token.ts'
import { type Refused, refuse } from '../refusing/refused.ts'
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
    await app.register((scope, _, done) => {
      scope.addHook('onRequest', (request, _reply, next) =>
        next(carriesToken(request, needs.token) ? undefined : withoutToken()),
      )
      for (const add of [tableRoutes, peopleRoutes, keepingRoutes, backupRoute]) add(scope, needs)
      done()
    })
  }
}

function withoutToken(): Refused {
  return refuse('forbidden', 'server.operator-token')
}

function tableRoutes(app: FastifyInstance, needs: AdminNeeds): void {
  const { reads, audit, faultsFolder, now } = needs
  handle(app, 'GET /admin/tables', async ({ query: wish }) => {
    // Looked for in vain a game that there is none of would be the whole list.
    if (wish.game !== undefined && !isGameId(wish.game)) return { tables: [], next: null }
    const { found, next } = await adminTables(reads, wish)
    return { tables: [...found], next }
  })
  handle(app, 'GET /admin/stuck', async ({ query }) => {
    const { found, next } = await stuckTables(reads, faultsFolder, now(), query)
    return { tables: [...found], next }
  })
  handle(app, 'GET /admin/tables/:id', async ({ params }) => ({
    table: await shownTable(needs, params.id),
  }))
  handle(app, 'GET /admin/tables/:id/file', async ({ params }) => {
    const table = await live(needs, params.id)
    const file = gameSoFar(table)
    await audit.note({ who: null, what: 'game-read', about: null, detail: table.id })
    return file
  })
  handle(app, 'POST /admin/tables/:id/close', async ({ params }) => {
    const table = await live(needs, params.id)
    await table.change((doc) => ended(doc, now()))
    await audit.note({ who: null, what: 'table-closed', about: null, detail: table.id })
    return { table: await shownTable(needs, table.id) }
  })
}

async function shownTable({ reads }: AdminNeeds, id: string): Promise<AdminTable> {
  const table = await adminTable(reads, id)
  if (table === null) throw noTable()
  return table
}

async function live({ hall }: AdminNeeds, id: string): Promise<LiveTable> {
  const table = await hall.table(id)
  if (table === null) throw noTable()
  return table
}

function noTable(): Refused {
  return refuse('not-found', 'no-table')
}

/** What keeps the store in order. */
function keepingRoutes(app: FastifyInstance, { db, reads, audit }: AdminNeeds): void {
  handle(app, 'GET /admin/audit', async ({ query }) => {
    const { found, next } = await new Audit(reads).last(query)
    return { deeds: [...found], next }
  })
  handle(app, 'DELETE /admin/snapshots', async () => {
    const dropped = await dropSnapshots(db, reads, null)
    const detail = String(dropped)
    await audit.note({ who: null, what: 'snapshots-dropped', about: null, detail })
    return { dropped }
  })
}
