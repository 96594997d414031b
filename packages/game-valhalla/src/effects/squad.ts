import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { ValhallaEvent } from '../events.ts'
import type { PlayFrame } from '../frames.ts'
import { mayHold } from '../queries/hands.ts'
import { freeSpace } from '../queries/squad.ts'
import { ask, type Fighter, playerAt, pop, type State } from '../state.ts'
import { discardCards, takeFromHand } from './cards.ts'

/** Takes a warrior from its space, with the Tyr card under it. */
export function takeFighter(state: State, seat: Seat, space: number): Fighter {
  const { squad } = playerAt(state, seat)
  const fighter = at(squad, space)
  if (fighter === null) throw new Error(`no warrior on space ${space} of seat ${seat}`)
  squad[space] = null
  return fighter
}

/** Discards a warrior of a squad and its Tyr card (VH-81). */
export function discardFighter(
  state: State,
  seat: Seat,
  space: number,
  emit: Emit<ValhallaEvent>,
): void {
  const { card, tyr } = takeFighter(state, seat, space)
  discardCards(state, seat, tyr === null ? [card] : [card, tyr], emit)
}

/** Puts warriors into the squad one after another; a full squad asks what makes room (VH-28). */
export function stepPlay(state: State, frame: PlayFrame, emit: Emit<ValhallaEvent>): void {
  const card = frame.cards[0]
  if (card === undefined) return askTyr(state, frame)
  const space = freeSpace(state, frame.seat)
  if (space < 0) return ask(state, frame.seat, 'replace')
  placeWarrior(state, frame, card, space, emit)
}

function placeWarrior(
  state: State,
  frame: PlayFrame,
  card: CardId,
  space: number,
  emit: Emit<ValhallaEvent>,
): void {
  frame.cards.shift()
  playerAt(state, frame.seat).squad[space] = { card, tyr: null }
  frame.placed.push(space)
  emit?.({ type: 'warrior-played', seat: frame.seat, card, space })
}

export function answerReplace(
  state: State,
  action: AnswerTo<'replace'>,
  emit: Emit<ValhallaEvent>,
): void {
  const { card } = at(playerAt(state, action.by).squad, action.space) as Fighter
  emit?.({ type: 'warrior-replaced', seat: action.by, card })
  discardFighter(state, action.by, action.space, emit)
}

/** VH-80: one of the new warriors may get a Tyr card; who could hold one is asked (VH-R47). */
function askTyr(state: State, frame: PlayFrame): void {
  pop(state)
  if (!state.options.tyr || frame.placed.length === 0) return
  if (!mayHold(playerAt(state, frame.seat), (card) => cardOf(card).type === 'tyr')) return
  state.frames.push({ kind: 'tyr', seat: frame.seat, spaces: frame.placed })
  ask(state, frame.seat, 'tyr')
}

export function answerTyr(state: State, action: AnswerTo<'tyr'>, emit: Emit<ValhallaEvent>): void {
  pop(state)
  if (action.type === 'done') return
  const player = playerAt(state, action.by)
  takeFromHand(player, action.card)
  const fighter = at(player.squad, action.space)
  if (fighter !== null) fighter.tyr = action.card
  emit?.({ type: 'tyr-attached', seat: action.by, card: action.card, space: action.space })
}
