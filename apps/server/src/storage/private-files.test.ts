import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/test-app.ts'
import { testServer } from '../testing/test-server.ts'
import { backupTo } from './sqlite/backup.ts'
import { openSqlite } from './sqlite.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Who may read what lies in a folder. */
function modes(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))
}

it("what a server keeps is for its own user alone, whatever the machine's habits are", async () => {
  const data = join(temporaryFolder(), 'data')
  const habit = process.umask(0)
  const server = await testServer({ MEADHALL_DATA: data }).finally(() => process.umask(habit))
  await server.guest('Astrid')
  expect(modeOf(data)).toBe('700')
  expect(modes(data)).toMatchObject({
    'meadhall.db': '600',
    'meadhall.db-wal': '600',
    'meadhall.db-shm': '600',
    'operator-token': '600',
  })
})

it("what lay there open to everybody is closed at the next start, and only what is the server's", async () => {
  const data = join(temporaryFolder(), 'data')
  const first = await openSqlite(data, { now: Date.now })
  await first.close()
  mkdirSync(join(data, 'faults'))
  const open = ['operator-token', 'faults/one.json', 'backup-1.db.part', 'notes.txt']
  for (const name of open) writeFileSync(join(data, name), 'a secret of the operator\n')
  for (const name of [...open, 'meadhall.db', '']) chmodSync(join(data, name), 0o644 | 0o111)
  chmodSync(join(data, 'faults'), 0o755)
  await testServer({ MEADHALL_DATA: data })
  expect(modeOf(data)).toBe('700')
  expect(modes(data)).toMatchObject({
    'meadhall.db': '600',
    'operator-token': '600',
    'backup-1.db.part': '600',
    'notes.txt': '755',
    faults: '700',
  })
  expect(modes(join(data, 'faults'))).toEqual({ 'one.json': '600' })
})

it('a backup is for its owner alone', async () => {
  const folder = temporaryFolder()
  const database = await openSqlite(join(folder, 'data'), { now: Date.now })
  const target = join(folder, 'copy.db')
  const habit = process.umask(0)
  await backupTo(join(folder, 'data'), target).finally(() => process.umask(habit))
  await database.close()
  expect(modeOf(target)).toBe('600')
})
