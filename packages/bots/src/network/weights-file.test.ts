import { expect, it } from 'vitest'
import { smallWeights } from '../testing/small-weights.ts'
import type { FeatureSet } from './feature-set.ts'
import { readNetwork } from './read-network.ts'
import { readWeights, WeightsError, writeWeights } from './weights-file.ts'

const INPUTS = 21
const FEATURES: FeatureSet<unknown> = { version: 1, size: INPUTS, fill: () => undefined }

function fileOf(game = 'blood-rage', features = 1): Uint8Array {
  return writeWeights(smallWeights(INPUTS, game, features))
}

it('weights are read as they were written', () => {
  expect(readWeights(fileOf())).toEqual(smallWeights(INPUTS))
})

it('weights are read wherever they lie in a buffer', () => {
  const file = fileOf()
  const padded = new Uint8Array(file.length + 3)
  padded.set(file, 3)
  expect(readWeights(padded.subarray(3))).toEqual(smallWeights(INPUTS))
})

it.each([
  ['nothing', new Uint8Array(), /no network weights/],
  ['a page', new TextEncoder().encode('<!doctype html><title>none</title>'), /no network weights/],
  ['a torn file', fileOf().subarray(0, 100), /torn: 100 bytes instead of \d+/],
  ['a file with more', new Uint8Array([...fileOf(), 0]), /torn/],
  ['another format', fileOf().with(4, 9), /weights of format 9; this program reads 1/],
  ['a flipped bit', fileOf().with(200, (fileOf()[200] ?? 0) ^ 1), /damaged/],
])('%s is refused', (_, bytes, message) => {
  expect(() => readWeights(bytes)).toThrow(WeightsError)
  expect(() => readWeights(bytes)).toThrow(message)
})

it('weights of another game or of other features are refused', () => {
  expect(readNetwork(fileOf(), 'blood-rage', FEATURES).weights.inputs).toBe(INPUTS)
  expect(() => readNetwork(fileOf('valhalla'), 'blood-rage', FEATURES)).toThrow(
    'these are the weights of valhalla, not of blood-rage',
  )
  expect(() => readNetwork(fileOf('blood-rage', 2), 'blood-rage', FEATURES)).toThrow(
    'weights of blood-rage for features version 2 with 21 inputs; needed are version 1 with 21',
  )
  expect(() => readNetwork(fileOf(), 'blood-rage', { ...FEATURES, size: 22 })).toThrow(
    'needed are version 1 with 22',
  )
})
