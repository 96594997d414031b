import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { cardOf } from '../cards/index.ts'
import { moveUnit } from '../effects/move.ts'
import { gainGlory, raiseAllStats, raiseStat } from '../effects/tracks.ts'
import type { BloodRageEvent } from '../events.ts'
import type { CallFrame, PillageFrame, RewardFrame } from '../frames.ts'
import { LEADER, SLOTS, STATS, UNITS, type Unit } from '../ids.ts'
import { canJoin } from '../legal/figures.ts'
import { type Place, placeId, placeOf } from '../map.ts'
import { countAt, figureId, figuresAround, roomIn, unitOf } from '../queries/figures.ts'
import { ask, clanAt, findFrame, pop, type State, seatAfter, topFrame } from '../state.ts'
import { pushBattle } from './battle.ts'
import { pushText, pushUpgradeText } from './texts.ts'

const TOKEN_GLORY = 5

/** A pillage: call to battle, battle if there is an enemy, reward, the Leader's move (BR-6). */
export function stepPillage(state: State, frame: PillageFrame, emit: Emit<BloodRageEvent>): void {
  frame.step += 1
  if (frame.step === 1) return callToBattle(state, frame, emit)
  if (frame.step === 2) return fight(state, frame, emit)
  if (frame.step === 3 && frame.success) return moveOn(state, frame)
  pop(state)
}

function callToBattle(state: State, frame: PillageFrame, emit: Emit<BloodRageEvent>): void {
  const { seat, province } = frame
  emit?.({ type: 'pillage-began', clan: clanAt(state, seat).clan, place: placeId(province) })
  state.frames.push({
    kind: 'call',
    pillager: seat,
    province,
    turn: seatAfter(state, seat),
    declined: 0,
  })
}

/** BR-6.2: without an enemy in the province or its fjord the pillage succeeds at once. */
function fight(state: State, frame: PillageFrame, emit: Emit<BloodRageEvent>): void {
  const { seat, province } = frame
  if (hasEnemy(state, seat, province)) return pushBattle(state, seat, province, emit)
  frame.success = true
  state.frames.push({ kind: 'reward', seat, province, source: 0, taken: false, fought: false })
}

function hasEnemy(state: Readonly<State>, seat: Seat, province: Place): boolean {
  for (let other: Seat = 0; other < state.clans.length; other++) {
    if (other !== seat && figuresAround(clanAt(state, other), province) > 0) return true
  }
  return false
}

/** BR-11.12: Lord of Hammers comes after everything else. */
function moveOn(state: State, { seat, province }: Readonly<PillageFrame>): void {
  pushUpgradeText(state, seat, LEADER, 'afterPillage', province)
}

/** Round and round from the pillager's left, until full or a whole round declines (BR-6.1). */
export function stepCall(state: State, frame: CallFrame): void {
  while (frame.declined < state.clans.length && roomIn(state, frame.province) > 0) {
    if (canJoin(clanAt(state, frame.turn), frame.province)) {
      return ask(state, frame.turn, 'call-to-battle', null, frame.province)
    }
    frame.declined += 1
    frame.turn = seatAfter(state, frame.turn)
  }
  pop(state)
}

export function answerCall(
  state: State,
  action: AnswerTo<'call-to-battle'>,
  emit: Emit<BloodRageEvent>,
): void {
  const frame = topFrame(state, 'call')
  const clan = clanAt(state, action.by)
  frame.turn = seatAfter(state, action.by)
  if (action.type === 'decline') {
    frame.declined += 1
    return emit?.({ type: 'call-declined', clan: clan.clan })
  }
  frame.declined = 0
  const unit = unitOf(clan, action.figure)
  moveUnit(clan, unit, placeOf(action.place), frame.province)
  emit?.({
    type: 'joined',
    clan: clan.clan,
    figure: figureId(clan, unit),
    from: action.place,
    place: placeId(frame.province),
  })
}

/** The token's reward, then the texts that a successful pillage sets off (BR-6.10, BR-6.17). */
export function stepReward(state: State, frame: RewardFrame, emit: Emit<BloodRageEvent>): void {
  if (!frame.taken) takeReward(state, frame, emit)
  const battle = frame.fought ? findFrame(state, 'battle') : null
  const sources = SLOTS + (battle ? at(battle.played, frame.seat).length : 0)
  while (frame.source < sources) {
    const source = frame.source
    frame.source += 1
    if (source < SLOTS) {
      if (pushUpgradeText(state, frame.seat, source, 'pillaged', frame.province)) return
    } else if (battle && pushText(state, battle, frame.seat, source, 'pillaged')) return
  }
  pop(state)
}

function takeReward(state: State, frame: RewardFrame, emit: Emit<BloodRageEvent>): void {
  const { seat, province } = frame
  frame.taken = true
  state.pillaged[province] = true
  emit?.({
    type: 'pillaged',
    clan: clanAt(state, seat).clan,
    place: placeId(province),
    token: at(state.tokens, province),
  })
  for (let times = rewardTimes(state, seat, province); times > 0; times--)
    payToken(state, seat, province, emit)
}

/** Once, or more often with a Frost Giant in the province (BR-11.13, BR-6.23). */
function rewardTimes(state: Readonly<State>, seat: Seat, province: Place): number {
  const clan = clanAt(state, seat)
  let times = 1
  for (let unit: Unit = LEADER; unit < UNITS; unit++) {
    const card = clan.upgrades[unit]
    if (card && countAt(clan, unit, province) > 0) times *= cardOf(card).does.rewardTimes ?? 1
  }
  return times
}

/** BR-6.12. */
function payToken(state: State, seat: Seat, province: Place, emit: Emit<BloodRageEvent>): void {
  const token = at(state.tokens, province)
  if (token === 'yggdrasil') raiseAllStats(state, seat, emit)
  else if (token === 'glory') gainGlory(state, seat, TOKEN_GLORY, 'pillage', null, emit)
  else raiseStat(state, seat, STATS.indexOf(token), emit)
}
