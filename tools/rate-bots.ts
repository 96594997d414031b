/**
 * Lets bots play each other and rates them: that is what their levels mean (docs/ratings.md).
 *   npm run rate:bots -- --games 1000            prints ratings for each game and number of players
 *   npm run rate:bots -- --games 1000 --write    also writes those of the levels down for the server
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import type { Rating } from '@meadhall/ratings'
import { ROOT } from './lib/workspace.ts'
import { type RatedRung, rateLadder } from './rate-bots/rating-bots.ts'

const FILE = join(ROOT, 'packages/ratings/src/bot-ratings.json')

type ByLevel = Record<string, Rating>
type ByPlayers = Record<string, ByLevel>

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

async function rateGame(id: GameId, games: number): Promise<ByPlayers> {
  const { min, max } = (await GAMES[id].rules()).seats
  const table: ByPlayers = {}
  for (let players = Math.max(min, 2); players <= max; players++) {
    const rated = await rateLadder(id, players, games)
    for (const one of rated) console.log(row(id, players, one))
    table[players] = levelsOf(rated)
  }
  return table
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '1000' },
      write: { type: 'boolean', default: false },
    },
  })
  const games = Number(values.games)
  if (!Number.isInteger(games) || games < 1) {
    console.error(`--games must be a whole number above 0, not "${values.games}"`)
    return 2
  }
  console.log(
    '| Game | Players | Bot | Rating (95 %) | Came first |\n| --- | --- | --- | --- | --- |',
  )
  const ratings: Record<string, ByPlayers> = {}
  for (const id of GAME_IDS) ratings[id] = await rateGame(id, games)
  if (!values.write) return 0
  writeFileSync(FILE, `${JSON.stringify({ games, ratings }, null, 2)}\n`)
  console.log(`written to ${FILE}`)
  return 0
}

process.exitCode = await main()
