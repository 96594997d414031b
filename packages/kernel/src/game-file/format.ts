import { FileError } from '../file-error.ts'
import type { Outcome } from '../outcome.ts'
import type { Refusal } from '../refusal.ts'
import type { Raise } from '../replay.ts'
import type { GameTypes } from '../rules.ts'
import type { Fairness } from './fairness.ts'

/** Marks a file as ours; with the version it says how to read the rest (docs/game-files.md). */
export const GAME_FILE_FORMAT = 'meadhall-game'
/** Of a file that says nothing of where its seed came from: a game without a server. */
export const PLAIN_FILE_VERSION = 1
/** The newest: of a file that shows how its seed came about. */
export const GAME_FILE_VERSION = 2

/** A whole game as one JSON object: enough to save, load, replay and verify it. */
export interface GameFile<G extends GameTypes = GameTypes> {
  readonly format: typeof GAME_FILE_FORMAT
  readonly version: typeof PLAIN_FILE_VERSION | typeof GAME_FILE_VERSION
  readonly game: string
  /** By which version of the rules it was played, from which action on. */
  readonly rules: readonly Raise[]
  readonly options: G['options']
  readonly seats: readonly { readonly name: string }[]
  readonly seed: string
  /** From version 2 on, and only there. */
  readonly fairness?: Fairness
  readonly actions: readonly G['action'][]
  /** `null` while the game goes on. */
  readonly result: Outcome | null
  /** Of everything above: tells a file that was changed by hand or by accident. */
  readonly checksum: string
}

/** A game file that is refused. */
export class GameFileError extends FileError {
  override readonly name = 'GameFileError'
  readonly refusal: Refusal
  constructor(place: string, reason: string, refusal: Refusal) {
    super(place, reason)
    this.refusal = refusal
  }
}
