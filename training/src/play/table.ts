import { at, below, OptionError, pick, type RngState } from '@meadhall/kernel'
import type { TrainedGame } from '../games.ts'

/** At a table with odd options one out of so many is odd. */
const ODD_OPTION = 5

/** A table of a data game: how many play, by which options. */
export interface DataTable {
  readonly seats: number
  readonly options: unknown
}

/** Any number of players, mostly the usual options. */
export function drawTable(game: TrainedGame, rng: RngState): DataTable {
  const seats = pick(rng, game.tables)
  try {
    return { seats, options: game.rules.parseOptions(drawOptions(game, seats, rng), seats) }
  } catch (error) {
    // Options may exclude each other.
    if (!(error instanceof OptionError)) throw error
    return { seats, options: game.rules.parseOptions({}, seats) }
  }
}

function drawOptions({ rules, oddTable }: TrainedGame, seats: number, rng: RngState): object {
  const drawn: Record<string, unknown> = {}
  if (below(rng, oddTable) > 0) return drawn
  for (const spec of rules.options) {
    if (below(rng, ODD_OPTION) > 0) continue
    if (spec.kind === 'flag') drawn[spec.name] = !spec.default
    if (spec.kind === 'choice') drawn[spec.name] = at(spec.values, below(rng, spec.values.length))
    if (spec.kind === 'perSeat') drawn[spec.name] = spec.default.slice(0, seats)
  }
  return drawn
}
