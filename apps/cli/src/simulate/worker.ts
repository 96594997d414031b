import { parentPort, workerData } from 'node:worker_threads'
import { gameNamed } from '../games.ts'
import { type Batch, playBatch } from './batch.ts'

/** Progress goes out every so many games, so that messages cost nothing. */
const REPORT_EVERY = 20

const batch = workerData as Batch
let done = 0
const tally = await playBatch(gameNamed(batch.game), batch, () => {
  done += 1
  if (done % REPORT_EVERY === 0) parentPort?.postMessage({ progress: REPORT_EVERY })
})
parentPort?.postMessage({ progress: done % REPORT_EVERY, tally })
