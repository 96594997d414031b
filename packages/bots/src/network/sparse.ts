/** The widest value an input may have: it is kept in a byte. */
const WIDEST = 127

/** Inputs of a network that are not zero, as pairs in the order in which they were added. */
export interface Sparse {
  readonly indices: Uint16Array
  readonly values: Int8Array
  count: number
}

/** An empty list for a network of some inputs; made once and used again for every position. */
export function newSparse(size: number): Sparse {
  return { indices: new Uint16Array(size), values: new Int8Array(size), count: 0 }
}

/** Adds an input; a zero costs nothing. An index is added once at most, or its values add up. */
export function add(into: Sparse, index: number, value: number): void {
  if (value === 0) return
  into.indices[into.count] = index
  into.values[into.count] = Math.max(-WIDEST, Math.min(WIDEST, value))
  into.count += 1
}
