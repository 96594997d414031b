import type { GameId } from '@meadhall/games'
import { bloodRagePuzzles } from './blood-rage/index.ts'
import type { PuzzleGame } from './puzzle-game.ts'
import { valhallaPuzzles } from './valhalla/index.ts'

/** How puzzles of each game are posed and proved. A page loads them one by one instead. */
// biome-ignore lint/suspicious/noExplicitAny: each entry carries its own game's types
export const PUZZLE_GAMES: Readonly<Record<GameId, PuzzleGame<any>>> = {
  'blood-rage': bloodRagePuzzles,
  valhalla: valhallaPuzzles,
}
