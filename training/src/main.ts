import { readWish } from './arguments.ts'
import { measure } from './measure.ts'
import { learnRound, playRound } from './round.ts'
import { openRun, type Run, saveRun, say } from './run.ts'

/** Of all the time: kept for the arena at the end. */
const MEASURING = 0.12
/** And for writing the last files. */
const WRITING_MS = 10_000

/** The time that one of the rounds to come may take. */
function slotOf({ wish, record, started, ends }: Run): number {
  if (!Number.isFinite(ends)) return Number.POSITIVE_INFINITY
  const reserve = (wish.arena > 0 ? MEASURING * (ends - started) : 0) + WRITING_MS
  const left = Math.max(1, wish.rounds - record.rounds.length)
  return Math.max(0, ends - reserve - Date.now()) / left
}

async function train(run: Run): Promise<void> {
  while (run.record.rounds.length < run.wish.rounds && !run.isStopped) {
    const slot = slotOf(run)
    await playRound(run, slot)
    if (!run.isStopped) await learnRound(run, slot)
    saveRun(run)
  }
  if (run.isStopped || run.weights === null || run.wish.arena === 0) return
  await measure(run)
  saveRun(run)
}

/** The run that was asked for; a sentence instead of a trace where that cannot be. */
function openAsked(): Run | null {
  try {
    return openRun(readWish(process.argv.slice(2)))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
    return null
  }
}

const run = openAsked()
if (run !== null) {
  process.once('SIGINT', () => {
    run.isStopped = true
    say(run, 'stopping; the same command takes it up again')
  })
  say(run, `${run.wish.game}: ${run.record.games} games so far, ${run.record.rounds.length} rounds`)
  await train(run)
  say(run, `written to ${run.wish.out}`)
}
