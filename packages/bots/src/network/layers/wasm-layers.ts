import type { Sparse } from '../sparse.ts'
import type { Weights } from '../weights.ts'
import { fits, kernelFor, PAIR_BYTES, type Places } from './kernel.ts'
import type { Layers } from './layers.ts'

const FLOAT = 8
const PAGE = 0x1_0000

interface Memory {
  readonly buffer: ArrayBuffer
}

/** As much of WebAssembly as is used; the types of neither browsers nor Node are known here. */
interface Machine {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Memory: new (size: { readonly initial: number }) => Memory
  readonly Instance: new (
    module: object,
    imports: { readonly a: { readonly b: Memory } },
  ) => { readonly exports: { readonly run: (end: number) => void } }
}

declare const WebAssembly: Machine | undefined

/** The hidden layers in WebAssembly, or `null` where it is missing, forbidden or does not fit. */
export function wasmLayers(weights: Weights): Layers | null {
  if (typeof WebAssembly === 'undefined' || !fits(weights.wide)) return null
  try {
    return new WasmLayers(WebAssembly, weights)
  } catch {
    // A page's policy may forbid it, and old machines lack vectors.
    return null
  }
}

function placesOf({ inputs, wide, narrow }: Weights): Places {
  let next = 0
  const place = (bytes: number): number => {
    const from = next
    next += Math.ceil(bytes / 16) * 16
    return from
  }
  return {
    pairs: place(inputs * PAIR_BYTES),
    rows: place(inputs * wide),
    rowScale: place(FLOAT),
    wideBias: place(wide * FLOAT),
    wide: place(wide * FLOAT),
    second: place(narrow * wide * FLOAT),
    secondScale: place(narrow * FLOAT),
    narrowBias: place(narrow * FLOAT),
    narrow: place(narrow * FLOAT),
    size: next,
  }
}

class WasmLayers implements Layers {
  readonly #weights: Weights
  readonly #pairs: Int32Array
  readonly #narrow: Float64Array
  readonly #run: (end: number) => void

  constructor(machine: Machine, weights: Weights) {
    const places = placesOf(weights)
    const memory = new machine.Memory({ initial: Math.ceil(places.size / PAGE) })
    const kernel = kernelFor(weights.wide, weights.narrow, places)
    const instance = new machine.Instance(new machine.Module(kernel), { a: { b: memory } })
    layWeights(memory.buffer, weights, places)
    this.#weights = weights
    this.#pairs = new Int32Array(memory.buffer, places.pairs, weights.inputs * 2)
    this.#narrow = new Float64Array(memory.buffer, places.narrow, weights.narrow)
    this.#run = instance.exports.run
  }

  run({ indices, values, count }: Sparse): Float64Array {
    const { shifts, wide } = this.#weights
    const pairs = this.#pairs
    for (let pair = 0; pair < count; pair++) {
      const index = indices[pair] ?? 0
      pairs[2 * pair] = index * wide
      pairs[2 * pair + 1] = (values[pair] ?? 0) << (shifts[index] ?? 0)
    }
    // The kernel takes one pair at least.
    if (count === 0) pairs.fill(0, 0, 2)
    this.#run(Math.max(count, 1) * PAIR_BYTES)
    return this.#narrow
  }
}

function layWeights(buffer: ArrayBuffer, weights: Weights, places: Places): void {
  const floats = (at: number, list: ArrayLike<number>): void =>
    new Float64Array(buffer, at, list.length).set(list)
  new Int8Array(buffer, places.rows, weights.rows.length).set(weights.rows)
  floats(places.rowScale, [weights.rowScale])
  floats(places.wideBias, weights.wideBias)
  floats(places.second, weights.second)
  floats(places.secondScale, weights.secondScale)
  floats(places.narrowBias, weights.narrowBias)
}
