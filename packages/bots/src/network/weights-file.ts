import type { Shape, Weights } from './weights.ts'

/** "MHNN", then the version of this format. */
const MAGIC = 0x4e4e484d
export const WEIGHTS_FORMAT = 1
/** Magic, format, features, three sizes, length of the game's name, checksum. */
const HEADER = 20
const CHECKSUM_AT = 16
const FLOAT = 4
const OUTPUTS = 2

/** Bytes that are no weights, or not those that were asked for. */
export class WeightsError extends Error {
  override readonly name = 'WeightsError'
}

/** Where each part lies in the file. */
function partsOf({ inputs, wide, narrow }: Shape) {
  const floats = 1 + wide + 2 * narrow + OUTPUTS * narrow + OUTPUTS
  return { floats, bytes: inputs + inputs * wide + narrow * wide }
}

/** Weights as a file: little-endian, floats first, then bytes. */
export function writeWeights(weights: Weights): Uint8Array {
  const { floats, bytes } = partsOf(weights)
  const name = weights.game
  const from = HEADER + padded(name.length)
  const file = new Uint8Array(from + floats * FLOAT + bytes)
  const view = new DataView(file.buffer)
  writeHeader(view, weights)
  for (let i = 0; i < name.length; i++) file[HEADER + i] = name.charCodeAt(i)
  let at = from
  for (const list of floatParts(weights)) {
    for (const value of list) {
      view.setFloat32(at, value, true)
      at += FLOAT
    }
  }
  for (const part of [weights.shifts, weights.rows, weights.second]) {
    file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  view.setUint32(CHECKSUM_AT, checksumOf(file), true)
  return file
}

function floatParts(weights: Weights): Float32Array[] {
  const { rowScale, wideBias, secondScale, narrowBias, last, lastBias } = weights
  return [Float32Array.of(rowScale), wideBias, secondScale, narrowBias, last, lastBias]
}

function writeHeader(view: DataView, { game, features, inputs, wide, narrow }: Shape): void {
  view.setUint32(0, MAGIC, true)
  const words = [WEIGHTS_FORMAT, features, inputs, wide, narrow, game.length]
  for (const [index, word] of words.entries()) view.setUint16(4 + 2 * index, word, true)
}

/** Reads what `writeWeights` wrote; throws a `WeightsError` that says what is wrong with the bytes. */
export function readWeights(file: Uint8Array): Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < HEADER || view.getUint32(0, true) !== MAGIC) {
    throw new WeightsError('these bytes are no network weights')
  }
  const shape = readShape(view, file)
  const { floats, bytes } = partsOf(shape)
  const from = HEADER + padded(shape.game.length)
  const length = from + floats * FLOAT + bytes
  if (file.length !== length) {
    throw new WeightsError(`the weights are torn: ${file.length} bytes instead of ${length}`)
  }
  if (view.getUint32(CHECKSUM_AT, true) !== checksumOf(file)) {
    throw new WeightsError('the weights are damaged: their checksum does not fit')
  }
  return { ...shape, ...readParts(view, file, shape, from) }
}

function readShape(view: DataView, file: Uint8Array): Shape {
  const word = (index: number): number => view.getUint16(4 + 2 * index, true)
  if (word(0) !== WEIGHTS_FORMAT) {
    throw new WeightsError(`weights of format ${word(0)}; this program reads ${WEIGHTS_FORMAT}`)
  }
  const name = file.subarray(HEADER, HEADER + word(5))
  const game = String.fromCharCode(...name)
  return { game, features: word(1), inputs: word(2), wide: word(3), narrow: word(4) }
}

function readParts(view: DataView, file: Uint8Array, shape: Shape, from: number) {
  const { inputs, wide, narrow } = shape
  let at = from
  const floats = (count: number): Float32Array => {
    const list = new Float32Array(count)
    for (let i = 0; i < count; i++) list[i] = view.getFloat32(at + i * FLOAT, true)
    at += count * FLOAT
    return list
  }
  const bytes = (count: number): Uint8Array => {
    const list = file.slice(at, at + count)
    at += count
    return list
  }
  const [rowScale = 0] = floats(1)
  return {
    rowScale,
    wideBias: floats(wide),
    secondScale: floats(narrow),
    narrowBias: floats(narrow),
    last: floats(OUTPUTS * narrow),
    lastBias: floats(OUTPUTS),
    shifts: bytes(inputs),
    rows: signed(bytes(inputs * wide)),
    second: signed(bytes(narrow * wide)),
  }
}

function signed(bytes: Uint8Array): Int8Array {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function padded(length: number): number {
  return Math.ceil(length / FLOAT) * FLOAT
}

/** FNV-1a over all but the checksum itself. */
function checksumOf(file: Uint8Array): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < file.length; i++) {
    if (i >= CHECKSUM_AT && i < HEADER) continue
    hash = Math.imul(hash ^ (file[i] ?? 0), 0x01000193)
  }
  return hash >>> 0
}
