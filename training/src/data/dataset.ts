import { type Position, unpack } from './position.ts'

/** Positions side by side in memory that all threads share. */
export interface Dataset {
  readonly size: number
  /** Where each position's pairs begin; one more than there are positions. */
  readonly starts: Uint32Array
  readonly indices: Uint16Array
  readonly values: Int8Array
  /** Win and margin by turns. */
  readonly targets: Float32Array
  /** What an input is multiplied by, so that all of them are about one. */
  readonly factors: Float32Array
  /** The positions to learn from; those of held-out games are in the other list. */
  readonly learnt: Uint32Array
  readonly heldOut: Uint32Array
}

/** Every so many games one is kept away from learning, with all its positions. */
const HELD_OUT_EVERY = 16
const HASH = 0x9e3779b1
/** Inputs seen less often than this are taken for zero: nothing can be learnt from them. */
const SELDOM = 16

/** Whether a game is held out: always the same ones, whenever they are asked for. */
function isHeldOut(game: number): boolean {
  return (Math.imul(game + 1, HASH) >>> 16) % HELD_OUT_EVERY === 0
}

export function datasetOf(chunks: readonly Uint8Array[], inputs: number): Dataset {
  const { positions, pairs } = countOf(chunks)
  const data = {
    size: positions,
    starts: new Uint32Array(shared(4, positions + 1)),
    indices: new Uint16Array(shared(2, pairs)),
    values: new Int8Array(shared(1, pairs)),
    targets: new Float32Array(shared(4, 2 * positions)),
    factors: new Float32Array(shared(4, inputs)),
  }
  const learnt: number[] = []
  const heldOut: number[] = []
  let at = 0
  for (const chunk of chunks) {
    for (const position of unpack(chunk)) {
      lay(data, at, position)
      const list = isHeldOut(position.game) ? heldOut : learnt
      list.push(at)
      at += 1
    }
  }
  data.factors.set(factorsOf(data.indices, data.values, inputs))
  return { ...data, learnt: sharedList(learnt), heldOut: sharedList(heldOut) }
}

function shared(bytesEach: number, count: number): SharedArrayBuffer {
  return new SharedArrayBuffer(bytesEach * count)
}

function sharedList(list: readonly number[]): Uint32Array {
  const array = new Uint32Array(shared(4, list.length))
  array.set(list)
  return array
}

function countOf(chunks: readonly Uint8Array[]): { positions: number; pairs: number } {
  let positions = 0
  let pairs = 0
  for (const chunk of chunks) {
    for (const { indices } of unpack(chunk)) {
      positions += 1
      pairs += indices.length
    }
  }
  return { positions, pairs }
}

type Laid = Pick<Dataset, 'starts' | 'indices' | 'values' | 'targets'>

function lay({ starts, indices, values, targets }: Laid, at: number, position: Position): void {
  const start = starts[at] ?? 0
  indices.set(position.indices, start)
  values.set(position.values, start)
  starts[at + 1] = start + position.indices.length
  targets[2 * at] = position.win
  targets[2 * at + 1] = position.margin
}

/** One over the root mean square of what an input is where it is not zero; zero for rare ones. */
function factorsOf(indices: Uint16Array, values: Int8Array, inputs: number): Float32Array {
  const squares = new Float64Array(inputs)
  const counts = new Uint32Array(inputs)
  for (let pair = 0; pair < indices.length; pair++) {
    const index = indices[pair] ?? 0
    squares[index] = (squares[index] ?? 0) + (values[pair] ?? 0) ** 2
    counts[index] = (counts[index] ?? 0) + 1
  }
  return Float32Array.from(squares, (sum, index) => {
    const count = counts[index] ?? 0
    return count < SELDOM ? 0 : Math.sqrt(count / sum)
  })
}
