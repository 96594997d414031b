import type { Emit } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { discardCards, drawCards, removeCard, takeFromHand } from '../effects/cards.ts'
import type { ValhallaEvent } from '../events.ts'
import type { HandDraftFrame } from '../frames.ts'
import { ask, playerAt, pop, type State, seatAfter, topFrame } from '../state.ts'

/** Cards of a starting hand. */
export const HAND = 5

/** VH-123. */
export function startHandDraft(state: State, emit: Emit<ValhallaEvent>): void {
  const pool = drawCards(state, 2)
  emit?.({ type: 'pool-changed', seat: state.first, cards: pool.slice() })
  state.frames.push({
    kind: 'handDraft',
    pool,
    turn: state.first,
    passed: state.players.map(() => false),
    lastTurn: false,
    filling: false,
  })
}

export function stepHandDraft(
  state: State,
  frame: HandDraftFrame,
  emit: Emit<ValhallaEvent>,
): void {
  const { hand } = playerAt(state, frame.turn)
  if (frame.filling) {
    if (hand.length < HAND && frame.pool.length > 0) return ask(state, frame.turn, 'hand-fill')
    return passHand(state, frame, emit)
  }
  const left = frame.passed.filter((passed) => !passed).length
  if (left === 0) return endHandDraft(state, frame, emit)
  if (hand.length === 0 || (left === 1 && frame.lastTurn)) {
    frame.filling = true
    return
  }
  if (left === 1) frame.lastTurn = true
  ask(state, frame.turn, 'hand-draft')
}

export function answerHandDraft(
  state: State,
  action: AnswerTo<'hand-draft'>,
  emit: Emit<ValhallaEvent>,
): void {
  const frame = topFrame(state, 'handDraft')
  if (action.type === 'done') {
    frame.filling = true
    return
  }
  takeFromHand(playerAt(state, action.by), action.card)
  frame.pool.push(action.card)
  emit?.({ type: 'pool-changed', seat: action.by, cards: frame.pool.slice() })
  nextDrafter(state, frame)
}

export function answerHandFill(
  state: State,
  action: AnswerTo<'hand-fill'>,
  emit: Emit<ValhallaEvent>,
): void {
  const frame = topFrame(state, 'handDraft')
  removeCard(frame.pool, action.card)
  playerAt(state, action.by).hand.push(action.card)
  emit?.({ type: 'pool-changed', seat: action.by, cards: frame.pool.slice() })
}

/** After a pass two cards join the pool before the next choice. */
function passHand(state: State, frame: HandDraftFrame, emit: Emit<ValhallaEvent>): void {
  frame.filling = false
  frame.passed[frame.turn] = true
  emit?.({ type: 'hand-passed', seat: frame.turn })
  if (frame.passed.every(Boolean)) return
  frame.pool.push(...drawCards(state, 2))
  emit?.({ type: 'pool-changed', seat: frame.turn, cards: frame.pool.slice() })
  nextDrafter(state, frame)
}

function nextDrafter(state: Readonly<State>, frame: HandDraftFrame): void {
  for (let steps = 1; steps <= state.players.length; steps++) {
    const seat = seatAfter(state, frame.turn, steps)
    if (frame.passed[seat]) continue
    frame.turn = seat
    return
  }
}

/** What is left in the pool is discarded, with six players too (VH-123, VH-R23). */
function endHandDraft(state: State, frame: HandDraftFrame, emit: Emit<ValhallaEvent>): void {
  pop(state)
  discardCards(state, state.first, frame.pool, emit)
}
