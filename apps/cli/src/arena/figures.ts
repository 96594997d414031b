import { castName } from '../bots.ts'
import { type Rate, rateOf } from '../simulate/rate.ts'
import { round } from '../simulate/summary.ts'
import type { Bout } from './bout.ts'
import type { Contest } from './contest.ts'

/** Milliseconds for a choice among several answers. */
export interface Times {
  readonly decisions: number
  readonly p50: number
  readonly p99: number
}

/** What `meadhall arena` prints. */
export interface Figures extends Omit<Contest, 'a' | 'b'> {
  readonly a: string
  readonly b: string
  readonly workers: number
  readonly seconds: number
  /** A's share of all victories, and what holds it in 95 of 100 runs. */
  readonly winRateA: number
  readonly interval95: readonly [low: number, high: number]
  /** What A would have if it were as strong as B; alone there is no such thing. */
  readonly evenShare: number | null
  /** A's points less those of the best of the others: the mean, and its 95 % interval. */
  readonly margin: { readonly mean: number; readonly interval95: readonly [number, number] }
  readonly timeA: Times
  readonly timeB: Times
  /** Alone: B's victories in the same games, and how many times as often A won. */
  readonly winRateB?: number
  readonly interval95B?: readonly [low: number, high: number]
  readonly ratio?: number | null
}

export function figuresOf(
  contest: Contest,
  bouts: readonly Bout[],
  run: { readonly workers: number; readonly seconds: number },
): Figures {
  const isAlone = contest.players === 1
  const rate = rateOfShares(bouts.map(({ a }) => a))
  return {
    ...contest,
    a: castName(contest.a),
    b: castName(contest.b),
    workers: run.workers,
    seconds: round(run.seconds),
    winRateA: rate.rate,
    interval95: [rate.low, rate.high],
    evenShare: isAlone ? null : round(1 / contest.players),
    margin: meanOf(bouts.map(({ margin }) => margin)),
    timeA: timesOf(bouts.flatMap(({ timesA }) => timesA)),
    timeB: timesOf(bouts.flatMap(({ timesB }) => timesB)),
    ...(isAlone ? beside(rate.rate, bouts) : {}),
  }
}

function beside(rateA: number, bouts: readonly Bout[]) {
  const { rate, low, high } = rateOfShares(bouts.map(({ b }) => b))
  return {
    winRateB: rate,
    interval95B: [low, high] as const,
    ratio: rate === 0 ? null : round(rateA / rate),
  }
}

/** A shared victory spreads less than a whole one: the interval is rather too wide than too narrow. */
function rateOfShares(shares: readonly number[]): Rate {
  return rateOf(
    shares.reduce((sum, share) => sum + share, 0),
    shares.length,
  )
}

function meanOf(values: readonly number[]): Figures['margin'] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const reach = 1.96 * Math.sqrt(squares / Math.max(1, values.length - 1) / values.length)
  return { mean: round(mean), interval95: [round(mean - reach), round(mean + reach)] }
}

function timesOf(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) => round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)
  return { decisions: sorted.length, p50: at(0.5), p99: at(0.99) }
}
