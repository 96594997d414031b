import type { Emit } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { BloodRageEvent } from '../events.ts'
import type { MoveLeaderFrame, RaiseStatFrame, SacrificeFrame } from '../frames.ts'
import { LEADER, STATS } from '../ids.ts'
import { victimsToChoose, whyNotLeaderTo } from '../legal/figures.ts'
import { choosableStats } from '../legal/stat.ts'
import { PROVINCES, placeId, placeOf } from '../map.ts'
import { figuresOnBoard, placeOfUnit, unitOf } from '../queries/figures.ts'
import { ask, clanAt, pop, type State, topFrame } from '../state.ts'
import { sacrificeUnit } from './destroy.ts'
import { moveUnit } from './move.ts'
import { raiseStat } from './tracks.ts'

/** A stat of the owner's choice rises; the only one that can needs no asking (BR-11.19). */
export function stepRaiseStat(
  state: State,
  frame: RaiseStatFrame,
  emit: Emit<BloodRageEvent>,
): void {
  const { seat, card } = frame
  const stats = choosableStats(clanAt(state, seat), frame)
  if (stats.length > 1 || (stats.length === 1 && asksForced(state)))
    return ask(state, seat, 'raise-stat', card)
  pop(state)
  for (const stat of stats) raiseStat(state, seat, stat, emit)
}

/** By the rules of 0.1.0 players were asked even where there was only one answer. */
function asksForced({ version }: Readonly<State>): boolean {
  return version < 2
}

export function answerRaiseStat(
  state: State,
  action: AnswerTo<'raise-stat'>,
  emit: Emit<BloodRageEvent>,
): void {
  const { seat } = topFrame(state, 'raiseStat')
  pop(state)
  raiseStat(state, seat, STATS.indexOf(action.stat), emit)
}

/** BR-11.12: the Leader may move on to a neighbour with room. */
export function stepMoveLeader(state: State, frame: MoveLeaderFrame): void {
  for (let to = 0; to < PROVINCES; to++) {
    if (whyNotLeaderTo(state, frame.seat, to) === null)
      return ask(state, frame.seat, 'move-leader', frame.card)
  }
  pop(state)
}

export function answerMoveLeader(
  state: State,
  action: AnswerTo<'move-leader'>,
  emit: Emit<BloodRageEvent>,
): void {
  const { seat } = topFrame(state, 'moveLeader')
  pop(state)
  if (action.type === 'decline') return
  const clan = clanAt(state, seat)
  const from = placeOfUnit(clan, LEADER)
  moveUnit(clan, LEADER, from, placeOf(action.place))
  emit?.({ type: 'leader-moved', clan: clan.clan, from: placeId(from), place: action.place })
}

/** BR-11.11: figures one at a time, then the stat. */
export function stepSacrifice(
  state: State,
  frame: SacrificeFrame,
  emit: Emit<BloodRageEvent>,
): void {
  const { seat, card } = frame
  if (frame.left > 0) return takeVictim(state, frame, emit)
  pop(state)
  state.frames.push({ kind: 'raiseStat', seat, card, except: -1 })
}

/** Asks whom to give up; where all must go, or all are alike, there is nothing to ask. */
function takeVictim(state: State, frame: SacrificeFrame, emit: Emit<BloodRageEvent>): void {
  const { seat, card, left } = frame
  const clan = clanAt(state, seat)
  const victims = victimsToChoose(clan)
  const isForced = figuresOnBoard(clan) <= left || victims.length === 1
  const [victim] = victims
  if (victim === undefined || !isForced || asksForced(state))
    return ask(state, seat, 'sacrifice', card)
  frame.left -= 1
  sacrificeUnit(state, seat, victim.unit, victim.place, emit)
}

export function answerSacrifice(
  state: State,
  action: AnswerTo<'sacrifice'>,
  emit: Emit<BloodRageEvent>,
): void {
  const frame = topFrame(state, 'sacrifice')
  frame.left -= 1
  const unit = unitOf(clanAt(state, frame.seat), action.figure)
  sacrificeUnit(state, frame.seat, unit, placeOf(action.place), emit)
}
