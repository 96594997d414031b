import { Worker } from 'node:worker_threads'
import { seedRng, shuffle } from '@meadhall/kernel'
import type { Dataset } from '../data/dataset.ts'
import { drawWeights, type Sizes } from './model.ts'
import { LANES, type LearningPlan, newShared, type Shared } from './shared.ts'

/** What a thread tells on its way; a negative step when it is done. */
interface Progress {
  readonly step: number
  readonly loss: number
}

const BATCH = 512
const RATE = 0.0015
const DROPOUT = 0.3
const DECAY = 0.05

/** How long to learn. */
export interface Effort {
  readonly passes: number
  readonly limitMs: number
  readonly workers: number
  readonly seed: string
}

/** Learns weights of floats from the positions that are not held out. */
export async function learn(
  sizes: Sizes,
  data: Dataset,
  { passes, limitMs, workers, seed }: Effort,
  hear: (progress: Progress) => void,
): Promise<Float32Array> {
  const order = data.learnt
  shuffleInPlace(order, seed)
  const steps = Math.max(1, Math.ceil((order.length * passes) / BATCH))
  const plan: LearningPlan = {
    steps,
    batch: BATCH,
    rate: RATE,
    dropout: DROPOUT,
    decay: DECAY,
    limitMs,
  }
  const shared = newShared(sizes, data, order, Math.min(workers, LANES), plan)
  drawWeights(shared.weights, sizes, seed)
  await Promise.all(
    Array.from({ length: shared.threads }, (_, thread) => run(shared, thread, hear)),
  )
  return shared.weights
}

function shuffleInPlace(order: Uint32Array, seed: string): void {
  order.set(shuffle(seedRng(`${seed}/order`), [...order]))
}

function run(shared: Shared, thread: number, hear: (progress: Progress) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { shared, thread },
  })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('message', (progress: Progress) => {
      if (progress.step >= 0) hear(progress)
      else worker.terminate().then(() => resolve(), reject)
    })
  })
}
