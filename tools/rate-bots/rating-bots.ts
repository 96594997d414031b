import type { Budget, Level } from '@meadhall/bots'
import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAMES, type GameId } from '@meadhall/games'
import { type AnyRules, at, type Outcome } from '@meadhall/kernel'
import { playBots } from '@meadhall/match'
import { initial, type Rating, ranksOf, rate } from '@meadhall/ratings'
import { ladderOf, type Rung, seating } from './ladder.ts'

/** Bots do not get better by playing. */
const NO_DRIFT = 0
/** Whose rating is that of a newcomer: where the scale hangs, since bots alone tell only differences. */
const ANCHOR: Level = 'warrior'

/** A rung, its rating and in which part of its games it came first, alone or with others. */
export interface RatedRung {
  readonly rung: Rung
  readonly rating: Rating
  readonly games: number
  readonly won: number
}

/** How much is played: so many games, in which whoever searches has so many looks at a choice. */
export interface Extent {
  readonly games: number
  readonly iterations: number
  /** Who plays; everybody, unless told otherwise. */
  readonly levels?: readonly Level[]
}

/** Lets the whole ladder play and rates it by the results: the same every time. Strongest first. */
export async function rateLadder(
  id: GameId,
  players: number,
  { games, iterations, levels }: Extent,
): Promise<RatedRung[]> {
  const [rules, bots] = await Promise.all([GAMES[id].rules(), GAMES[id].bots(weightsFromDisk)])
  const ladder = ladderOf(bots, levels)
  let standing = new Map(ladder.map((rung) => [rung, newcomer(rung)]))
  for (let number = 0; number < games; number++) {
    const seed = `rating/${id}/${players}/${number}`
    const seated = seating(ladder, players, seed)
    const outcome = await playOne(rules, seated, seed, { iterations })
    standing = afterGame(standing, seated, outcome)
  }
  return anchored([...standing.values()]).sort((a, b) => b.rating.mu - a.rating.mu)
}

type Standings = Map<Rung, RatedRung>

function newcomer(rung: Rung): RatedRung {
  return { rung, rating: initial(), games: 0, won: 0 }
}

function afterGame(standing: Standings, seated: readonly Rung[], outcome: Outcome): Standings {
  const before = seated.map((rung) => standing.get(rung) ?? newcomer(rung))
  const teams = before.map(({ rating }) => [rating])
  const after = rate(teams, ranksOf(outcome), NO_DRIFT).flat()
  const changed = before.map(({ rung, games, won }, seat): [Rung, RatedRung] => {
    const isFirst = outcome.winners.includes(seat)
    return [rung, { rung, rating: at(after, seat), games: games + 1, won: won + Number(isFirst) }]
  })
  return new Map([...standing, ...changed])
}

async function playOne(
  rules: AnyRules,
  seated: readonly Rung[],
  seed: string,
  budget: Budget,
): Promise<Outcome> {
  const seats = seated.length
  const start = { options: rules.parseOptions({}, seats), seats, seed }
  const state = await playBots(rules, {
    start,
    bots: seated.map(({ bot }) => bot),
    budget: () => budget,
  })
  const outcome = rules.outcome(state)
  if (outcome === null) throw new Error(`${seed} did not end`)
  return outcome
}

function anchored(rated: readonly RatedRung[]): RatedRung[] {
  const anchor = rated.find(({ rung }) => rung.level === ANCHOR)?.rating.mu ?? initial().mu
  const shift = initial().mu - anchor
  return rated.map((one) => ({
    ...one,
    rating: { mu: rounded(one.rating.mu + shift), sigma: rounded(one.rating.sigma) },
  }))
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
