import type { Sparse } from '../sparse.ts'

/**
 * The two hidden layers. There is a plain one and one in WebAssembly; they agree to the last bit,
 * because both add whole numbers first and floats in the same order.
 */
export interface Layers {
  /** The narrow layer's cells; the same list every time. */
  run(inputs: Sparse): Float64Array
}

/** The narrow layer adds up in so many sums side by side. */
export const SIDE_BY_SIDE = 8
