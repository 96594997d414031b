import type { Weights } from '@meadhall/bots'
import { datasetOf } from './data/dataset.ts'
import { type HeldOut, judgeHeldOut } from './learn/held-out.ts'
import { learn } from './learn/learn.ts'
import { playWithCrew } from './play/crew.ts'
import type { Done, Task } from './play/task.ts'
import { quantise } from './quantise.ts'
import { type Run, say } from './run.ts'

const WIDE = 128
const NARROW = 32
/** Of a round's time. */
const PLAYING = 0.75
const LEARNING = 0.2
/** Games that a thread plays at a time. */
const PER_TASK = 2
const SAY_MS = 10_000

/** Plays a round's games until they are all played, or its time is. */
export async function playRound(run: Run, slotMs: number): Promise<void> {
  const { wish, record } = run
  const until = Date.now() + PLAYING * slotMs
  const games = gamesIn(run)
  const before = record.unfinished
  const first = record.games - before
  let given = before
  let played = before
  let said = Date.now()
  const next = (): Task | null => {
    if (run.isStopped || Date.now() > until || given >= games) return null
    const some = Math.min(PER_TASK, games - given)
    given += some
    return { kind: 'data', from: first + given - some, games: some }
  }
  const engagement = { game: wish.game, seed: record.seed, weights: run.weights }
  const fresh: Done[] = []
  await playWithCrew(engagement, wish.workers, next, (done) => {
    fresh.push(done)
    played += done.games
    if (Date.now() - said < SAY_MS) return
    said = Date.now()
    say(run, `${played} of ${games} games`)
  })
  // In the order of the games, whichever thread was done first: learning depends on it.
  fresh.sort((one, other) => one.from - other.from)
  for (const { packed } of fresh) run.chunks.push(packed)
  run.record = { ...record, games: first + played, unfinished: played }
  say(run, `${played} games of round ${record.rounds.length + 1} are played`)
}

/** How many games the round that comes next has. */
function gamesIn({ wish: { games }, record }: Run): number {
  return games[record.rounds.length] ?? games.at(-1) ?? 0
}

/** Learns anew from all games so far, and writes down how well. */
export async function learnRound(run: Run, slotMs: number): Promise<void> {
  const { wish, game, record } = run
  const sizes = { inputs: game.features.size, wide: WIDE, narrow: NARROW }
  const data = datasetOf(run.chunks, sizes.inputs)
  say(run, `learning from ${data.learnt.length} positions, ${data.heldOut.length} held out`)
  const limitMs = Math.max(1000, LEARNING * slotMs)
  const effort = { passes: wish.passes, workers: wish.workers, limitMs, seed: record.seed }
  let loss = 0
  let said = 0
  const floats = await learn(sizes, data, effort, (progress) => {
    loss = progress.loss
    if (Date.now() - said < SAY_MS) return
    said = Date.now()
    say(run, `step ${progress.step}, loss ${loss.toFixed(4)}`)
  })
  const shape = { game: wish.game, features: game.features.version, ...sizes }
  run.weights = quantise(floats, shape, data)
  const heldOut = judgeHeldOut(data, sizes, floats, run.weights)
  sayHeldOut(run, loss, heldOut)
  finishRound(run, run.weights, loss, data.size, heldOut)
}

function finishRound(
  run: Run,
  { inputs, wide, narrow }: Weights,
  loss: number,
  positions: number,
  heldOut: HeldOut,
): void {
  const { record } = run
  const round = { games: record.unfinished, positions, loss, heldOut }
  const rounds = [...record.rounds, round]
  run.record = { ...record, layers: [inputs, wide, narrow, 2], unfinished: 0, rounds, arena: [] }
}

function sayHeldOut(run: Run, loss: number, heldOut: HeldOut): void {
  const { constant, floats, bytes, calibration } = heldOut
  const figures = `floats ${floats.toFixed(4)}, bytes ${bytes.toFixed(4)}`
  say(run, `loss ${loss.toFixed(4)}, held out ${figures}, a constant's ${constant.toFixed(4)}`)
  for (const { from, positions, claimed, won } of calibration) {
    if (positions === 0) continue
    const percent = (part: number): string => `${(100 * part).toFixed(1)} %`.padStart(7)
    say(
      run,
      `  from ${percent(from)}: claimed ${percent(claimed)}, won ${percent(won)} of ${positions}`,
    )
  }
}
