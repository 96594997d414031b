import type { Outcome } from '@meadhall/kernel'
import type { State } from './state.ts'

/** Most Glory wins; a tie is a shared victory (BR-10.3). */
export function outcome(state: Readonly<State>): Outcome | null {
  if (!state.over) return null
  const scores = state.clans.map((clan) => clan.glory)
  const best = Math.max(...scores)
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) }
}
