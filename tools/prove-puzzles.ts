/**
 * Proves puzzles on the rules themselves (docs/puzzles.md).
 *   npm run prove:puzzles                  all that come with Meadhall
 *   npm run prove:puzzles -- my.json …     these files
 */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { GAME_IDS, isGameId } from '@meadhall/games'
import { PuzzleError, parsePuzzle, prove, TooMuch } from '@meadhall/puzzles'
import { PUZZLE_GAMES } from '@meadhall/puzzles/games'
import { ROOT } from './lib/workspace.ts'

const given = process.argv.slice(2)
const files =
  given.length > 0
    ? given
    : GAME_IDS.flatMap((game) => globSync(`${ROOT}/packages/puzzles/${game}/*.json`).sort())

/** What the proof of one file says, in a line. */
function proved(file: string): string {
  const puzzle = parsePuzzle(readFileSync(file, 'utf8'))
  if (!isGameId(puzzle.game)) throw new PuzzleError('game', `unknown game "${puzzle.game}"`)
  const { worth, moves, worlds, nodes } = prove(PUZZLE_GAMES[puzzle.game], puzzle)
  const counts = `${moves.length} first moves, ${worlds} worlds, ${nodes} positions`
  return `${puzzle.level}, worth ${Number(worth.toFixed(4))} (${counts})`
}

let failed = 0
for (const file of files) {
  const name = basename(file)
  try {
    console.log(`ok      ${name}: ${proved(file)}`)
  } catch (error) {
    if (!(error instanceof PuzzleError || error instanceof TooMuch)) throw error
    failed += 1
    console.log(`failed  ${name}: ${error.message}`)
  }
}
console.log(`${files.length} puzzles, ${files.length - failed} proved, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
