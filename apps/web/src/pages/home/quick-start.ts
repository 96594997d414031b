import type { GameId } from '../../boards/index.ts'
import { useSettings } from '../../settings/settings.ts'
import { createGame } from '../../sources/games.ts'
import { rulesOf } from '../../sources/host/rules.ts'
import { freshForm } from '../new-game/setup-form.ts'

/** How many sit at a table that is laid by one click. */
const PLAYERS: Readonly<Record<GameId, number>> = { 'blood-rage': 4, valhalla: 3 }

/** Lays a table for the visitor and as many bots as the game is best with; returns its id. */
export async function startNow(game: GameId): Promise<string> {
  const rules = await rulesOf(game)
  const { name } = useSettings.getState()
  const { seats, options } = freshForm(rules, PLAYERS[game], name)
  return createGame({ rules, options, seats })
}
