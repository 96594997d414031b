import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWeights, type Weights, writeWeights } from '@meadhall/bots'
import type { Wish } from './arguments.ts'
import { readPositions, writePositions, writeWhole } from './data/store.ts'
import { gameOf, type TrainedGame } from './games.ts'
import { RECORD_FORMAT, type TrainingRecord } from './record.ts'

/** A training under way: all that is on disk, and until when it may run. */
export interface Run {
  readonly wish: Wish
  readonly game: TrainedGame
  readonly chunks: Uint8Array[]
  record: TrainingRecord
  weights: Weights | null
  /** Milliseconds since the epoch. */
  readonly started: number
  readonly ends: number
  /** Set when somebody stops the program. */
  isStopped: boolean
}

const MINUTE_MS = 60_000

/** Takes up an earlier run where there is one. */
export function openRun(wish: Wish): Run {
  const game = gameOf(wish.game)
  const started = Date.now()
  const record = readRecord(wish, game)
  const weightsAt = join(wish.from, `${wish.game}.bin`)
  return {
    wish,
    game,
    chunks: readPositions(wish.from),
    record,
    weights: existsSync(weightsAt) ? readWeights(readFileSync(weightsAt)) : null,
    started,
    ends: started + wish.minutes * MINUTE_MS,
    isStopped: false,
  }
}

function readRecord({ from, game: id, seed }: Wish, { features }: TrainedGame): TrainingRecord {
  const path = join(from, `${id}.json`)
  if (!existsSync(path)) {
    const none = { games: 0, unfinished: 0, rounds: [], arena: [], layers: [] }
    return { format: RECORD_FORMAT, game: id, features: features.version, seed, ...none }
  }
  const record = JSON.parse(readFileSync(path, 'utf8')) as TrainingRecord
  if (record.features !== features.version) {
    throw new Error(
      `${path} is of features ${record.features}, the game has ${features.version}: take another folder`,
    )
  }
  return record
}

/** Writes all that a later run needs. */
export function saveRun({ wish, chunks, record, weights }: Run): void {
  mkdirSync(wish.out, { recursive: true })
  if (weights !== null) writeWhole(join(wish.out, `${wish.game}.bin`), writeWeights(weights))
  writeWhole(join(wish.out, `${wish.game}.json`), `${JSON.stringify(record, null, 2)}\n`)
  if (chunks.length > 0) writePositions(wish.out, chunks, wish.keepMib)
}

/** One line of progress with the time since the start. */
export function say({ started }: Run, line: string): void {
  const seconds = Math.round((Date.now() - started) / 1000)
  process.stdout.write(`${String(seconds).padStart(5)} s  ${line}\n`)
}
