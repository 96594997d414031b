import { GAMES, type GameId } from '@meadhall/games'
import { useSettings } from '../../settings/settings.ts'
import { createGame } from '../../sources/games.ts'
import { rulesOf } from '../../sources/host/rules.ts'
import { freshForm } from '../new-game/setup-form.ts'

/** Lays a table for the visitor and as many bots as the game is best with; returns its id. */
export async function startNow(game: GameId): Promise<string> {
  const rules = await rulesOf(game)
  const { name } = useSettings.getState()
  const { seats, options, undo } = freshForm(rules, GAMES[game].usualSeats, name)
  return createGame({ rules, options, seats, undo })
}
