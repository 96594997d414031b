import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../database.ts'
import { openPostgres } from '../postgres.ts'

/** An empty database in the PostgreSQL of the tests. */
export interface TestPostgres {
  readonly url: string
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>
}

async function atHome(home: string, statement: string): Promise<void> {
  const client = new pg.Client(home)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** For tests that open it more than once, or in other processes. */
export async function testPostgres(): Promise<TestPostgres> {
  const reply = await fetch(`http://127.0.0.1:${inject('postgresDoor')}`)
  const home = await reply.text()
  if (!reply.ok) throw new Error(home)
  const name = `test_${randomBytes(8).toString('hex')}`
  await atHome(home, `create database ${name}`)
  return {
    url: home.replace(/[^/]*$/, name),
    drop: () => atHome(home, `drop database ${name} with (force)`),
  }
}

/** A real PostgreSQL database of its own, for one file of tests; closing it removes it. */
export async function openTestPostgres(now: () => number = Date.now): Promise<Database> {
  const { url, drop } = await testPostgres()
  const database = await openPostgres(url, { now })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}
