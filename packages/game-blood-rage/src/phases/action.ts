import { assertNever, at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { hideQuest, takeFromHand } from '../effects/hand.ts'
import { invade } from '../effects/invade.ts'
import { moveUnit } from '../effects/move.ts'
import type { BloodRageEvent } from '../events.ts'
import type { ActionFrame, MarchFrame } from '../frames.ts'
import { MONSTER, type Slot, UNITS, type Unit, unitOfSlot } from '../ids.ts'
import { costOf, originOf, type Way } from '../legal/invade.ts'
import { MARCH_COST, movableIn } from '../legal/march.ts'
import { CHALLENGE_COST } from '../legal/pillage.ts'
import { SACRIFICED } from '../legal/turn.ts'
import { BOX, type Place, PROVINCES, placeId, placeOf, RESERVE } from '../map.ts'
import { upgradeCost } from '../queries/costs.ts'
import { countAt, figureId, isShip, roomIn, unitOf } from '../queries/figures.ts'
import { hasPassed } from '../queries/passing.ts'
import { RAGE, statValue } from '../queries/stats.ts'
import { clanUpgradeWith } from '../queries/upgrades.ts'
import { ask, clanAt, findFrame, pop, type State, seatAfter, topFrame } from '../state.ts'

/** BR-5.1: Rage becomes the Rage stat, and the first player begins. */
export function startActionPhase(state: State): void {
  for (const clan of state.clans) clan.rage = statValue(clan, RAGE)
  state.frames.push({ kind: 'action', turn: state.first, passed: 0 })
}

/** The next clan that can act takes its turn, unless the phase is over (BR-5.3, BR-5.5). */
export function stepAction(state: State, frame: ActionFrame, emit: Emit<BloodRageEvent>): void {
  const seat = nextToAct(state, frame)
  if (seat < 0 || isAllPillaged(state)) return pop(state)
  frame.turn = seat
  emit?.({ type: 'turn-began', clan: clanAt(state, seat).clan })
  ask(state, seat, 'turn')
}

function nextToAct(state: Readonly<State>, { turn }: Readonly<ActionFrame>): Seat {
  for (let steps = 0; steps < state.clans.length; steps++) {
    const seat = seatAfter(state, turn, steps)
    if (clanAt(state, seat).rage > 0 && !hasPassed(state, seat)) return seat
  }
  return -1
}

function isAllPillaged(state: Readonly<State>): boolean {
  for (let province: Place = 0; province < PROVINCES; province++) {
    if (!at(state.pillaged, province) && !at(state.destroyed, province)) return false
  }
  return true
}

/** Holds nothing of its own, so that every turn can use the same. */
const END_TURN = { kind: 'endTurn' } as const

/** Carries out a turn's action; what it still owes runs in frames above this one. */
export function answerTurn(
  state: State,
  action: AnswerTo<'turn'>,
  emit: Emit<BloodRageEvent>,
): void {
  state.frames.push(END_TURN)
  const seat = action.by
  switch (action.type) {
    case 'pass':
      return passTurn(state, seat, emit)
    case 'invade':
    case 'return':
      return invadeWith(
        state,
        seat,
        action.type,
        unitOf(clanAt(state, seat), action.figure),
        placeOf(action.place),
        emit,
      )
    case 'march':
      return startMarch(state, seat, placeOf(action.from), placeOf(action.to), emit)
    case 'upgrade':
      return playUpgrade(state, seat, action.card, action.slot, emit)
    case 'quest':
      return commitQuest(state, seat, action.card, emit)
    case 'pillage':
      return pillage(state, seat, placeOf(action.place), 0)
    case 'challenge':
      return pillage(state, seat, placeOf(action.place), CHALLENGE_COST)
    case 'sacrifice':
      return sacrifice(state, seat)
    default:
      return assertNever(action)
  }
}

/** The turn is over when all the action owed is done: the next clan is to the left. */
export function stepEndTurn(state: State): void {
  pop(state)
  const frame = topFrame(state, 'action')
  frame.turn = seatAfter(state, frame.turn)
}

/** BR-5.4. */
function passTurn(state: State, seat: Seat, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, seat)
  emit?.({ type: 'passed', clan: clan.clan, rage: clan.rage })
  clan.rage = 0
  const phase = findFrame(state, 'action')
  if (phase !== null) phase.passed |= 1 << seat
}

function invadeWith(
  state: State,
  seat: Seat,
  way: Way,
  unit: Unit,
  to: Place,
  emit: Emit<BloodRageEvent>,
): void {
  const cost = costOf(clanAt(state, seat), way, unit)
  invade(state, seat, { unit, from: originOf(way), to, cost, extra: false }, emit)
}

/** BR-5.8. */
function startMarch(
  state: State,
  seat: Seat,
  from: Place,
  to: Place,
  emit: Emit<BloodRageEvent>,
): void {
  const clan = clanAt(state, seat)
  clan.rage -= MARCH_COST
  emit?.({ type: 'march-began', clan: clan.clan, from: placeId(from), place: placeId(to) })
  state.frames.push({ kind: 'march', seat, from, to, moved: 0 })
}

/** Asks for figure after figure; the only figure there is goes without asking. */
export function stepMarch(state: State, frame: MarchFrame, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, frame.seat)
  const left = movableIn(clan, frame.from)
  if (left === 0 || roomIn(state, frame.to) < 1) return pop(state)
  if (frame.moved > 0 || left > 1) return ask(state, frame.seat, 'march', null, frame.to)
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    if (!isShip(clan, unit) && countAt(clan, unit, frame.from) > 0)
      return marchUnit(state, frame, unit, emit)
  }
}

export function answerMarch(
  state: State,
  action: AnswerTo<'march'>,
  emit: Emit<BloodRageEvent>,
): void {
  const frame = topFrame(state, 'march')
  if (action.type === 'decline') return pop(state)
  marchUnit(state, frame, unitOf(clanAt(state, frame.seat), action.figure), emit)
}

function marchUnit(state: State, frame: MarchFrame, unit: Unit, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, frame.seat)
  frame.moved += 1
  moveUnit(clan, unit, frame.from, frame.to)
  emit?.({
    type: 'marched',
    clan: clan.clan,
    figure: figureId(clan, unit),
    from: placeId(frame.from),
    place: placeId(frame.to),
  })
}

/** BR-5.9 to BR-5.12. */
function playUpgrade(
  state: State,
  seat: Seat,
  id: CardId,
  slot: Slot,
  emit: Emit<BloodRageEvent>,
): void {
  const clan = clanAt(state, seat)
  const card = cardOf(id)
  const cost = upgradeCost(clan, card)
  clan.rage -= cost
  takeFromHand(clan, id)
  emit?.({ type: 'upgraded', clan: clan.clan, card: id, slot, cost })
  discardUpgrade(state, seat, slot, emit)
  clan.upgrades[slot] = id
  if (card.slot === 'clan') return
  const unit = unitOfSlot(slot)
  if (card.slot === 'monster') moveUnit(clan, unit, BOX, RESERVE)
  state.frames.push({ kind: 'freeInvasion', seat, unit, card: id })
}

/** Makes room in a slot; a replaced monster leaves the game wherever it stands (BR-5.12). */
function discardUpgrade(state: State, seat: Seat, slot: Slot, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, seat)
  const old = clan.upgrades[slot]
  if (!old) return
  const unit = unitOfSlot(slot)
  if (unit >= MONSTER && unit < UNITS) {
    emit?.({ type: 'monster-left', clan: clan.clan, figure: figureId(clan, unit) })
    clan.singles[unit - 1] = BOX
  }
  state.discard.push(old)
  emit?.({ type: 'upgrade-replaced', clan: clan.clan, card: old })
}

/** BR-5.13. */
function commitQuest(state: State, seat: Seat, card: CardId, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, seat)
  hideQuest(clan, card)
  clan.quests.push(card)
  emit?.({ type: 'quest-committed', seat, clan: clan.clan, card })
}

function pillage(state: State, seat: Seat, province: Place, cost: number): void {
  clanAt(state, seat).rage -= cost
  state.frames.push({ kind: 'pillage', seat, province, step: 0, success: false })
}

function sacrifice(state: State, seat: Seat): void {
  const card = clanUpgradeWith(clanAt(state, seat), 'grants', 'sacrifice')
  if (card === null) throw new Error("no Frigga's Sacrifice")
  state.frames.push({ kind: 'sacrifice', seat, card, left: SACRIFICED })
}
