import { fileOfLog, printGameFile } from '@meadhall/kernel'
import { refuse } from '../../refusing/refused.ts'
import { fairnessOf } from '../document/dealing.ts'
import type { LiveTable } from '../live-table.ts'

/** The file of a finished game, with all that its seed was made from. */
export function gameFileOf(table: LiveTable): string {
  const { match, doc } = table
  if (match === null || (match.position.outcome === null && doc.phase !== 'over'))
    throw refuse('not-now', 'not-over')
  return gameSoFar(table)
}

/** The same of a game that may still go on: with its seed, so for the operator alone. */
export function gameSoFar({ match, doc, secret }: LiveTable): string {
  if (match === null) throw refuse('not-now', 'not-begun')
  const { game, outcome } = match.position
  const names = doc.seats.map(({ person }, seat) => person?.name ?? `Seat ${seat + 1}`)
  const fairness = fairnessOf({ doc, secret })
  return printGameFile(fileOfLog(doc.game, game, outcome, names, fairness))
}
