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

const SHARD = /^positions-\d+\.bin$/
const MIB = 1 << 20
/** What a file is meant to have; it may become a little larger. */
const SHARD_BYTES = 13 * MIB
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

function shardsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => SHARD.test(name))
    .sort()
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

/** Writes positions, deflated, into a few files; of more than may be kept some chunks are left out. */
export function writePositions(
  folder: string,
  chunks: readonly Uint8Array[],
  keepMib: number,
): void {
  mkdirSync(folder, { recursive: true })
  const ratio = ratioOf(chunks)
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const kept = thinned(chunks, (keepMib * MIB) / (bytes * ratio))
  for (const name of shardsIn(folder)) rmSync(join(folder, name))
  for (const [number, shard] of joined(kept, SHARD_BYTES / ratio).entries()) {
    writeWhole(join(folder, `positions-${number}.bin`), deflateRawSync(shard, { level: LEVEL }))
  }
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
    if (length + chunk.length > size && length > 0) {
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
