import { doneAction, warriorAction } from '../actions.ts'
import type { Armed, Ref } from '../battle.ts'
import { gloryOf } from '../cards/index.ts'
import type { SendFrame } from '../frames.ts'
import { roomInValhalla } from '../queries/monster.ts'
import { fighterAt, staysWithPartner } from '../queries/squad.ts'
import { battleOf, isSolo, playerAt, type State, sideAt, topFrame } from '../state.ts'
import type { Verdict } from '../why.ts'
import type { Question } from './question.ts'

function isSame(a: Ref, b: Ref): boolean {
  return a.seat === b.seat && a.space === b.space
}

/** Glory of the warriors chosen so far. */
function chosenGlory(state: Readonly<State>, frame: Readonly<SendFrame>): number {
  return frame.chosen.reduce((sum, ref) => sum + gloryOf(fighterAt(state, ref).card), 0)
}

/** Why an activated warrior may not go: denied, the partner's, gone, or above the limit (VH-104). */
function whyNotSend(
  state: Readonly<State>,
  frame: Readonly<SendFrame>,
  armed: Readonly<Armed>,
): Verdict {
  const side = sideAt(state, frame.side)
  const fighter = playerAt(state, armed.seat).squad[armed.space]
  if (fighter?.card !== armed.card || frame.chosen.some((ref) => isSame(ref, armed)))
    return 'not-activated'
  if (side.denied.includes(armed.card)) return 'denied'
  const lost = battleOf(state).winner !== frame.side
  if (staysWithPartner(state, side, armed) || (lost && armed.seat !== side.seat))
    return 'not-your-warrior'
  if (!isSolo(state)) return null
  const room = roomInValhalla(state, side.seat) - chosenGlory(state, frame)
  return gloryOf(armed.card) > room ? 'above-limit' : null
}

/** The warriors that may go next. */
export function sendable(state: Readonly<State>, frame: Readonly<SendFrame>): Armed[] {
  return sideAt(state, frame.side).armed.filter((one) => whyNotSend(state, frame, one) === null)
}

/** Which activated warriors go to Valhalla (VH-43); after a won solo attack all that fit (VH-99). */
export const sendQuestion: Question<'send'> = {
  list(state, { seat }, out) {
    const frame = topFrame(state, 'send')
    for (const one of sendable(state, frame)) out.push(warriorAction(seat, one.seat, one.space))
    if (!frame.discardRest) out.push(doneAction(seat))
  },
  why(state, _decision, action) {
    const frame = topFrame(state, 'send')
    if (action.type === 'done') return frame.discardRest ? 'must-send' : null
    const armed = sideAt(state, frame.side).armed.find((one) => isSame(one, action))
    return armed === undefined ? 'not-activated' : whyNotSend(state, frame, armed)
  },
}
