/**
 * ChaCha with eight rounds as a counter-based generator: a 256-bit key and a counter of the words
 * drawn so far. The state is plain data, goes wherever the game goes, and must never reach a view:
 * outputs do not tell the key, so seen shuffles do not tell the coming ones.
 */
export interface RngState {
  /** Eight 32-bit words. */
  key: number[]
  /** How many 32-bit words have been drawn. */
  counter: number
}

/** 64 hexadecimal digits: the whole key. */
export type Seed = string

const WORDS_PER_BLOCK = 16
const DOUBLE_ROUNDS = 4
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

/** A generator at its start. Any string is a seed; other than 64 hex digits it is hashed to a key. */
export function seedRng(seed: Seed): RngState {
  return { key: isKey(seed) ? parseKey(seed) : hashKey(seed), counter: 0 }
}

export function cloneRng(rng: Readonly<RngState>): RngState {
  return { key: rng.key.slice(), counter: rng.counter }
}

/** Another generator at its start, with a key drawn from this one. */
export function freshRng(rng: RngState): RngState {
  return { key: Array.from({ length: 8 }, () => nextU32(rng)), counter: 0 }
}

function isKey(seed: string): boolean {
  return /^[0-9a-f]{64}$/.test(seed)
}

function parseKey(seed: string): number[] {
  const key: number[] = []
  for (let i = 0; i < 64; i += 8) key.push(Number.parseInt(seed.slice(i, i + 8), 16))
  return key
}

/** Spreads a short seed over the whole key: absorb its characters, then squeeze through ChaCha. */
function hashKey(seed: string): number[] {
  const key = [0, 0, 0, 0, 0, 0, 0, seed.length]
  for (let i = 0; i < seed.length; i++) {
    const word = i % 7
    key[word] = (Math.imul((key[word] ?? 0) ^ seed.charCodeAt(i), 0x01000193) + i) >>> 0
  }
  const rng = { key, counter: 0 }
  return Array.from({ length: 8 }, () => nextU32(rng))
}

/** A key as the 64 hex digits that `seedRng` reads back. */
export function keyToSeed(key: readonly number[]): Seed {
  return key.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/**
 * The last block computed, kept so that sixteen draws cost one block. It is a pure function of
 * (key, block number), so sharing it between games changes nothing.
 */
const memo = {
  key: new Uint32Array(8),
  block: -1,
  start: Uint32Array.of(...SIGMA, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  words: new Uint32Array(WORDS_PER_BLOCK),
}

/** The next 32 random bits. */
export function nextU32(rng: RngState): number {
  const block = Math.floor(rng.counter / WORDS_PER_BLOCK)
  if (!isMemo(rng.key, block)) computeBlock(rng.key, block)
  const word = memo.words[rng.counter % WORDS_PER_BLOCK] ?? 0
  rng.counter += 1
  return word
}

function isMemo(key: readonly number[], block: number): boolean {
  if (memo.block !== block) return false
  for (let i = 0; i < 8; i++) if (memo.key[i] !== key[i]) return false
  return true
}

function computeBlock(key: readonly number[], block: number): void {
  memo.block = block
  memo.key.set(key)
  const { start } = memo
  start.set(key, 4)
  start[12] = block >>> 0
  start[13] = Math.floor(block / 0x1_0000_0000)
  const x = memo.words
  x.set(start)
  for (let round = 0; round < DOUBLE_ROUNDS; round++) doubleRound(x)
  for (let i = 0; i < WORDS_PER_BLOCK; i++) x[i] = (x[i] ?? 0) + (start[i] ?? 0)
}

function doubleRound(x: Uint32Array): void {
  quarter(x, 0, 4, 8, 12)
  quarter(x, 1, 5, 9, 13)
  quarter(x, 2, 6, 10, 14)
  quarter(x, 3, 7, 11, 15)
  quarter(x, 0, 5, 10, 15)
  quarter(x, 1, 6, 11, 12)
  quarter(x, 2, 7, 8, 13)
  quarter(x, 3, 4, 9, 14)
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(x, a, b, d, 16)
  mix(x, c, d, b, 12)
  mix(x, a, b, d, 8)
  mix(x, c, d, b, 7)
}

/** x[to] += x[from]; x[turn] = (x[turn] ^ x[to]) rotated left by `by`. */
function mix(x: Uint32Array, to: number, from: number, turn: number, by: number): void {
  const sum = ((x[to] ?? 0) + (x[from] ?? 0)) >>> 0
  x[to] = sum
  const bits = (x[turn] ?? 0) ^ sum
  x[turn] = (bits << by) | (bits >>> (32 - by))
}

/** A whole number from 0 to n-1, each exactly as likely: values of the uneven tail are redrawn. */
export function below(rng: RngState, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new RangeError(`below(${n})`)
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  let word = nextU32(rng)
  while (word >= limit) word = nextU32(rng)
  return word % n
}

/** Shuffles in place (Fisher–Yates): every order is equally likely. */
export function shuffle<T>(rng: RngState, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(rng, last + 1)
    const moved = list[last] as T
    list[last] = list[other] as T
    list[other] = moved
  }
  return list
}

/** One element, each as likely. */
export function pick<T>(rng: RngState, list: readonly T[]): T {
  return list[below(rng, list.length)] as T
}
