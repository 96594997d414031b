import type { Outcome, Seat } from '@meadhall/kernel'

/**
 * The places of teams in a finished game, 1 for the best: winners first, whatever broke a tie, then
 * by scores. Equal ones share the better place. Without teams everybody plays alone.
 */
export function ranksOf(
  { scores, winners }: Outcome,
  teams: readonly (readonly Seat[])[] = scores.map((_, seat) => [seat]),
): number[] {
  const merits = teams.map((team) => {
    const won = team.some((seat) => winners.includes(seat))
    return won ? Number.POSITIVE_INFINITY : Math.max(...team.map((seat) => scores[seat] ?? 0))
  })
  return merits.map((own) => 1 + merits.filter((other) => other > own).length)
}
