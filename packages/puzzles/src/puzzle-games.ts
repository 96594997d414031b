import type { GameId } from '@meadhall/games'
import type { PuzzleGame } from './puzzle-game.ts'

/** How puzzles of each game are posed and proved, loaded when asked for. */
// biome-ignore lint/suspicious/noExplicitAny: each entry carries its own game's types
export const PUZZLE_GAMES: Readonly<Record<GameId, () => Promise<PuzzleGame<any>>>> = {
  'blood-rage': async () => (await import('./blood-rage/index.ts')).bloodRagePuzzles,
  valhalla: async () => (await import('./valhalla/index.ts')).valhallaPuzzles,
}
