import { placesOf } from './model.ts'
import { LANES, type Shared } from './shared.ts'

const KEEP_MEAN = 0.9
const KEEP_SQUARE = 0.999
const TINY = 1e-8

/** One step of Adam, with weights that shrink on their own, over this thread's part of them. */
export function stepOf(shared: Shared, thread: number, step: number, rate: number): void {
  const { weights, means, squares, plan } = shared
  const { size } = placesOf(shared.sizes)
  const from = Math.floor((size * thread) / shared.threads)
  const to = Math.floor((size * (thread + 1)) / shared.threads)
  const unbiasMean = 1 / (1 - KEEP_MEAN ** (step + 1))
  const unbiasSquare = 1 / (1 - KEEP_SQUARE ** (step + 1))
  const shrink = 1 - rate * plan.decay
  sumLanes(shared, from, to)
  const slopes = shared.lanes[0] ?? weights
  for (let at = from; at < to; at++) {
    const slope = (slopes[at] ?? 0) / plan.batch
    const mean = KEEP_MEAN * (means[at] ?? 0) + (1 - KEEP_MEAN) * slope
    const square = KEEP_SQUARE * (squares[at] ?? 0) + (1 - KEEP_SQUARE) * slope * slope
    means[at] = mean
    squares[at] = square
    const move = (mean * unbiasMean) / (Math.sqrt(square * unbiasSquare) + TINY)
    weights[at] = (weights[at] ?? 0) * shrink - rate * move
  }
}

/** Adds all lanes to the first, in their order. */
function sumLanes({ lanes }: Shared, from: number, to: number): void {
  const [sums] = lanes
  if (sums === undefined) return
  for (let lane = 1; lane < LANES; lane++) {
    const slopes = lanes[lane] ?? sums
    for (let at = from; at < to; at++) sums[at] = (sums[at] ?? 0) + (slopes[at] ?? 0)
  }
}
