import { type AnyRules, type GameEvent, type Merit, replay } from '@meadhall/kernel'
import { lineOf, type Position, startOf } from '@meadhall/match'
import type { MatchStore } from '../storage/match-store.ts'

/** What each seat's score came from at the end of a game that is open; `null` where it has no result. */
export function meritsAt({ rules, game, tales, outcome }: Position): readonly Merit[] | null {
  if (outcome === null) return null
  const told = tales.flatMap(({ events }) => events)
  try {
    return rules.merits(game.state, told)
  } catch {
    return null
  }
}

/**
 * The same of a stored game, by playing it through once more. `null` where it has
 * no result or does not play through: that keeps nobody from their result.
 */
export async function meritsOfGame(
  matches: Pick<MatchStore, 'load'>,
  rules: AnyRules,
  id: string,
): Promise<readonly Merit[] | null> {
  const loaded = await matches.load(id)
  if (loaded === null || loaded.match.result === null) return null
  const told: GameEvent[] = []
  const log = { ...startOf(loaded.match), ...lineOf(loaded.entries) }
  try {
    const state = replay(rules, log, (event) => told.push(event))
    return rules.merits(state, told)
  } catch {
    return null
  }
}
