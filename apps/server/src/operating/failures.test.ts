import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableClient } from '@meadhall/client'
import { GAMES } from '@meadhall/games'
import { type AnyRules, at, loadGameFile } from '@meadhall/kernel'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectNothingLost, FOREVER, laidAt, toldAt } from '../../proofs/soak/testing.ts'
import { PostgresServer } from '../storage/testing/postgres/server.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-failures-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The disk has room for so many more pages; the file is then full. */
async function roomFor({ database: { queries } }: TestServer, pages: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(queries)
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + pages}`).execute(queries)
}

function isLogged({ logged }: TestServer, what: string): boolean {
  return logged.some((line) => line.includes(what))
}

describe('a disk that is full', () => {
  it.each([
    ['people alone', 0],
    ['a bot', 1],
  ])(
    'stops a game with %s where it stands; it goes on by itself when there is room',
    async (_, bots) => {
      const server = await testServer({ MEADHALL_DATA: temporaryFolder() })
      const { table, over } = await laidAt([server], 'blood-rage', bots)
      await toldAt(table, 10)
      await roomFor(server, 2)
      await expect.poll(() => isLogged(server, 'the disk is full'), FOREVER).toBe(true)
      const stored = await server.database.matches.load(table.told.table)
      const [viewer] = table.told.viewers
      expect(viewer?.last).toBeLessThanOrEqual(stored?.match.seq ?? 0)
      await roomFor(server, 100_000)
      await over
      await expectNothingLost(table, server.database)
      if (bots === 0) expect(table.told.tally.unavailable).toBeGreaterThan(0)
    },
  )
})

describe('a database that goes away', () => {
  it('is told to whoever plays; the game goes on by itself when it is back', async () => {
    const postgres = await PostgresServer.start()
    onTestFinished(() => postgres.stop())
    const server = await testServer({ DATABASE_URL: postgres.url() })
    const { table, over } = await laidAt([server], 'valhalla')
    await toldAt(table, 10)
    await postgres.halt()
    await expect.poll(() => isLogged(server, 'the store does not answer'), FOREVER).toBe(true)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
    await postgres.resume()
    await over
    await expectNothingLost(table, server.database)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  })
})

/** Rules with a fault that shows when it is switched on. */
function faulty(rules: AnyRules, isOn: () => boolean): AnyRules {
  return {
    ...rules,
    apply(...given: Parameters<AnyRules['apply']>) {
      if (isOn()) throw new Error('a fault in the rules')
      rules.apply(...given)
    },
  }
}

/** Whoever is asked, of two people at a table. */
async function askedOf(clients: readonly TableClient[]): Promise<TableClient> {
  const asked = () => clients.find(({ seen }) => seen?.asked != null)
  await expect.poll(asked, FOREVER).toBeDefined()
  return at(
    clients.filter((client) => client === asked()),
    0,
  )
}

describe('a move at which the rules fail', () => {
  it('is no move: the player is told, the game goes on, the operator has what reproduces it', async () => {
    let isOn = false
    const sound = await GAMES['blood-rage'].rules()
    const broken = faulty(sound, () => isOn)
    const data = temporaryFolder()
    const server = await testServer(
      { MEADHALL_DATA: data },
      { rulesOf: () => Promise.resolve(broken) },
    )
    const tokens = [await server.guest('Astrid'), await server.guest('Bo')]
    const plan = { game: 'blood-rage', seats: [{ for: 'anyone' }, { for: 'anyone' }] }
    const founded = await server.api('POST', '/tables', tokens[0], plan)
    const { id } = founded.body.table
    for (const token of tokens) await server.api('POST', `/tables/${id}/seats`, token)
    const clients = tokens.map((token) => server.join(id, { hello: { token } }))
    await server.api('POST', `/tables/${id}/start`, tokens[0])
    const client = await askedOf(clients)
    const before = client.seen
    const action = at(before?.asked?.legal ?? [], 0)

    isOn = true
    const failed = await client.answer(action, 'once')
    expect(failed.refused).toMatchObject({ code: 'internal' })
    const [name = ''] = readdirSync(join(data, 'faults'))
    const path = join(data, 'faults', name)
    const text = readFileSync(path, 'utf8')
    expect(statSync(path).mode & 0o077).toBe(0)
    expect(() => loadGameFile(text, [broken])).toThrow()
    isOn = false
    expect(client.seen).toBe(before)
    expect(loadGameFile(text, [sound]).game.actions.at(-1)).toEqual(action)
    expect((await server.database.matches.load(id))?.match.seq).toBe(0)
    const metrics = await (await fetch(`${server.address}/metrics`)).text()
    expect(metrics).toContain('meadhall_faults_total 1')

    expect((await client.answer(action, 'once')).taken).toBe(1)
    expect((await server.database.matches.load(id))?.match.seq).toBe(1)
    expect(readdirSync(join(data, 'faults'))).toHaveLength(1)
  })
})
