import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { LEVELS } from '@meadhall/bots'
import { simulatedNamed } from '../bots.ts'
import { GAMES, gameNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { balance, gamesIn } from '../simulate/balance.ts'
import { balanceText } from '../simulate/balance-text.ts'
import type { Batch } from '../simulate/batch.ts'
import { simulate } from '../simulate/run.ts'
import { summarize } from '../simulate/summary.ts'
import { readOptions } from '../table-options.ts'
import { UsageError, wholeNumber } from '../usage.ts'

export const USAGE = `meadhall simulate: lets bots play many games and reports what happened

  --game NAME      ${GAMES.map((rules) => rules.id).join(' or ')} (blood-rage)
  --players N      how many play: 2 to 4, or 1 to 6 in Valhalla (4)
  --options JSON   what the table's creator chooses ({}), for instance
                   '{"loki":true,"pairs":"alliance"}' or
                   '{"monster":"hel","difficulty":2}'
  --games N        how many games (1000)
  --seed S         any text; the same seed gives the same games (1)
  --bots NAME      a level: ${LEVELS.join(', ')};
                   or random: any answer (random)
  --workers N      threads (all cores)
  --balance        Valhalla's balance table by warriors: N games over 2 to
                   6 players, N over the solo game, with targets
  --json           one JSON object as the last line`

const OPTIONS = {
  game: { type: 'string', default: 'blood-rage' },
  players: { type: 'string', default: '4' },
  options: { type: 'string', default: '{}' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'random' },
  workers: { type: 'string', default: String(availableParallelism()) },
  balance: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) return print(USAGE)
  const workers = wholeNumber('--workers', values.workers, 1, 256)
  if (values.balance) return runBalance(values, workers)
  const batch = readBatch(values)
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
  readonly options: string
  readonly games: string
  readonly seed: string
  readonly bots: string
}

async function runBalance(words: Words & { readonly json: boolean }, workers: number) {
  if (words.game !== 'valhalla') throw new UsageError('--balance needs --game valhalla')
  const games = readGames(words)
  const progress = progressBar(gamesIn(games))
  const table = await balance(words.seed, games, workers, progress.show)
  progress.end()
  return print(words.json ? JSON.stringify(table) : balanceText(table))
}

function readGames(words: Words): number {
  return wholeNumber('--games', words.games, 1, 100_000_000)
}

function readBatch(words: Words): Batch {
  const { seats } = gameNamed(words.game)
  const players = wholeNumber('--players', words.players, seats.min, seats.max)
  return {
    game: words.game,
    players,
    bots: simulatedNamed(words.bots),
    seed: words.seed,
    options: readOptions(words.game, words.options, players),
    from: 0,
    to: readGames(words),
  }
}

function print(text: string): number {
  console.log(text)
  return 0
}
