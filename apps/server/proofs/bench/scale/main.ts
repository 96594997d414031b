/**
 * Measures how a server fares over a store with a long past: makes one with so many finished games,
 * people and open tables, starts a server on it, and asks it for everything.
 *   npm run bench:scale [-- --games N] [--people N] [--open N] [--star N] [--journals N]
 *     [--times N] [--database sqlite|postgres|both] [--folder PATH] [--json]
 * Ends with 1 where something takes longer than 50 ms (p99) that is not known to.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { longLine } from './long.ts'
import { LONGEST_MS, runScale, type ScaleReport } from './run.ts'
import type { Kind } from './store.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000000' },
    people: { type: 'string', default: '100000' },
    open: { type: 'string', default: '10000' },
    star: { type: 'string', default: '20000' },
    journals: { type: 'string', default: '20' },
    times: { type: 'string', default: '200' },
    database: { type: 'string', default: 'both' },
    folder: { type: 'string', default: tmpdir() },
    json: { type: 'boolean', default: false },
  },
})

type Numbered = 'games' | 'people' | 'open' | 'star' | 'journals' | 'times'

function wholeNumber(name: Numbered): number {
  const value = Number(values[name])
  if (Number.isInteger(value) && value > 0) return value
  console.error(`--${name} must be a whole number above 0, not "${values[name]}"`)
  process.exit(2)
}

function kinds(): readonly Kind[] {
  const { database } = values
  if (database === 'both') return ['sqlite', 'postgres']
  if (database === 'sqlite' || database === 'postgres') return [database]
  console.error(`--database must be sqlite, postgres or both, not "${database}"`)
  process.exit(2)
}

const size = {
  games: wholeNumber('games'),
  people: wholeNumber('people'),
  open: wholeNumber('open'),
  star: wholeNumber('star'),
  journals: wholeNumber('journals'),
}
const times = wholeNumber('times')

function say(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`)
}

async function measuredOn(kind: Kind): Promise<ScaleReport> {
  const folder = mkdtempSync(join(values.folder, 'meadhall-scale-'))
  try {
    const progress = (text: string) => say(`${kind}: ${text}`)
    return await runScale({ kind, folder, size, times, progress })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function print(report: ScaleReport): void {
  const { kind, startMs, madeInSeconds, gigabytes, long, above, refused } = report
  console.log(`${kind}: made in ${madeInSeconds} s, ${gigabytes} GB, started in ${startMs} ms`)
  for (const one of long) console.log(`  ${longLine(one)}`)
  console.log(`  above ${LONGEST_MS} ms (p99): ${above.length === 0 ? 'nothing' : ''}`)
  for (const { name, why } of above) console.log(`  ${name}: ${why ?? 'NOBODY KNOWS WHY'}`)
  for (const name of refused) console.log(`  refused: ${name}`)
}

async function main(): Promise<void> {
  const reports: ScaleReport[] = []
  for (const kind of kinds()) reports.push(await measuredOn(kind))
  for (const report of reports) print(report)
  if (values.json) console.log(JSON.stringify(reports))
  const isFailed = reports.some(
    ({ above, refused }) => refused.length > 0 || above.some(({ why }) => why === null),
  )
  process.exitCode = isFailed ? 1 : 0
}

await main()
