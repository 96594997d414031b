import { POINT_SOURCES, type PointSource } from '@meadhall/game-valhalla'
import type { Outcome, Seat } from '@meadhall/kernel'
import type { LogEntry } from '../game.ts'

export type Points = Readonly<Record<PointSource, number>>

/** Points of each seat by where they came from, as the end of the game told them. */
export function pointsBySource(log: readonly LogEntry[], seats: number): readonly Points[] {
  const points = Array.from({ length: seats }, () => {
    return Object.fromEntries(POINT_SOURCES.map((source) => [source, 0])) as Record<
      PointSource,
      number
    >
  })
  for (const { events } of log) {
    for (const event of events) {
      const of = event.type === 'points' ? points[event.seat] : undefined
      if (of !== undefined && event.type === 'points') of[event.source] += event.amount
    }
  }
  return points
}

export function sumOf(points: Points): number {
  return POINT_SOURCES.reduce((sum, source) => sum + points[source], 0)
}

/** Sources that gave anybody anything. */
export function sourcesIn(points: readonly Points[]): readonly PointSource[] {
  return POINT_SOURCES.filter((source) => points.some((one) => one[source] !== 0))
}

/** Seats that have the highest score: more than one means that a tie was broken or shared. */
export function atTheTop({ scores }: Outcome): readonly Seat[] {
  const best = Math.max(...scores)
  return scores.flatMap((score, seat) => (score === best ? [seat] : []))
}

/** Where one is furthest before another; `null` where nowhere. */
export function decisive(
  own: Points | undefined,
  other: Points | undefined,
): { readonly source: PointSource; readonly own: number; readonly other: number } | null {
  if (own === undefined || other === undefined) return null
  const ahead = (source: PointSource) => own[source] - other[source]
  const source = POINT_SOURCES.reduce((best, one) => (ahead(one) > ahead(best) ? one : best))
  return ahead(source) > 0 ? { source, own: own[source], other: other[source] } : null
}
