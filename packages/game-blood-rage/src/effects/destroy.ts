import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { BloodRageEvent } from '../events.ts'
import type { DestroyCause, DestroyFrame } from '../frames.ts'
import { LEADER, UNITS, type Unit, WARRIOR } from '../ids.ts'
import { canProtect, fleeingUnit, isThreatened } from '../legal/figures.ts'
import { fjordOf, type Place, placeId, VALHALLA, YGGDRASIL } from '../map.ts'
import { countAt, figureId, isShip, placeOfUnit, unitOf } from '../queries/figures.ts'
import { factorOf, sumOf } from '../queries/upgrades.ts'
import { ask, type ClanState, clanAt, findFrame, pop, type State, topFrame } from '../state.ts'
import { moveUnit } from './move.ts'
import { gainGlory } from './tracks.ts'

/** Which of a clan's figures in and around a province are meant. */
export interface Victims {
  readonly warriors: number
  readonly singles: boolean[]
}

/** All of a clan's figures in a province and its fjord (BR-1.4). */
export function allAround(clan: Readonly<ClanState>, province: Place): Victims {
  const fjord = fjordOf(province)
  const singles = clan.singles.map((place) => place === province || place === fjord)
  return { warriors: at(clan.warriors, province), singles }
}

/** Puts figures up for destruction; their owner may have ways to save them. */
export function threaten(
  state: State,
  owner: Seat,
  province: Place,
  victims: Victims,
  cause: DestroyCause,
): void {
  if (victims.warriors === 0 && !victims.singles.includes(true)) return
  state.frames.push({ kind: 'destroy', owner, province, ...victims, cause })
}

/** Asks what to save while something can be saved, then destroys the rest. */
export function stepDestroy(state: State, frame: DestroyFrame, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, frame.owner)
  if (isEmpty(frame)) return pop(state)
  if (canProtect(clan, frame) || fleeingUnit(clan, frame) >= 0) {
    return ask(state, frame.owner, 'save-figure', null, frame.province)
  }
  destroyAll(state, frame, emit)
}

function isEmpty(frame: Readonly<DestroyFrame>): boolean {
  return frame.warriors === 0 && !frame.singles.includes(true)
}

export function answerSave(
  state: State,
  action: AnswerTo<'save-figure'>,
  emit: Emit<BloodRageEvent>,
): void {
  const frame = topFrame(state, 'destroy')
  if (action.type === 'decline') destroyAll(state, frame, emit)
  else if (action.type === 'flee') flee(state, frame, emit)
  else protect(state, frame, unitOf(clanAt(state, frame.owner), action.figure), emit)
}

/** BR-11.8: 1 Rage, and the figure stays where it is. */
function protect(state: State, frame: DestroyFrame, unit: Unit, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, frame.owner)
  clan.rage -= 1
  spare(frame, unit)
  const place = unit === WARRIOR ? frame.province : placeOfUnit(clan, unit)
  emit?.({
    type: 'protected',
    clan: clan.clan,
    figure: figureId(clan, unit),
    place: placeId(place),
  })
}

/** BR-9.3: the Witch goes to Yggdrasil instead of Valhalla. */
function flee(state: State, frame: DestroyFrame, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, frame.owner)
  const unit = fleeingUnit(clan, frame)
  const from = placeId(placeOfUnit(clan, unit))
  moveUnit(clan, unit, placeOfUnit(clan, unit), YGGDRASIL)
  spare(frame, unit)
  emit?.({ type: 'fled', clan: clan.clan, figure: figureId(clan, unit), from })
}

function spare(frame: DestroyFrame, unit: Unit): void {
  if (unit === WARRIOR) frame.warriors -= 1
  else frame.singles[unit - 1] = false
}

function destroyAll(state: State, frame: DestroyFrame, emit: Emit<BloodRageEvent>): void {
  pop(state)
  const clan = clanAt(state, frame.owner)
  let ships = 0
  let count = frame.warriors
  for (let unit: Unit = LEADER; unit < UNITS; unit++) {
    if (!isThreatened(frame, unit)) continue
    count += 1
    if (isShip(clan, unit)) ships += 1
    destroyOne(clan, unit, placeOfUnit(clan, unit), emit)
  }
  for (let left = frame.warriors; left > 0; left--) destroyOne(clan, WARRIOR, frame.province, emit)
  settleDeaths(state, frame, count, ships, emit)
}

function destroyOne(clan: ClanState, unit: Unit, place: Place, emit: Emit<BloodRageEvent>): void {
  moveUnit(clan, unit, place, VALHALLA)
  emit?.({
    type: 'destroyed',
    clan: clan.clan,
    figure: figureId(clan, unit),
    place: placeId(place),
  })
}

/** In a battle deaths are counted and paid for later (BR-6.17), elsewhere at once (BR-11.20). */
function settleDeaths(
  state: State,
  frame: Readonly<DestroyFrame>,
  count: number,
  ships: number,
  emit: Emit<BloodRageEvent>,
): void {
  const battle = frame.cause === 'battle' ? findFrame(state, 'battle') : null
  if (battle !== null) {
    battle.deaths[frame.owner] = at(battle.deaths, frame.owner) + count
    battle.shipDeaths[frame.owner] = at(battle.shipDeaths, frame.owner) + ships
    return
  }
  if (frame.cause === 'ragnarok') payRagnarok(state, frame.owner, count, emit)
  payDragons(state, frame.owner, ships, emit)
}

/** BR-9.1: 2, 3 or 4 Glory a figure by age; doubled by Odin's Inspiration (BR-11.14). */
function payRagnarok(state: State, seat: Seat, count: number, emit: Emit<BloodRageEvent>): void {
  const each = (state.age + 1) * factorOf(clanAt(state, seat), 'ragnarokGloryFactor')
  gainGlory(state, seat, count * each, 'ragnarok', null, emit)
}

/** The Dragons upgrades: Glory for each own ship lost. */
export function payDragons(
  state: State,
  seat: Seat,
  ships: number,
  emit: Emit<BloodRageEvent>,
): void {
  const clan = clanAt(state, seat)
  if (ships === 0) return
  gainGlory(
    state,
    seat,
    ships * sumOf(clan, 'gloryPerLostShip'),
    'card',
    clan.upgrades[2] ?? null,
    emit,
  )
}

/** BR-11.11: given up by its own clan; nothing can save it (BR-11.22). */
export function sacrificeUnit(
  state: State,
  seat: Seat,
  unit: Unit,
  place: Place,
  emit: Emit<BloodRageEvent>,
): void {
  const clan = clanAt(state, seat)
  if (countAt(clan, unit, place) < 1) throw new Error('no such figure to sacrifice')
  destroyOne(clan, unit, place, emit)
  if (isShip(clan, unit)) payDragons(state, seat, 1, emit)
}
