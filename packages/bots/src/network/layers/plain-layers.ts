import type { Sparse } from '../sparse.ts'
import type { Weights } from '../weights.ts'
import { type Layers, SIDE_BY_SIDE } from './layers.ts'

/** The hidden layers in plain TypeScript: wherever WebAssembly may not be used. */
export class PlainLayers implements Layers {
  readonly #weights: Weights
  readonly #sums: Int32Array
  readonly #wide: Float64Array
  readonly #narrow: Float64Array
  readonly #parts = new Float64Array(SIDE_BY_SIDE)

  constructor(weights: Weights) {
    this.#weights = weights
    this.#sums = new Int32Array(weights.wide)
    this.#wide = new Float64Array(weights.wide)
    this.#narrow = new Float64Array(weights.narrow)
  }

  run(inputs: Sparse): Float64Array {
    this.#addRows(inputs)
    this.#layWide()
    for (let cell = 0; cell < this.#narrow.length; cell++) this.#layNarrow(cell)
    return this.#narrow
  }

  #addRows({ indices, values, count }: Sparse): void {
    const { rows, shifts, wide } = this.#weights
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
    const { wide, wideBias, rowScale } = this.#weights
    for (let cell = 0; cell < wide; cell++) {
      const sum = (this.#sums[cell] ?? 0) * rowScale + (wideBias[cell] ?? 0)
      this.#wide[cell] = Math.max(sum, 0)
    }
  }

  #layNarrow(cell: number): void {
    const { wide, second, secondScale, narrowBias } = this.#weights
    const below = this.#wide
    const parts = this.#parts
    const from = cell * wide
    parts.fill(0)
    for (let other = 0; other < wide; other += SIDE_BY_SIDE) {
      for (let part = 0; part < SIDE_BY_SIDE; part++) {
        const product = (below[other + part] ?? 0) * (second[from + other + part] ?? 0)
        parts[part] = (parts[part] ?? 0) + product
      }
    }
    const sum = sumOf(parts) * (secondScale[cell] ?? 0) + (narrowBias[cell] ?? 0)
    this.#narrow[cell] = Math.max(sum, 0)
  }
}

/** In the order in which pairs of lanes are added up. */
function sumOf(parts: Float64Array): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = parts
  return a + c + (e + g) + (b + d + (f + h))
}
