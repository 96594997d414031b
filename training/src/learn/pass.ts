import { chanceOf } from '@meadhall/bots'
import type { Dataset } from '../data/dataset.ts'
import { OUTPUTS, type Places, placesOf, type Sizes } from './model.ts'

/** How much the margin counts in what is learnt, beside the win. */
const MARGIN_PART = 0.5
const LEAST = 1e-7

/** Chance for the cells that are left out: xorshift, since nothing depends on its quality. */
export interface Dice {
  bits: number
}

function roll(dice: Dice): number {
  let { bits } = dice
  bits ^= bits << 13
  bits ^= bits >>> 17
  bits ^= bits << 5
  dice.bits = bits
  return bits >>> 0
}

/**
 * Positions through a network of floats, forwards and backwards. Inputs that are zero cost nothing
 * either way.
 */
export class Pass {
  readonly #sizes: Sizes
  readonly #places: Places
  readonly #data: Dataset
  readonly #weights: Float32Array
  readonly #wide: Float32Array
  readonly #wideError: Float32Array
  readonly #narrow: Float32Array
  readonly #narrowError: Float32Array
  /** What the network said of the last position: win and margin. */
  readonly said = new Float64Array(OUTPUTS)

  constructor(sizes: Sizes, data: Dataset, weights: Float32Array) {
    this.#sizes = sizes
    this.#places = placesOf(sizes)
    this.#data = data
    this.#weights = weights
    this.#wide = new Float32Array(sizes.wide)
    this.#wideError = new Float32Array(sizes.wide)
    this.#narrow = new Float32Array(sizes.narrow)
    this.#narrowError = new Float32Array(sizes.narrow)
  }

  /** What the network says of a position; with dice some cells of the wide layer are left out. */
  forward(position: number, dropout: number, dice: Dice): void {
    this.#addRows(position)
    this.#rectify(dropout, dice)
    this.#toNarrow()
    this.#toOutputs()
  }

  /** The loss of the last verdict on the win. */
  winLoss(position: number): number {
    return lossOf(this.said[0] ?? 0, this.#data.targets[2 * position] ?? 0)
  }

  /** Adds to `slopes` how each weight should move less. */
  backward(position: number, slopes: Float32Array): void {
    this.#fromOutputs(position, slopes)
    this.#fromNarrow(slopes)
    this.#fromWide(position, slopes)
  }

  #addRows(position: number): void {
    const { starts, indices, values, factors } = this.#data
    const { wide } = this.#sizes
    const weights = this.#weights
    const sums = this.#wide
    for (let cell = 0; cell < wide; cell++) sums[cell] = weights[this.#places.wideBias + cell] ?? 0
    const end = starts[position + 1] ?? 0
    for (let pair = starts[position] ?? 0; pair < end; pair++) {
      const index = indices[pair] ?? 0
      const factor = (values[pair] ?? 0) * (factors[index] ?? 0)
      const from = index * wide
      for (let cell = 0; cell < wide; cell++) {
        sums[cell] = (sums[cell] ?? 0) + factor * (weights[from + cell] ?? 0)
      }
    }
  }

  #rectify(dropout: number, dice: Dice): void {
    const { wide } = this.#sizes
    const limit = dropout * 0x1_0000_0000
    const scale = 1 / (1 - dropout)
    for (let cell = 0; cell < wide; cell++) {
      const sum = this.#wide[cell] ?? 0
      const isOut = sum <= 0 || (dropout > 0 && roll(dice) < limit)
      this.#wide[cell] = isOut ? 0 : sum * scale
    }
  }

  #toNarrow(): void {
    const { wide, narrow } = this.#sizes
    const weights = this.#weights
    const below = this.#wide
    for (let cell = 0; cell < narrow; cell++) {
      const from = this.#places.second + cell * wide
      let sum = weights[this.#places.narrowBias + cell] ?? 0
      for (let other = 0; other < wide; other++) {
        sum += (weights[from + other] ?? 0) * (below[other] ?? 0)
      }
      this.#narrow[cell] = Math.max(sum, 0)
    }
  }

  #toOutputs(): void {
    const { narrow } = this.#sizes
    for (let output = 0; output < OUTPUTS; output++) {
      let sum = this.#weights[this.#places.lastBias + output] ?? 0
      const from = this.#places.last + output * narrow
      for (let cell = 0; cell < narrow; cell++) {
        sum += (this.#weights[from + cell] ?? 0) * (this.#narrow[cell] ?? 0)
      }
      this.said[output] = chanceOf(sum)
    }
  }

  #fromOutputs(position: number, slopes: Float32Array): void {
    const { narrow } = this.#sizes
    this.#narrowError.fill(0)
    for (let output = 0; output < OUTPUTS; output++) {
      const target = this.#data.targets[2 * position + output] ?? 0
      const error = ((this.said[output] ?? 0) - target) * (output === 0 ? 1 : MARGIN_PART)
      const from = this.#places.last + output * narrow
      add(slopes, this.#places.lastBias + output, error)
      for (let cell = 0; cell < narrow; cell++) {
        add(slopes, from + cell, error * (this.#narrow[cell] ?? 0))
        add(this.#narrowError, cell, error * (this.#weights[from + cell] ?? 0))
      }
    }
  }

  #fromNarrow(slopes: Float32Array): void {
    const { wide, narrow } = this.#sizes
    const weights = this.#weights
    const below = this.#wide
    const errors = this.#wideError
    errors.fill(0)
    for (let cell = 0; cell < narrow; cell++) {
      if ((this.#narrow[cell] ?? 0) === 0) continue
      const error = this.#narrowError[cell] ?? 0
      const from = this.#places.second + cell * wide
      add(slopes, this.#places.narrowBias + cell, error)
      for (let other = 0; other < wide; other++) {
        slopes[from + other] = (slopes[from + other] ?? 0) + error * (below[other] ?? 0)
        errors[other] = (errors[other] ?? 0) + error * (weights[from + other] ?? 0)
      }
    }
  }

  #fromWide(position: number, slopes: Float32Array): void {
    const { wide } = this.#sizes
    const errors = this.#wideError
    for (let cell = 0; cell < wide; cell++) {
      if ((this.#wide[cell] ?? 0) === 0) errors[cell] = 0
      else add(slopes, this.#places.wideBias + cell, errors[cell] ?? 0)
    }
    this.#fromInputs(position, slopes)
  }

  #fromInputs(position: number, slopes: Float32Array): void {
    const { starts, indices, values, factors } = this.#data
    const { wide } = this.#sizes
    const errors = this.#wideError
    const end = starts[position + 1] ?? 0
    for (let pair = starts[position] ?? 0; pair < end; pair++) {
      const index = indices[pair] ?? 0
      const factor = (values[pair] ?? 0) * (factors[index] ?? 0)
      const from = index * wide
      for (let cell = 0; cell < wide; cell++) {
        slopes[from + cell] = (slopes[from + cell] ?? 0) + factor * (errors[cell] ?? 0)
      }
    }
  }
}

function add(list: Float32Array, at: number, value: number): void {
  list[at] = (list[at] ?? 0) + value
}

/** Cross entropy: how surprised one is by a result. */
export function lossOf(said: number, result: number): number {
  const chance = Math.min(1 - LEAST, Math.max(LEAST, said))
  return -result * Math.log(chance) - (1 - result) * Math.log(1 - chance)
}
