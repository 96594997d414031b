import type { Emit, Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { ValhallaEvent } from '../events.ts'
import type { DiscardCardFrame, DrawFrame } from '../frames.ts'
import { ask, playerAt, pop, type State, topFrame } from '../state.ts'
import { discardCards, drawCards, removeCard, takeFromHand } from './cards.ts'

/** Draws cards of which some are kept and the rest is discarded face up (VH-23, VH-27, VH-R50). */
export function drawAndKeep(
  state: State,
  seat: Seat,
  draw: number,
  keep: number,
  emit: Emit<ValhallaEvent>,
): void {
  const drawn = drawCards(state, draw)
  emit?.({ type: 'cards-drawn', seat, count: drawn.length, cards: drawn.slice() })
  state.frames.push({ kind: 'draw', seat, drawn, keep })
}

export function stepDraw(state: State, frame: DrawFrame, emit: Emit<ValhallaEvent>): void {
  const { seat, drawn, keep } = frame
  if (keep > 0 && drawn.length > keep) return ask(state, seat, 'keep')
  pop(state)
  const { hand } = playerAt(state, seat)
  if (keep > 0) hand.push(...drawn)
  else discardCards(state, seat, drawn, emit)
}

export function answerKeep(
  state: State,
  action: AnswerTo<'keep'>,
  emit: Emit<ValhallaEvent>,
): void {
  const frame = topFrame(state, 'draw')
  removeCard(frame.drawn, action.card)
  frame.keep -= 1
  playerAt(state, action.by).hand.push(action.card)
  emit?.({ type: 'card-kept', seat: action.by, card: action.card })
}

/** A player discards cards of their choice, face up. */
export function stepDiscardCard(state: State, frame: DiscardCardFrame): void {
  if (frame.left > 0 && playerAt(state, frame.seat).hand.length > 0)
    return ask(state, frame.seat, 'discard-card')
  pop(state)
}

export function answerDiscardCard(
  state: State,
  action: AnswerTo<'discard-card'>,
  emit: Emit<ValhallaEvent>,
): void {
  topFrame(state, 'discardCard').left -= 1
  takeFromHand(playerAt(state, action.by), action.card)
  discardCards(state, action.by, [action.card], emit)
}
