import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAME_IDS } from './games.ts'

/** What the command line asks for. */
export interface Wish {
  readonly game: string
  /** Games in each round, the last figure for all later ones too, and rounds in all. */
  readonly games: readonly number[]
  readonly rounds: number
  readonly workers: number
  readonly out: string
  /** A folder of an earlier run to take up from; `out` unless told. */
  readonly from: string
  readonly minutes: number
  readonly seed: string
  readonly passes: number
  readonly keepMib: number
  readonly arena: number
}

const OPTIONS = {
  game: { type: 'string' },
  games: { type: 'string', default: '6000' },
  rounds: { type: 'string', default: '3' },
  workers: { type: 'string', default: String(availableParallelism()) },
  out: { type: 'string' },
  from: { type: 'string' },
  minutes: { type: 'string', default: 'Infinity' },
  seed: { type: 'string', default: 'meadhall' },
  passes: { type: 'string', default: '4' },
  'keep-mib': { type: 'string', default: '512' },
  arena: { type: 'string', default: '400' },
} as const

const USAGE = `npm run train -- --game ${GAME_IDS.join('|')}
  [--games N a round, or N,N,… for the first, the second, …] [--rounds N in all] [--workers N] [--minutes M] [--seed S] [--passes N]
  [--out DIR] [--from DIR of an earlier run] [--keep-mib N] [--arena N games, 0 for none]`

export function readWish(args: readonly string[]): Wish {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const { game } = values
  if (game === undefined || !GAME_IDS.includes(game)) throw new Error(USAGE)
  const out = values.out ?? join(import.meta.dirname, '..', 'out', game)
  return {
    game,
    games: values.games.split(',').map((text) => numberOf('games', text)),
    rounds: numberOf('rounds', values.rounds),
    workers: numberOf('workers', values.workers),
    out,
    from: values.from ?? out,
    minutes: numberOf('minutes', values.minutes),
    seed: values.seed,
    passes: numberOf('passes', values.passes),
    keepMib: numberOf('keep-mib', values['keep-mib']),
    arena: numberOf('arena', values.arena),
  }
}

function numberOf(name: string, text: string): number {
  const number = Number(text)
  if (Number.isNaN(number) || number < 0) throw new Error(`--${name} ${text}: a number is needed`)
  return number
}
