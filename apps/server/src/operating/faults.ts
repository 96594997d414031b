import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfLog, printGameFile } from '@meadhall/kernel'
import type { CarryOutFailure, Match } from '@meadhall/match'

/** More would only say the same again. */
const MOST_FILES = 100

/**
 * Keeps, for the operator, files that reproduce moves at which the rules failed. They show hands and
 * seeds of games that go on: nobody else may read them.
 */
export class Faults {
  readonly #folder: string
  readonly #now: () => number

  constructor(folder: string, now: () => number) {
    this.#folder = folder
    this.#now = now
  }

  /**
   * Writes the game so far with the attempted move as its last: replaying it fails as the move did.
   * Where the file lies, or `null` where there are enough already.
   */
  keep(match: Match, { attempt }: CarryOutFailure): string | null {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    if (readdirSync(this.#folder).length >= MOST_FILES) return null
    const time = new Date(this.#now()).toISOString().replaceAll(':', '-')
    const path = join(this.#folder, `${time}-${match.record.id}-${attempt.seq}.json`)
    writeFileSync(path, fileOf(match, attempt), { mode: 0o600 })
    return path
  }
}

function fileOf({ record, position }: Match, attempt: CarryOutFailure['attempt']): string {
  const { game } = position
  const tried = attempt.kind === 'act' ? [attempt.action] : []
  const log = { ...game, actions: [...game.actions, ...tried] }
  return printGameFile(fileOfLog(record.game, log, null))
}
