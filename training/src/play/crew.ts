import { Worker } from 'node:worker_threads'
import type { Done, Engagement, Task } from './task.ts'

/**
 * Threads that play games. Each takes the next task when it is done with one, until there is none
 * left to give.
 */
export async function playWithCrew(
  engagement: Engagement,
  workers: number,
  next: () => Task | null,
  hear: (done: Done) => void,
): Promise<void> {
  await Promise.all(Array.from({ length: workers }, () => employ(engagement, next, hear)))
}

function employ(
  engagement: Engagement,
  next: () => Task | null,
  hear: (done: Done) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: engagement })
  return new Promise((resolve, reject) => {
    const give = (): void => {
      const task = next()
      if (task !== null) worker.postMessage(task)
      else worker.terminate().then(() => resolve(), reject)
    }
    worker.on('error', reject)
    worker.on('message', (done: Done) => {
      hear(done)
      give()
    })
    give()
  })
}
