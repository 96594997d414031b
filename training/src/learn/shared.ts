import type { Dataset } from '../data/dataset.ts'
import { placesOf, type Sizes } from './model.ts'

/**
 * Slopes are added up in so many lanes, whatever the number of threads, and the lanes in their
 * order: the same games give the same weights on any machine.
 */
export const LANES = 16

/** What the threads that learn have in common. */
export interface Shared {
  readonly sizes: Sizes
  readonly data: Dataset
  readonly weights: Float32Array
  /** Adam's running means of slopes and their squares. */
  readonly means: Float32Array
  readonly squares: Float32Array
  readonly lanes: readonly Float32Array[]
  /** The order in which positions are learnt. */
  readonly order: Uint32Array
  /** Arrived, turn of the barrier, stop. */
  readonly meeting: Int32Array
  /** Rate of the coming step, sum of losses of the last ones. */
  readonly figures: Float64Array
  readonly threads: number
  readonly plan: LearningPlan
}

export interface LearningPlan {
  readonly steps: number
  readonly batch: number
  readonly rate: number
  readonly dropout: number
  readonly decay: number
  /** Milliseconds after which it ends, whatever was planned. */
  readonly limitMs: number
}

export function newShared(
  sizes: Sizes,
  data: Dataset,
  order: Uint32Array,
  threads: number,
  plan: LearningPlan,
): Shared {
  const { size } = placesOf(sizes)
  const list = (): Float32Array => new Float32Array(new SharedArrayBuffer(size * 4))
  return {
    sizes,
    data,
    weights: list(),
    means: list(),
    squares: list(),
    lanes: Array.from({ length: LANES }, list),
    order,
    meeting: new Int32Array(new SharedArrayBuffer(16)),
    figures: new Float64Array(new SharedArrayBuffer(16 + LANES * 8)),
    threads,
    plan,
  }
}

/** Waits until all threads are here. */
export function meet({ meeting, threads }: Shared): void {
  const turn = Atomics.load(meeting, 1)
  if (Atomics.add(meeting, 0, 1) === threads - 1) {
    Atomics.store(meeting, 0, 0)
    Atomics.add(meeting, 1, 1)
    Atomics.notify(meeting, 1)
    return
  }
  while (Atomics.load(meeting, 1) === turn) Atomics.wait(meeting, 1, turn)
}
