import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../postgres.ts'
import { NOTHING_YET, sampleEntry, sampleRecord } from '../testing/samples.ts'
import { type TestPostgres, testPostgres } from '../testing/test-postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.drop())

describe('PostgreSQL', () => {
  it('is brought up to date once, by whichever of many processes comes first', async () => {
    const open = () => openPostgres(postgres.url, { now: Date.now })
    const databases = await Promise.all([open(), open(), open()])
    await databases[0].matches.create(sampleRecord('a'), NOTHING_YET)
    for (const [index, { matches }] of databases.entries())
      expect(await matches.append('a', sampleEntry(index + 1), NOTHING_YET)).toBe('stored')
    for (const database of databases) await database.close()
  })

  it('gives large numbers as numbers', async () => {
    const database = await openPostgres(postgres.url, { now: () => 1_800_000_000_123 })
    await database.matches.create(sampleRecord('b'), NOTHING_YET)
    expect((await database.matches.load('b'))?.match.created).toBe(1_800_000_000_123)
    await database.close()
  })

  it.each([
    ['postgres://meadhall@127.0.0.1:1/none', 'cannot be reached', true],
    ['postgres://meadhall@host.invalid/none', 'cannot be reached', true],
    [null, 'does not let this program in', false],
  ])('that cannot be had is named: %s', async (url, words, mayRetry) => {
    const absent = postgres.url.replace(/[^/]*$/, 'absent')
    const opened = openPostgres(url ?? absent, { now: Date.now })
    await expect(opened).rejects.toMatchObject({
      name: 'StoreUnavailable',
      message: expect.stringContaining(words),
      mayRetry,
    })
  })
})
