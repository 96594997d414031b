import { GAMES, type GameId } from '@meadhall/games'
import type { Room } from '@meadhall/lessons'
import { readWeights } from '../../sources/host/weights.ts'

/** What a lesson of a game is held in: others are played by the gentlest bot. */
export async function roomOf(game: GameId): Promise<Room> {
  const { scenarios, bots } = GAMES[game]
  const [spoken, { thrall }] = await Promise.all([scenarios(), bots(readWeights)])
  return { game: spoken, bot: thrall }
}
