import { bloodRage, bloodRageScenarios } from '@meadhall/game-blood-rage'
import { valhalla, valhallaScenarios } from '@meadhall/game-valhalla'
import type { AnyRules, ScenarioGame } from '@meadhall/kernel'
import { UsageError } from './usage.ts'

/** The games on this table. */
export const GAMES: readonly AnyRules[] = [bloodRage, valhalla]

/** How scenarios speak of each game. */
// biome-ignore lint/suspicious/noExplicitAny: each entry carries its own game's types
export const SCENARIO_GAMES: readonly ScenarioGame<any>[] = [bloodRageScenarios, valhallaScenarios]

/** The game of a name; the error lists the names there are. */
export function gameNamed(id: string): AnyRules {
  const rules = GAMES.find((game) => game.id === id)
  if (rules !== undefined) return rules
  throw new UsageError(`unknown game "${id}" (known: ${GAMES.map((game) => game.id).join(', ')})`)
}
