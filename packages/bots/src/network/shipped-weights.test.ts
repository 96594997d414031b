import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { weightsFromDisk } from '../../weights/from-disk.ts'
import { BLOOD_RAGE_FEATURES } from '../blood-rage/features.ts'
import { VALHALLA_FEATURES } from '../valhalla/features/index.ts'
import { readNetwork } from './read-network.ts'

const MOST_BYTES = 120 * 1024
/** Fewer positions than this say little of a tenth. */
const ENOUGH = 400

/** What the tests look at of a training's record. */
interface TrainingRecord {
  readonly format: number
  readonly game: string
  readonly features: number
  readonly layers: readonly number[]
  readonly games: number
  readonly rounds: readonly {
    readonly games: number
    readonly positions: number
    readonly heldOut: {
      readonly positions: number
      readonly constant: number
      readonly floats: number
      readonly bytes: number
      readonly calibration: readonly {
        readonly positions: number
        readonly claimed: number
        readonly won: number
      }[]
    }
  }[]
  readonly arena: readonly {
    readonly games: number
    readonly low: number
    readonly seats: number
  }[]
}

async function recordOf(game: string): Promise<TrainingRecord> {
  return JSON.parse(await readFile(new URL(`../../weights/${game}.json`, import.meta.url), 'utf8'))
}

describe.each([
  ['blood-rage', BLOOD_RAGE_FEATURES],
  ['valhalla', VALHALLA_FEATURES],
] as const)('the weights of %s', (game, features) => {
  it('are small and fit the features of today', async () => {
    const bytes = await weightsFromDisk(game)
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES)
    const { inputs, wide, narrow } = readNetwork<never>(bytes, game, features).weights
    const record = await recordOf(game)
    expect(record).toMatchObject({ format: 1, game, features: features.version })
    expect(record.layers).toEqual([inputs, wide, narrow, 2])
  })

  it('have a record: games, held-out loss below the constant, what bytes cost', async () => {
    const { games, rounds } = await recordOf(game)
    expect(rounds.reduce((sum, round) => sum + round.games, 0)).toBe(games)
    const last = rounds.at(-1)
    expect(last?.heldOut.positions).toBeGreaterThan(1000)
    const { constant = 0, floats = 0, bytes = 1 } = last?.heldOut ?? {}
    expect(bytes).toBeLessThan(constant * 0.9)
    expect(bytes - floats).toBeLessThan(0.005)
  })

  it('claim chances that come true', async () => {
    const calibration = (await recordOf(game)).rounds.at(-1)?.heldOut.calibration ?? []
    const weighty = calibration.filter(({ positions }) => positions >= ENOUGH)
    expect(weighty.length).toBeGreaterThan(2)
    for (const { claimed, won } of weighty) expect(Math.abs(claimed - won)).toBeLessThan(0.05)
  })

  it('have beaten warriors', async () => {
    const { arena } = await recordOf(game)
    expect(arena.length).toBeGreaterThan(0)
    for (const { low, seats } of arena) expect(low).toBeGreaterThan(1 / seats)
  })
})
