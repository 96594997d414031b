import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresBus } from '../../bus/postgres-bus.ts'
import type { Database } from '../database.ts'
import { openPostgres } from '../postgres.ts'
import { PostgresServer } from '../testing/postgres/server.ts'
import { NOTHING_YET, sampleEntry, sampleRecord } from '../testing/samples.ts'
import { StoreUnavailable } from '../unavailable.ts'

const IDS = Array.from({ length: 10 }, (_, index) => `m${index}`)

let server: PostgresServer
let database: Database

beforeAll(async () => {
  server = await PostgresServer.start()
  database = await openPostgres(server.url(), { now: Date.now })
  for (const id of IDS) await database.matches.create(sampleRecord(id), NOTHING_YET)
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

const away = { name: 'StoreUnavailable', mayRetry: true }

describe('a database that goes away', () => {
  it('is a clear error for everybody, and all goes on by itself when it is back', async () => {
    expect(await database.matches.append('m0', sampleEntry(1), NOTHING_YET)).toBe('stored')
    const bus = await PostgresBus.open(server.url(), () => undefined)
    const gap = new Promise((resolve) => bus.subscribe('a', resolve))
    await server.halt()
    await expect(database.matches.append('m0', sampleEntry(2), NOTHING_YET)).rejects.toMatchObject(
      away,
    )
    await expect(database.matches.load('m0')).rejects.toMatchObject(away)
    await expect(database.tables.lobby({ limit: 1 })).rejects.toMatchObject(away)
    await expect(database.leases.take('t', 'one', 1)).rejects.toMatchObject(away)
    await expect(database.matches.delete('m0')).rejects.toMatchObject(away)
    await expect(database.ping()).rejects.toMatchObject(away)

    await server.resume()
    await database.ping()
    expect(await database.matches.append('m0', sampleEntry(2), NOTHING_YET)).toBe('stored')
    expect((await database.matches.load('m0'))?.entries).toHaveLength(2)
    expect(await gap).toEqual({ kind: 'gap' })
    await bus.close()
  })

  it('while moves are being stored loses none that was told', async () => {
    const told = new Map<string, number>()
    for (const id of IDS) told.set(id, (await database.matches.load(id))?.match.seq ?? -1)
    const failures: unknown[] = []
    const play = async (id: string) => {
      try {
        for (let seq = (told.get(id) ?? 0) + 1; ; seq++) {
          expect(await database.matches.append(id, sampleEntry(seq), NOTHING_YET)).toBe('stored')
          told.set(id, seq)
        }
      } catch (error) {
        failures.push(error)
      }
    }
    const games = Promise.all(IDS.map(play))
    const isUnderWay = () => IDS.every((id) => (told.get(id) ?? 0) > 5)
    while (!isUnderWay()) await new Promise((resolve) => setImmediate(resolve))
    await server.halt()
    await games
    expect(failures).toHaveLength(IDS.length)
    for (const error of failures) expect(error).toBeInstanceOf(StoreUnavailable)

    await server.resume()
    for (const id of IDS) {
      const seq = (await database.matches.load(id))?.match.seq ?? -1
      // The reply to the last one may have been lost, but no more than that.
      expect(seq - (told.get(id) ?? 0)).toBeOneOf([0, 1])
      expect(await database.matches.append(id, sampleEntry(seq + 1), NOTHING_YET)).toBe('stored')
    }
  })
})
