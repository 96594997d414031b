import type { RatingPoint } from '@meadhall/protocol'

/** A rating over its games as lines and an area, in a box of a given size. */
export interface RatingChart {
  /** The strength, from game to game. */
  readonly line: string
  /** Where it lies with 95 %. */
  readonly band: string
  readonly dots: readonly { readonly x: number; readonly y: number }[]
  /** Marks beside it, at whole numbers. */
  readonly marks: readonly { readonly value: number; readonly y: number }[]
}

export interface ChartBox {
  readonly width: number
  readonly height: number
}

const STEPS = [1, 2, 5, 10, 20]
const MOST_MARKS = 5
/** Half the width of what stands for a single game. */
const BAR = 10

/** Games stand at equal distances: what counts is how the rating went, not when there was time to play. */
export function ratingChart(
  points: readonly Pick<RatingPoint, 'mu' | 'sigma'>[],
  { width, height }: ChartBox,
): RatingChart {
  const low = Math.min(...points.map(({ mu, sigma }) => mu - 2 * sigma))
  const high = Math.max(...points.map(({ mu, sigma }) => mu + 2 * sigma))
  const gap = points.length > 1 ? width / (points.length - 1) : 0
  const x = (index: number) => (points.length > 1 ? index * gap : width / 2)
  const y = (value: number) => rounded(height - ((value - low) / (high - low || 1)) * height)
  const at = (index: number, value: number) => `${rounded(x(index))} ${y(value)}`
  const upper = points.map(({ mu, sigma }, index) => at(index, mu + 2 * sigma))
  const lower = points.map(({ mu, sigma }, index) => at(index, mu - 2 * sigma))
  if (points.length === 1) {
    // A single range is a bar.
    for (const [edge, value] of [
      [upper, high],
      [lower, low],
    ] as const)
      edge.splice(0, 1, `${width / 2 - BAR} ${y(value)}`, `${width / 2 + BAR} ${y(value)}`)
  }
  return {
    line: `M${points.map(({ mu }, index) => at(index, mu)).join('L')}`,
    band: `M${[...upper, ...lower.reverse()].join('L')}Z`,
    dots: points.map(({ mu }, index) => ({ x: rounded(x(index)), y: y(mu) })),
    marks: marksBetween(low, high).map((value) => ({ value, y: y(value) })),
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** Whole numbers at a step that leaves few enough of them. */
function marksBetween(low: number, high: number): number[] {
  const step = STEPS.find((one) => (high - low) / one <= MOST_MARKS) ?? 50
  const first = Math.ceil(low / step) * step
  const count = Math.max(0, Math.floor((high - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => first + index * step)
}
