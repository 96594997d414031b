import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { endsIn } from './position.ts'

const SHARD = /^positions-(\d+)\.bin$/
const MIB = 1 << 20
/** The most that a file is meant to have; it may become a little larger. */
const SHARD_BYTES = 15 * MIB
/** A chunk is what is kept or left out as one. */
const CHUNK_BYTES = MIB / 4
const LEVEL = 4

/** All positions that a folder keeps, as packed chunks. */
export function readPositions(folder: string): Uint8Array[] {
  if (!existsSync(folder)) return []
  return shardsIn(folder).flatMap((name) =>
    chunksOf(inflateRawSync(readFileSync(join(folder, name)))),
  )
}

/** The files of a folder in the order in which they were written: learning depends on it. */
function shardsIn(folder: string): string[] {
  const numberOf = (name: string): number => Number(SHARD.exec(name)?.[1])
  return readdirSync(folder)
    .filter((name) => SHARD.test(name))
    .sort((one, other) => numberOf(one) - numberOf(other))
}

/** Cuts packed positions into chunks, between positions. */
function chunksOf(bytes: Uint8Array): Uint8Array[] {
  const chunks: Uint8Array[] = []
  let from = 0
  for (const end of endsIn(bytes)) {
    if (end - from < CHUNK_BYTES && end < bytes.length) continue
    chunks.push(bytes.subarray(from, end))
    from = end
  }
  return chunks
}

/**
 * Writes positions, deflated, into a few files. Of more than may be kept some chunks are left out:
 * rather old ones, but some of all of them stay.
 */
export function writePositions(
  folder: string,
  chunks: readonly Uint8Array[],
  keepMib: number,
): void {
  mkdirSync(folder, { recursive: true })
  const ratio = ratioOf(chunks)
  const kept = keptOf(chunks, (keepMib * MIB) / ratio)
  const files = Math.ceil((bytesOf(kept) * ratio) / SHARD_BYTES)
  for (const name of shardsIn(folder)) rmSync(join(folder, name))
  for (const [number, shard] of joined(kept, bytesOf(kept) / files).entries()) {
    writeWhole(join(folder, `positions-${number}.bin`), deflateRawSync(shard, { level: LEVEL }))
  }
}

function bytesOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0)
}

/** As many bytes as there is room for: half of them the newest, the others spread over the rest. */
function keptOf(chunks: readonly Uint8Array[], room: number): Uint8Array[] {
  if (bytesOf(chunks) <= room) return [...chunks]
  let first = chunks.length
  for (let newest = 0; newest < room / 2; first--) newest += chunks[first - 1]?.length ?? 0
  const old = chunks.slice(0, first)
  const recent = chunks.slice(first)
  return [...thinned(old, (room - bytesOf(recent)) / bytesOf(old)), ...recent]
}

/** How much smaller positions become, by a look at some. */
function ratioOf(chunks: readonly Uint8Array[]): number {
  const some = Buffer.concat(thinned(chunks, 8 / chunks.length))
  return some.length === 0 ? 1 : deflateRawSync(some, { level: LEVEL }).length / some.length
}

/** A share of a list, evenly spread over it. */
function thinned<T>(list: readonly T[], share: number): T[] {
  if (share >= 1) return [...list]
  return list.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share))
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array[] {
  const shards: Uint8Array[][] = [[]]
  let length = 0
  for (const chunk of chunks) {
    if (length >= size) {
      shards.push([])
      length = 0
    }
    shards.at(-1)?.push(chunk)
    length += chunk.length
  }
  return shards.map((shard) => Buffer.concat(shard))
}

/** Written beside, then moved there: whoever stops the program leaves the old file or the new one. */
export function writeWhole(path: string, bytes: Uint8Array | string): void {
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}
