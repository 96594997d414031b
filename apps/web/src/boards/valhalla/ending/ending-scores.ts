import type { PointSource } from '@meadhall/game-valhalla'
import type { Outcome, Seat } from '@meadhall/kernel'
import { addTo, emptyTally, type Tally } from '../../../table/ending/tally.ts'
import type { LogEntry } from '../game.ts'

export type Points = Tally<PointSource>

/** Points of each seat by where they came from, as the end of the game told them. */
export function pointsBySource(log: readonly LogEntry[], seats: number): readonly Points[] {
  const points = Array.from({ length: seats }, emptyTally<PointSource>)
  for (const event of log.flatMap(({ events }) => events)) {
    const of = event.type === 'points' ? points[event.seat] : undefined
    if (of !== undefined && event.type === 'points') addTo(of, event.source, event.amount)
  }
  return points
}

/** Seats that have the highest score: more than one means that a tie was broken or shared. */
export function atTheTop({ scores }: Outcome): readonly Seat[] {
  const best = Math.max(...scores)
  return scores.flatMap((score, seat) => (score === best ? [seat] : []))
}
