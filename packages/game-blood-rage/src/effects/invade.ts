import type { Emit, Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { cardOf } from '../cards/index.ts'
import type { BloodRageEvent } from '../events.ts'
import type { ExtraWarriorFrame, FreeInvasionFrame, InvasionFrame } from '../frames.ts'
import { type Unit, WARRIOR } from '../ids.ts'
import { canAddWarrior, hasTarget, whyNoInvasion } from '../legal/invade.ts'
import { whyNotPillage } from '../legal/pillage.ts'
import { isFjord, type Place, placeId, placeOf, RESERVE, YGGDRASIL } from '../map.ts'
import { countAt, figureId } from '../queries/figures.ts'
import { clanUpgradeWith } from '../queries/upgrades.ts'
import { ask, clanAt, findFrame, pop, type State, topFrame } from '../state.ts'
import { moveUnit } from './move.ts'

/** What an invasion takes: which figure, from where, to where, for how much. */
export interface Invasion {
  readonly unit: Unit
  readonly from: Place
  readonly to: Place
  readonly cost: number
  readonly extra: boolean
}

/** Pays, places the figure, and leaves what cards make of it to the invasion frame. */
export function invade(
  state: State,
  seat: Seat,
  invasion: Invasion,
  emit: Emit<BloodRageEvent>,
): void {
  const clan = clanAt(state, seat)
  const { unit, from, to, cost, extra } = invasion
  clan.rage -= cost
  moveUnit(clan, unit, from, to)
  emit?.({
    type: 'invaded',
    clan: clan.clan,
    figure: figureId(clan, unit),
    place: placeId(to),
    from: placeId(from),
    cost,
  })
  state.frames.push({ kind: 'invasion', seat, unit, place: to, extra, step: 0 })
}

/** The figure's own text, one more Warrior, a pillage at once: in this order (BR-11.16). */
export function stepInvasion(state: State, frame: InvasionFrame): void {
  frame.step += 1
  if (frame.step === 1) return runOwnText(state, frame)
  if (frame.step === 2) return offerWarrior(state, frame)
  if (frame.step === 3 && canPillageAtOnce(state, frame)) {
    return ask(
      state,
      frame.seat,
      'instant-pillage',
      clanUpgradeWith(clanAt(state, frame.seat), 'afterInvasion', 'pillage'),
      frame.place,
    )
  }
  pop(state)
}

function runOwnText(state: State, frame: InvasionFrame): void {
  const card = clanAt(state, frame.seat).upgrades[frame.unit]
  if (!card || !cardOf(card).does.on?.invaded) return
  state.frames.push({
    kind: 'effect',
    seat: frame.seat,
    card,
    trigger: 'invaded',
    place: frame.place,
    step: 0,
  })
}

/** Frigga's Succor (BR-11.6): not for the extra Warrior itself, fjords or Yggdrasil. */
function offerWarrior(state: State, frame: InvasionFrame): void {
  const { seat, place, extra } = frame
  if (extra || isFjord(place) || place === YGGDRASIL) return
  const card = clanUpgradeWith(clanAt(state, seat), 'afterInvasion', 'warrior')
  if (card !== null) state.frames.push({ kind: 'extraWarrior', seat, place, card, extra: true })
}

const INSTANT_PILLAGE_COST = 2

/** Thor's Domain (BR-11.6, BR-11.16): own turn, a province, unpillaged, once for an extra Warrior too. */
function canPillageAtOnce(state: Readonly<State>, frame: InvasionFrame): boolean {
  const { seat, place, extra } = frame
  const clan = clanAt(state, seat)
  if (extra || isFjord(place) || clan.rage < INSTANT_PILLAGE_COST) return false
  if (clanUpgradeWith(clan, 'afterInvasion', 'pillage') === null) return false
  return (
    findFrame(state, 'action')?.turn === seat &&
    whyNotPillage(state, seat, 'pillage', place) === null
  )
}

export function answerInstantPillage(state: State, action: AnswerTo<'instant-pillage'>): void {
  const { seat, place } = topFrame(state, 'invasion')
  pop(state)
  if (action.type === 'decline') return
  clanAt(state, seat).rage -= INSTANT_PILLAGE_COST
  state.frames.push({ kind: 'pillage', seat, province: place, step: 0, success: false })
}

/** Asks where to, unless there is no figure, no Horn or no place left. */
export function stepFreeInvasion(state: State, frame: FreeInvasionFrame): void {
  const clan = clanAt(state, frame.seat)
  const possible =
    countAt(clan, frame.unit, RESERVE) > 0 &&
    whyNoInvasion(clan) === null &&
    hasTarget(state, clan, frame.unit)
  if (possible) ask(state, frame.seat, 'free-invasion', frame.card)
  else pop(state)
}

export function answerFreeInvasion(
  state: State,
  action: AnswerTo<'free-invasion'>,
  emit: Emit<BloodRageEvent>,
): void {
  const { seat, unit } = topFrame(state, 'freeInvasion')
  pop(state)
  if (action.type === 'decline') return
  invade(
    state,
    seat,
    { unit, from: RESERVE, to: placeOf(action.place), cost: 0, extra: false },
    emit,
  )
}

export function stepExtraWarrior(state: State, frame: ExtraWarriorFrame): void {
  if (canAddWarrior(state, frame.seat, frame.place))
    ask(state, frame.seat, 'extra-warrior', frame.card, frame.place)
  else pop(state)
}

export function answerExtraWarrior(
  state: State,
  action: AnswerTo<'extra-warrior'>,
  emit: Emit<BloodRageEvent>,
): void {
  const { seat, place, extra } = topFrame(state, 'extraWarrior')
  pop(state)
  if (action.type === 'decline') return
  invade(state, seat, { unit: WARRIOR, from: RESERVE, to: place, cost: 0, extra }, emit)
}
