import { fileOfLog, printGameFile } from '@meadhall/kernel'
import { fairnessOf } from './dealing.ts'
import type { LiveTable } from './live-table.ts'
import { refuse } from './refused.ts'

/** The file of a finished game, with all that its seed was made from. */
export function gameFileOf(table: LiveTable): string {
  const { match, doc, secret } = table
  if (match === null || (match.position.outcome === null && doc.phase !== 'over'))
    throw refuse('not-now', 'not-over')
  const { game, outcome } = match.position
  const names = doc.seats.map(({ person }, seat) => person?.name ?? `Seat ${seat + 1}`)
  const fairness = fairnessOf({ doc, secret })
  return printGameFile(fileOfLog(doc.game, game, outcome, names, fairness))
}
