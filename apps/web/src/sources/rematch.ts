import { createGame } from './games.ts'
import { rulesOf } from './host/rules.ts'
import type { GameInfo } from './source.ts'

/** Lays the same table anew: the same people, bots and options, and other luck. Returns its id. */
export async function layAgain({ game, seats, options, undo }: GameInfo): Promise<string> {
  const rules = await rulesOf(game)
  return createGame({ rules, options: rules.parseOptions(options, seats.length), seats, undo })
}
