import type { Bots } from '@meadhall/bots'
import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAMES as ENTRIES, GAME_IDS, type GameId, isGameId } from '@meadhall/games'
import type { AnyRules, ScenarioGame } from '@meadhall/kernel'
import { UsageError } from './usage.ts'

/** The rules of the games on this table. */
export const GAMES: readonly AnyRules[] = await Promise.all(
  GAME_IDS.map((id) => ENTRIES[id].rules()),
)

/** The bots that play a game. */
export function botsOf({ id }: Pick<AnyRules, 'id'>): Promise<Bots> {
  return ENTRIES[gameIdOf(id)].bots(weightsFromDisk)
}

/** How scenarios speak of each game. */
// biome-ignore lint/suspicious/noExplicitAny: each entry carries its own game's types
export const SCENARIO_GAMES: readonly ScenarioGame<any>[] = await Promise.all(
  GAME_IDS.map((id) => ENTRIES[id].scenarios()),
)

/** The id that a word means; the error lists the ids there are. */
export function gameIdOf(word: string): GameId {
  if (isGameId(word)) return word
  throw new UsageError(`unknown game "${word}" (known: ${GAME_IDS.join(', ')})`)
}

/** The game of a name; the error lists the names there are. */
export function gameNamed(word: string): AnyRules {
  const id = gameIdOf(word)
  const rules = GAMES.find((game) => game.id === id)
  if (rules === undefined) throw new Error(`the rules of ${id} call themselves otherwise`)
  return rules
}
