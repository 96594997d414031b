import { playWithCrew } from './play/crew.ts'
import type { Task } from './play/task.ts'
import { type ArenaResult, arenaResult } from './record.ts'
import { type Run, say } from './run.ts'

const TABLES = [4, 2]

/** Measures the network against warriors, until the games are played or the time is over. */
export async function measure(run: Run): Promise<void> {
  const { wish, record } = run
  const arena: ArenaResult[] = []
  for (const [place, seats] of TABLES.entries()) {
    const until = Date.now() + (run.ends - Date.now()) / (TABLES.length - place)
    const result = arenaResult(seats, await sharesAt(run, seats, until))
    arena.push(result)
    const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
    const range = `${percent(result.low)} to ${percent(result.high)}`
    say(run, `against warriors at ${seats}: ${percent(result.share)} (${range}) of ${result.games}`)
  }
  run.record = { ...record, arena: wish.arena > 0 ? arena : [] }
}

async function sharesAt(run: Run, seats: number, until: number): Promise<number[]> {
  const { wish, record, weights, game } = run
  const shares: number[] = []
  let given = 0
  const next = (): Task | null => {
    if (run.isStopped || Date.now() > until || given >= wish.arena) return null
    given += 1
    return { kind: 'arena', from: given - 1, games: 1, seats, manner: game.thorough }
  }
  const engagement = { game: wish.game, seed: record.seed, weights }
  await playWithCrew(engagement, wish.workers, next, (done) => {
    shares.push(...done.shares)
  })
  return shares
}
