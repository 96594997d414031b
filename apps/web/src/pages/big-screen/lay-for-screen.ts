import { GAMES, type GameId } from '@meadhall/games'
import { api } from '../../server/api.ts'
import { asSomebody } from '../../server/me.ts'

/**
 * Lays a table for those who sit before this screen. The screen itself sits nowhere: who comes by its
 * code has the seats, and any of them may start.
 */
export function layForScreen(game: GameId, count = GAMES[game].usualSeats): Promise<string> {
  const seats = Array.from({ length: count }, () => ({ for: 'anyone' as const }))
  return asSomebody(async () => (await api.found({ game, seats })).table.id)
}
