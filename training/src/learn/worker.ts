import { parentPort, workerData } from 'node:worker_threads'
import { stepOf } from './adam.ts'
import { Pass } from './pass.ts'
import { LANES, meet, type Shared } from './shared.ts'

const { shared, thread } = workerData as { shared: Shared; thread: number }
const { plan, order, lanes, figures, meeting } = shared
const pass = new Pass(shared.sizes, shared.data, shared.weights)
const perLane = plan.batch / LANES
const started = Date.now()
const REPORT_STEPS = 100
const FIRST_LOSS = 2
const WARM_UP = 0.03

/** Slopes of this lane's part of a batch. */
function learnLane(lane: number, step: number): void {
  const slopes = lanes[lane]
  if (slopes === undefined) return
  slopes.fill(0)
  const dice = { bits: (Math.imul(step + 1, 0x9e3779b1) ^ Math.imul(lane + 1, 0x85ebca6b)) | 1 }
  let loss = 0
  for (let count = 0; count < perLane; count++) {
    const place = (step * plan.batch + lane * perLane + count) % order.length
    const position = order[place] ?? 0
    pass.forward(position, plan.dropout, dice)
    loss += pass.winLoss(position)
    pass.backward(position, slopes)
  }
  figures[FIRST_LOSS + lane] = (figures[FIRST_LOSS + lane] ?? 0) + loss
}

/** The first thread says how fast the next step learns, and when it is enough. */
function lead(step: number): void {
  const done = Math.max((step + 1) / plan.steps, (Date.now() - started) / plan.limitMs)
  if (done >= 1) Atomics.store(meeting, 2, 1)
  figures[0] = rateAt(Math.min(done, 1))
  if ((step + 1) % REPORT_STEPS > 0) return
  let loss = 0
  for (let lane = 0; lane < LANES; lane++) loss += figures[FIRST_LOSS + lane] ?? 0
  figures.fill(0, FIRST_LOSS)
  const seen = REPORT_STEPS * plan.batch
  parentPort?.postMessage({ step: step + 1, loss: loss / seen })
}

/** Slowly at first, then falling to nothing. */
function rateAt(done: number): number {
  if (done < WARM_UP) return plan.rate * (0.1 + (0.9 * done) / WARM_UP)
  return plan.rate * 0.5 * (1 + Math.cos(Math.PI * done))
}

for (let step = 0; Atomics.load(meeting, 2) === 0; step++) {
  for (let lane = thread; lane < LANES; lane += shared.threads) learnLane(lane, step)
  meet(shared)
  const rate = step === 0 ? rateAt(0) : (figures[0] ?? 0)
  stepOf(shared, thread, step, rate)
  meet(shared)
  if (thread === 0) lead(step)
  meet(shared)
}
parentPort?.postMessage({ step: -1, loss: 0 })
