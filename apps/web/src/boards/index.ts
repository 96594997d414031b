import type { GameId } from '@meadhall/games'
import type { GameBoard } from '../table/game-board.ts'

/** Each game's board is a chunk of its own. */
const BOARDS: Readonly<Record<GameId, () => Promise<GameBoard>>> = {
  'blood-rage': async () => (await import('./blood-rage/index.ts')).bloodRageBoard,
  valhalla: async () => (await import('./valhalla/index.ts')).valhallaBoard,
}

export function loadBoard(game: GameId): Promise<GameBoard> {
  return BOARDS[game]()
}
