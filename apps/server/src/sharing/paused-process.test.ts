import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedRng } from '@meadhall/kernel'
import { expect, it, onTestFinished } from 'vitest'
import { Addresses } from '../../proofs/soak/addresses.ts'
import { Fleet } from '../../proofs/soak/fleet.ts'
import { guests } from '../../proofs/soak/guests.ts'
import { Player } from '../../proofs/soak/player.ts'
import { SoakTable } from '../../proofs/soak/soak-table.ts'
import { expectNothingLost, FOREVER, toldAt } from '../../proofs/soak/testing.ts'
import { openPostgres } from '../storage/postgres.ts'
import { testPostgres } from '../storage/testing/test-postgres.ts'

it('a process that is paused loses its tables to another, and nothing is lost when it goes on', async () => {
  const { url, drop } = await testPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-paused-'))
  const site = join(folder, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), '<title>Meadhall</title>')
  const env = { HOST: '127.0.0.1', MEADHALL_DATA: join(folder, 'data'), DATABASE_URL: url }
  const fleet = new Fleet(2, { ...env, LOG_LEVEL: 'error', SOAK_SITE: site })
  const database = await openPostgres(url, { now: Date.now })
  onTestFinished(async () => {
    await fleet.stop()
    await database.close()
    await drop()
    rmSync(folder, { recursive: true })
  })
  await fleet.start()
  const people = await guests(database, 2)
  const [first, second] = fleet.processes.map(({ known }) => new Addresses(() => [known])) as [
    Addresses,
    Addresses,
  ]
  const plan = { game: 'blood-rage', people, bots: 1, seed: 'paused' } as const
  const table = await SoakTable.lay(first, plan)
  const { told } = table
  const ownerOf = async () =>
    await database.queries
      .selectFrom('leases')
      .select('owner')
      .where('table_id', '=', told.table)
      .executeTakeFirstOrThrow()
  const over = table.play()
  const nobody = { seat: null, token: null, contribution: null, rng: seedRng('watcher') }
  const watcher = new Player({ addresses: second, told, ...nobody })
  await toldAt(table, 10)
  const before = await ownerOf()

  fleet.process(0).signal('SIGSTOP')
  await expect.poll(ownerOf, FOREVER).not.toEqual(before)
  fleet.process(0).signal('SIGCONT')
  await over
  await watcher.over
  watcher.close()
  await expectNothingLost(table, database)
  expect(fleet.processes.flatMap(({ logged }) => logged)).toEqual([])
})
