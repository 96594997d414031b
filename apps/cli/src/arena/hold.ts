import { Worker } from 'node:worker_threads'
import { botsOf, gameNamed } from '../games.ts'
import type { Progress } from '../simulate/run.ts'
import { type Bout, type Played, playBout } from './bout.ts'
import type { Contest } from './contest.ts'
import { type Kept, NOTHING_KEPT } from './kept.ts'

/**
 * Plays all games of a contest that were not played before on so many threads; each takes the next
 * game when it is free.
 */
export async function hold(
  contest: Contest,
  workers: number,
  progress: Progress,
  kept: Kept = NOTHING_KEPT,
): Promise<readonly Bout[]> {
  const numbers = Array.from({ length: contest.games }, (_, number) => number)
  const bouts = new Map(numbers.flatMap((number) => pair(number, kept.bouts.get(number))))
  const toPlay = numbers.filter((number) => !bouts.has(number))
  const onBout = (number: number, bout: Bout) => {
    bouts.set(number, bout)
    kept.keep({ number, bout })
    progress(bouts.size)
  }
  if (workers <= 1) await inThisThread(contest, toPlay, onBout)
  else await inThreads(contest, workers, toPlay, onBout)
  return numbers.flatMap((number) => bouts.get(number) ?? [])
}

function pair(number: number, bout: Bout | undefined): [number, Bout][] {
  return bout === undefined ? [] : [[number, bout]]
}

type OnBout = (number: number, bout: Bout) => void

async function inThisThread(contest: Contest, toPlay: readonly number[], onBout: OnBout) {
  const rules = gameNamed(contest.game)
  const bots = await botsOf(rules)
  for (const number of toPlay) onBout(number, await playBout(rules, bots, contest, number))
}

async function inThreads(contest: Contest, workers: number, toPlay: number[], onBout: OnBout) {
  const size = Math.min(workers, toPlay.length)
  await Promise.all(Array.from({ length: size }, () => oneThread(contest, toPlay, onBout)))
}

function oneThread(contest: Contest, toPlay: number[], onBout: OnBout): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: contest })
    const next = () => {
      const number = toPlay.shift()
      if (number === undefined) void worker.terminate().then(() => resolve(), reject)
      else worker.postMessage(number)
    }
    worker.on('message', ({ number, bout }: Played) => {
      onBout(number, bout)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
