import { Worker } from 'node:worker_threads'
import { botsOf, gameNamed } from '../games.ts'
import type { Progress } from '../simulate/run.ts'
import { type Bout, playBout } from './bout.ts'
import type { Contest } from './contest.ts'

/** Plays all games of a contest on so many threads; each takes the next game when it is free. */
export async function hold(
  contest: Contest,
  workers: number,
  progress: Progress,
): Promise<readonly Bout[]> {
  const bouts: Bout[] = []
  const toPlay = Array.from({ length: contest.games }, (_, number) => number)
  let done = 0
  const onBout = (number: number, bout: Bout) => {
    bouts[number] = bout
    done += 1
    progress(done)
  }
  if (workers <= 1) await inThisThread(contest, toPlay, onBout)
  else await inThreads(contest, workers, toPlay, onBout)
  return bouts
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

/** What a thread says of a game it has played. */
export interface Played {
  readonly number: number
  readonly bout: Bout
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
