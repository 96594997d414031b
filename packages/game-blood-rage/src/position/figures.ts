import { at, ScenarioError } from '@meadhall/kernel'
import { moveUnit } from '../effects/move.ts'
import { WARRIOR } from '../ids.ts'
import { isFjord, type Place, PROVINCES, RESERVE } from '../map.ts'
import { countAt, isShip, unitOf } from '../queries/figures.ts'
import type { ClanState } from '../state.ts'
import type { FigureCount } from './words.ts'

/** Takes figures from the reserve, where all begin, and puts them into a place. */
export function putFigures(
  clan: ClanState,
  { figure, count }: FigureCount,
  place: Place,
  path: string,
): void {
  const unit = unitOf(clan, figure)
  if (unit < 0)
    throw new ScenarioError(path, `${clan.clan} has no "${figure}": name it among its upgrades`)
  if (countAt(clan, unit, RESERVE) < count)
    throw new ScenarioError(path, `${clan.clan} has no ${count} "${figure}" left`)
  if (place < PROVINCES && isShip(clan, unit))
    throw new ScenarioError(path, `a ${figure} stands in fjords only`)
  if (isFjord(place) && !isShip(clan, unit))
    throw new ScenarioError(path, `a ${figure} never stands in a fjord`)
  if (unit !== WARRIOR) return moveUnit(clan, unit, RESERVE, place)
  clan.warriors[RESERVE] = at(clan.warriors, RESERVE) - count
  clan.warriors[place] = at(clan.warriors, place) + count
}
