import { describe, expect, it } from 'vitest'
import { startGame } from '../replay.ts'
import { toy } from '../testing/toy.ts'
import type { Fairness } from './fairness.ts'
import { type GameFile, GameFileError } from './format.ts'
import { loadGameFile } from './reading.ts'
import { checksumOf, makeGameFile, printGameFile } from './writing.ts'

const A = 'a'.repeat(64)
const B = 'b'.repeat(64)

const FAIRNESS: Fairness = {
  table: 'table-1',
  commitment: A,
  secret: B,
  contributions: [
    { seat: 0, commitment: A, contribution: B },
    { seat: 1, commitment: B, contribution: null },
  ],
  bots: [2],
}

function fileWith(fairness: Fairness | null): GameFile {
  const game = startGame(toy, { options: { rounds: 2 }, seats: 3, seed: A })
  return makeGameFile(toy, game, ['Ann', 'Bob', 'Cat'], fairness)
}

function refusal(file: object): string {
  try {
    loadGameFile(JSON.stringify(file), [toy])
  } catch (error) {
    if (error instanceof GameFileError) return error.message
    throw error
  }
  return 'taken'
}

/** The file with other contents, as one who means to forge it would write it. */
function forged(change: object): object {
  const file = { ...fileWith(FAIRNESS), ...change }
  return { ...file, checksum: checksumOf(file) }
}

describe('a file that shows how its seed came about', () => {
  it('has version 2; one that does not has version 1 and no such field', () => {
    expect(fileWith(FAIRNESS)).toMatchObject({ version: 2, fairness: FAIRNESS })
    expect(fileWith(null).version).toBe(1)
    expect(fileWith(null)).not.toHaveProperty('fairness')
  })

  it.each([FAIRNESS, null])('is read as it was written', (fairness) => {
    const file = fileWith(fairness)
    expect(loadGameFile(printGameFile(file), [toy]).file).toEqual(file)
  })

  it('is printed in one way, whatever the order of its fields', () => {
    const file = fileWith(FAIRNESS)
    const turned = Object.fromEntries(Object.entries(file).toReversed()) as unknown as GameFile
    expect(printGameFile(turned)).toBe(printGameFile(file))
  })

  it.each<[string, object]>([
    ['another table', { table: 'table-2' }],
    ['another secret', { secret: A }],
    ['no contributions', { contributions: [] }],
    ['another bot', { bots: [1] }],
  ])('is refused with %s and the old checksum', (_what, change) => {
    const file = { ...fileWith(FAIRNESS), fairness: { ...FAIRNESS, ...change } }
    expect(refusal(file)).toMatch(/^checksum: /)
  })

  it('is refused without it, and as a file of version 1', () => {
    const { fairness: _, ...rest } = fileWith(FAIRNESS)
    expect(refusal(rest)).toBe('fairness: missing')
    expect(refusal({ ...fileWith(FAIRNESS), version: 1 })).toMatch(/^checksum: /)
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['no table', { ...FAIRNESS, table: 5 }],
    ['a commitment in capitals', { ...FAIRNESS, commitment: 'A'.repeat(64) }],
    ['a short secret', { ...FAIRNESS, secret: 'b' }],
    ['a secret that is not shown', { ...FAIRNESS, secret: null }],
    ['contributions of no shape', { ...FAIRNESS, contributions: {} }],
    ['a contribution that is none', { ...FAIRNESS, contributions: [null] }],
    ['a seat in words', { ...FAIRNESS, contributions: [{ seat: '0', commitment: A }] }],
    [
      'a long contribution',
      { ...FAIRNESS, contributions: [{ seat: 0, commitment: A, contribution: `${B}0` }] },
    ],
    ['bots of no shape', { ...FAIRNESS, bots: [null] }],
  ])('is refused with %s in its place', (_what, fairness) => {
    expect(refusal(forged({ fairness }))).toMatch(/^fairness: must be /)
  })
})
