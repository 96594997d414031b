import { at } from '@meadhall/kernel'
import type { BloodRageAction } from './actions.ts'
import type { CardId } from './cards/printed.ts'
import type { BattleFrame } from './frames.ts'
import { type FigureId, type StatIndex, UNITS, type Unit, WARRIOR } from './ids.ts'
import { canJoin } from './legal/figures.ts'
import { fjordOf, type Place, type PlaceId, placeId } from './map.ts'
import { bonusOf } from './queries/bonus.ts'
import { countAt, figureId, figuresOnBoard, roomIn, unitOf } from './queries/figures.ts'
import { statValue } from './queries/stats.ts'
import { singleStrength, strengthIn, warriorsStrength } from './queries/strength.ts'
import type { ClanState, State } from './state.ts'
import type { ClanView, View } from './view.ts'
import { costFor } from './why-not.ts'

/** Figures of one kind that stand together. */
export interface Group {
  readonly figure: FigureId
  readonly count: number
}

/** Where a clan's figures are and what counts for their STR. */
export type ClanFigures = Pick<ClanView, 'clan' | 'upgrades' | 'warriors' | 'singles'>

/**
 * What a screen reads off the table, answered from a view by the same queries the rules use. These
 * look only at what is public: stats, upgrades, and where figures are.
 */
function asClan(clan: ClanFigures): ClanState {
  return clan as unknown as ClanState
}

export function groupsIn(clan: ClanFigures, place: Place): Group[] {
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

/** STR of one figure where it stands; Warriors that count for more in pairs count here alone. */
export function strengthOf(clan: ClanView, figure: FigureId, place: Place): number {
  const unit = unitOf(asClan(clan), figure)
  return unit < 0 ? 0 : singleStrength(asClan(clan), unit, place)
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
  const raised: ClanView = { ...clan, steps }
  return statValue(asClan(raised), stat)
}

/** Empty villages of a province; infinite in Yggdrasil. */
export function emptyVillages(view: View, province: Place): number {
  return roomIn(view as unknown as State, province)
}

/** Rage an action would cost the clan that takes it. */
export function rageFor(view: View, action: BloodRageAction): number {
  return costFor(asClan(at(view.clans, action.by)), action)
}

/** Figures of one kind in a battle, and what they count together. */
export interface StrengthLine extends Group {
  readonly place: PlaceId
  readonly strength: number
}

/** A clan's STR in a province group by group, its ships in the fjord last; sums to `strengthAt`. */
export function strengthLines(clan: ClanFigures, province: Place): StrengthLine[] {
  const places = fjordOf(province) < 0 ? [province] : [province, fjordOf(province)]
  return places.flatMap((place) =>
    groupsIn(clan, place).map((group) => ({
      ...group,
      place: placeId(place),
      strength: groupStrength(asClan(clan), group, place),
    })),
  )
}

function groupStrength(clan: ClanState, { figure, count }: Group, place: Place): number {
  const unit = unitOf(clan, figure)
  return unit === WARRIOR ? warriorsStrength(clan, count) : singleStrength(clan, unit, place)
}

/** What the played cards count for now, by participant and card. */
export function bonusLines(
  played: readonly (readonly CardId[])[],
  questBonus: readonly number[],
): number[][] {
  const battle = { played, questBonus } as unknown as BattleFrame
  return played.map((cards, seat) => cards.map((_, index) => bonusOf(battle, seat, index)))
}

/** Whether a clan has a figure beside a province that could answer a call to battle there. */
export function mayAnswerCall(clan: ClanFigures, province: Place): boolean {
  return canJoin(asClan(clan), province)
}
