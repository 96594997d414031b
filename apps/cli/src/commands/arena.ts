import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { CHARACTERS, LEVELS } from '@meadhall/bots'
import type { Allowance, Contest } from '../arena/contest.ts'
import { figuresOf } from '../arena/figures.ts'
import { figuresText } from '../arena/figures-text.ts'
import { hold } from '../arena/hold.ts'
import { keptIn, NOTHING_KEPT } from '../arena/kept.ts'
import { castNamed } from '../bots.ts'
import { GAMES, gameNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { readOptions } from '../table-options.ts'
import { UsageError, wholeNumber } from '../usage.ts'

export const USAGE = `meadhall arena: measures how much stronger one bot is than another

One bot of level A plays against bots of level B at all other seats, at every
seat in turn and each deal at every seat. Alone (Valhalla), A and B each play
the same games.

  --game NAME      ${GAMES.map((rules) => rules.id).join(' or ')} (blood-rage)
  --players N      how many play: 2 to 4, or 1 to 6 in Valhalla (2)
  --a LEVEL        ${LEVELS.join(', ')} (champion)
  --b LEVEL        the others' level (warrior); a champion or norn may have a
                   character, as in norn:${CHARACTERS[0]}:
                   ${CHARACTERS.join(', ')}
  --games N        how many games (400)
  --seed S         any text (1)
  --budget MS      milliseconds for a decision (as at a table)
  --iterations N   tries for a decision instead: the same everywhere
  --options JSON   what the table's creator chooses ({})
  --workers N      threads (all cores)
  --keep FILE      keeps every game played in a file, and goes on from there
  --json           one JSON object as the last line`

const OPTIONS = {
  game: { type: 'string', default: 'blood-rage' },
  players: { type: 'string', default: '2' },
  a: { type: 'string', default: 'champion' },
  b: { type: 'string', default: 'warrior' },
  games: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  budget: { type: 'string' },
  iterations: { type: 'string' },
  options: { type: 'string', default: '{}' },
  workers: { type: 'string', default: String(availableParallelism()) },
  keep: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const workers = wholeNumber('--workers', values.workers, 1, 256)
  const contest = readContest(values)
  const kept = values.keep === undefined ? NOTHING_KEPT : keptIn(values.keep, contest)
  const progress = progressBar(contest.games)
  const start = performance.now()
  const bouts = await hold(contest, workers, progress.show, kept)
  progress.end()
  const seconds = (performance.now() - start) / 1000
  const figures = figuresOf(contest, bouts, { workers, seconds })
  console.log(values.json ? JSON.stringify(figures) : figuresText(figures))
  return 0
}

interface Words {
  readonly game: string
  readonly players: string
  readonly a: string
  readonly b: string
  readonly games: string
  readonly seed: string
  readonly options: string
  readonly budget?: string
  readonly iterations?: string
}

function readContest(words: Words): Contest {
  const { game, seed } = words
  const { seats } = gameNamed(game)
  const players = wholeNumber('--players', words.players, seats.min, seats.max)
  return {
    game,
    players,
    a: castNamed('--a', words.a),
    b: castNamed('--b', words.b),
    games: wholeNumber('--games', words.games, 1, 10_000_000),
    seed,
    options: readOptions(game, words.options, players),
    allowance: readAllowance(words),
  }
}

function readAllowance({ budget, iterations }: Words): Allowance {
  if (budget !== undefined && iterations !== undefined)
    throw new UsageError('--budget and --iterations exclude each other')
  if (iterations !== undefined)
    return { iterations: wholeNumber('--iterations', iterations, 1, 1_000_000_000) }
  return budget === undefined ? {} : { ms: wholeNumber('--budget', budget, 1, 600_000) }
}
