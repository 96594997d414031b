/** What weights are for: a game, a version of its features, and the sizes of the layers. */
export interface Shape {
  readonly game: string
  /** The version of the features. */
  readonly features: number
  readonly inputs: number
  readonly wide: number
  readonly narrow: number
}

/** Weights as bytes, and what one step of each means. */
export interface Weights extends Shape {
  /** A row of bytes for each input, and how many bits it is shifted to the left. */
  readonly rows: Int8Array
  readonly shifts: Uint8Array
  readonly rowScale: number
  readonly wideBias: Float32Array
  /** A row for each cell of the narrow layer. */
  readonly second: Int8Array
  readonly secondScale: Float32Array
  readonly narrowBias: Float32Array
  /** Two rows: win and margin. */
  readonly last: Float32Array
  readonly lastBias: Float32Array
}
