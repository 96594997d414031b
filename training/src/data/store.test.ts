import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { nextU32, seedRng } from '@meadhall/kernel'
import { afterEach, expect, it } from 'vitest'
import { pack, unpack } from './position.ts'
import { readPositions, writePositions } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'meadhall-training-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Positions that deflate badly. */
function drawChunks(): Uint8Array[] {
  const rng = seedRng('store')
  const indices = Uint16Array.from({ length: 200 }, (_, index) => index * 3)
  return Array.from({ length: 150 }, (_, chunk) =>
    pack(
      Array.from({ length: 50 }, (__, place) => ({
        game: 50 * chunk + place,
        players: 4,
        win: 1,
        margin: 0,
        indices,
        values: Int8Array.from(indices, () => 1 + ((nextU32(rng) >>> 8) % 120)),
      })),
    ),
  )
}

const CHUNKS = drawChunks()

function gamesOf(packed: readonly Uint8Array[]): number[] {
  return packed.flatMap((chunk) => [...unpack(chunk)].map(({ game }) => game))
}

it('what is written is read again, in the same order', () => {
  writePositions(folder, CHUNKS, 100)
  expect(gamesOf(readPositions(folder))).toEqual(gamesOf(CHUNKS))
})

it('more than ten files are read in their order', () => {
  const chunks = CHUNKS.slice(0, 12)
  mkdirSync(folder, { recursive: true })
  for (const [number, chunk] of chunks.entries())
    writeFileSync(join(folder, `positions-${number}.bin`), deflateRawSync(chunk))
  expect(gamesOf(readPositions(folder))).toEqual(gamesOf(chunks))
})

it('of more than may be kept the newest stay, and some of all others', () => {
  writePositions(folder, CHUNKS, 1)
  const games = gamesOf(readPositions(folder))
  expect(games.length).toBeLessThan(5000)
  expect(games.slice(-1000)).toEqual(Array.from({ length: 1000 }, (_, one) => 6500 + one))
  expect(games.some((game) => game < 2000)).toBe(true)
})

it('files of an earlier run are replaced, others stay', () => {
  writePositions(folder, CHUNKS, 100)
  writeFileSync(join(folder, 'positions-7.bin'), 'old')
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  writePositions(folder, CHUNKS.slice(0, 2), 100)
  expect(readdirSync(folder)).toEqual(['notes.txt', 'positions-0.bin'])
})
