import type { ClockShown } from '@meadhall/protocol'
import type { LiveTable } from '../tables/live-table.ts'
import type { Turn } from './notices.ts'

/** Whom a table waits for as it stands now. */
export function turnOf(table: LiveTable, now: number): Turn {
  const { id, doc, match } = table
  const clocks: readonly ClockShown[] = table.clocksShown
  const questions = doc.phase === 'playing' ? (match?.position.questions ?? []) : []
  const waits = questions.flatMap(({ decision: { seat }, number }) => {
    const person = doc.seats[seat]?.person ?? null
    if (person === null || !match?.isPerson(seat)) return []
    const due = clocks[seat]?.due ?? null
    const isHere = table.isHere(seat)
    return [{ person: person.id, question: number, since: now, due, isHere }]
  })
  return { table: id, game: doc.game, waits }
}
