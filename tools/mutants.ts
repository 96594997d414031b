/**
 * Breaks the rules on purpose, one condition at a time, and tells how many of these mutants the
 * tests notice and which they do not:
 *   npm run mutants [-- --sample N | --all] [--seed S] [--game NAME] [--file PART] [--workers N]
 *                   [--json FILE]
 * The sample counts for each game. Nothing is written into the sources.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { GameId } from '@meadhall/games'
import { readCount, readGames } from './lib/arguments.ts'
import { mutantsOf } from './mutants/find.ts'
import { type Fate, hunt } from './mutants/hunt.ts'
import type { Mutant } from './mutants/mutant.ts'
import { describeFates, tallyByFolder, tallyOf } from './mutants/report.ts'
import { sampleOf } from './mutants/sample.ts'
import { testsOf } from './mutants/tests.ts'

const OPTIONS = {
  sample: { type: 'string', default: '150' },
  all: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  game: { type: 'string' },
  file: { type: 'string', default: '' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'string' },
} as const

const { values } = parseArgs({ options: OPTIONS })
const sample = readCount('--sample', values.sample)
const workers = readCount('--workers', values.workers)
const fates: Record<string, Fate[]> = {}
// Ended by a signal, it still ends what it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
for (const game of readGames(values.game)) fates[game] = await huntIn(game)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(asJson(), null, 2)}\n`)

function chosenOf(game: GameId): readonly Mutant[] {
  const mutants = mutantsOf(game).filter(({ file }) => file.includes(values.file))
  return values.all ? mutants : sampleOf(mutants, sample, values.seed)
}

async function huntIn(game: GameId): Promise<Fate[]> {
  const start = performance.now()
  const mutants = chosenOf(game)
  let done = 0
  const onFate = () => {
    done += 1
    if (process.stderr.isTTY) process.stderr.write(`\r${game}: ${done}/${mutants.length} mutants`)
  }
  const folder = `packages/game-${game}/src`
  const found = await hunt({ folder, mutants, tests: testsOf(game), workers, onFate })
  if (process.stderr.isTTY) process.stderr.write('\n')
  console.log(describeFates(game, found))
  console.log(`${game}: ${Math.round((performance.now() - start) / 1000)} s`)
  return found
}

function asJson(): unknown {
  return Object.fromEntries(
    Object.entries(fates).map(([game, found]) => {
      const folders = Object.fromEntries(tallyByFolder(found))
      return [game, { all: tallyOf(found), folders, fates: found }]
    }),
  )
}
