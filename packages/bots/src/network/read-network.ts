import type { FeatureSet } from './feature-set.ts'
import { Network } from './network.ts'
import { readWeights, WeightsError } from './weights-file.ts'

/** A game's network from its file; weights of another game or of other features are refused. */
export function readNetwork<T>(bytes: Uint8Array, game: string, features: FeatureSet<T>): Network {
  const weights = readWeights(bytes)
  if (weights.game !== game) {
    throw new WeightsError(`these are the weights of ${weights.game}, not of ${game}`)
  }
  if (weights.features !== features.version || weights.inputs !== features.size) {
    const found = `version ${weights.features} with ${weights.inputs} inputs`
    const needed = `version ${features.version} with ${features.size}`
    throw new WeightsError(`weights of ${game} for features ${found}; needed are ${needed}`)
  }
  return new Network(weights)
}
