import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restAt, send } from '@meadhall/client/rest'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../../src/storage/database.ts'
import { type TemporaryServer, temporaryServer } from '../../../src/testing/temporary-server.ts'
import { OPERATOR } from './served-process.ts'
import { type Kind, makeStore, type ScaleStore } from './store.ts'
import { personId, STAR } from './world.ts'

const SIZE = { games: 300, people: 200, open: 80, star: 100, journals: 300 }
const star = personId(STAR)
const LIMIT = 7

interface Opened extends TemporaryServer {
  readonly store: ScaleStore
}

async function opened(kind: Kind): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-pages-test-'))
  const store = await makeStore({ kind, folder, size: SIZE, progress: () => undefined })
  const { data, databaseUrl } = store
  const server = await temporaryServer({
    MEADHALL_DATA: data,
    MEADHALL_OPERATOR_TOKEN: OPERATOR,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  })
  onTestFinished(async () => {
    await server.close()
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { ...server, store }
}

async function asked(from: Opened, path: string): Promise<Readonly<Record<string, unknown>>> {
  const token = path.startsWith('/admin') ? OPERATOR : from.store.tokens.star
  const reply = await send(from.address, { method: 'GET', path, token })
  expect([path, reply.status]).toEqual([path, 200])
  return (await reply.json()) as Readonly<Record<string, unknown>>
}

type Row = { readonly id: string } & Readonly<Record<string, { readonly id: string } | undefined>>

/** All ids of a list, page by page, none of them longer than was asked for. */
async function paged(from: Opened, path: string, list: string): Promise<string[]> {
  const ids: string[] = []
  for (let after = ''; ; ) {
    const sign = path.includes('?') ? '&' : '?'
    const page = await asked(from, `${path}${sign}limit=${LIMIT}${after}`)
    const rows = page[list] as Row[]
    expect(rows.length).toBeLessThanOrEqual(LIMIT)
    ids.push(...rows.map((row) => row['table']?.id ?? row.id))
    if (page['next'] === null) break
    after = `&after=${String(page['next'])}`
  }
  expect(new Set(ids).size, `${path}: none twice`).toBe(ids.length)
  return ids
}

/** What the store says there is. */
async function counts({ queries: db }: Database) {
  const count = ({ fn }: { fn: typeof db.fn }) => fn.countAll<number>().as('count')
  const seats = db.selectFrom('seats').select(count).where('person_id', '=', star)
  const tables = db.selectFrom('tables').select(count)
  const of = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }) =>
    Number((await query.executeTakeFirstOrThrow()).count)
  return {
    finished: await of(seats.where('state', '=', 'finished')),
    listed: await of(seats.where('state', '=', 'finished').where('is_public', '=', 1)),
    mine: await of(seats),
    tables: await of(tables),
    offered: await of(tables.where('phase', '=', 'waiting').where('is_public', '=', 1)),
    met: await of(db.selectFrom('meetings').select(count).where('person_id', '=', star)),
    blocked: await of(db.selectFrom('blocks').select(count).where('person_id', '=', star)),
    people: await of(db.selectFrom('people').select(count)),
    reports: await of(db.selectFrom('reports').select(count)),
    audit: await of(db.selectFrom('audit').select(count)),
  }
}

describe.each(['sqlite', 'postgres'] as const)('in %s', (kind) => {
  it('every list comes in pages to its end, nothing twice and nothing left out', async () => {
    const from = await opened(kind)
    const all = await counts(from.server.database)
    expect(all).toMatchObject({ finished: 100, people: 210 })
    const lists: readonly [path: string, list: string, count: number][] = [
      ['/me/games?state=finished', 'games', all.finished],
      [`/people/${star}/games`, 'games', all.finished],
      ['/me/tables', 'tables', all.mine],
      ['/tables', 'tables', all.offered],
      ['/me/people', 'met', all.met],
      ['/me/blocked', 'blocked', all.blocked],
      ['/admin/tables', 'tables', all.tables],
      [`/admin/tables?person=${star}`, 'tables', all.mine],
      ['/admin/people?name=', 'people', all.people],
      ['/admin/reports?state=all', 'reports', all.reports],
      ['/admin/audit', 'deeds', all.audit],
    ]
    for (const [path, list, count] of lists)
      expect([path, (await paged(from, path, list)).length]).toEqual([path, count])
    const strangers = { params: { id: star }, query: { limit: '99' } }
    const { games } = await restAt(from.address).call('GET /people/:id/games', strangers)
    expect(games).toHaveLength(all.listed)
    for (const query of [{ limit: '100' }, { after: 'nowhere' }])
      await expect(restAt(from.address).call('GET /tables', { query })).rejects.toMatchObject({
        status: 400,
      })
  })

  it('a rating comes in pages from its last game to its first', async () => {
    const from = await opened(kind)
    const { ratings } = await asked(from, `/people/${star}/ratings?limit=${LIMIT}`)
    interface History {
      readonly game: string
      readonly players: number
      readonly points: readonly { readonly table: string; readonly at: number }[]
      readonly next: string | null
    }
    const rated = from.server.database.queries
      .selectFrom('results')
      .select(['table_id', 'ended'])
      .where('person_id', '=', star)
      .where('rated', '=', 1)
    for (const { game, players, points, next } of ratings as History[]) {
      const tables = points.map(({ table }) => table)
      for (let after = next; after !== null; ) {
        const kind = `game=${game}&players=${players}&limit=${LIMIT}&after=${after}`
        const page = await asked(from, `/people/${star}/ratings?${kind}`)
        const [older] = page['ratings'] as [History]
        tables.unshift(...older.points.map(({ table }) => table))
        after = older.next
      }
      const rows = await rated.where('game', '=', game).where('players', '=', players).execute()
      const inOrder = rows.toSorted((a, b) => a.ended - b.ended).map(({ table_id }) => table_id)
      expect(tables).toEqual(inOrder)
    }
  })
})
