import { Worker } from 'node:worker_threads'
import { gameNamed } from '../games.ts'
import { type Batch, playBatch } from './batch.ts'
import { emptyTally, mergeTally, type Tally } from './tally.ts'

/** Called with the number of games finished so far. */
export type Progress = (done: number) => void

/** Plays a run of games on so many threads; the result does not depend on their number. */
export async function simulate(run: Batch, workers: number, progress: Progress): Promise<Tally> {
  if (workers <= 1) return await inThisThread(run, progress)
  let done = 0
  const tallies = await Promise.all(
    split(run, workers).map((batch) =>
      inWorker(batch, (count) => {
        done += count
        progress(done)
      }),
    ),
  )
  const total = emptyTally(run.players)
  for (const tally of tallies) mergeTally(total, tally)
  return total
}

function inThisThread(run: Batch, progress: Progress): Promise<Tally> {
  let done = 0
  return playBatch(gameNamed(run.game), run, () => {
    done += 1
    progress(done)
  })
}

function split(run: Batch, parts: number): Batch[] {
  const size = Math.ceil((run.to - run.from) / parts)
  return Array.from({ length: parts }, (_, part) => ({
    ...run,
    from: Math.min(run.to, run.from + part * size),
    to: Math.min(run.to, run.from + (part + 1) * size),
  }))
}

interface Report {
  readonly progress: number
  readonly tally?: Tally
}

function inWorker(batch: Batch, onGames: (count: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: batch })
    worker.on('message', (report: Report) => {
      onGames(report.progress)
      if (report.tally !== undefined) resolve(report.tally)
    })
    worker.on('error', reject)
  })
}
