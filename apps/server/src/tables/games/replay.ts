import type { Seat } from '@meadhall/kernel'
import type { Replay } from '@meadhall/protocol'
import { refuse } from '../../refusing/refused.ts'
import type { LiveTable } from '../live-table.ts'
import { logShown, outcomeShown } from '../telling/log-shown.ts'

/** A finished game as one seat saw it, or as one who watched; hands are nobody's secret any more. */
export function replayOf({ match, doc }: LiveTable, seat: Seat | null): Replay {
  if (match === null || doc.phase !== 'over') throw refuse('not-now', 'not-over')
  if (seat !== null && seat >= doc.seats.length) throw refuse('not-found', 'no-seat')
  const { position } = match
  return {
    seat,
    log: logShown(position, seat),
    view: position.view(seat),
    outcome: outcomeShown(position.outcome),
  }
}
