import { useMemo } from 'react'
import {
  type BoardPlaceId,
  GEOMETRY,
  MAP_HEIGHT,
  MAP_WIDTH,
  type PlaceGeometry,
  type Point,
} from '../../../art/blood-rage/map-geometry.ts'
import { type Answerable, NOTHING, openTargets } from '../../../table/assembly.ts'
import { useTable } from '../../../table/context.tsx'
import { thingOf } from '../answers/targets.ts'

/** On the side away from its province a panel takes this much of the map. */
const COVERED = { wide: 0.5, aside: 0.3, high: 0.9 } as const

/** Which half of the map a panel about a place lies on: never over the place itself. */
export function sideFor(place: BoardPlaceId): 'left' | 'right' {
  return GEOMETRY[place].label.x > MAP_WIDTH / 2 ? 'left' : 'right'
}

/** The points of the map that the question wants one to point at. */
export function pointsAsked(answers: readonly Answerable[]): Point[] {
  return [...openTargets(answers, NOTHING)].flatMap((target) => {
    const thing = thingOf(target)
    if (thing?.kind !== 'place' && thing?.kind !== 'figure') return []
    const geometry = (GEOMETRY as Readonly<Record<string, PlaceGeometry>>)[thing.place]
    return geometry === undefined ? [] : [geometry.label, ...geometry.villages]
  })
}

/** Whether a panel about a place would lie over a point of the map. */
export function isBeneath(place: BoardPlaceId, { x, y }: Point): boolean {
  // The tree stands in the middle: its panel moves aside over the edge.
  const share = place === 'yggdrasil' ? COVERED.aside : COVERED.wide
  const across = sideFor(place) === 'left' ? x : MAP_WIDTH - x
  return across < MAP_WIDTH * share && y < MAP_HEIGHT * COVERED.high
}

/** On a narrow screen a panel takes the width of the map. */
export const isNarrow = (): boolean => matchMedia('(max-width: 60rem)').matches

/** Whether a panel about a place would hide something one is asked to point at. */
export function useIsInTheWay(place: BoardPlaceId): boolean {
  const answers = useTable((table) => table.answers)
  const points = useMemo(() => pointsAsked(answers), [answers])
  return points.some((point) => isNarrow() || isBeneath(place, point))
}
