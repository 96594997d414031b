import type { GameId } from '@meadhall/games'
import type { PuzzleGame } from '@meadhall/puzzles'

/** How puzzles of each game are posed and proved: only what a puzzle needs is loaded. */
// biome-ignore lint/suspicious/noExplicitAny: each entry carries its own game's types
export const PUZZLE_GAMES: Readonly<Record<GameId, () => Promise<PuzzleGame<any>>>> = {
  'blood-rage': async () => (await import('@meadhall/puzzles/blood-rage')).bloodRagePuzzles,
  valhalla: async () => (await import('@meadhall/puzzles/valhalla')).valhallaPuzzles,
}
