import { assertNever, type Emit, removeAt } from '@meadhall/kernel'
import type { ValhallaAction } from '../actions.ts'
import type { AnswerTo } from '../answers.ts'
import { wildUsed } from '../arming/index.ts'
import type { Armed, Side } from '../battle.ts'
import { warriorOf } from '../cards/index.ts'
import { countRollable, diceName, isGrey, isMiss, isRollable, makeDie, parseDie } from '../dice.ts'
import { loseDie, rollDie, takeGrey } from '../effects/dice.ts'
import type { ValhallaEvent } from '../events.ts'
import type { PhaseFrame, RerollFrame } from '../frames.ts'
import { type Die, MISS } from '../ids.ts'
import { takeDice } from '../legal/phase.ts'
import { needsOf, substitutionOf } from '../queries/arming.ts'
import { greyDice, ownDice } from '../queries/first-roll.ts'
import { amountOf, isExtended, jarlAt } from '../queries/jarl.ts'
import { fighterAt } from '../queries/squad.ts'
import { sideStrength } from '../queries/strength.ts'
import { ask, pop, type State, sideAt, topFrame } from '../state.ts'
import { onActivate } from './activate.ts'
import { playTactic, turnMiss } from './tactics.ts'

/** A fighter's phase: the Jarl's half, the roll, then as much as wanted (VH-32, VH-39). */
export function stepPhase(state: State, frame: PhaseFrame, emit: Emit<ValhallaEvent>): void {
  const side = sideAt(state, frame.side)
  if (frame.step === 0) {
    frame.step = 1
    if (mustChooseHalf(state, side)) return ask(state, side.seat, 'jarl-half')
  }
  if (frame.step === 1) {
    frame.step = 2
    firstRoll(state, side, emit)
  }
  ask(state, side.seat, 'phase')
}

/** VH-R51: an either-or Jarl whose two abilities both work in this phase asks which. */
function mustChooseHalf(state: State, side: Side): boolean {
  const jarl = jarlAt(state, side.seat)
  if (jarl?.link !== 'either' || jarl.base.kind === 'sendOnLoss' || jarl.base.kind === 'wager')
    return false
  const base = jarl.base.kind !== 'strength' || jarl.base.role === side.role
  const extended = isExtended(state, side.seat, side)
  if (base && extended) return true
  side.half = extended ? 'extended' : 'base'
  return false
}

export function answerJarlHalf(state: State, action: AnswerTo<'jarl-half'>): void {
  sideAt(state, topFrame(state, 'phase').side).half = action.half
}

/** VH-32, VH-R5: six dice, less what was lost, with the grey ones that are to be had. */
function firstRoll(state: State, side: Side, emit: Emit<ValhallaEvent>): void {
  for (let count = ownDice(state, side); count > 0; count--)
    side.dice.push(rollDie(state, makeDie(MISS, 0)))
  takeGrey(state, side, greyDice(state, side))
  side.freeRerolls += amountOf(state, side, 'freeReroll')
  side.wild = amountOf(state, side, 'wildDie')
  side.firstMisses = side.dice.filter(isMiss).length
  side.turns = amountOf(state, side, 'turnMisses')
  emit?.({ type: 'dice-rolled', seat: side.seat, dice: diceName(side.dice) })
}

export function answerPhase(
  state: State,
  action: AnswerTo<'phase'>,
  emit: Emit<ValhallaEvent>,
): void {
  const index = topFrame(state, 'phase').side
  const side = sideAt(state, index)
  switch (action.type) {
    case 'arm':
      return arm(state, index, action, emit)
    case 'reroll':
      side.paidRerolls += 1
      loseDie(state, side, parseDie(action.die))
      emit?.({ type: 'die-discarded', seat: side.seat, die: action.die })
      return startReroll(state, index)
    case 'free-reroll':
      side.freeRerolls -= 1
      return startReroll(state, index)
    case 'tactic':
      return playTactic(state, index, action.card, action.die, emit)
    case 'turn':
      side.turns -= 1
      return turnMiss(side, action.face, emit)
    case 'done':
      return endPhase(state, side, emit)
    default:
      return assertNever(action)
  }
}

/** VH-35: the whole set is put on the warrior and stays there. */
function arm(
  state: State,
  index: number,
  action: Extract<ValhallaAction, { type: 'arm' }>,
  emit: Emit<ValhallaEvent>,
): void {
  const side = sideAt(state, index)
  const { seat, space } = action
  const dice = takeDice(side.dice, action.dice) ?? []
  side.wild -= Math.min(
    side.wild,
    wildUsed(needsOf(state, action), dice, substitutionOf(state, side)),
  )
  for (const die of dice) removeAt(side.dice, side.dice.indexOf(die))
  const { card } = fighterAt(state, action)
  const armed: Armed = { seat, space, card, dice, bonus: 0 }
  side.armed.push(armed)
  emit?.({ type: 'warrior-armed', seat: side.seat, card, dice: action.dice })
  onActivate(state, index, warriorOf(card), emit)
}

function startReroll(state: State, side: number): void {
  state.frames.push({ kind: 'reroll', side, chosen: [] })
}

/** Asks for dice until the player is done; a single die left needs no asking. */
export function stepReroll(state: State, frame: RerollFrame, emit: Emit<ValhallaEvent>): void {
  const side = sideAt(state, frame.side)
  const left = countRollable(side.dice)
  if (left > 1 || (left === 1 && frame.chosen.length > 0)) return ask(state, side.seat, 'reroll')
  for (const die of side.dice.filter(isRollable)) choose(side, frame, die)
  rollAgain(state, frame, emit)
}

function choose(side: Side, frame: RerollFrame, die: Die): void {
  removeAt(side.dice, side.dice.indexOf(die))
  frame.chosen.push(die)
}

export function answerReroll(
  state: State,
  action: AnswerTo<'reroll'>,
  emit: Emit<ValhallaEvent>,
): void {
  const frame = topFrame(state, 'reroll')
  if (action.type === 'die') return choose(sideAt(state, frame.side), frame, parseDie(action.die))
  rollAgain(state, frame, emit)
}

function rollAgain(state: State, frame: RerollFrame, emit: Emit<ValhallaEvent>): void {
  pop(state)
  const side = sideAt(state, frame.side)
  const rolled = frame.chosen.map((die) => rollDie(state, die))
  side.dice.push(...rolled)
  emit?.({ type: 'dice-rerolled', seat: side.seat, dice: diceName(rolled) })
}

/** VH-R6: dice not placed go back before the other side acts. */
function endPhase(state: State, side: Side, emit: Emit<ValhallaEvent>): void {
  pop(state)
  state.grey += side.dice.filter(isGrey).length
  side.dice = []
  emit?.({ type: 'phase-ended', seat: side.seat, strength: sideStrength(state, side) })
}
