import { STORED_VERSION, type StoredGame } from './stored-game.ts'

type Older = Readonly<Record<string, unknown>>

/** How a stored game of each version becomes one of the next. */
const STEPS: Steps = {}
type Steps = Readonly<Record<number, (game: Older) => Older>>

/** A stored game that this version of the program cannot read. */
export class UnreadableGame extends Error {
  override readonly name = 'UnreadableGame'
}

/** Brings a stored game of any known version up to date. */
export function upToDate(stored: unknown, steps: Steps = STEPS): StoredGame {
  let game = stored as Older
  while (game['version'] !== STORED_VERSION) {
    const version = game['version']
    const step = typeof version === 'number' ? steps[version] : undefined
    if (step === undefined) {
      throw new UnreadableGame(`stored game of unknown version ${String(version)}`)
    }
    game = step(game)
  }
  return game as unknown as StoredGame
}
