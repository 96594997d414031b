import type { Outcome } from '@meadhall/kernel'
import { type AnyRules, GameFileError, loadGameFile, parseGameFile } from '@meadhall/kernel'

/** A game file that was read, replayed and found true. */
export interface Sound {
  readonly is: 'sound'
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly names: readonly string[]
  readonly seed: string
  readonly actions: readonly { readonly type: string; readonly by: number }[]
  readonly result: Outcome | null
}

/** One that is not: where in it, and why, in the words of the kernel. */
export interface Refused {
  readonly is: 'refused'
  readonly place: string
  readonly reason: string
}

export type Verdict = Sound | Refused

type RulesOf = (game: string) => Promise<AnyRules>

/** Says what a text is, by playing the whole game again. Stores nothing. */
export async function examine(text: string, rulesOf: RulesOf): Promise<Verdict> {
  try {
    const games = await rulesFor(text, rulesOf)
    const { file, game } = loadGameFile(text, games)
    const { seed, actions, result } = file
    const names = file.seats.map(({ name }) => name)
    const { options, version: rulesVersion } = game
    return { is: 'sound', game: file.game, rulesVersion, options, names, seed, actions, result }
  } catch (error) {
    if (!(error instanceof GameFileError)) throw error
    return { is: 'refused', place: error.place, reason: error.reason }
  }
}

/** Only the rules that the file names are loaded; a game we do not know is the kernel's to refuse. */
async function rulesFor(text: string, rulesOf: RulesOf): Promise<AnyRules[]> {
  const { game } = parseGameFile(text)
  try {
    return [await rulesOf(game)]
  } catch {
    return []
  }
}
