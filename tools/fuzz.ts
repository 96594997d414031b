/**
 * Plays random games with invariants checked after every action:
 *   npm run fuzz -- --games 1000000 [--game NAME] [--seed S] [--workers N] [--out DIR] [--json]
 * A failing game is written as a game file that reproduces it, and the exit code is 1.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { GameId } from '@meadhall/games'
import type { FuzzBatch, FuzzReport } from './fuzz/batch.ts'
import { readCount, readGames } from './lib/arguments.ts'

const OPTIONS = {
  games: { type: 'string', default: '10000' },
  game: { type: 'string' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string', default: String(availableParallelism()) },
  out: { type: 'string', default: 'out/fuzz' },
  json: { type: 'boolean', default: false },
} as const

const { values } = parseArgs({ options: OPTIONS })
const games = readCount('--games', values.games)
const workers = readCount('--workers', values.workers)
const names = readGames(values.game)
const reports: Record<string, FuzzReport & { seconds: number }> = {}
for (const game of names) reports[game] = await fuzz(game)
if (values.json) console.log(JSON.stringify({ games: reports }))
process.exitCode = Object.values(reports).some((report) => report.failures.length > 0) ? 1 : 0

async function fuzz(game: GameId): Promise<FuzzReport & { seconds: number }> {
  const start = performance.now()
  let done = 0
  const show = (count: number) => {
    done += count
    if (process.stderr.isTTY) process.stderr.write(`\r${game}: ${done}/${games} games`)
  }
  const size = Math.ceil(games / workers)
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, part) => runWorker(batchOf(game, part, size), show)),
  )
  if (process.stderr.isTTY) process.stderr.write('\n')
  return finish(game, parts, (performance.now() - start) / 1000)
}

function batchOf(game: GameId, part: number, size: number): FuzzBatch {
  const from = Math.min(games, part * size)
  return { game, seed: values.seed, from, to: Math.min(games, from + size), out: values.out }
}

function runWorker(batch: FuzzBatch, show: (count: number) => void): Promise<FuzzReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz/worker.ts', import.meta.url), { workerData: batch })
    worker.on('message', (message: { progress: number; report?: FuzzReport }) => {
      show(message.progress)
      if (message.report !== undefined) resolve(message.report)
    })
    worker.on('error', reject)
  })
}

function finish(
  game: string,
  parts: readonly FuzzReport[],
  seconds: number,
): FuzzReport & { seconds: number } {
  const report = {
    games: parts.reduce((sum, part) => sum + part.games, 0),
    actions: parts.reduce((sum, part) => sum + part.actions, 0),
    failures: parts.flatMap((part) => part.failures),
    seconds: Math.round(seconds * 10) / 10,
  }
  console.log(
    `${game}: ${report.games} games, ${report.actions} actions, ${report.failures.length} failures, ${report.seconds} s`,
  )
  for (const failure of report.failures)
    console.log(`  ${failure.seed}: ${failure.message} (${failure.file})`)
  return report
}
