import type { GameId } from '@meadhall/games'
import { useSettings } from '../../settings/settings.ts'
import { createGame } from '../../sources/games.ts'
import { rulesOf } from '../../sources/host/rules.ts'
import { giveAnew } from '../../table/tips/given.ts'
import { freshForm } from '../new-game/setup-form.ts'

/** Few enough to follow, enough for something to happen. */
const SEATS = 3

/** Lays a first game against gentle bots; returns its id. */
export async function startFirstGame(game: GameId): Promise<string> {
  const rules = await rulesOf(game)
  const { seats, undo } = freshForm(rules, SEATS, useSettings.getState().name)
  const gentle = seats.map((seat) =>
    seat.plays === 'person' ? seat : { ...seat, plays: 'thrall' as const },
  )
  giveAnew(game)
  const options = rules.parseOptions({ firstGame: true }, SEATS)
  return createGame({ rules, options, seats: gentle, undo })
}
