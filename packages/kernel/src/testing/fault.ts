import type { Seed } from '../rng.ts'

/** Where a check stands: enough to play the same game again up to the same step. */
export interface Place {
  readonly game: string
  readonly seats: number
  readonly options: unknown
  readonly seed: Seed
  /** How many actions had been played. */
  step: number
}

/** What a check throws: rules that break the contract, with the game and the step that show it. */
export class GameFault extends Error {
  override readonly name = 'GameFault'
}

/** A fault whose message alone is enough to find the position again. */
export function fault(place: Readonly<Place>, what: string): GameFault {
  return new GameFault(`${describe(place)}: ${what}`)
}

function describe({ game, seats, options, seed, step }: Readonly<Place>): string {
  return `${game}, ${seats} seats, options ${JSON.stringify(options)}, seed "${seed}", step ${step}`
}

/** Runs rules code; whatever it throws of its own is told with the place as well. */
export function located<T>(place: Readonly<Place>, doing: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof GameFault) throw error
    throw fault(place, `${doing} threw ${error instanceof Error ? error.message : String(error)}`)
  }
}
