import type { AnswerTo } from '../answers.ts'
import type { KeepOneFrame } from '../frames.ts'
import { UNITS, type Unit, WARRIOR } from '../ids.ts'
import { battlePlace } from '../legal/figures.ts'
import type { Place } from '../map.ts'
import { figuresAround, unitOf } from '../queries/figures.ts'
import { ask, type ClanState, clanAt, pop, type State, seatAfter, topFrame } from '../state.ts'
import { allAround, threaten } from './destroy.ts'

/** Odin's Tide: clan by clan from the pillager, each keeps one figure (BR-6.15). */
export function stepKeepOne(state: State, frame: KeepOneFrame): void {
  if (frame.cursor >= state.clans.length) return pop(state)
  const seat = seatAfter(state, frame.first, frame.cursor)
  const clan = clanAt(state, seat)
  if (figuresAround(clan, frame.province) < 2) {
    frame.cursor += 1
    return
  }
  const only = onlyUnit(clan, frame.province)
  if (only >= 0) keep(state, frame, only)
  else ask(state, seat, 'keep-figure', null, frame.province)
}

export function answerKeepFigure(state: State, action: AnswerTo<'keep-figure'>): void {
  const frame = topFrame(state, 'keepOne')
  keep(state, frame, unitOf(clanAt(state, action.by), action.figure))
}

/** The one unit all figures here belong to, or -1: then there is nothing to choose. */
function onlyUnit(clan: Readonly<ClanState>, province: Place): Unit {
  let only: Unit = -1
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    if (battlePlace(clan, unit, province) < 0) continue
    if (only >= 0) return -1
    only = unit
  }
  return only
}

function keep(state: State, frame: KeepOneFrame, unit: Unit): void {
  const seat = seatAfter(state, frame.first, frame.cursor)
  frame.cursor += 1
  const { warriors, singles } = allAround(clanAt(state, seat), frame.province)
  if (unit !== WARRIOR) singles[unit - 1] = false
  const lost = unit === WARRIOR ? warriors - 1 : warriors
  threaten(state, seat, frame.province, { warriors: lost, singles }, 'battle')
}
