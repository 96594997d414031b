import { STORE_CASES } from '@meadhall/match/testing'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { emptied } from './testing/emptied.ts'
import { type TestPostgres, testPostgres } from './testing/test-postgres.ts'

let postgres: TestPostgres
let first: Database
let second: Database
let time = 0
const now = () => ++time

beforeAll(async () => {
  postgres = await testPostgres()
  first = await openPostgres(postgres.url, { now })
  second = await openPostgres(postgres.url, { now })
})

afterEach(() => emptied(first.queries))

afterAll(async () => {
  await first.close()
  await second.close()
  await postgres.drop()
})

describe('matches in PostgreSQL', () => {
  it.each(STORE_CASES)('$name', ({ run }) => run(first.matches, async () => second.matches))
})
