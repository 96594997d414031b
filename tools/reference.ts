/**
 * Plays random battles by the engine and by a second opinion that was written from the rules text
 * alone, and compares every question, every legal answer and the position in the end:
 *   npm run reference [-- --game NAME] [--battles N] [--seed S]
 * Prints what the battles met and the first differences, each with a scenario that reproduces it;
 * the exit code is 1 if there is any.
 */
import { parseArgs } from 'node:util'
import { readCount } from './lib/arguments.ts'
import type { Comparison } from './reference/comparison.ts'
import { COMPARISONS } from './reference/index.ts'

const OPTIONS = {
  game: { type: 'string' },
  battles: { type: 'string' },
  seed: { type: 'string', default: '1' },
} as const
/** How many differences are printed; the others are counted. */
const SHOWN = 5
const PROGRESS_EVERY = 1000

const { values } = parseArgs({ options: OPTIONS })
const battles = values.battles === undefined ? null : readCount('--battles', values.battles)
const failed = readGames(values.game).filter((one) => !agrees(one, battles ?? one.battles.whole))
process.exitCode = failed.length > 0 ? 1 : 0

function readGames(word: string | undefined): readonly Comparison[] {
  const found = COMPARISONS.filter(({ game }) => word === undefined || game === word)
  if (found.length > 0) return found
  const known = COMPARISONS.map(({ game }) => game).join(', ')
  console.error(`no second opinion on "${word}" (known: ${known})`)
  process.exit(2)
}

function agrees(comparison: Comparison, count: number): boolean {
  const start = performance.now()
  const differences = playAll(comparison, count)
  const seconds = Math.round((performance.now() - start) / 100) / 10
  for (const [what, times] of [...(comparison.met ?? [])].sort())
    console.log(`${String(times).padStart(9)}  ${what}`)
  for (const difference of differences.slice(0, SHOWN)) console.log(difference)
  console.log(`${comparison.game}: ${count} battles, ${differences.length} differ, ${seconds} s`)
  return differences.length === 0
}

function playAll(comparison: Comparison, count: number): string[] {
  const differences: string[] = []
  for (let number = 0; number < count; number++) {
    const difference = comparison.compare(`${values.seed}/${number}`)
    if (difference !== null) differences.push(difference)
    if (number % PROGRESS_EVERY === 0) showProgress(comparison.game, number, count)
  }
  if (process.stderr.isTTY) process.stderr.write('\n')
  return differences
}

function showProgress(game: string, number: number, count: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${game}: ${number}/${count} battles`)
}
