import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { type Armed, type Battle, newSide, type Side } from '../battle.ts'
import { warriorOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import {
  discardCards,
  drawToHand,
  hideFromHand,
  putIntoHand,
  removeCard,
  stealRandom,
  takeFromHand,
} from '../effects/cards.ts'
import { takeGlory } from '../effects/glory.ts'
import { sendGroup, startSend } from '../effects/valhalla.ts'
import type { ValhallaEvent } from '../events.ts'
import type { MissionFrame, ReturnTacticFrame, StealFrame } from '../frames.ts'
import { GREY_DICE } from '../ids.ts'
import { mayHaveMission } from '../queries/hands.ts'
import { abilities, fitsRole } from '../queries/jarl.ts'
import { firstLine } from '../queries/loki.ts'
import { staysWithPartner } from '../queries/squad.ts'
import { ask, playerAt, pop, type State, seatAfter, sideAt, topFrame } from '../state.ts'
import { type AfterStep, nextStep } from './battle-order.ts'
import { changeKing } from './king.ts'

export type Run = (state: State, battle: Battle, emit: Emit<ValhallaEvent>) => void

/** What follows the comparison (VH-R17). */
export const AFTER: Readonly<Record<AfterStep, Run>> = {
  shield(state, battle, emit) {
    nextStep(battle)
    if (battle.winner === 0) captureShield(state, battle, emit)
    if (battle.winner === 0) playerAt(state, battle.defender).defeated = true
  },
  deny(state, battle) {
    for (; battle.cursor < 2; battle.cursor++) {
      const denials = deniers(at(battle.sides, battle.cursor))
      const foe = at(battle.sides, 1 - battle.cursor)
      if (denials === 0 || foe.armed.length === 0) continue
      for (let count = Math.min(denials, foe.armed.length); count > 0; count--) {
        state.frames.push({ kind: 'deny', side: battle.cursor })
      }
      battle.cursor += 1
      return
    }
    nextStep(battle)
  },
  send(state, battle, emit) {
    nextStep(battle)
    if (battle.winner === 1) return leaveDefence(state, battle, emit)
    sendGroup(state, 0, mayLeave(state, at(battle.sides, 0)), emit)
  },
  jarls(state, battle, emit) {
    if (battle.cursor > 1) return nextStep(battle)
    const index = battle.cursor
    battle.cursor += 1
    afterJarl(state, battle, index, emit)
  },
  bystanders(state, battle, emit) {
    if (battle.cursor >= state.players.length - 1) return nextStep(battle)
    battle.cursor += 1
    const seat = seatAfter(state, battle.attacker, battle.cursor)
    if (seat !== battle.defender) afterOthers(state, battle, seat, emit)
  },
  mission(state, battle) {
    nextStep(battle)
    startMission(state, battle.winner)
  },
  king(state, battle, emit) {
    nextStep(battle)
    changeKing(state, battle, emit)
  },
  loki(state, battle, emit) {
    nextStep(battle)
    // Thor's cards count as tactics, and Loki comes after all of those (VH-56, VH-58).
    if (state.version >= 2) settleThors(state, battle, emit)
    if (firstLine(state) < 0) return
    state.frames.push({ kind: 'loki', side: 1 - battle.winner })
  },
  /** What is left of them: after a battle without a winner, and by the rules of 0.1.0. */
  thorBack(state, battle, emit) {
    nextStep(battle)
    settleThors(state, battle, emit)
  },
  end(state, battle, emit) {
    endBattle(state, battle, emit)
  },
}

/** All dice go back, then the tactics are discarded (VH-46). */
export function endBattle(state: State, battle: Battle, emit: Emit<ValhallaEvent>): void {
  pop(state)
  state.grey = GREY_DICE
  for (const side of battle.sides) {
    if (side.seat < 0) continue
    discardCards(state, side.seat, [...side.tactics, ...side.aside], emit)
  }
  if (battle.attacker >= 0) playerAt(state, battle.attacker).angry = false
  state.battle = null
}

/** VH-42: one own shield of the defender; the last one causes the end (VH-47). */
function captureShield(state: State, battle: Battle, emit: Emit<ValhallaEvent>): void {
  const { attacker, defender } = battle
  const [winner, loser] = [playerAt(state, attacker), playerAt(state, defender)]
  loser.shields -= 1
  const before = at(winner.captured, defender)
  winner.captured[defender] = before + 1
  emit?.({ type: 'shield-captured', seat: attacker, foe: defender })
  if (loser.shields === 0) state.ending = true
  if (before > 0) return
  for (const effect of abilities(state, attacker, at(battle.sides, 0), 'gloryForNewColour'))
    takeGlory(state, attacker, effect.value)
}

/** Activated dwarfs of a side that deny Valhalla (VH-76). */
function deniers(side: Readonly<Side>): number {
  return side.armed.filter((one) => warriorOf(one.card).trait?.kind === 'denyValhalla').length
}

/** The activated warriors that may go to Valhalla (VH-76, VH-89). */
export function mayLeave(state: Readonly<State>, side: Readonly<Side>): Armed[] {
  return side.armed.filter(
    (one) => !side.denied.includes(one.card) && !staysWithPartner(state, side, one),
  )
}

/** After a lost attack: first who is on the Road, with the favours, then whom the defender sends. */
function leaveDefence(state: State, battle: Battle, emit: Emit<ValhallaEvent>): void {
  // By the rules of 0.1.0 the Road's favours were paid after the defender's choice.
  if (state.version < 2) sendRoad(state, battle, emit)
  startSend(state, 1, Number.MAX_SAFE_INTEGER)
  if (state.version >= 2) sendRoad(state, battle, emit)
}

/** VH-68: warriors on the Road leave even after a lost attack, unless a Dwarf denies it. */
function sendRoad(state: State, battle: Battle, emit: Emit<ValhallaEvent>): void {
  const side = at(battle.sides, 0)
  if (side.onRoad.length === 0) return
  const isOnRoad = (one: Armed): boolean => side.onRoad.includes(side.armed.indexOf(one))
  sendGroup(state, 0, mayLeave(state, side).filter(isOnRoad), emit)
}

/** Jarls that act after a battle: Astrid, Halfdan, Einar. */
function afterJarl(state: State, battle: Battle, index: number, emit: Emit<ValhallaEvent>): void {
  const side = at(battle.sides, index)
  const foe = at(battle.sides, 1 - index).seat
  const won = battle.winner === index
  if (won) {
    if (abilities(state, side.seat, side, 'stealChosen').length > 0) {
      if (playerAt(state, foe).hand.length > 0) startSteal(state, side.seat, foe, emit)
    } else {
      for (const effect of abilities(state, side.seat, side, 'stealRandom'))
        stealRandom(state, side.seat, foe, effect.count, emit)
    }
    return
  }
  const sends = abilities(state, side.seat, side, 'sendOnLoss').filter((effect) =>
    fitsRole(effect, side),
  )
  if (sends.length > 0) startSend(state, index, Math.max(...sends.map((effect) => effect.count)))
  if (abilities(state, side.seat, side, 'returnTactic').length > 0) startReturn(state, index)
}

export function startReturn(state: State, side: number): void {
  if (sideAt(state, side).tactics.length > 0) state.frames.push({ kind: 'returnTactic', side })
}

export function stepReturnTactic(state: State, frame: ReturnTacticFrame): void {
  ask(state, sideAt(state, frame.side).seat, 'return-tactic')
}

export function answerReturnTactic(
  state: State,
  action: AnswerTo<'return-tactic'>,
  emit: Emit<ValhallaEvent>,
): void {
  const side = sideAt(state, topFrame(state, 'returnTactic').side)
  pop(state)
  if (action.type === 'done') return
  removeCard(side.tactics, action.card)
  putIntoHand(playerAt(state, side.seat), action.card)
  emit?.({ type: 'tactic-returned', seat: side.seat, card: action.card })
}

/** Astrid looks at the hand first: nothing before that is taken back. */
function startSteal(state: State, seat: Seat, from: Seat, emit: Emit<ValhallaEvent>): void {
  emit?.({ type: 'hand-looked-at', seat, foe: from })
  state.frames.push({ kind: 'steal', seat, from })
}

export function stepSteal(state: State, frame: StealFrame): void {
  ask(state, frame.seat, 'steal')
}

export function answerSteal(
  state: State,
  action: AnswerTo<'steal'>,
  emit: Emit<ValhallaEvent>,
): void {
  const { seat, from } = topFrame(state, 'steal')
  pop(state)
  hideFromHand(playerAt(state, from), action.card)
  playerAt(state, seat).hand.push(action.card)
  emit?.({ type: 'card-stolen', seat, foe: from, card: action.card })
}

/** Ragnhild's bet and Ivar's look at a battle of two others (VH-R53). */
function afterOthers(state: State, battle: Battle, seat: Seat, emit: Emit<ValhallaEvent>): void {
  for (const wager of battle.wagers) {
    if (wager.by === seat && wager.side === battle.winner) drawThenDiscard(state, seat, wager, emit)
  }
  for (const effect of abilities(state, seat, newSide(seat, 'defender'), 'drawDiscard')) {
    drawThenDiscard(state, seat, effect, emit)
  }
}

interface DrawDiscard {
  readonly draw: number
  readonly discard: number
}

function drawThenDiscard(
  state: State,
  seat: Seat,
  { draw, discard }: DrawDiscard,
  emit: Emit<ValhallaEvent>,
): void {
  const drawn = drawToHand(state, seat, draw, emit)
  // Who draws nothing from an empty deck has nothing to give for it; by the rules of 0.1.0 they did.
  if (drawn === 0 && state.version >= 2) return
  if (discard > 0) state.frames.push({ kind: 'discardCard', seat, left: discard })
}

/** Lets the winner play a mission, if for all that is known there could be one (VH-R47). */
export function startMission(state: State, side: number): void {
  if (mayHaveMission(state, sideAt(state, side))) state.frames.push({ kind: 'mission', side })
}

export function stepMission(state: State, frame: MissionFrame): void {
  ask(state, sideAt(state, frame.side).seat, 'mission')
}

/** VH-66: at most one mission whose demand was met goes to Valhalla. */
export function answerMission(
  state: State,
  action: AnswerTo<'mission'>,
  emit: Emit<ValhallaEvent>,
): void {
  pop(state)
  if (action.type === 'done') return
  const player = playerAt(state, action.by)
  takeFromHand(player, action.card)
  player.valhalla.push(action.card)
  emit?.({ type: 'mission-done', seat: action.by, card: action.card })
}

function settleThors(state: State, battle: Battle, emit: Emit<ValhallaEvent>): void {
  battle.sides.forEach((side, index) => {
    for (const { card, by } of side.thor.splice(0))
      settleThor(state, card, by, index === battle.winner, emit)
  })
}

/** VH-62: with the winner the card is worth points, else it is discarded. */
function settleThor(
  state: State,
  card: CardId,
  by: Seat,
  won: boolean,
  emit: Emit<ValhallaEvent>,
): void {
  if (!won) return discardCards(state, by, [card], emit)
  playerAt(state, by).valhalla.push(card)
  emit?.({ type: 'thor-kept', seat: by, card })
}
