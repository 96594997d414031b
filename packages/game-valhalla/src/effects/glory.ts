import { type Emit, removeAt, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { gloryOf, isWarrior } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { ValhallaEvent } from '../events.ts'
import type { GloryFrame } from '../frames.ts'
import { reachable } from '../queries/glory.ts'
import { roomInValhalla } from '../queries/monster.ts'
import { ask, playerAt, pop, type State, topFrame } from '../state.ts'

/** Lets a player take warriors worth some glory from the discard pile (VH-64, VH-85, VH-R28). */
export function takeGlory(state: State, seat: Seat, value: number): void {
  if (value > 0) state.frames.push({ kind: 'glory', seat, left: value })
}

/** Asks for warriors until the exact sum, or the highest that can be made below it, is taken (VH-R44). */
export function stepGlory(state: State, frame: GloryFrame): void {
  const room = roomInValhalla(state, frame.seat)
  frame.left = reachable(state.discard, Math.min(frame.left, room))
  if (frame.left > 0) ask(state, frame.seat, 'glory')
  else pop(state)
}

export function answerGlory(
  state: State,
  action: AnswerTo<'glory'>,
  emit: Emit<ValhallaEvent>,
): void {
  topFrame(state, 'glory').left -= gloryOf(action.card)
  takeFromDiscard(state, action.card)
  playerAt(state, action.by).valhalla.push(action.card)
  emit?.({ type: 'glory-taken', seat: action.by, card: action.card })
}

/** Takes a card out of the discard pile; the order of the rest stays (VH-64). */
function takeFromDiscard(state: State, card: CardId): void {
  const index = state.discard.lastIndexOf(card)
  if (index < 0 || !isWarrior(card)) throw new Error(`no warrior "${card}" in the discard pile`)
  removeAt(state.discard, index)
}
