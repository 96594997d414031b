import { below, type RngState, seedRng } from '@meadhall/kernel'
import type { Weights } from '../network/weights.ts'

/** Weights drawn at random: for tests that need a network, not a good one. */
export function smallWeights(inputs: number, game = 'blood-rage', features = 1): Weights {
  const rng = seedRng(`weights/${inputs}`)
  const [wide, narrow] = [64, 8]
  return {
    ...{ game, features, inputs, wide, narrow },
    rows: Int8Array.from({ length: inputs * wide }, () => byte(rng)),
    shifts: Uint8Array.from({ length: inputs }, () => below(rng, 4)),
    rowScale: Math.fround(1 / 4096),
    wideBias: floats(rng, wide),
    second: Int8Array.from({ length: wide * narrow }, () => byte(rng)),
    secondScale: Float32Array.from({ length: narrow }, () => 1 / 2048),
    narrowBias: floats(rng, narrow),
    last: floats(rng, 2 * narrow),
    lastBias: floats(rng, 2),
  }
}

function byte(rng: RngState): number {
  return below(rng, 255) - 127
}

function floats(rng: RngState, count: number): Float32Array {
  return Float32Array.from({ length: count }, () => byte(rng) / 256)
}
