import type { Shape, Weights } from '@meadhall/bots'
import type { Dataset } from './data/dataset.ts'
import { OUTPUTS, placesOf } from './learn/model.ts'

const WIDEST = 127
const MOST_BITS = 7

/** Weights of floats as bytes: each input's row with its own shift, each narrow cell with its own scale. */
export function quantise(floats: Float32Array, shape: Shape, { factors }: Dataset): Weights {
  const { inputs, wide, narrow } = shape
  const places = placesOf(shape)
  const rows = rowsOf(floats.subarray(0, inputs * wide), factors, wide)
  const second = cellsOf(floats.subarray(places.second, places.narrowBias), wide)
  return {
    ...shape,
    ...rows,
    wideBias: floats.slice(places.wideBias, places.second),
    ...second,
    narrowBias: floats.slice(places.narrowBias, places.last),
    last: floats.slice(places.last, places.last + OUTPUTS * narrow),
    lastBias: floats.slice(places.lastBias, places.size),
  }
}

/**
 * One step of the finest row is `rowScale`; rows with larger weights take steps that are a power of
 * two as large.
 */
function rowsOf(floats: Float32Array, factors: Float32Array, wide: number) {
  const inputs = factors.length
  const largest = Float64Array.from(factors, (factor, index) => {
    let most = 0
    for (let cell = 0; cell < wide; cell++) {
      most = Math.max(most, Math.abs(floats[index * wide + cell] ?? 0) * factor)
    }
    return most
  })
  const rowScale = Math.fround(Math.max(...largest) / WIDEST / 2 ** MOST_BITS)
  const shifts = Uint8Array.from(largest, (most) => bitsFor(most, rowScale))
  const rows = new Int8Array(inputs * wide)
  for (let at = 0; at < rows.length; at++) {
    const index = Math.floor(at / wide)
    const step = rowScale * 2 ** (shifts[index] ?? 0)
    rows[at] = nearest(((floats[at] ?? 0) * (factors[index] ?? 0)) / step)
  }
  return { rows, shifts, rowScale }
}

function bitsFor(most: number, scale: number): number {
  let bits = 0
  while (bits < MOST_BITS && most > WIDEST * scale * 2 ** bits) bits += 1
  return bits
}

function cellsOf(floats: Float32Array, wide: number) {
  const cells = floats.length / wide
  const secondScale = new Float32Array(cells)
  const second = new Int8Array(floats.length)
  for (let cell = 0; cell < cells; cell++) {
    const row = floats.subarray(cell * wide, (cell + 1) * wide)
    const most = row.reduce((sum, weight) => Math.max(sum, Math.abs(weight)), 0)
    secondScale[cell] = most / WIDEST
    const scale = secondScale[cell] ?? 0
    if (scale > 0)
      second.set(
        Array.from(row, (weight) => nearest(weight / scale)),
        cell * wide,
      )
  }
  return { second, secondScale }
}

function nearest(value: number): number {
  return Math.max(-WIDEST, Math.min(WIDEST, Math.round(value)))
}
