import { chanceOf } from './chance.ts'
import type { Layers } from './layers/layers.ts'
import { PlainLayers } from './layers/plain-layers.ts'
import { wasmLayers } from './layers/wasm-layers.ts'
import type { Sparse } from './sparse.ts'
import type { Weights } from './weights.ts'

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
  readonly #layers: Layers
  readonly #verdict: Verdict = { win: 0, margin: 0 }

  constructor(weights: Weights, layers: Layers = wasmLayers(weights) ?? new PlainLayers(weights)) {
    this.weights = weights
    this.#layers = layers
  }

  /** The verdict is used again by the next call. */
  evaluate(inputs: Sparse): Readonly<Verdict> {
    const cells = this.#layers.run(inputs)
    this.#verdict.win = chanceOf(this.#output(cells, 0))
    this.#verdict.margin = chanceOf(this.#output(cells, 1))
    return this.#verdict
  }

  #output(cells: Float64Array, row: number): number {
    const { narrow, last, lastBias } = this.weights
    let sum = lastBias[row] ?? 0
    for (let cell = 0; cell < narrow; cell++) {
      sum += (last[row * narrow + cell] ?? 0) * (cells[cell] ?? 0)
    }
    return sum
  }
}
