import { at, type Emit, removeAt } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { Side } from '../battle.ts'
import type { OfKind, TacticEffect } from '../cards/card.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { diceName, dieName, faceIndex, isMiss, kindOf, makeDie, parseDie } from '../dice.ts'
import { takeFromHand, takeTopWarrior } from '../effects/cards.ts'
import { loseDie, takeGrey } from '../effects/dice.ts'
import { type Handlers, handle } from '../effects/handlers.ts'
import type { ValhallaEvent } from '../events.ts'
import type { NewWeaponsFrame, TurnMissesFrame } from '../frames.ts'
import { DIE_KINDS } from '../ids.ts'
import { fixedStrength } from '../queries/strength.ts'
import { ask, battleOf, playerAt, pop, type State, sideAt, topFrame } from '../state.ts'

const CARD_KIND = DIE_KINDS.indexOf('card')

/** Tactics lie beside the battle until it ends (VH-46). */
export function playTactic(
  state: State,
  index: number,
  id: CardId,
  paid: string,
  emit: Emit<ValhallaEvent>,
): void {
  const side = sideAt(state, index)
  const card = cardOf(id)
  if (card.type !== 'tactic') throw new Error(`"${id}" is no tactic`)
  takeFromHand(playerAt(state, side.seat), id)
  side.tactics.push(id)
  emit?.({ type: 'tactic-played', seat: side.seat, card: id })
  if (paid !== '') loseDie(state, side, parseDie(paid))
  handle(TACTICS, state, index, card.effect, emit)
}

/** Counted while the card lies there: `queries/strength.ts`. */
const counted = (): void => undefined

/** What each tactic does when it is played. */
const TACTICS: Handlers<TacticEffect> = {
  strength(state, index, effect) {
    const side = sideAt(state, index)
    side.strength += fixedStrength(state, side, effect)
  },
  strengthPerWarrior: counted,
  strengthByActivated: counted,
  rollExtraKeep: newWeapons,
  freeReroll(state, index, effect) {
    sideAt(state, index).freeRerolls += effect.count
  },
  turnMisses(state, index) {
    const left = sideAt(state, index).dice.filter(isMiss).length
    state.frames.push({ kind: 'turnMisses', side: index, left })
  },
  cancelFoeJarl: silenceFoe,
  asDie(state, index, effect) {
    sideAt(state, index).dice.push(makeDie(faceIndex(effect.face), CARD_KIND))
  },
  roadToValhalla(state) {
    state.frames.push({ kind: 'road', side: 0 })
  },
  /** VH-72: before a battle, the first warrior of the discard pile joins. */
  callFromDiscard(state, index) {
    const warrior = takeTopWarrior(state)
    const { seat } = sideAt(state, index)
    if (warrior !== null) state.frames.push({ kind: 'play', seat, cards: [warrior], placed: [] })
  },
}

/** VH-133: both abilities of the defender's Jarl are off for this battle. */
function silenceFoe(
  state: State,
  index: number,
  _effect: TacticEffect,
  emit: Emit<ValhallaEvent>,
): void {
  const foe = at(battleOf(state).sides, 1 - index)
  foe.jarlOff = 2
  emit?.({ type: 'jarl-silenced', seat: foe.seat })
}

/** VH-130: rolls grey dice and keeps one; with a single one left there is nothing to choose. */
function newWeapons(
  state: State,
  side: number,
  { roll, keep }: OfKind<TacticEffect, 'rollExtraKeep'>,
  emit: Emit<ValhallaEvent>,
): void {
  const fighter = sideAt(state, side)
  const rolled = takeGrey(state, fighter, roll)
  emit?.({ type: 'dice-rolled', seat: fighter.seat, dice: diceName(rolled) })
  if (rolled.length <= keep) return
  for (const die of rolled) removeAt(fighter.dice, fighter.dice.indexOf(die))
  state.frames.push({ kind: 'newWeapons', side, rolled, keep })
}

export function stepNewWeapons(state: State, frame: NewWeaponsFrame): void {
  if (frame.keep > 0 && frame.rolled.length > frame.keep)
    return ask(state, sideAt(state, frame.side).seat, 'new-weapons')
  pop(state)
  if (frame.keep > 0) sideAt(state, frame.side).dice.push(...frame.rolled)
  else state.grey += frame.rolled.length
}

export function answerNewWeapons(state: State, action: AnswerTo<'new-weapons'>): void {
  const frame = topFrame(state, 'newWeapons')
  const die = parseDie(action.die)
  removeAt(frame.rolled, frame.rolled.indexOf(die))
  frame.keep -= 1
  sideAt(state, frame.side).dice.push(die)
}

/** VH-132: any number of misses, one after another. */
export function stepTurnMisses(state: State, frame: TurnMissesFrame): void {
  if (frame.left > 0) ask(state, sideAt(state, frame.side).seat, 'turn-misses')
  else pop(state)
}

export function answerTurnMisses(
  state: State,
  action: AnswerTo<'turn-misses'>,
  emit: Emit<ValhallaEvent>,
): void {
  const frame = topFrame(state, 'turnMisses')
  if (action.type === 'done') return pop(state)
  frame.left -= 1
  turnMiss(sideAt(state, frame.side), action.face, emit)
}

/** Turns the first miss to a weapon. */
export function turnMiss(
  side: Side,
  face: Parameters<typeof faceIndex>[0],
  emit: Emit<ValhallaEvent>,
): void {
  const index = side.dice.findIndex(isMiss)
  const die = at(side.dice, index)
  const turned = makeDie(faceIndex(face), DIE_KINDS.indexOf(kindOf(die)))
  side.dice[index] = turned
  emit?.({ type: 'miss-turned', seat: side.seat, die: dieName(turned) })
}
