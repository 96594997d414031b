import type { Outcome, Seat } from '@meadhall/kernel'
import type { Verdict } from './network.ts'

/** What a network learns to foretell: a seat's share of the win and its margin over the best rival. */
export function resultOf(
  outcome: Outcome,
  teams: readonly (readonly Seat[])[],
  seat: Seat,
  spread: number,
): Verdict {
  const winning = teams.filter((team) => team.some((one) => outcome.winners.includes(one)))
  const own = teams.find((team) => team.includes(seat)) ?? [seat]
  const win = winning.includes(own) ? 1 / winning.length : 0
  const score = scoreOf(outcome, own)
  const others = teams.filter((team) => team !== own).map((team) => scoreOf(outcome, team))
  // One who plays alone has nobody to be ahead of.
  const margin = others.length === 0 ? win : squash(score - Math.max(...others), spread)
  return { win, margin }
}

function scoreOf({ scores }: Outcome, team: readonly Seat[]): number {
  return Math.max(...team.map((seat) => scores[seat] ?? 0))
}

/** A lead of `spread` is worth three quarters. */
export function squash(lead: number, spread: number): number {
  return 0.5 + (0.5 * lead) / (spread + Math.abs(lead))
}
