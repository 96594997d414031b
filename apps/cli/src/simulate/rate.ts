import { round } from './summary.ts'

/** A share of victories with the interval that holds it in 95 of 100 runs. */
export interface Rate {
  readonly games: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** Wilson's interval. */
export function rateOf(wins: number, games: number): Rate {
  const z = 1.96
  const rate = wins / games
  const middle = rate + (z * z) / (2 * games)
  const reach = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  return {
    games,
    rate: round(rate),
    low: round(Math.max(0, (middle - reach) / scale)),
    high: round((middle + reach) / scale),
  }
}
