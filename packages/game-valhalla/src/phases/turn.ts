import type { Emit, Seat } from '@meadhall/kernel'
import { assertNever } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { CardId } from '../cards/printed.ts'
import { discardCards, drawCards, showHand, takeFromHand } from '../effects/cards.ts'
import { drawAndKeep } from '../effects/draw.ts'
import type { ValhallaEvent } from '../events.ts'
import type { RoundsFrame, TurnFrame } from '../frames.ts'
import { isShowing } from '../legal/turn.ts'
import { abilities, isExtended, jarlAt } from '../queries/jarl.ts'
import { monsterTrait } from '../queries/monster.ts'
import { ask, isSolo, playerAt, pop, type State, seatAfter } from '../state.ts'
import { startAttack } from './battle.ts'
import { reign } from './king.ts'
import { isDeckRunOut, startMonsterPhase } from './solo.ts'

/** Turn after turn clockwise, one last round once the end was caused, then Ragnarök (VH-22, VH-48). */
export function stepRounds(state: State, frame: RoundsFrame, emit: Emit<ValhallaEvent>): void {
  if (isSolo(state) && state.monster?.result !== 0) return pop(state)
  if (frame.left === 0) {
    pop(state)
    if (isSolo(state)) return
    emit?.({ type: 'ragnarok-began' })
    state.frames.push({ kind: 'ragnarok', next: 0, first: frame.turn })
    return
  }
  if (frame.left > 0) frame.left -= 1
  state.frames.push({ kind: 'turn', seat: frame.turn, step: 0 })
}

/** Part A, part B, and in solo the monster's phase (VH-22, VH-94). */
export function stepTurn(state: State, frame: TurnFrame, emit: Emit<ValhallaEvent>): void {
  if (isDeckRunOut(state, frame.seat, emit)) return
  if (isSolo(state) && state.monster?.result !== 0) return pop(state)
  frame.step += 1
  switch (frame.step) {
    case 1:
      emit?.({ type: 'turn-began', seat: frame.seat })
      noteAnger(state, frame.seat)
      return reign(state, frame.seat, emit)
    case 2:
      return ask(state, frame.seat, 'turn')
    case 3:
      return burnDeck(state, frame.seat, emit)
    case 4:
      return partB(state, frame.seat, emit)
    case 5:
      return startMonsterPhase(state, frame.seat, emit)
    default:
      return endTurn(state, frame.seat, emit)
  }
}

/** Attackers since the last turn that make Yrsa angry. */
const ANGERING = 2

/** Yrsa remembers who attacked until her next attack (yrsa). */
function noteAnger(state: State, seat: Seat): void {
  const player = playerAt(state, seat)
  const attackers = player.attackedBy.toString(2).replaceAll('0', '').length
  if (attackers >= ANGERING) player.angry = true
}

export function answerTurn(
  state: State,
  action: AnswerTo<'turn'>,
  emit: Emit<ValhallaEvent>,
): void {
  const player = playerAt(state, action.by)
  if (isShowing(state, action.by)) showHand(state, action.by, emit)
  switch (action.type) {
    case 'play':
      takeFromHand(player, action.card)
      return playCards(state, action.by, [action.card])
    case 'play-two':
      takeFromHand(player, action.card)
      takeFromHand(player, action.other)
      return playCards(state, action.by, [action.card, action.other])
    case 'attack':
      return startAttack(state, action.by, action.seat, emit)
    case 'draw':
      return actionFour(state, action.by, emit)
    default:
      return assertNever(action)
  }
}

function playCards(state: State, seat: Seat, cards: CardId[]): void {
  state.frames.push({ kind: 'play', seat, cards, placed: [] })
}

/** VH-27: draw 2, keep 1; 3 with Valkyries and Dwarves together (VH-70); Aslaug keeps or draws more. */
function actionFour(state: State, seat: Seat, emit: Emit<ValhallaEvent>): void {
  const base = state.options.valkyries && state.options.dwarves ? 3 : 2
  if (mustShow(state, seat)) showHand(state, seat, emit)
  drawWith(state, seat, 'A4', base, emit)
}

/** Aslaug shows that she holds no warrior (aslaug); an empty squad has shown it already (VH-29). */
function mustShow(state: Readonly<State>, seat: Seat): boolean {
  const shows = jarlAt(state, seat)?.condition.kind === 'noWarriorInHand'
  return shows && isExtended(state, seat, null) && !isShowing(state, seat)
}

/** VH-23: draw 2, keep 1; 3 with an extra deck (VH-63, VH-71). */
function partB(state: State, seat: Seat, emit: Emit<ValhallaEvent>): void {
  if (isSolo(state) && state.monster?.result !== 0) return
  const base = state.options.valkyries || state.options.dwarves ? 3 : 2
  drawWith(state, seat, 'B', base, emit)
}

function drawWith(
  state: State,
  seat: Seat,
  part: 'B' | 'A4',
  base: number,
  emit: Emit<ValhallaEvent>,
): void {
  let draw = base
  let keep = 1
  for (const effect of abilities(state, seat, null, 'drawMore')) {
    if (effect.part !== part) continue
    if (effect.ifDefeated && !playerAt(state, seat).defeated) continue
    draw += effect.draw
    keep += effect.keep
  }
  drawAndKeep(state, seat, draw, keep, emit)
}

/** VH-109: the monster burns a card between the parts. */
function burnDeck(state: State, seat: Seat, emit: Emit<ValhallaEvent>): void {
  if (monsterTrait(state)?.kind !== 'burnDeck' || state.monster?.result !== 0) return
  discardCards(state, seat, drawCards(state, 1), emit)
}

/** What happened since the last turn is forgotten; an end caused in it starts the last turns. */
function endTurn(state: State, seat: Seat, emit: Emit<ValhallaEvent>): void {
  pop(state)
  const player = playerAt(state, seat)
  player.attackedBy = 0
  player.defeated = false
  if (isSolo(state)) return
  const rounds = state.frames[state.frames.length - 1]
  if (rounds?.kind !== 'rounds') throw new Error('a turn outside of the rounds')
  if (state.ending && rounds.left < 0) {
    rounds.left = state.players.length
    emit?.({ type: 'end-caused', seat })
  }
  rounds.turn = seatAfter(state, seat)
}
