import { type FigureId, UNITS, type Unit, WARRIOR } from '../ids.ts'
import { fjordOf, type Place, type PlaceId, placeId } from '../map.ts'
import type { ClanFigures } from '../table.ts'
import { countAt, figureId, unitOf } from './figures.ts'
import { singleStrength, warriorsStrength } from './strength.ts'

/** Figures of one kind that stand together. */
export interface Group {
  readonly figure: FigureId
  readonly count: number
}

export function groupsIn(clan: ClanFigures, place: Place): Group[] {
  const groups: Group[] = []
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    const count = countAt(clan, unit, place)
    if (count > 0) groups.push({ figure: figureId(clan, unit), count })
  }
  return groups
}

/** A clan's figures in the fjord that supports a province. */
export function supportOf(clan: ClanFigures, province: Place): Group[] {
  const fjord = fjordOf(province)
  return fjord < 0 ? [] : groupsIn(clan, fjord)
}

/** STR of one figure where it stands; Warriors that count for more in pairs count here alone. */
export function strengthOf(clan: ClanFigures, figure: FigureId, place: Place): number {
  const unit = unitOf(clan, figure)
  return unit < 0 ? 0 : singleStrength(clan, unit, place)
}

/** Figures of one kind in a battle, and what they count together. */
export interface StrengthLine extends Group {
  readonly place: PlaceId
  readonly strength: number
}

/** A clan's STR in a province group by group, its ships in the fjord last; sums to `strengthIn`. */
export function strengthLines(clan: ClanFigures, province: Place): StrengthLine[] {
  const places = fjordOf(province) < 0 ? [province] : [province, fjordOf(province)]
  return places.flatMap((place) =>
    groupsIn(clan, place).map((group) => ({
      ...group,
      place: placeId(place),
      strength: groupStrength(clan, group, place),
    })),
  )
}

function groupStrength(clan: ClanFigures, { figure, count }: Group, place: Place): number {
  const unit = unitOf(clan, figure)
  return unit === WARRIOR ? warriorsStrength(clan, count) : singleStrength(clan, unit, place)
}
