import { Network, newSparse, type Weights } from '@meadhall/bots'
import type { Dataset } from '../data/dataset.ts'
import type { Sizes } from './model.ts'
import { lossOf, Pass } from './pass.ts'

/** A tenth of the chances: how often those who were said to win so often did. */
export interface Tenth {
  readonly from: number
  readonly positions: number
  readonly claimed: number
  readonly won: number
}

/** How a network does on games that it has not learnt from. */
export interface HeldOut {
  readonly positions: number
  /** The loss of one who always says the mean. */
  readonly constant: number
  /** The loss of the weights as floats, and as bytes. */
  readonly floats: number
  readonly bytes: number
  readonly calibration: readonly Tenth[]
}

const TENTHS = 10

export function judgeHeldOut(
  data: Dataset,
  sizes: Sizes,
  floats: Float32Array,
  weights: Weights,
): HeldOut {
  const network = new Network(weights)
  const said = new Float64Array(data.heldOut.length)
  let bytes = 0
  for (const [place, position] of data.heldOut.entries()) {
    said[place] = network.evaluate(inputsOf(data, position, sizes.inputs)).win
    bytes += lossOf(said[place] ?? 0, winOf(data, position))
  }
  return {
    positions: said.length,
    constant: constantLoss(data),
    floats: floatLoss(data, sizes, floats),
    bytes: bytes / Math.max(1, said.length),
    calibration: calibrationOf(data, said),
  }
}

function winOf({ targets }: Dataset, position: number): number {
  return targets[2 * position] ?? 0
}

function inputsOf({ starts, indices, values }: Dataset, position: number, size: number) {
  const inputs = newSparse(size)
  const from = starts[position] ?? 0
  const to = starts[position + 1] ?? 0
  inputs.indices.set(indices.subarray(from, to))
  inputs.values.set(values.subarray(from, to))
  inputs.count = to - from
  return inputs
}

function constantLoss(data: Dataset): number {
  const mean = meanOf([...data.heldOut].map((position) => winOf(data, position)))
  return meanOf([...data.heldOut].map((position) => lossOf(mean, winOf(data, position))))
}

function floatLoss(data: Dataset, sizes: Sizes, floats: Float32Array): number {
  const pass = new Pass(sizes, data, floats)
  const losses = Array.from(data.heldOut, (position) => {
    pass.forward(position, 0, { bits: 1 })
    return pass.winLoss(position)
  })
  return meanOf(losses)
}

function calibrationOf(data: Dataset, said: Float64Array): Tenth[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const places = [...said.keys()].filter((place) => tenthOf(said[place] ?? 0) === tenth)
    return {
      from: tenth / TENTHS,
      positions: places.length,
      claimed: meanOf(places.map((place) => said[place] ?? 0)),
      won: meanOf(places.map((place) => winOf(data, data.heldOut[place] ?? 0))),
    }
  })
}

function tenthOf(chance: number): number {
  return Math.min(TENTHS - 1, Math.floor(chance * TENTHS))
}

function meanOf(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length
}
