import { chanceOf } from './chance.ts'
import type { Sparse } from './sparse.ts'

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

/** What a network says of a position. */
export interface Verdict {
  /** The chance to win, a shared win being a part of one. */
  win: number
  /** How clearly, 0 to 1: a half is level with the best rival. */
  margin: number
}

/** Parts of the worth: to win, and by how much. */
const WIN = 0.6
const MARGIN = 1 - WIN

/** What a position or a result is worth, 0 to 1. */
export function worthOf({ win, margin }: Readonly<Verdict>): number {
  return WIN * win + MARGIN * margin
}

/**
 * Two hidden layers over sparse inputs. The first layer is added up in whole numbers, the others in
 * a fixed order of plain operations, so that all machines agree to the last bit.
 */
export class Network {
  readonly weights: Weights
  readonly #sums: Int32Array
  readonly #wide: Float64Array
  readonly #narrow: Float64Array
  readonly #verdict: Verdict = { win: 0, margin: 0 }

  constructor(weights: Weights) {
    this.weights = weights
    this.#sums = new Int32Array(weights.wide)
    this.#wide = new Float64Array(weights.wide)
    this.#narrow = new Float64Array(weights.narrow)
  }

  /** The verdict is used again by the next call. */
  evaluate(inputs: Sparse): Readonly<Verdict> {
    this.#addRows(inputs)
    this.#layWide()
    this.#layNarrow()
    this.#verdict.win = chanceOf(this.#output(0))
    this.#verdict.margin = chanceOf(this.#output(1))
    return this.#verdict
  }

  #addRows({ indices, values, count }: Sparse): void {
    const { rows, shifts, wide } = this.weights
    const sums = this.#sums
    sums.fill(0)
    for (let pair = 0; pair < count; pair++) {
      const index = indices[pair] ?? 0
      const factor = (values[pair] ?? 0) << (shifts[index] ?? 0)
      const from = index * wide
      for (let cell = 0; cell < wide; cell++) {
        sums[cell] = (sums[cell] ?? 0) + factor * (rows[from + cell] ?? 0)
      }
    }
  }

  #layWide(): void {
    const { wide, wideBias, rowScale } = this.weights
    for (let cell = 0; cell < wide; cell++) {
      const sum = (this.#sums[cell] ?? 0) * rowScale + (wideBias[cell] ?? 0)
      this.#wide[cell] = Math.max(sum, 0)
    }
  }

  #layNarrow(): void {
    const { wide, narrow, second, secondScale, narrowBias } = this.weights
    const below = this.#wide
    for (let cell = 0; cell < narrow; cell++) {
      const from = cell * wide
      let sum = 0
      for (let other = 0; other < wide; other++) {
        sum += (below[other] ?? 0) * (second[from + other] ?? 0)
      }
      sum = sum * (secondScale[cell] ?? 0) + (narrowBias[cell] ?? 0)
      this.#narrow[cell] = Math.max(sum, 0)
    }
  }

  #output(row: number): number {
    const { narrow, last, lastBias } = this.weights
    let sum = lastBias[row] ?? 0
    for (let cell = 0; cell < narrow; cell++) {
      sum += (last[row * narrow + cell] ?? 0) * (this.#narrow[cell] ?? 0)
    }
    return sum
  }
}
