import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { type Battle, MONSTER_SEAT, newBattle } from '../battle.ts'
import { gloryOf, isWarrior } from '../cards/index.ts'
import { diceName, faceIndex, makeDie } from '../dice.ts'
import { discardCards, discardRandom, drawCards, removeCard } from '../effects/cards.ts'
import { rollFace } from '../effects/dice.ts'
import { discardFighter } from '../effects/squad.ts'
import { startSend } from '../effects/valhalla.ts'
import type { ValhallaEvent } from '../events.ts'
import type { LoseWarriorFrame } from '../frames.ts'
import { DICE, type Die } from '../ids.ts'
import { abilities, winsTies } from '../queries/jarl.ts'
import { LOST_CARDS, monsterSide, monsterTrait } from '../queries/monster.ts'
import { squadLimit, squadSize } from '../queries/squad.ts'
import { sideStrength } from '../queries/strength.ts'
import { ask, battleOf, type MonsterState, playerAt, pop, type State, sideAt } from '../state.ts'
import { endBattle, startMission, startReturn } from './after.ts'

function monsterOf(state: Readonly<State>): MonsterState {
  if (state.monster === null) throw new Error('no monster')
  return state.monster
}

/** VH-95: the dice beside the card are rolled; matching ones cover its symbols, and it may attack. */
export function startMonsterPhase(state: State, seat: Seat, emit: Emit<ValhallaEvent>): void {
  const side = monsterSide(state)
  if (side === null || monsterOf(state).result !== 0 || squadSize(playerAt(state, seat)) === 0)
    return
  const monster = monsterOf(state)
  const beside = DICE - monster.covered.filter(Boolean).length
  const rolled: Die[] = Array.from({ length: beside }, () => makeDie(rollFace(state), 0))
  emit?.({ type: 'monster-rolled', dice: diceName(rolled) })
  monster.beside = []
  for (const die of rolled) cover(monster, side.attackSymbols.map(faceIndex), die)
  if (monster.covered.every(Boolean)) monsterAttacks(state, seat, side.strength, emit)
}

function cover(monster: MonsterState, symbols: readonly number[], die: Die): void {
  const open = symbols.findIndex((face, index) => face === die && !monster.covered[index])
  if (open >= 0) monster.covered[open] = true
  else monster.beside.push(die)
}

function monsterAttacks(
  state: State,
  seat: Seat,
  strength: number,
  emit: Emit<ValhallaEvent>,
): void {
  emit?.({ type: 'monster-attacks', strength })
  startSoloBattle(state, 'monster', seat)
}

/** A battle with the monster, after what its trait takes first (VH-111, VH-118). */
export function startSoloBattle(state: State, kind: 'attack' | 'monster', seat: Seat): void {
  const monster = monsterOf(state)
  const trait = monsterTrait(state)?.kind ?? null
  monster.fought = trait
  const [attacker, defender] = kind === 'attack' ? [seat, MONSTER_SEAT] : [MONSTER_SEAT, seat]
  state.battle = newBattle(kind, attacker, defender)
  state.frames.push({ kind: 'battle' })
  if (trait === 'discardHandBefore') state.frames.push({ kind: 'discardCard', seat, left: 1 })
  if (trait === 'discardWarriorBefore') state.frames.push({ kind: 'loseWarrior', seat })
}

/** The card that is given up before the battle is the player's choice (VH-118). */
export function stepLoseWarrior(state: State, frame: LoseWarriorFrame): void {
  if (squadSize(playerAt(state, frame.seat)) > 0) ask(state, frame.seat, 'lose-warrior')
  else pop(state)
}

export function answerLoseWarrior(
  state: State,
  action: AnswerTo<'lose-warrior'>,
  emit: Emit<ValhallaEvent>,
): void {
  pop(state)
  discardFighter(state, action.by, action.space, emit)
}

/** What follows the phase in solo: the comparison, the traits, the end (VH-99 to VH-103). */
export function fightMonster(state: State, emit: Emit<ValhallaEvent>): void {
  const battle = battleOf(state)
  battle.cursor += 1
  if (battle.cursor === 1) return compare(state, battle, emit)
  // A game that is won or lost is over at once (VH-105, VH-106).
  if (monsterOf(state).result === 0) {
    if (battle.cursor === 2) return loseCards(state, battle, emit)
    if (battle.cursor === 3) return afterTraits(state, battle, emit)
    if (battle.cursor === 4) return reward(state, battle)
  }
  const { seat } = at(battle.sides, ownSide(battle))
  endBattle(state, battle, emit)
  fitSquad(state, seat)
}

/** The index of the player's side: the attacker's or the defender's. */
function ownSide(battle: Readonly<Battle>): number {
  return battle.kind === 'attack' ? 0 : 1
}

function compare(state: State, battle: Battle, emit: Emit<ValhallaEvent>): void {
  const index = ownSide(battle)
  const side = at(battle.sides, index)
  const strength = monsterSide(state)?.strength ?? 0
  const own = sideStrength(state, side)
  battle.totals[index] = own
  battle.totals[1 - index] = strength
  battle.winner = side.armed.length > 0 && wins(state, battle, own, strength) ? index : 1 - index
  emit?.(battleWon(battle))
  if (battle.kind === 'attack') return afterAttack(state, battle, emit)
  afterDefence(state, battle, emit)
}

/** VH-99, VH-101: an attack wins on equal strength, a defence must be above. */
function wins(
  state: Readonly<State>,
  battle: Readonly<Battle>,
  own: number,
  strength: number,
): boolean {
  if (battle.kind === 'attack' || winsTies(state, at(battle.sides, 1))) return own >= strength
  return own > strength
}

function battleWon(battle: Readonly<Battle>): ValhallaEvent {
  const [won, lost] = battle.winner === 0 ? [0, 1] : [1, 0]
  return {
    type: 'battle-won',
    seat: at(battle.sides, won).seat,
    foe: at(battle.sides, lost).seat,
    strength: at(battle.totals, won),
    other: at(battle.totals, lost),
  }
}

/** VH-99: the next card is revealed first; VH-100: a failed attack costs cards. */
function afterAttack(state: State, battle: Battle, emit: Emit<ValhallaEvent>): void {
  const monster = monsterOf(state)
  if (battle.winner !== 0) {
    if (monster.lastStand) monster.result = -1
    else startSend(state, 0, 1)
    return
  }
  emit?.({ type: 'monster-beaten', card: at(monster.stack, 0) })
  monster.stack.shift()
  const next = monsterSide(state)
  if (next === null) {
    monster.result = 1
    return
  }
  monster.covered = next.attackSymbols.map(() => false)
  startSend(state, 0, Number.MAX_SAFE_INTEGER, true)
}

/** VH-101 to VH-103: the dice leave the card whatever the result. */
function afterDefence(state: State, battle: Battle, emit: Emit<ValhallaEvent>): void {
  const monster = monsterOf(state)
  monster.covered = monster.covered.map(() => false)
  if (battle.winner === 1) return startSend(state, 1, Number.MAX_SAFE_INTEGER)
  const player = playerAt(state, battle.defender)
  player.shields -= 1
  emit?.({ type: 'shield-lost', seat: battle.defender })
  if (player.shields === 0) monster.result = -1
  else startSend(state, 1, 1)
}

/** VH-100, VH-103, VH-107: a lost battle costs cards of the deck, once Valhalla is settled. */
function loseCards(state: State, battle: Readonly<Battle>, emit: Emit<ValhallaEvent>): void {
  const index = ownSide(battle)
  if (battle.winner === index) return
  const cards = drawCards(state, LOST_CARDS[state.options.difficulty] ?? 0)
  discardCards(state, at(battle.sides, index).seat, cards, emit)
}

/** VH-113, VH-119, VH-121: what the fought card takes after a battle. */
function afterTraits(state: State, battle: Battle, emit: Emit<ValhallaEvent>): void {
  const { fought } = monsterOf(state)
  const index = ownSide(battle)
  const { seat } = at(battle.sides, index)
  const lost = battle.winner !== index
  if (at(battle.sides, 1 - index).jarlOff > 0) return
  if (fought === 'randomDiscardAfter') discardRandom(state, seat, 1, emit)
  if (fought === 'loseGloryAlways' || (fought === 'loseGloryAfterLoss' && lost))
    loseGlory(state, seat, emit)
}

/** VH-R41: the warrior with the least glory leaves Valhalla. */
function loseGlory(state: State, seat: Seat, emit: Emit<ValhallaEvent>): void {
  const { valhalla } = playerAt(state, seat)
  const warriors = valhalla.filter(isWarrior)
  if (warriors.length === 0) return
  const least = warriors.reduce((low, card) => (gloryOf(card) < gloryOf(low) ? card : low))
  removeCard(valhalla, least)
  discardCards(state, seat, [least], emit)
}

/** VH-R41: the player discards down to a lower squad limit at once. */
function fitSquad(state: State, seat: Seat): void {
  if (monsterOf(state).result !== 0) return
  const excess = squadSize(playerAt(state, seat)) - squadLimit(state, seat)
  for (let count = excess; count > 0; count--) state.frames.push({ kind: 'loseWarrior', seat })
}

/** Einar after a loss; a mission after a victory (VH-R43). */
function reward(state: State, battle: Battle): void {
  const index = ownSide(battle)
  const side = sideAt(state, index)
  const won = battle.winner === index
  if (!won && abilities(state, side.seat, side, 'returnTactic').length > 0)
    startReturn(state, index)
  if (won) startMission(state, index)
}

/**
 * VH-105, VH-R42: without a deck the game is lost, unless one monster card is left: then one last
 * attack is made at once. Tells whether the turn is interrupted.
 */
export function isDeckRunOut(state: State, seat: Seat, emit: Emit<ValhallaEvent>): boolean {
  const { monster } = state
  if (monster === null || state.deck.length > 0 || monster.result !== 0 || monster.lastStand)
    return false
  if (monster.stack.length > 1 || squadSize(playerAt(state, seat)) === 0) {
    monster.result = -1
    return false
  }
  monster.lastStand = true
  emit?.({ type: 'attack-began', seat, foe: MONSTER_SEAT })
  startSoloBattle(state, 'attack', seat)
  return true
}
