import type { Rating } from './rating.ts'

/** How much of a single game is luck: the spread of one player's performance. */
const BETA = 25 / 6
/** The least part of a variance that one game leaves. */
const KAPPA = 1e-4
/** How much a player may have changed from one game to the next. */
export const DRIFT = 25 / 300

/** A team among those of one game. */
interface Standing {
  readonly mu: number
  readonly variance: number
  readonly rank: number
}

/**
 * The ratings after a game, by the Plackett–Luce model of Weng and Lin (docs/ratings.md). A lower
 * rank is better, equal ranks are ties; only their order counts. One team alone has beaten nobody,
 * and nothing changes. `drift` is nothing for players who cannot change.
 */
export function rate(
  teams: readonly (readonly Rating[])[],
  ranks: readonly number[],
  drift: number = DRIFT,
): Rating[][] {
  if (ranks.length !== teams.length)
    throw new RangeError(`${teams.length} teams and ${ranks.length} ranks`)
  if (teams.length < 2) return teams.map((team) => [...team])
  const drifted = teams.map((team) =>
    team.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, drift) })),
  )
  const standings = drifted.map((team, index) => standingOf(team, ranks[index] ?? 0))
  return drifted.map((team, index) => updated(team, standings, index))
}

function standingOf(team: readonly Rating[], rank: number): Standing {
  const mu = sum(team.map((one) => one.mu))
  return { mu, variance: sum(team.map(({ sigma }) => sigma ** 2)), rank }
}

function updated(team: readonly Rating[], all: readonly Standing[], index: number): Rating[] {
  const { omega, delta, variance } = changeOf(all, index)
  return team.map(({ mu, sigma }) => {
    const share = sigma ** 2 / variance
    const left = Math.max(1 - share * delta, KAPPA)
    return { mu: mu + share * omega, sigma: sigma * Math.sqrt(left) }
  })
}

/** By how much a team's strength rises, and which part of its variance goes. */
function changeOf(all: readonly Standing[], index: number) {
  const own = all[index] ?? { mu: 0, variance: 1, rank: 0 }
  const spread = Math.sqrt(sum(all.map(({ variance }) => variance + BETA ** 2)))
  let omega = 0
  let delta = 0
  for (const [place, { rank }] of all.entries()) {
    if (rank > own.rank) continue
    const chance = chanceAgainst(all, own, rank, spread)
    const tied = all.filter((other) => other.rank === rank).length
    omega += ((place === index ? 1 : 0) - chance) / tied
    delta += (chance * (1 - chance)) / tied
  }
  const { variance } = own
  const gamma = Math.sqrt(variance) / spread
  const scaled = (delta * variance * gamma) / spread ** 2
  return { omega: (omega * variance) / spread, delta: scaled, variance }
}

/** The chance to come first among all who came in at this rank or behind it. */
function chanceAgainst(
  all: readonly Standing[],
  own: Standing,
  rank: number,
  spread: number,
): number {
  const rivals = all.filter((other) => other.rank >= rank)
  // The difference, not each by itself: no power of e gets too large.
  return 1 / sum(rivals.map(({ mu }) => Math.exp((mu - own.mu) / spread)))
}

function sum(list: readonly number[]): number {
  return list.reduce((all, one) => all + one, 0)
}
