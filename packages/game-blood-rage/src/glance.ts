import { at } from '@meadhall/kernel'
import type { BloodRageAction } from './actions.ts'
import { type FigureId, type StatIndex, UNITS, type Unit } from './ids.ts'
import { fjordOf, type Place } from './map.ts'
import { countAt, figureId, figuresOnBoard, roomIn } from './queries/figures.ts'
import { statValue } from './queries/stats.ts'
import { strengthIn } from './queries/strength.ts'
import type { ClanState, State } from './state.ts'
import type { ClanView, View } from './view.ts'
import { costFor } from './why-not.ts'

/** Figures of one kind that stand together. */
export interface Group {
  readonly figure: FigureId
  readonly count: number
}

/**
 * What a screen reads off the table, answered from a view by the same queries the rules use. These
 * look only at what is public: stats, upgrades, and where figures are.
 */
function asClan(clan: ClanView): ClanState {
  return clan as unknown as ClanState
}

export function groupsIn(clan: ClanView, place: Place): Group[] {
  const groups: Group[] = []
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    const count = countAt(asClan(clan), unit, place)
    if (count > 0) groups.push({ figure: figureId(asClan(clan), unit), count })
  }
  return groups
}

/** A clan's figures in the fjord that supports a province. */
export function supportOf(clan: ClanView, province: Place): Group[] {
  const fjord = fjordOf(province)
  return fjord < 0 ? [] : groupsIn(clan, fjord)
}

/** A clan's STR in a province, its ships in the fjord included. */
export function strengthAt(clan: ClanView, province: Place): number {
  return strengthIn(asClan(clan), province)
}

export function figureCount(clan: ClanView): number {
  return figuresOnBoard(asClan(clan))
}

export function statOf(clan: ClanView, stat: StatIndex): number {
  return statValue(asClan(clan), stat)
}

/** What a stat would be worth one step higher. */
export function nextStatOf(clan: ClanView, stat: StatIndex): number {
  const steps = clan.steps.map((step, index) => (index === stat ? step + 1 : step))
  return statValue(asClan({ ...clan, steps }), stat)
}

/** Empty villages of a province; infinite in Yggdrasil. */
export function emptyVillages(view: View, province: Place): number {
  return roomIn(view as unknown as State, province)
}

/** Rage an action would cost the clan that takes it. */
export function rageFor(view: View, action: BloodRageAction): number {
  return costFor(asClan(at(view.clans, action.by)), action)
}
