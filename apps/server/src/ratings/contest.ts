import type { Outcome, Seat } from '@meadhall/kernel'
import { type Rating, ranksOf, rate } from '@meadhall/ratings'

/** A finished game as far as places and ratings are concerned. */
export interface Contest {
  readonly outcome: Outcome
  /** Who won or lost together: every seat is in one. */
  readonly teams: readonly (readonly Seat[])[]
}

/** The place of each seat, 1 for the best; a team shares its own. */
export function placesOf({ outcome, teams }: Contest): number[] {
  return bySeat(teams, ranksOf(outcome, teams), (rank) => rank)
}

/** The rating of each seat after the game; the same where there was nobody to beat. */
export function ratedAfter({ outcome, teams }: Contest, before: readonly Rating[]): Rating[] {
  const members = teams.map((team) => team.map((seat) => known(before[seat], seat)))
  const after = rate(members, ranksOf(outcome, teams))
  return bySeat(teams, after, (team, place) => known(team[place], place))
}

/** What is known for teams, told for seats. */
function bySeat<T, R>(
  teams: Contest['teams'],
  values: readonly T[],
  of: (value: T, place: number) => R,
): R[] {
  const told: R[] = []
  for (const [index, team] of teams.entries())
    for (const [place, seat] of team.entries()) told[seat] = of(known(values[index], index), place)
  return told
}

function known<T>(value: T | undefined, place: number): T {
  if (value === undefined) throw new RangeError(`nothing is known of ${place}`)
  return value
}
