import { type Battle, type Fighter, playerOf } from './battle-state.ts'
import { deny } from './dwarves.ts'
import { takeGlory } from './glory.ts'
import { hasPower } from './jarl-power.ts'
import { jarlsAfterBattle } from './jarls-after.ts'
import { changeKing } from './king.ts'
import { trickOfLoki } from './loki.ts'
import { playMission } from './mission.ts'
import type { Outcome } from './outcome.ts'
import { playerAt } from './position.ts'
import { leaveTogether, pickGroup, sendable } from './valhalla.ts'

/** The order after the comparison (VH-R17). */
export function aftermath(battle: Battle, outcome: Outcome): void {
  const { winner, loser } = outcome
  if (winner === battle.attacker) attackWon(battle)
  if (winner === battle.defender) attackLost(battle)
  jarlsAfterBattle(battle, outcome)
  playMission(battle, outcome)
  if (winner !== null && loser !== null) changeKing(battle.position, winner.seat, loser.seat)
  settleThor(battle, winner)
  trickOfLoki(battle, outcome)
  clearTable(battle)
}

function attackWon(battle: Battle): void {
  captureShield(battle)
  playerOf(battle, battle.defender).defeated = true
  denyAll(battle)
  leaveTogether(battle, battle.attacker, sendable(battle, battle.attacker))
}

function denyAll(battle: Battle): void {
  deny(battle, battle.attacker)
  deny(battle, battle.defender)
}

/** Leif is paid at once for the first shield of a colour. */
function captureShield(battle: Battle): void {
  const { position, attacker, defender } = battle
  const loser = playerOf(battle, defender)
  const { captured } = playerOf(battle, attacker)
  const before = captured[defender.seat] ?? 0
  captured[defender.seat] = before + 1
  loser.shields--
  if (loser.shields === 0) position.ending = true
  if (before === 0 && hasPower(battle, attacker, 'leif', 'base'))
    takeGlory(battle, attacker.seat, 1)
}

/** Those on the Road leave first, then the defender decides who goes. */
function attackLost(battle: Battle): void {
  const { attacker, defender } = battle
  denyAll(battle)
  const onRoad = sendable(battle, attacker).filter((armed) => armed.onRoad)
  leaveTogether(battle, attacker, onRoad)
  const candidates = sendable(battle, defender)
  const group = pickGroup(battle, defender, candidates, candidates.length)
  leaveTogether(battle, defender, group)
}

/**
 * A Thor card for the winner goes to the Valhalla of its player, another is discarded (VH-62); those
 * for the attacker come first, as with all cards of a battle (VH-R56).
 */
function settleThor(
  { position, supports, attacker, defender }: Battle,
  winner: Fighter | null,
): void {
  for (const { seat } of [attacker, defender]) {
    for (const { card, by } of supports.filter(({ forSeat }) => forSeat === seat)) {
      if (winner?.seat === seat) playerAt(position, by).valhalla.push(card)
      else position.discard.push(card)
    }
  }
}

/** Dice back, then the cards of the battle, the attacker's first (VH-46, VH-R56). */
function clearTable({ position, attacker, defender }: Battle): void {
  position.grey = 3
  for (const { tactics, aside } of [attacker, defender]) position.discard.push(...tactics, ...aside)
}
