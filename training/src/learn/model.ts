import { below, type RngState, seedRng } from '@meadhall/kernel'

/** The sizes of a network in training. */
export interface Sizes {
  readonly inputs: number
  readonly wide: number
  readonly narrow: number
}

/** Where each layer's weights lie in one long list. */
export interface Places {
  readonly rows: number
  readonly wideBias: number
  readonly second: number
  readonly narrowBias: number
  readonly last: number
  readonly lastBias: number
  readonly size: number
}

export const OUTPUTS = 2

export function placesOf({ inputs, wide, narrow }: Sizes): Places {
  const wideBias = inputs * wide
  const second = wideBias + wide
  const narrowBias = second + narrow * wide
  const last = narrowBias + narrow
  const lastBias = last + OUTPUTS * narrow
  return { rows: 0, wideBias, second, narrowBias, last, lastBias, size: lastBias + OUTPUTS }
}

/** Inputs that are not zero in a usual position: what first weights are scaled by. */
const USUAL_INPUTS = 100

/** Weights before anything is learnt. */
export function drawWeights(into: Float32Array, sizes: Sizes, seed: string): void {
  const rng = seedRng(seed)
  const places = placesOf(sizes)
  const { wide, narrow } = sizes
  into.fill(0)
  fillNormal(into, places.rows, places.wideBias, Math.sqrt(1 / USUAL_INPUTS), rng)
  fillNormal(into, places.second, places.narrowBias, Math.sqrt(2 / wide), rng)
  fillNormal(into, places.last, places.lastBias, Math.sqrt(1 / narrow), rng)
}

/** About normal: the sum of four even draws. */
function fillNormal(
  into: Float32Array,
  from: number,
  to: number,
  spread: number,
  rng: RngState,
): void {
  const draw = (): number => below(rng, 0x1_0000) / 0x8000 - 1
  const unit = spread * Math.sqrt(3 / 4)
  for (let at = from; at < to; at++) into[at] = (draw() + draw() + draw() + draw()) * unit
}
