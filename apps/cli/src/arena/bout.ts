import {
  type Bot,
  type Bots,
  type Budget,
  type Level,
  TimeBudget,
  usualBudget,
} from '@meadhall/bots'
import { type AnyRules, at, type Outcome } from '@meadhall/kernel'
import { playBots } from '@meadhall/match'
import type { CastBot } from '../bots.ts'
import { type Allowance, type Contest, seatOfA, seedOf } from './contest.ts'

/** What came of one game of a contest; alone, of one game of each. */
export interface Bout {
  /** A's share of the victory: 1, its part of a shared one, or 0. */
  readonly a: number
  /** Alone only: the same of B, who played the same game. */
  readonly b: number
  /** A's points less those of the best of the others; alone, less B's. */
  readonly margin: number
  /** Milliseconds for each choice among several answers. */
  readonly timesA: readonly number[]
  readonly timesB: readonly number[]
}

/** A game that was played, by its number in the contest. */
export interface Played {
  readonly number: number
  readonly bout: Bout
}

const now = () => performance.now()

/** Plays one game of a contest. */
export async function playBout(
  rules: AnyRules,
  bots: Bots,
  contest: Contest,
  number: number,
): Promise<Bout> {
  const times = { a: [] as number[], b: [] as number[] }
  const a = { level: contest.a.level, bot: timed(bots, contest.a, times.a) }
  const b = { level: contest.b.level, bot: timed(bots, contest.b, times.b) }
  const seat = seatOfA(contest, number)
  const seed = seedOf(contest, number)
  const seated = Array.from({ length: contest.players }, (_, one) => (one === seat ? a : b))
  const outcome = await outcomeOf(rules, contest, seed, seated)
  const result = { timesA: times.a, timesB: times.b, a: shareOf(outcome, seat) }
  if (contest.players > 1) return { ...result, b: 0, margin: marginOf(outcome, seat) }
  const other = await outcomeOf(rules, contest, seed, [b])
  const margin = at(outcome.scores, 0) - at(other.scores, 0)
  return { ...result, b: shareOf(other, 0), margin }
}

// biome-ignore lint/suspicious/noExplicitAny: views and actions belong to the game
type AnyBot = Bot<any, any>

/** A bot in its character, with its times written down. */
function timed(bots: Bots, { level, ...cast }: CastBot, times: number[]): AnyBot {
  const bot = bots[level]
  return {
    name: bot.name,
    async choose(asked, how) {
      const since = now()
      const answer = await bot.choose(asked, { ...how, ...cast })
      times.push(now() - since)
      return answer
    },
  }
}

/** Who sits at a seat. */
interface Sitting {
  readonly level: Level
  readonly bot: AnyBot
}

async function outcomeOf(
  rules: AnyRules,
  { options, allowance }: Contest,
  seed: string,
  seated: readonly Sitting[],
): Promise<Outcome> {
  const seats = seated.length
  const state = await playBots(rules, {
    start: { options: rules.parseOptions(options, seats), seats, seed },
    bots: seated.map(({ bot }) => bot),
    budget: (seat) => budgetOf(allowance, at(seated, seat).level),
  })
  const outcome = rules.outcome(state)
  if (outcome === null) throw new Error('the game stopped without an outcome')
  return outcome
}

function budgetOf({ ms, iterations }: Allowance, level: Level): Budget {
  if (iterations !== undefined) return { iterations }
  return ms === undefined ? usualBudget(level, now) : new TimeBudget(ms, now)
}

/** A shared victory counts as its share. */
function shareOf({ winners }: Outcome, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0
}

function marginOf({ scores }: Outcome, seat: number): number {
  const others = scores.filter((_, other) => other !== seat)
  return at(scores, seat) - Math.max(...others)
}
