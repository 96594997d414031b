/** A thread that plays the games of a contest by their numbers. */
import { parentPort, workerData } from 'node:worker_threads'
import { botsOf, gameNamed } from '../games.ts'
import { type Played, playBout } from './bout.ts'
import type { Contest } from './contest.ts'

const contest = workerData as Contest
const rules = gameNamed(contest.game)
const bots = await botsOf(rules)

parentPort?.on('message', async (number: number) => {
  const bout = await playBout(rules, bots, contest, number)
  parentPort?.postMessage({ number, bout } satisfies Played)
})
