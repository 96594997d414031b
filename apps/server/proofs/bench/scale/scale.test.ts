import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Statement } from '../../../src/storage/database.ts'
import { DATABASE_FILE } from '../../../src/storage/sqlite.ts'
import { temporaryServer } from '../../../src/testing/temporary-server.ts'
import { ask } from './measuring.ts'
import { ROUTES } from './routes.ts'
import { OPERATOR } from './served-process.ts'
import { type Kind, makeStore, type ScaleStore } from './store.ts'

const SIZE = { games: 300, people: 200, open: 80, star: 100, journals: 20 }
/** No answer is longer, however long the past: a page of 99 tables with their seats. */
const LONGEST_ANSWER = 200_000
/** Tables of the database that stay small: leases are of tables that are open just now. */
const SMALL = /\b(outages|heartbeats|server_keys|leases|kysely_migration\w*|sqlite_master)\b/
/** Rows of which one person, or one table, has only a few: they may be sorted. */
const FEW = /^select .* from "(credentials|sessions|notice_targets|orders|sqlite_master)"/

async function store(kind: Kind): Promise<ScaleStore> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-scale-test-'))
  const made = await makeStore({ kind, folder, size: SIZE, progress: () => undefined })
  onTestFinished(async () => {
    await made.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return made
}

/** All that a server asks of its store while everything is asked of it that the bench asks. */
async function everythingAsked(made: ScaleStore) {
  const heard = new Map<string, Statement>()
  const { data, databaseUrl } = made
  const { server, address, close } = await temporaryServer(
    {
      MEADHALL_DATA: data,
      MEADHALL_OPERATOR_TOKEN: OPERATOR,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    { heard: (statement) => heard.set(statement.sql, statement) },
  )
  const needs = { process: { address }, store: made }
  for (const { method, route, asked, how } of ROUTES) {
    const { status, bytes } = await ask(needs, method, asked(0, SIZE))
    const name = `${method} ${route} ${how ?? ''}`
    expect([name, status < 300]).toEqual([name, true])
    expect([name, bytes < LONGEST_ANSWER]).toEqual([name, true])
  }
  const whole = await ask(needs, 'GET', { path: '/api/v1/me/export', as: 'star' })
  expect(whole.status).toBe(200)
  await server.tidying.run()
  const left = await ask(needs, 'DELETE', { path: '/api/v1/me', as: 'leaver' })
  expect(left.status).toBe(204)
  await close()
  return [...heard.values()].filter(({ sql }) => /^(select|delete|update)/i.test(sql))
}

describe('over a store with a past', () => {
  it('nothing that is asked of SQLite goes through a whole table or sorts more than a page', async () => {
    const made = await store('sqlite')
    const statements = await everythingAsked(made)
    const file = new Sqlite(join(made.data, DATABASE_FILE))
    onTestFinished(() => void file.close())
    const plans = statements.map(({ sql, parameters }) => {
      const steps = file.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      return { sql, steps: steps.all(...parameters).map(({ detail }) => detail) }
    })
    expect(plans.length).toBeGreaterThan(60)
    const whole = plans.filter(({ sql, steps }) => steps.some((step) => isWhole(sql, step)))
    expect(whole).toEqual([])
    // Without a limit what grows with the past is only read by its key.
    const unlimited = plans.filter(({ sql }) => /^select/.test(sql) && !/ limit /.test(sql))
    const long = unlimited.filter(({ sql, steps }) => !ALL.test(sql) && steps.some(isGrowing))
    expect(long).toEqual([])
    for (const [sql, index] of INDEXED) {
      const fitting = plans.filter((plan) => sql.test(plan.sql))
      expect([sql, fitting.length > 0]).toEqual([sql, true])
      for (const { steps } of fitting) expect(steps[0]).toContain(index)
    }
  })

  it('an index of PostgreSQL serves all that is asked of it', async () => {
    const made = await store('postgres')
    const statements = await everythingAsked(made)
    const client = new pg.Client(made.databaseUrl)
    await client.connect()
    onTestFinished(() => client.end())
    // So few rows are read in one go: what counts is that there is another way.
    await client.query('set enable_seqscan = off')
    const whole: unknown[] = []
    for (const { sql, parameters } of statements) {
      const { rows } = await client.query(`explain ${sql}`, [...parameters])
      const steps = rows.map((row) => String(row['QUERY PLAN']))
      if (steps.some((step) => /Seq Scan/.test(step) && !SMALL.test(step)))
        whole.push({ sql, steps })
    }
    expect(whole).toEqual([])
  })
})

/** Where rows that are few are found among many: also with a limit the wrong index would be slow. */
const INDEXED: readonly (readonly [sql: RegExp, index: string])[] = [
  [/from "tables" where "phase" = 'waiting' and "is_public"/, 'tables_offered'],
  [/from "tables" where "phase" = 'over' and "settled"/, 'tables_unsettled'],
  [/from "tables" where "phase" = 'waiting' and "host"/, 'tables_host'],
  [/from "people" where "kind" = 'guest'/, 'people_guests'],
  [/from "reports" where "closed" is null/, 'reports_waiting'],
]

/** All tables of one who is deleted, and how many somebody has reported or blocked. */
const ALL =
  /^select "table_id" from "seats"|^select count|^select "id" from "tables" where .*"host"/

/** By something else than its key. */
function isGrowing(step: string): boolean {
  const isOne =
    /^SEARCH (tables|seats|results|rating_changes|actions|chat|audit|reports|meetings)\b/
  return isOne.test(step) && !/sqlite_autoindex/.test(step)
}

/** Going through all rows without an index, or through all to sort them. */
function isWhole(sql: string, step: string): boolean {
  const isScan = /^SCAN (?!CONSTANT|\(|.* USING )/.test(step) && !SMALL.test(step)
  return isScan || (step === 'USE TEMP B-TREE FOR ORDER BY' && !FEW.test(sql))
}
