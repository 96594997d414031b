import type { Seat } from '@meadhall/kernel'
import {
  armAction,
  dieAction,
  doneAction,
  halfAction,
  plainAction,
  turnAction,
  type ValhallaAction,
} from '../actions.ts'
import { armings, fits, weaponsOf } from '../arming/index.ts'
import type { Ref, Side } from '../battle.ts'
import { countRollable, diceName, dieName, isMiss, isRollable, parseDie } from '../dice.ts'
import { type Die, WEAPONS } from '../ids.ts'
import { eachFree, isArmed, isBlocked, needsOf, substitutionOf } from '../queries/arming.ts'
import { battleOf, partnerOf, playerAt, type State, sideAt, topFrame } from '../state.ts'
import type { Verdict } from '../why.ts'
import type { Question } from './question.ts'
import { listTactics, whyNotPlayTactic } from './tactic.ts'

function whyNotArm(state: Readonly<State>, side: Readonly<Side>, ref: Ref): Verdict {
  const partner = partnerOf(state, side.seat)
  if (ref.seat < 0 || (ref.seat !== side.seat && ref.seat !== partner))
    return partner < 0 ? 'not-your-squad' : 'not-your-warrior'
  if (ref.seat !== side.seat && battleOf(state).kind === 'ragnarok') return 'not-your-warrior'
  if (!playerAt(state, ref.seat).squad[ref.space]) return 'no-warrior-there'
  if (isArmed(side, ref)) return 'already-armed'
  return isBlocked(side, ref) ? 'warrior-blocked' : null
}

function listArmings(state: Readonly<State>, side: Readonly<Side>, out: ValhallaAction[]): void {
  const substitution = substitutionOf(state, side)
  const weapons = weaponsOf(side.dice)
  eachFree(state, side, (ref) => {
    const found = armings(needsOf(state, ref), weapons, substitution)
    for (let i = 0; i < found.length; i++)
      out.push(armAction(side.seat, ref.seat, ref.space, diceName(found[i] as Die[])))
  })
}

/** Reads dice in words; null where they are not all in the pool. */
export function takeDice(pool: readonly Die[], words: string): Die[] | null {
  const left = pool.slice()
  const taken: Die[] = []
  for (const word of words === '' ? [] : words.split(' ')) {
    const index = left.indexOf(parseDie(word))
    if (index < 0) return null
    taken.push(...left.splice(index, 1))
  }
  return taken
}

function whyNotArmWith(
  state: Readonly<State>,
  side: Readonly<Side>,
  ref: Ref,
  words: string,
): Verdict {
  const cannot = whyNotArm(state, side, ref)
  if (cannot !== null) return cannot
  const dice = takeDice(side.dice, words)
  if (dice === null || diceName(dice) !== words) return 'weapons-missing'
  return fits(needsOf(state, ref), dice, substitutionOf(state, side)) ? null : 'weapons-missing'
}

function rollable(side: Readonly<Side>): number {
  return countRollable(side.dice)
}

/** VH-33, VH-R3: one die is lost, and at least one must be left to roll. */
function whyNotReroll(side: Readonly<Side>, word: string): Verdict {
  const die = parseDie(word)
  if (!side.dice.includes(die) || !isRollable(die)) return 'die-not-there'
  return rollable(side) < 2 ? 'no-die-to-lose' : null
}

function whyNotFreeReroll(side: Readonly<Side>): Verdict {
  return side.freeRerolls > 0 && rollable(side) > 0 ? null : 'no-free-reroll'
}

/** The Jarl may turn misses while there are any (hodr). */
function whyNotTurn(side: Readonly<Side>, face: string): Verdict {
  if (side.turns < 1) return 'no-turns-left'
  if (!side.dice.some(isMiss)) return 'no-misses'
  return (WEAPONS as readonly string[]).includes(face) ? null : 'not-a-weapon'
}

function listDistinct(
  dice: readonly Die[],
  type: 'reroll' | 'die',
  seat: Seat,
  out: ValhallaAction[],
): void {
  for (let index = 0; index < dice.length; index++) {
    const die = dice[index] as Die
    if (isRollable(die) && dice.indexOf(die) === index)
      out.push(dieAction(type, seat, dieName(die)))
  }
}

/** A fighter's phase: rerolls, tactics and arming in any order, as often as wanted (VH-32). */
export const phaseQuestion: Question<'phase'> = {
  list(state, { seat }, out) {
    const side = sideAt(state, topFrame(state, 'phase').side)
    listArmings(state, side, out)
    if (rollable(side) > 1) listDistinct(side.dice, 'reroll', seat, out)
    if (whyNotFreeReroll(side) === null) out.push(plainAction('free-reroll', seat))
    listTactics(state, side, out)
    if (side.turns > 0 && side.dice.some(isMiss))
      for (const face of WEAPONS) out.push(turnAction(seat, face))
    out.push(doneAction(seat))
  },
  why(state, _decision, action) {
    const side = sideAt(state, topFrame(state, 'phase').side)
    switch (action.type) {
      case 'arm':
        return whyNotArmWith(state, side, action, action.dice)
      case 'reroll':
        return whyNotReroll(side, action.die)
      case 'free-reroll':
        return whyNotFreeReroll(side)
      case 'tactic':
        return whyNotPlayTactic(state, side, action.card, action.die)
      case 'turn':
        return whyNotTurn(side, action.face)
      case 'done':
        return null
    }
  },
}

/** Which dice are rolled again: one after another (VH-33). */
export const rerollQuestion: Question<'reroll'> = {
  list(state, { seat }, out) {
    const frame = topFrame(state, 'reroll')
    listDistinct(sideAt(state, frame.side).dice, 'die', seat, out)
    if (frame.chosen.length > 0) out.push(doneAction(seat))
  },
  why(state, _decision, action) {
    const frame = topFrame(state, 'reroll')
    if (action.type === 'done') return frame.chosen.length > 0 ? null : 'reroll-something'
    const die = parseDie(action.die)
    return sideAt(state, frame.side).dice.includes(die) && isRollable(die) ? null : 'die-not-there'
  },
}

/** Which of the new dice stays (VH-130). */
export const newWeaponsQuestion: Question<'new-weapons'> = {
  list(state, { seat }, out) {
    listDistinct(topFrame(state, 'newWeapons').rolled, 'die', seat, out)
  },
  why(state, _decision, action) {
    return topFrame(state, 'newWeapons').rolled.includes(parseDie(action.die))
      ? null
      : 'die-not-there'
  },
}

/** Which weapons the misses become (VH-132). */
export const turnMissesQuestion: Question<'turn-misses'> = {
  list(_state, { seat }, out) {
    for (const face of WEAPONS) out.push(turnAction(seat, face))
    out.push(doneAction(seat))
  },
  why(_state, _decision, action) {
    if (action.type === 'done') return null
    return (WEAPONS as readonly string[]).includes(action.face) ? null : 'not-a-weapon'
  },
}

/** Which half of an either-or Jarl is used in this battle (VH-R51). */
export const jarlHalfQuestion: Question<'jarl-half'> = {
  list(_state, { seat }, out) {
    out.push(halfAction(seat, 'base'), halfAction(seat, 'extended'))
  },
  why: () => null,
}
