import { useMemo } from 'react'
import {
  type BoardPlaceId,
  GEOMETRY,
  isOnBoard,
  MAP_HEIGHT,
  type Point,
} from '../../../art/blood-rage/map-geometry.ts'
import { type Answerable, NOTHING, openTargets } from '../../../table/assembly.ts'
import { useTable } from '../../../table/context.tsx'
import { thingOf } from '../answers/targets.ts'

/** A line at an edge of the map takes this much of its height. */
const LINE = 0.16

/** The points of the map that the question wants one to point at. */
export function pointsAsked(answers: readonly Answerable[]): Point[] {
  return [...openTargets(answers, NOTHING)].flatMap((target) => {
    const thing = thingOf(target)
    if (thing?.kind !== 'place' && thing?.kind !== 'figure') return []
    if (!isOnBoard(thing.place)) return []
    const { label, villages } = GEOMETRY[thing.place]
    return [label, ...villages]
  })
}

/** At which edge of the map a line about a place lies over nothing that is asked for. */
export function edgeFor(place: BoardPlaceId, asked: readonly Point[]): 'top' | 'bottom' {
  const points = asked.length > 0 ? asked : [GEOMETRY[place].label]
  return points.some(({ y }) => y < MAP_HEIGHT * LINE) ? 'bottom' : 'top'
}

/** The edge for a battle's line where the map is to be pointed at; `free` where it is not. */
export function useEdge(place: BoardPlaceId): 'top' | 'bottom' | 'free' {
  const answers = useTable((table) => table.answers)
  const points = useMemo(() => pointsAsked(answers), [answers])
  return points.length === 0 ? 'free' : edgeFor(place, points)
}
