/**
 * Lets bots play each other and rates them: that is what their levels mean (docs/ratings.md).
 *   npm run rate:bots                                      prints ratings for each game and number of players
 *   npm run rate:bots -- --write                           also writes those of the levels down for the server
 *   npm run rate:bots -- --game valhalla --players 4       one game, or one number of players
 *   npm run rate:bots -- --games 300 --iterations 2000     how many games, and looks of a norn at a choice
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import type { Rating } from '@meadhall/ratings'
import { readCount } from './lib/arguments.ts'
import { ROOT } from './lib/workspace.ts'
import { type Extent, type RatedRung, rateLadder } from './rate-bots/rating-bots.ts'

const FILE = join(ROOT, 'packages/ratings/src/bot-ratings.json')

type ByLevel = Record<string, Rating>

const HEAD =
  '| Game | Players | Bot | Rating (95 %) | Came first |\n| --- | --- | --- | --- | --- |'

function row(id: GameId, players: number, { rung, rating, games, won }: RatedRung): string {
  const strength = `${rating.mu.toFixed(1)} ± ${(2 * rating.sigma).toFixed(1)}`
  const part = `${((won / Math.max(games, 1)) * 100).toFixed(0)} %`
  return `| ${id} | ${players} | ${rung.name} | ${strength} | ${part} |`
}

function levelsOf(rated: readonly RatedRung[]): ByLevel {
  return Object.fromEntries(
    rated.flatMap(({ rung, rating }) => (rung.level === null ? [] : [[rung.level, rating]])),
  )
}

/** What is written down: who was rated how, and from how much play. */
interface Measured {
  readonly measured: Record<string, Record<string, Extent>>
  readonly ratings: Record<string, Record<string, ByLevel>>
}

function writeDown(id: GameId, players: number, extent: Extent, levels: ByLevel): void {
  const { measured, ratings }: Measured = JSON.parse(readFileSync(FILE, 'utf8'))
  const all: Measured = {
    measured: { ...measured, [id]: { ...measured[id], [players]: extent } },
    ratings: { ...ratings, [id]: { ...ratings[id], [players]: levels } },
  }
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
}

const OPTIONS = {
  game: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string', default: '300' },
  iterations: { type: 'string', default: '2000' },
  write: { type: 'boolean', default: false },
} as const

async function sizesOf(id: GameId, asked: string | undefined): Promise<number[]> {
  const { min, max } = (await GAMES[id].rules()).seats
  const sizes = Array.from({ length: max - 1 }, (_, index) => index + 2).filter((n) => n >= min)
  return asked === undefined
    ? sizes
    : sizes.filter((size) => size === readCount('--players', asked))
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  const games = readCount('--games', values.games)
  const iterations = readCount('--iterations', values.iterations)
  const ids = GAME_IDS.filter((id) => values.game === undefined || id === values.game)
  if (ids.length === 0) throw new Error(`--game must be one of ${GAME_IDS.join(', ')}`)
  console.log(HEAD)
  for (const id of ids)
    for (const players of await sizesOf(id, values.players)) {
      const rated = await rateLadder(id, players, { games, iterations })
      for (const one of rated) console.log(row(id, players, one))
      if (values.write) writeDown(id, players, { games, iterations }, levelsOf(rated))
    }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
