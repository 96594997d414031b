import type { Sparse } from '@meadhall/bots'

/** A position of a data game and what came of it for the seat that looked at it. */
export interface Position {
  readonly game: number
  readonly players: number
  readonly win: number
  readonly margin: number
  readonly indices: Uint16Array
  readonly values: Int8Array
}

/** Shares of a win are halves, thirds, …: all of them are whole here. */
const WIN_UNIT = 240
const MARGIN_UNIT = 65_535
const LAST_BYTE = 255
/** Game, players, win, margin, pairs. */
const HEAD = 10

/** Inputs in rising order, each once. */
export function sorted(inputs: Sparse, size: number): Pick<Position, 'indices' | 'values'> {
  const dense = new Int16Array(size)
  for (let pair = 0; pair < inputs.count; pair++) {
    const index = inputs.indices[pair] ?? 0
    dense[index] = (dense[index] ?? 0) + (inputs.values[pair] ?? 0)
  }
  const indices: number[] = []
  const values: number[] = []
  for (const [index, value] of dense.entries()) {
    if (value === 0) continue
    indices.push(index)
    values.push(Math.max(-127, Math.min(127, value)))
  }
  return { indices: Uint16Array.from(indices), values: Int8Array.from(values) }
}

/** Positions as bytes: gaps between the inputs and their values, which deflate well. */
export function pack(positions: readonly Position[]): Uint8Array {
  const most = positions.reduce((sum, { indices }) => sum + HEAD + 3 * indices.length, 0)
  const bytes = new Uint8Array(most)
  let at = 0
  for (const position of positions) at = packOne(position, bytes, at)
  return bytes.slice(0, at)
}

function packOne(position: Position, bytes: Uint8Array, start: number): number {
  const { game, players, win, margin, indices, values } = position
  const view = new DataView(bytes.buffer, start)
  view.setUint32(0, game, true)
  view.setUint8(4, players)
  view.setUint8(5, Math.round(win * WIN_UNIT))
  view.setUint16(6, Math.round(margin * MARGIN_UNIT), true)
  view.setUint16(8, indices.length, true)
  let at = start + HEAD
  let before = -1
  for (let pair = 0; pair < indices.length; pair++) {
    const index = indices[pair] ?? 0
    for (let gap = index - before - 1; ; gap -= LAST_BYTE) {
      bytes[at++] = Math.min(gap, LAST_BYTE)
      if (gap < LAST_BYTE) break
    }
    bytes[at++] = (values[pair] ?? 0) & LAST_BYTE
    before = index
  }
  return at
}

/** Reads what `pack` wrote, one position after the other. */
export function* unpack(bytes: Uint8Array): Generator<Position> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (at < bytes.length) {
    const pairs = view.getUint16(at + 8, true)
    const indices = new Uint16Array(pairs)
    const values = new Int8Array(pairs)
    const head = {
      game: view.getUint32(at, true),
      players: view.getUint8(at + 4),
      win: view.getUint8(at + 5) / WIN_UNIT,
      margin: view.getUint16(at + 6, true) / MARGIN_UNIT,
    }
    at = unpackPairs(bytes, at + HEAD, indices, values)
    yield { ...head, indices, values }
  }
}

function unpackPairs(
  bytes: Uint8Array,
  start: number,
  indices: Uint16Array,
  values: Int8Array,
): number {
  let at = start
  let index = -1
  for (let pair = 0; pair < indices.length; pair++) {
    let gap = bytes[at++] ?? 0
    index += gap + 1
    while (gap === LAST_BYTE) {
      gap = bytes[at++] ?? 0
      index += gap
    }
    indices[pair] = index
    values[pair] = bytes[at++] ?? 0
  }
  return at
}

/** Where each packed position ends. */
export function* endsIn(bytes: Uint8Array): Generator<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (at < bytes.length) {
    const pairs = view.getUint16(at + 8, true)
    at += HEAD
    for (let pair = 0; pair < pairs; pair++) {
      while (bytes[at++] === LAST_BYTE);
      at += 1
    }
    yield at
  }
}
