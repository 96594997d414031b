import { parentPort, workerData } from 'node:worker_threads'
import { type FuzzBatch, fuzzBatch } from './batch.ts'
import { fuzzTarget } from './games.ts'

const REPORT_EVERY = 100

const batch = workerData as FuzzBatch
const target = await fuzzTarget(batch.game)
let done = 0
const report = fuzzBatch(target, batch, () => {
  done += 1
  if (done % REPORT_EVERY === 0) parentPort?.postMessage({ progress: REPORT_EVERY })
})
parentPort?.postMessage({ progress: done % REPORT_EVERY, report })
