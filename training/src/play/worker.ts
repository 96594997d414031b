import { parentPort, workerData } from 'node:worker_threads'
import { type Position, pack } from '../data/position.ts'
import { gameOf, playerOf } from '../games.ts'
import { playArenaGame } from './arena.ts'
import { playDataGame } from './data-game.ts'
import type { Done, Engagement, Task } from './task.ts'

const { game: id, seed, weights } = workerData as Engagement
const game = gameOf(id)
const { warrior } = game
const learner = weights === null ? null : playerOf(game, weights, game.quick)

async function dataGames({ from, games }: Task): Promise<Done> {
  const positions: Position[] = []
  for (let number = from; number < from + games; number++) {
    positions.push(...(await playDataGame(game, { warrior, learner }, number, seed)))
  }
  return { from, games, positions: positions.length, packed: pack(positions), shares: [] }
}

async function arenaGames(task: Task & { kind: 'arena' }): Promise<Done> {
  if (weights === null) throw new Error('an arena needs weights')
  const bot = playerOf(game, weights, task.manner)
  const shares: number[] = []
  for (let number = task.from; number < task.from + task.games; number++) {
    shares.push(await playArenaGame(game, bot, warrior, task.seats, number))
  }
  return { from: task.from, games: task.games, positions: 0, packed: new Uint8Array(), shares }
}

parentPort?.on('message', (task: Task) => {
  const done = task.kind === 'data' ? dataGames(task) : arenaGames(task)
  done.then(
    (result) => parentPort?.postMessage(result),
    (error: unknown) => {
      throw error
    },
  )
})
