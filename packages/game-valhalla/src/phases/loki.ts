import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { LokiBonus } from '../cards/card.ts'
import { isTactic, isWarrior, lokiOf } from '../cards/index.ts'
import {
  discardRandom,
  drawToHand,
  putIntoHand,
  stealRandom,
  takeFromHand,
  takeTopOfDiscard,
} from '../effects/cards.ts'
import { drawAndKeep } from '../effects/draw.ts'
import { takeGlory } from '../effects/glory.ts'
import { type Handlers, handle } from '../effects/handlers.ts'
import { sendGroup, startSend } from '../effects/valhalla.ts'
import type { ValhallaEvent } from '../events.ts'
import type { LokiFrame, PlayBonusFrame } from '../frames.ts'
import { mayHold } from '../queries/hands.ts'
import { ask, playerAt, pop, type State, sideAt, topFrame } from '../state.ts'
import { mayLeave, startReturn } from './after.ts'

/** Loki's Trick: the loser takes a line of the card, or none (VH-56). */
export function stepLoki(state: State, frame: LokiFrame): void {
  ask(state, sideAt(state, frame.side).seat, 'loki')
}

export function answerLoki(
  state: State,
  action: AnswerTo<'loki'>,
  emit: Emit<ValhallaEvent>,
): void {
  const { side } = topFrame(state, 'loki')
  pop(state)
  if (action.type === 'done' || state.loki === null) return
  emit?.({ type: 'loki-laughs', seat: action.by, line: action.line })
  handle(BONUSES, state, side, at(lokiOf(state.loki).lines, action.line).bonus, emit)
}

/** What each line gives the loser. */
const BONUSES: Handlers<LokiBonus> = {
  sendActivated: (state, index, { count }, emit) => send(state, index, count, emit),
  stealRandom(state, index, { count }, emit) {
    stealRandom(state, sideAt(state, index).seat, winnerOver(state, index), count, emit)
  },
  draw: (state, index, { count }, emit) =>
    drawToHand(state, sideAt(state, index).seat, count, emit),
  drawKeep: (state, index, { draw, keep }, emit) =>
    drawAndKeep(state, sideAt(state, index).seat, draw, keep, emit),
  gloryFromDiscard: (state, index, { value }) => takeGlory(state, sideAt(state, index).seat, value),
  foeDiscardsRandom(state, index, { count }, emit) {
    discardRandom(state, winnerOver(state, index), count, emit)
  },
  returnTactic: startReturn,
  takeTopTactic: (state, index, _bonus, emit) => takeTactic(state, sideAt(state, index).seat, emit),
  playWarrior(state, index, { count }) {
    state.frames.push({ kind: 'playBonus', seat: sideAt(state, index).seat, left: count })
  },
}

/** Who won against this side. */
function winnerOver(state: Readonly<State>, index: number): Seat {
  return sideAt(state, 1 - index).seat
}

/** "All" leaves no choice; a number lets the loser pick. */
function send(state: State, index: number, count: number | 'all', emit: Emit<ValhallaEvent>): void {
  if (count !== 'all') return startSend(state, index, count)
  const side = sideAt(state, index)
  const own = mayLeave(state, side).filter(
    (ref) => ref.seat === side.seat && playerAt(state, ref.seat).squad[ref.space] !== null,
  )
  sendGroup(state, index, own, emit)
}

function takeTactic(state: State, seat: number, emit: Emit<ValhallaEvent>): void {
  const card = takeTopOfDiscard(state, isTactic)
  if (card === null) return
  putIntoHand(playerAt(state, seat), card)
  emit?.({ type: 'tactic-returned', seat, card })
}

/** Warriors from hand under the normal squad limit; who could hold one is asked (VH-R47). */
export function stepPlayBonus(state: State, frame: PlayBonusFrame): void {
  if (frame.left > 0 && mayHold(playerAt(state, frame.seat), isWarrior))
    ask(state, frame.seat, 'play-bonus')
  else pop(state)
}

export function answerPlayBonus(state: State, action: AnswerTo<'play-bonus'>): void {
  const frame = topFrame(state, 'playBonus')
  if (action.type === 'done') return pop(state)
  frame.left -= 1
  takeFromHand(playerAt(state, action.by), action.card)
  state.frames.push({ kind: 'play', seat: action.by, cards: [action.card], placed: [] })
}
