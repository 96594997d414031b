import { GAMES, type GameId } from '@meadhall/games'
import { api } from '../../server/api.ts'
import { asSomebody } from '../../server/me.ts'

/** Lays a table by link for as many as the game is best with, and takes the first seat at it. */
export function layForFriends(game: GameId): Promise<string> {
  const seats = Array.from({ length: GAMES[game].usualSeats }, () => ({ for: 'anyone' as const }))
  return asSomebody(async () => {
    const { table } = await api.found({ game, seats })
    await api.sit(table.id, { seat: 0 })
    return table.id
  })
}
