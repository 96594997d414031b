import type { GameBoard } from './board.ts'

export const GAMES = ['blood-rage', 'valhalla'] as const
export type GameId = (typeof GAMES)[number]

export function isGameId(id: string): id is GameId {
  return (GAMES as readonly string[]).includes(id)
}

/** Each game's board is a chunk of its own. */
const BOARDS: Readonly<Record<GameId, () => Promise<GameBoard>>> = {
  'blood-rage': async () => (await import('./blood-rage/index.ts')).bloodRageBoard,
  valhalla: async () => (await import('./valhalla/index.ts')).valhallaBoard,
}

export function loadBoard(game: GameId): Promise<GameBoard> {
  return BOARDS[game]()
}
