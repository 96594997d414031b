import { Network } from '@meadhall/bots'
import { below, seedRng } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { datasetOf } from '../data/dataset.ts'
import { type Position, pack } from '../data/position.ts'
import { quantise } from '../quantise.ts'
import { judgeHeldOut } from './held-out.ts'
import { learn } from './learn.ts'

const SIZES = { inputs: 12, wide: 48, narrow: 8 }
const SHAPE = { game: 'none', features: 1, ...SIZES }

/** Who has one of two things, but not both, wins: nothing that a sum could tell. */
function positions(): Position[] {
  const rng = seedRng('either')
  return Array.from({ length: 4000 }, (_, game) => {
    const values = Int8Array.from({ length: SIZES.inputs }, () => below(rng, 2))
    const win = values[0] === values[1] ? 0 : 1
    const indices = Uint16Array.from(values.keys())
    return { game, players: 2, win, margin: win, indices, values }
  })
}

function learnt(workers: number, passes: number): Promise<Float32Array> {
  const effort = { passes, limitMs: Number.POSITIVE_INFINITY, workers, seed: 'test' }
  return learn(SIZES, datasetOf([pack(positions())], SIZES.inputs), effort, () => undefined)
}

it('learns what no sum can tell, and bytes say the same as floats', async () => {
  const data = datasetOf([pack(positions())], SIZES.inputs)
  const floats = await learnt(1, 30)
  const judged = judgeHeldOut(data, SIZES, floats, quantise(floats, SHAPE, data))
  expect(judged.constant).toBeGreaterThan(0.68)
  expect(judged.floats).toBeLessThan(0.4)
  expect(Math.abs(judged.bytes - judged.floats)).toBeLessThan(0.01)
  expect(judged.calibration.reduce((sum, { positions: count }) => sum + count, 0)).toBe(
    judged.positions,
  )
})

it('the number of threads changes nothing', async () => {
  const data = datasetOf([pack(positions())], SIZES.inputs)
  const [one, three] = [await learnt(1, 2), await learnt(3, 2)]
  expect(one).toEqual(three)
  expect(new Network(quantise(one, SHAPE, data)).weights.rows).toHaveLength(12 * 48)
})
