import type { Emit } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { BloodRageEvent } from '../events.ts'
import type { MoveLeaderFrame, RaiseStatFrame, SacrificeFrame } from '../frames.ts'
import { LEADER, STATS } from '../ids.ts'
import { whyNotLeaderTo } from '../legal/figures.ts'
import { hasChoice } from '../legal/stat.ts'
import { PROVINCES, placeId, placeOf } from '../map.ts'
import { placeOfUnit, unitOf } from '../queries/figures.ts'
import { ask, clanAt, pop, type State, topFrame } from '../state.ts'
import { sacrificeUnit } from './destroy.ts'
import { moveUnit } from './move.ts'
import { raiseStat } from './tracks.ts'

/** A stat of the owner's choice rises; skipped where none can (BR-11.19). */
export function stepRaiseStat(state: State, frame: RaiseStatFrame): void {
  if (hasChoice(clanAt(state, frame.seat), frame)) ask(state, frame.seat, 'raise-stat', frame.card)
  else pop(state)
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
export function stepSacrifice(state: State, frame: SacrificeFrame): void {
  const { seat, card } = frame
  if (frame.left > 0) return ask(state, seat, 'sacrifice', card)
  pop(state)
  state.frames.push({ kind: 'raiseStat', seat, card, except: -1 })
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
