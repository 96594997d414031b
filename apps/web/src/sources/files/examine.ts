import { type FairnessReport, type Verified, verifyGameFile } from '@meadhall/fairness'
import {
  type AnyRules,
  type Fairness,
  GameFileError,
  type Outcome,
  PLAIN_FILE_VERSION,
  parseGameFile,
  type Refusal,
} from '@meadhall/kernel'
import type { Line } from '@meadhall/match'

/** A game file that was read, replayed and found true. */
export interface SoundGame extends Line {
  readonly kind: 'sound'
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly names: readonly string[]
  readonly seed: string
  readonly result: Outcome | null
  /** `null` for a game without a server: its file tells nothing of where its seed came from. */
  readonly proof: Proof | null
}

/** How the seed of a game from a server came about, and how much chance came from it. */
export interface Proof extends Pick<Verified, 'draws'> {
  /** As the file shows it, to be handed on with the game. */
  readonly shown: Fairness
  readonly fairness: FairnessReport
}

/** One that is not, and why. */
export interface Refused {
  readonly kind: 'refused'
  readonly refusal: Refusal
  /** The game that it says it is of: the reason may be in that game's words. */
  readonly game: string | null
  /** Where in it, and why, for developers. */
  readonly detail: string
}

export type Examined = SoundGame | Refused

type RulesOf = (game: string) => Promise<AnyRules>

/** Says what a text is, by playing the whole game again. Stores nothing. */
export async function examine(text: string, rulesOf: RulesOf): Promise<Examined> {
  let named: string | null = null
  try {
    const { game: id, version: format } = parseGameFile(text)
    named = id
    const layout = format === PLAIN_FILE_VERSION ? 'any' : 'exact'
    const verified = verifyGameFile(text, await rulesFor(named, rulesOf), layout)
    const { file, game, fairness, draws } = verified
    const shown = file.fairness
    const proof = fairness === null || shown === undefined ? null : { shown, fairness, draws }
    const names = file.seats.map(({ name }) => name)
    const { options, seed, version: rulesVersion, actions, raises } = game
    const log = { rulesVersion, options, seed, actions, raises }
    return { kind: 'sound', game: file.game, ...log, names, result: file.result, proof }
  } catch (error) {
    if (!(error instanceof GameFileError)) throw error
    return { kind: 'refused', refusal: error.refusal, game: named, detail: error.message }
  }
}

/** Only the rules that the file names are loaded; a game we do not know is the kernel's to refuse. */
async function rulesFor(game: string, rulesOf: RulesOf): Promise<AnyRules[]> {
  try {
    return [await rulesOf(game)]
  } catch {
    return []
  }
}
