import { GAMES, type GameId } from '@meadhall/games'
import { layTable } from '../new-table/lay-table.ts'
import { choiceOf } from '../new-table/table-choice.ts'

/** Lays a table by link for as many as the game is best with, and takes the first seat at it. */
export function layForFriends(game: GameId): Promise<string> {
  return layTable(game, choiceOf('friends', GAMES[game].usualSeats), {})
}
