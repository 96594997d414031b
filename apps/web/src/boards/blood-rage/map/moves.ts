import {
  type BloodRageEvent,
  type ClanId,
  type FigureId,
  groupsIn,
  type PlaceId,
  placeOf,
  type View,
} from '@meadhall/game-blood-rage'
import { GEOMETRY, isOnBoard, type Point } from '../../../art/blood-rage/map-geometry.ts'
import type { Placed } from './placements.ts'
import { OFF_BOARD } from './spots.ts'

/** A figure that has just come to where it stands. */
interface Arrival {
  /** `Placed.key` of the figure. */
  readonly key: string
  readonly from: Point
  readonly to: Point
}

interface Move {
  readonly clan: ClanId
  readonly figure: FigureId
  readonly from: PlaceId
  readonly place: PlaceId
}

function moveOf(event: BloodRageEvent): Move | null {
  switch (event.type) {
    case 'invaded':
    case 'marched':
    case 'joined':
      return event
    case 'leader-moved':
      return { ...event, figure: 'leader' }
    case 'fled':
      return { ...event, place: 'yggdrasil' }
    default:
      return null
  }
}

function pointOf(place: PlaceId): Point {
  return isOnBoard(place) ? GEOMETRY[place].label : OFF_BOARD
}

export function arrivalsOf(view: View, events: readonly BloodRageEvent[]): Arrival[] {
  return events.flatMap((event) => {
    const move = moveOf(event)
    const clan = view.clans.find((one) => one.clan === move?.clan)
    if (move === null || clan === undefined) return []
    const { figure, place, from } = move
    const count = groupsIn(clan, placeOf(place)).find((one) => one.figure === figure)?.count ?? 0
    const key = `${clan.clan}/${figure}/${place}/${count - 1}`
    return count === 0 ? [] : [{ key, from: pointOf(from), to: pointOf(place) }]
  })
}

/** The figures that stood here a moment ago and were destroyed. */
export function departedOf(
  before: readonly Placed[],
  now: readonly Placed[],
  events: readonly BloodRageEvent[],
): readonly Placed[] {
  const destroyed = new Set(
    events.flatMap((event) =>
      event.type === 'destroyed' ? [`${event.clan}/${event.figure}/${event.place}`] : [],
    ),
  )
  if (destroyed.size === 0) return []
  const still = new Set(now.map(({ key }) => key))
  return before.filter(
    ({ key, clan, figure, place }) =>
      !still.has(key) && destroyed.has(`${clan}/${figure}/${place}`),
  )
}
