import { type AnyRules, type GameEvent, type Merit, replay } from '@meadhall/kernel'
import { lineOf, startOf } from '@meadhall/match'
import type { MatchStore } from '../storage/match-store.ts'

/**
 * What each seat's score came from, by playing the stored game through once more. `null` where it has
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
