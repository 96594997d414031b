/**
 * Plays games that differ only in what one client cannot know on two real servers, and compares all
 * that the client receives, byte for byte:
 *   npm run leak:wire -- --games N [--seed S] [--game blood-rage|valhalla]
 *     [--tempo none|live|slow] [--json]
 * N games of each kind, at tables without a clock, live and slow. The exit code is 1 on a leak.
 */
import { parseArgs } from 'node:util'
import { GAME_IDS, isGameId } from '@meadhall/games'
import type { Tempo } from '@meadhall/protocol'
import { checkWireLeaks } from './wire-leaks.ts'

const TEMPOS: readonly Tempo[] = [
  { kind: 'none' },
  { kind: 'live', move: 60, reserve: 600 },
  { kind: 'slow', hours: 24 },
]

const OPTIONS = {
  games: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  game: { type: 'string' },
  tempo: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

const { values } = parseArgs({ options: OPTIONS })
const { game, seed } = values
const tempos = TEMPOS.filter(({ kind }) => kind === (values.tempo ?? kind))
const games = Number(values.games)
const isKnown = (game === undefined || isGameId(game)) && tempos.length > 0
if (!(Number.isInteger(games) && games > 0) || !isKnown) {
  console.error(
    '--games must be a whole number above 0, --game one of our games, --tempo none, live or slow',
  )
  process.exit(2)
}

for (const one of GAME_IDS.filter((id) => id === (game ?? id))) {
  for (const tempo of tempos) {
    const report = await checkWireLeaks({ game: one, games, seed, points: 4, moves: 40, tempo })
    const line = { game: one, tempo: tempo.kind, ...report }
    console.log(values.json ? JSON.stringify(line) : line)
  }
}
