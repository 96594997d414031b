import { bloodRage } from '@meadhall/game-blood-rage'
import { below, pick, seedRng } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { weightsFromDisk } from '../../../weights/from-disk.ts'
import { BLOOD_RAGE_FEATURES } from '../../blood-rage/features.ts'
import { smallWeights } from '../../testing/small-weights.ts'
import { add, newSparse, type Sparse } from '../sparse.ts'
import type { Weights } from '../weights.ts'
import { readWeights } from '../weights-file.ts'
import { PlainLayers } from './plain-layers.ts'
import { wasmLayers } from './wasm-layers.ts'

function bothOf(weights: Weights): (inputs: Sparse) => readonly [number[], number[]] {
  const plain = new PlainLayers(weights)
  const wasm = wasmLayers(weights)
  if (wasm === null) throw new Error('this machine has no vectors for WebAssembly')
  return (inputs) => [[...plain.run(inputs)], [...wasm.run(inputs)]]
}

it('WebAssembly and plain layers agree to the last bit on any inputs', () => {
  const both = bothOf(smallWeights(50))
  const rng = seedRng('layers')
  for (let count = 0; count < 300; count++) {
    const inputs = newSparse(50)
    for (let pair = 0; pair < count % 50; pair++) {
      add(inputs, below(rng, 50), below(rng, 255) - 127)
    }
    const [plain, wasm] = both(inputs)
    expect(wasm).toEqual(plain)
  }
})

it('they agree on all positions of a game, by the weights that are shipped', async () => {
  const both = bothOf(readWeights(await weightsFromDisk('blood-rage')))
  const options = bloodRage.parseOptions({}, 4)
  const state = bloodRage.setup({ options, seats: 4, seed: 'layers' })
  const rng = seedRng('layers')
  const inputs = newSparse(BLOOD_RAGE_FEATURES.size)
  for (let open = bloodRage.decisions(state)[0]; open; open = bloodRage.decisions(state)[0]) {
    BLOOD_RAGE_FEATURES.fill(state, open.seat, inputs)
    const [plain, wasm] = both(inputs)
    expect(wasm).toEqual(plain)
    bloodRage.apply(state, pick(rng, bloodRage.legalActions(state, open)))
  }
})

it('without WebAssembly, or for layers that do not fit it, there is none', () => {
  expect(wasmLayers({ ...smallWeights(4), wide: 20 })).toBeNull()
})
