import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Person } from '../../../src/accounts/person.ts'
import { Sessions } from '../../../src/accounts/sessions.ts'
import type { Database } from '../../../src/storage/database.ts'
import { openDatabase } from '../../../src/storage/open-database.ts'
import { PostgresServer } from '../../../src/storage/testing/postgres/server.ts'
import { fill } from './fill.ts'
import { fillCounts } from './fill-counts.ts'
import { postgresSink, sqliteSink } from './sink.ts'
import { playTemplates } from './template.ts'
import { LEAVER, personId, personName, type Size, STAR } from './world.ts'

export type Kind = 'sqlite' | 'postgres'

/** A store of some size that a server can be started on. */
export interface ScaleStore {
  readonly kind: Kind
  readonly data: string
  readonly databaseUrl: string | undefined
  /** By which the two who ask are known. */
  readonly tokens: { readonly star: string; readonly leaver: string }
  readonly bytes: number
  readonly seconds: number
  close(): Promise<void>
}

export interface StoreNeeds {
  readonly kind: Kind
  readonly folder: string
  readonly size: Size
  readonly progress: (text: string) => void
}

/** Makes one. */
export async function makeStore({ kind, folder, size, progress }: StoreNeeds): Promise<ScaleStore> {
  const began = performance.now()
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  const postgres = kind === 'postgres' ? await PostgresServer.start() : null
  const databaseUrl = postgres?.url()
  await (await openDatabase({ data, databaseUrl }, { now: Date.now })).close()
  progress('games are played that all others are made from')
  const templates = await playTemplates()
  const sink = databaseUrl === undefined ? sqliteSink(data) : await postgresSink(databaseUrl)
  await fill({ sink, templates, size, now: Date.now(), progress })
  progress('results are counted')
  await fillCounts(sink, kind)
  progress('indexes are made')
  await sink.finish()
  const { bytes, tokens } = await finished({ data, databaseUrl })
  const seconds = Math.round((performance.now() - began) / 1000)
  const close = async () => await postgres?.stop()
  return { kind, data, databaseUrl, tokens, bytes, seconds, close }
}

interface Place {
  readonly data: string
  readonly databaseUrl: string | undefined
}

async function finished(place: Place) {
  const database = await openDatabase(place, { now: Date.now })
  const sessions = new Sessions(database.queries, Date.now)
  const token = (n: number) => sessions.open(personOf(n), 'token', 'bench')
  const tokens = { star: await token(STAR), leaver: await token(LEAVER) }
  const bytes = place.databaseUrl === undefined ? bytesIn(place.data) : await databaseSize(database)
  await database.close()
  return { tokens, bytes }
}

function personOf(n: number): Person {
  const kind = n % 2 === 0 ? 'account' : 'guest'
  const rights = { role: 'player', bannedUntil: null, mutedUntil: null } as const
  return { id: personId(n), name: personName(n), kind, ...rights }
}

async function databaseSize({ queries }: Database): Promise<number> {
  const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  return (await size.execute(queries)).rows[0]?.bytes ?? 0
}

/** What the embedded store takes. */
function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  return sizes.reduce((sum, size) => sum + size, 0)
}
