import type { Code } from './assembler.ts'
import * as wasm from './assembler.ts'

/** Where things lie in the kernel's memory, in bytes. */
export interface Places {
  /** For each input that is not zero: where its row begins, and its factor. */
  readonly pairs: number
  readonly rows: number
  readonly rowScale: number
  readonly wideBias: number
  readonly wide: number
  readonly second: number
  readonly secondScale: number
  readonly narrowBias: number
  readonly narrow: number
  readonly size: number
}

export const PAIR_BYTES = 8
const FLOAT = 8
/** Cells of the wide layer that are added up at a time: eight vectors of four whole numbers. */
const STRIP = 32
const SUMS = 8
const VECTOR_BYTES = 16

/** The numbers and vectors of the function. */
const END = 0
const AT = 1
const ROW = 2
const NUMBERS = 2
const FACTOR = 3
const BYTES = 4
const FIRST_SUM = 5
const VECTORS = 2 + SUMS

/** Whether networks of such layers can be computed by strips. */
export function fits(wide: number): boolean {
  return wide % STRIP === 0
}

/** The hidden layers as a module for WebAssembly. */
export function kernelFor(wide: number, narrow: number, places: Places): Uint8Array<ArrayBuffer> {
  const strips: number[] = []
  for (let cell = 0; cell < wide; cell += STRIP) strips.push(...strip(cell, places))
  return wasm.moduleOf(NUMBERS, VECTORS, [...strips, ...narrowLayer(wide, narrow, places)])
}

/** Adds the rows of all pairs for some cells of the wide layer, in whole numbers. */
function strip(cell: number, places: Places): Code {
  const sums = Array.from({ length: SUMS }, (_, sum) => FIRST_SUM + sum)
  const rows = places.rows + cell
  const body = [
    ...wasm.get(AT),
    ...wasm.loadI32(places.pairs),
    ...wasm.set(ROW),
    ...wasm.get(AT),
    ...wasm.loadI32(places.pairs + 4),
    ...wasm.splatI16,
    ...wasm.set(FACTOR),
    ...addBytes(rows, FIRST_SUM),
    ...addBytes(rows + VECTOR_BYTES, FIRST_SUM + 4),
  ]
  return [
    ...sums.flatMap((sum) => [...wasm.zero, ...wasm.set(sum)]),
    ...wasm.i32(0),
    ...wasm.set(AT),
    ...wasm.repeat(AT, PAIR_BYTES, wasm.get(END), body),
    ...sums.flatMap((sum, index) => rectify(sum, (cell + 4 * index) * FLOAT, places)),
  ]
}

/** Sixteen bytes of a row, times the factor, to four sums. */
function addBytes(from: number, sum: number): Code {
  const half = (widen: Code, first: number): Code => [
    ...wasm.get(ROW),
    ...wasm.load(from),
    ...widen,
    ...wasm.set(BYTES),
    ...addProduct(wasm.mulLow, first),
    ...addProduct(wasm.mulHigh, first + 1),
  ]
  return [...half(wasm.widenLow, sum), ...half(wasm.widenHigh, sum + 2)]
}

function addProduct(multiply: Code, sum: number): Code {
  const product = [...wasm.get(BYTES), ...wasm.get(FACTOR), ...multiply]
  return [...wasm.get(sum), ...product, ...wasm.addI32x4, ...wasm.set(sum)]
}

/** Four sums as cells of the wide layer: scaled, with their bias, at least zero. */
function rectify(sum: number, offset: number, places: Places): Code {
  const cells = (halves: Code, at: number): Code => [
    ...wasm.i32(0),
    ...halves,
    ...wasm.toF64,
    ...wasm.i32(0),
    ...wasm.loadF64(places.rowScale),
    ...wasm.splatF64,
    ...wasm.mulF64x2,
    ...wasm.i32(0),
    ...wasm.load(places.wideBias + at),
    ...wasm.addF64x2,
    ...wasm.zero,
    ...wasm.maxF64x2,
    ...wasm.store(places.wide + at),
  ]
  return [...cells(wasm.get(sum), offset), ...cells(wasm.upper(sum), offset + VECTOR_BYTES)]
}

/** Each cell of the narrow layer in four vectors of two floats, cell after cell. */
function narrowLayer(wide: number, narrow: number, places: Places): Code {
  const cells: number[] = []
  for (let cell = 0; cell < narrow; cell++) cells.push(...narrowCell(wide, cell, places))
  return cells
}

function narrowCell(wide: number, cell: number, places: Places): Code {
  const sums = [0, 1, 2, 3].map((sum) => FIRST_SUM + sum)
  const row = places.second + cell * wide * FLOAT
  const body = sums.flatMap((sum, index) => [
    ...wasm.get(sum),
    ...wasm.get(AT),
    ...wasm.load(places.wide + index * VECTOR_BYTES),
    ...wasm.get(AT),
    ...wasm.load(row + index * VECTOR_BYTES),
    ...wasm.mulF64x2,
    ...wasm.addF64x2,
    ...wasm.set(sum),
  ])
  const [a = 0, b = 0, c = 0, d = 0] = sums
  const pair = (one: number, other: number): Code => [
    ...wasm.get(one),
    ...wasm.get(other),
    ...wasm.addF64x2,
  ]
  return [
    ...sums.flatMap((sum) => [...wasm.zero, ...wasm.set(sum)]),
    ...wasm.i32(0),
    ...wasm.set(AT),
    ...wasm.repeat(AT, 4 * VECTOR_BYTES, wasm.i32(wide * FLOAT), body),
    ...[...pair(a, b), ...pair(c, d), ...wasm.addF64x2, ...wasm.set(FACTOR)],
    ...wasm.i32(0),
    ...[...wasm.get(FACTOR), ...wasm.laneF64(0), ...wasm.get(FACTOR), ...wasm.laneF64(1)],
    ...wasm.addF64,
    ...[...wasm.i32(0), ...wasm.loadF64(places.secondScale + cell * FLOAT), ...wasm.mulF64],
    ...[...wasm.i32(0), ...wasm.loadF64(places.narrowBias + cell * FLOAT), ...wasm.addF64],
    ...[...wasm.zeroF64, ...wasm.maxF64],
    ...wasm.storeF64(places.narrow + cell * FLOAT),
  ]
}
