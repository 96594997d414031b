import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { botNamed } from '../bots.ts'
import { gameNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import type { Batch } from '../simulate/batch.ts'
import { simulate } from '../simulate/run.ts'
import { summarize } from '../simulate/summary.ts'
import { wholeNumber } from '../usage.ts'

export const USAGE = `meadhall simulate: lets bots play many games and reports what happened

  --game NAME      which game (blood-rage)
  --players N      2 to 4 (4)
  --games N        how many games (1000)
  --seed S         any text; the same seed gives the same games (1)
  --bots NAME      random or greedy (random)
  --workers N      threads (all cores)
  --json           one JSON object as the last line`

const OPTIONS = {
  game: { type: 'string', default: 'blood-rage' },
  players: { type: 'string', default: '4' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'random' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) return print(USAGE)
  const batch = readBatch(values)
  const workers = wholeNumber('--workers', values.workers, 1, 256)
  const progress = progressBar(batch.to)
  const start = performance.now()
  const tally = await simulate(batch, workers, progress.show)
  progress.end()
  const summary = summarize(batch, tally, workers, (performance.now() - start) / 1000)
  return print(values.json ? JSON.stringify(summary) : JSON.stringify(summary, null, 2))
}

interface Words {
  readonly game: string
  readonly players: string
  readonly games: string
  readonly seed: string
  readonly bots: string
}

function readBatch(words: Words): Batch {
  const { seats } = gameNamed(words.game)
  const players = wholeNumber('--players', words.players, seats.min, seats.max)
  const games = wholeNumber('--games', words.games, 1, 100_000_000)
  return {
    game: words.game,
    players,
    bots: botNamed(words.bots),
    seed: words.seed,
    options: {},
    from: 0,
    to: games,
  }
}

function print(text: string): number {
  console.log(text)
  return 0
}
