import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { type Battle, MONSTER_SEAT, NOBODY, newBattle } from '../battle.ts'
import type { ValhallaEvent } from '../events.ts'
import { maySupport } from '../legal/choices.ts'
import { mayCall } from '../queries/hands.ts'
import { abilities, silencing, winsTies } from '../queries/jarl.ts'
import { kingDice } from '../queries/king.ts'
import { sideStrength } from '../queries/strength.ts'
import { ask, battleOf, isSolo, playerAt, type State, seatAfter } from '../state.ts'
import { AFTER, type Run } from './after.ts'
import { BATTLE_STEPS, type BattleStep, isFought, nextStep, skipToCards } from './battle-order.ts'
import { fightMonster, startSoloBattle } from './solo.ts'
import { playTactic } from './tactics.ts'

/** Action 3 (VH-26): a battle with another player or with the monster. */
export function startAttack(state: State, seat: Seat, foe: Seat, emit: Emit<ValhallaEvent>): void {
  emit?.({ type: 'attack-began', seat, foe })
  if (foe === MONSTER_SEAT) return startSoloBattle(state, 'attack', seat)
  state.battle = newBattle('attack', seat, foe)
  playerAt(state, foe).attackedBy |= 1 << seat
  at(state.battle.sides, 0).extraDice += kingDice(state, foe)
  state.frames.push({ kind: 'battle' })
}

export function stepBattle(state: State, emit: Emit<ValhallaEvent>): void {
  const battle = battleOf(state)
  if (isSolo(state) && isFought(battle)) return fightMonster(state, emit)
  RUN[at(BATTLE_STEPS, battle.step)](state, battle, emit)
}

/** Goes round the players who do not fight, clockwise from the attacker's left. */
function bystander(state: Readonly<State>, battle: Battle): Seat {
  for (; battle.cursor < state.players.length - 1; battle.cursor++) {
    const seat = seatAfter(state, battle.attacker, battle.cursor + 1)
    if (seat !== battle.defender) {
      battle.cursor += 1
      return seat
    }
  }
  return NOBODY
}

const RUN: Readonly<Record<BattleStep, Run>> = {
  ...AFTER,
  /** Ragnhild names the winner before Thor's cards are played (VH-R53). */
  wager(state, battle) {
    if (isSolo(state) || battle.kind !== 'attack') return nextStep(battle)
    for (let seat = bystander(state, battle); seat >= 0; seat = bystander(state, battle)) {
      if (abilities(state, seat, null, 'wager').length > 0) return ask(state, seat, 'wager')
    }
    nextStep(battle)
  },
  thor(state, battle) {
    if (!state.options.thor || battle.kind !== 'attack') return nextStep(battle)
    for (let seat = bystander(state, battle); seat >= 0; seat = bystander(state, battle)) {
      if (maySupport(state, seat)) return ask(state, seat, 'thor')
    }
    nextStep(battle)
  },
  beforeAttack(state, battle, emit) {
    if (asksBefore(state, battle, battle.attacker))
      return ask(state, battle.attacker, 'before-battle')
    nextStep(battle)
    silenceByJarl(state, battle, emit)
  },
  beforeDefence(state, battle) {
    if (asksBefore(state, battle, battle.defender))
      return ask(state, battle.defender, 'before-battle')
    nextStep(battle)
  },
  attack(state, battle) {
    nextStep(battle)
    if (battle.attacker !== MONSTER_SEAT) state.frames.push({ kind: 'phase', side: 0, step: 0 })
  },
  /** VH-38: without an activated warrior the battle ends at once, without a winner. */
  hold(state, battle, emit) {
    nextStep(battle)
    if (battle.attacker === MONSTER_SEAT || at(battle.sides, 0).armed.length > 0 || isSolo(state))
      return
    emit?.({ type: 'battle-void', seat: battle.attacker })
    skipToCards(battle)
  },
  defence(state, battle) {
    nextStep(battle)
    if (battle.defender !== MONSTER_SEAT) state.frames.push({ kind: 'phase', side: 1, step: 0 })
  },
  compare(state, battle, emit) {
    nextStep(battle)
    if (isSolo(state)) return
    battle.totals = battle.sides.map((side) => sideStrength(state, side))
    battle.winner = winnerOf(state, battle)
    const [won, lost] = battle.winner === 0 ? [0, 1] : [1, 0]
    emit?.({
      type: 'battle-won',
      seat: at(battle.sides, won).seat,
      foe: at(battle.sides, lost).seat,
      strength: at(battle.totals, won),
      other: at(battle.totals, lost),
    })
  },
}

/** VH-41: the higher strength wins, the attacker on a tie; VH-39: a defender with nobody loses. */
function winnerOf(state: Readonly<State>, battle: Readonly<Battle>): number {
  const [attack, defence] = [at(battle.totals, 0), at(battle.totals, 1)]
  const defender = at(battle.sides, 1)
  if (defender.armed.length === 0) return 0
  if (attack === defence) return winsTies(state, defender) ? 1 : 0
  return attack > defence ? 0 : 1
}

/** Before-battle tactics come with the Dwarves; whoever could hold one is asked (VH-R47). */
function asksBefore(state: Readonly<State>, battle: Readonly<Battle>, seat: Seat): boolean {
  if (!state.options.dwarves || battle.kind !== 'attack' || seat < 0 || battle.cursor > 0)
    return false
  return mayCall(state, playerAt(state, seat))
}

/** VH-72: the first warrior of the discard pile joins; asked again until the player is done. */
export function answerBeforeBattle(
  state: State,
  action: AnswerTo<'before-battle'>,
  emit: Emit<ValhallaEvent>,
): void {
  const battle = battleOf(state)
  if (action.type === 'done') {
    battle.cursor = 1
    return
  }
  playTactic(state, action.by === battle.attacker ? 0 : 1, action.card, '', emit)
}

/** Gunnhild as attacker silences the defender's Jarl, in part or whole (gunnhild). */
function silenceByJarl(state: State, battle: Battle, emit: Emit<ValhallaEvent>): void {
  if (battle.kind !== 'attack' || battle.defender < 0) return
  const [attacker, defender] = [at(battle.sides, 0), at(battle.sides, 1)]
  const off = silencing(state, attacker)
  if (off === 0) return
  defender.jarlOff = Math.max(defender.jarlOff, off)
  emit?.({ type: 'jarl-silenced', seat: defender.seat })
}

export function answerWager(
  state: State,
  action: AnswerTo<'wager'>,
  emit: Emit<ValhallaEvent>,
): void {
  if (action.type === 'done') return
  const battle = battleOf(state)
  const rewards = abilities(state, action.by, null, 'wager')
  const { draw, discard } = rewards.reduce((best, one) => (one.draw > best.draw ? one : best))
  const side = action.seat === battle.attacker ? 0 : 1
  battle.wagers.push({ by: action.by, side, draw, discard })
  emit?.({ type: 'winner-named', seat: action.by, foe: action.seat })
}
