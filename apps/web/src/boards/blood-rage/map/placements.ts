import {
  BOARD,
  type ClanId,
  type FigureId,
  groupsIn,
  type Place,
  placeId,
  strengthOf,
  type View,
} from '@meadhall/game-blood-rage'
import { type BoardPlaceId, boardPlace } from '../../../art/blood-rage/map-geometry.ts'

/** One figure on the board and the spot it stands on. */
export interface Placed {
  /** Figures of a kind and clan in a place are alike: they are told apart by a number. */
  readonly key: string
  readonly seat: number
  readonly clan: ClanId
  readonly figure: FigureId
  readonly place: BoardPlaceId
  readonly spot: number
  readonly strength: number
}

type Standing = Omit<Placed, 'spot'>

function standingIn(view: View, place: Place): Standing[] {
  const id = boardPlace(placeId(place))
  return view.clans.flatMap((clan, seat) =>
    groupsIn(clan, place).flatMap(({ figure, count }) =>
      Array.from({ length: count }, (_, number) => ({
        key: `${clan.clan}/${figure}/${id}/${number}`,
        seat,
        clan: clan.clan,
        figure,
        place: id,
        strength: strengthOf(clan, figure, place),
      })),
    ),
  )
}

/** The lowest numbers that are not taken, one after the other. */
function* freeSpots(taken: ReadonlySet<number>): Generator<number, never> {
  for (let spot = 0; ; spot++) if (!taken.has(spot)) yield spot
}

function settle(standing: readonly Standing[], before: ReadonlyMap<string, Placed>): Placed[] {
  const taken = new Set(standing.flatMap(({ key }) => before.get(key)?.spot ?? []))
  const free = freeSpots(taken)
  return standing.map((one) => ({
    ...one,
    spot: before.get(one.key)?.spot ?? free.next().value,
  }))
}

/** Where every figure stands: on the spot it had before, so that nobody moves for a newcomer. */
export function placementsOf(view: View, before: readonly Placed[] = []): readonly Placed[] {
  const known = new Map(before.map((one) => [one.key, one]))
  return Array.from({ length: BOARD }, (_, place) => settle(standingIn(view, place), known)).flat()
}
