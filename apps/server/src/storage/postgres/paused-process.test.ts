import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openPostgres } from '../postgres.ts'
import { NOTHING_YET, sampleEntry, sampleRecord } from '../testing/samples.ts'
import { testPostgres } from '../testing/test-postgres.ts'

const HOLDER = fileURLToPath(new URL('../testing/lease-holder.ts', import.meta.url))
const LONG = 1_000_000

it('a process that is paused loses its table to another, and its late move is none', async () => {
  const { url, drop } = await testPostgres()
  const { leases, matches, close } = await openPostgres(url, { now: Date.now })
  await matches.create(sampleRecord('t'), NOTHING_YET)
  const holder = spawn(process.execPath, [HOLDER, url, 't'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: holder.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('holds')

  holder.kill('SIGSTOP')
  while (!(await leases.take('t', 'another', LONG))) await leases.expired(1)
  expect(await matches.append('t', sampleEntry(1, 2), NOTHING_YET)).toBe('stored')
  holder.kill('SIGCONT')

  holder.stdin.write('\n')
  const late: unknown = JSON.parse(String((await lines.next()).value))
  expect(late).toEqual({ appended: 'conflict', held: [] })
  expect((await matches.load('t'))?.entries).toEqual([sampleEntry(1, 2)])
  const exit = once(holder, 'exit')
  holder.stdin.end()
  await exit
  await close()
  await drop()
})
