/** WebAssembly written by hand: the few instructions that the hidden layers need, as bytes. */

export type Code = readonly number[]

const SEVEN_BITS = 0x7f
const MORE = 0x80

function unsigned(value: number): number[] {
  const bytes: number[] = []
  let left = value
  do {
    const low = left & SEVEN_BITS
    left >>>= 7
    bytes.push(left === 0 ? low : low | MORE)
  } while (left !== 0)
  return bytes
}

function signed(value: number): number[] {
  const bytes: number[] = []
  let left = value
  for (;;) {
    const low = left & SEVEN_BITS
    left >>= 7
    const isLast = (left === 0 && (low & 0x40) === 0) || (left === -1 && (low & 0x40) !== 0)
    bytes.push(isLast ? low : low | MORE)
    if (isLast) return bytes
  }
}

/** An instruction of the vector extension. */
const vector = (opcode: number, ...more: readonly number[]): Code => [
  0xfd,
  ...unsigned(opcode),
  ...more,
]

/** An address on the stack, and how far beyond it. */
const memory = (offset: number): number[] => [0, ...unsigned(offset)]

export const get = (local: number): Code => [0x20, ...unsigned(local)]
export const set = (local: number): Code => [0x21, ...unsigned(local)]
export const i32 = (value: number): Code => [0x41, ...signed(value)]
export const loadI32 = (offset: number): Code => [0x28, ...memory(offset)]
export const loadF64 = (offset: number): Code => [0x2b, ...memory(offset)]
export const storeF64 = (offset: number): Code => [0x39, ...memory(offset)]
const addI32: Code = [0x6a]
const isBelow: Code = [0x49]
export const addF64: Code = [0xa0]
export const mulF64: Code = [0xa2]
export const maxF64: Code = [0xa5]
export const zeroF64: Code = [0x44, ...new Uint8Array(8)]

export const load = (offset: number): Code => vector(0x00, ...memory(offset))
export const store = (offset: number): Code => vector(0x0b, ...memory(offset))
export const zero: Code = vector(0x0c, ...new Uint8Array(16))
/** The upper half of a vector as its lower one. */
export const upper = (local: number): Code => [
  ...get(local),
  ...get(local),
  ...vector(0x0d, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15),
]
export const splatI16: Code = vector(0x10)
export const splatF64: Code = vector(0x14)
export const laneF64 = (lane: number): Code => vector(0x21, lane)
export const widenLow: Code = vector(0x87)
export const widenHigh: Code = vector(0x88)
export const addI32x4: Code = vector(0xae)
export const mulLow: Code = vector(0xbc)
export const mulHigh: Code = vector(0xbd)
export const addF64x2: Code = vector(0xf0)
export const mulF64x2: Code = vector(0xf2)
export const maxF64x2: Code = vector(0xf5)
export const toF64: Code = vector(0xfe)

/** Repeats a body until the number in `local` has reached that in `end`, a step at a time. */
export function repeat(local: number, step: number, end: Code, body: Code): Code {
  const next = [...get(local), ...i32(step), ...addI32, ...set(local)]
  const again = [...get(local), ...end, ...isBelow, 0x0d, 0]
  return [0x03, 0x40, ...body, ...next, ...again, 0x0b]
}

const I32 = 0x7f
const V128 = 0x7b

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content]
}

function word(text: string): Code {
  return [text.length, ...Array.from(text, (letter) => letter.charCodeAt(0))]
}

/**
 * A module with one function, `run`, over a memory it is given as `a.b`. The function takes one
 * number (local 0) and has some more, then vectors.
 */
export function moduleOf(numbers: number, vectors: number, code: Code): Uint8Array<ArrayBuffer> {
  const locals = [2, numbers, I32, vectors, V128]
  const body = [...locals, ...code, 0x0b]
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 1, I32, 0]),
    ...section(2, [1, ...word('a'), ...word('b'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...word('run'), 0, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ])
}
