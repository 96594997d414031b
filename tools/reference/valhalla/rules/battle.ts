import { aftermath } from './aftermath.ts'
import { type Battle, newFighter } from './battle-state.ts'
import { beforeBattle } from './before.ts'
import type { Oracle } from './oracle.ts'
import { compareStrengths, NO_BATTLE, type Outcome } from './outcome.ts'
import { playPhase } from './phase.ts'
import { type Position, partnerOf, playerAt } from './position.ts'

export interface BattleEnd {
  readonly position: Position
  readonly winner: number | null
  readonly totals: readonly [number, number]
}

/** Whom a player may attack (VH-29, VH-30, VH-R36). */
export function targetsOf(position: Position, seat: number): readonly number[] {
  if (playerAt(position, seat).squad.length === 0) return []
  return position.players.flatMap(({ squad, shields }, other) => {
    const isFriend = other === seat || other === partnerOf(position, seat)
    return isFriend || squad.length === 0 || shields === 0 ? [] : [other]
  })
}

/** A whole battle from the naming of the target; the position given is not touched. */
export function playBattle(
  before: Position,
  attacker: number,
  target: number,
  oracle: Oracle,
): BattleEnd {
  const position = structuredClone(before)
  const battle: Battle = {
    position,
    oracle,
    attacker: newFighter(position, attacker, true),
    defender: newFighter(position, target, false),
    wager: null,
    supports: [],
    blocked: [],
  }
  rememberAttack(battle)
  beforeBattle(battle)
  const { winner, totals } = fight(battle)
  return { position, winner: winner?.seat ?? null, totals }
}

/** Yrsa's player spends the anger in this attack; who is attacked remembers by whom (VH-R55). */
function rememberAttack({ position, attacker, defender }: Battle): void {
  const by = playerAt(position, attacker.seat)
  const on = playerAt(position, defender.seat)
  attacker.angry = by.jarl === 'yrsa' && by.angry
  by.angry = false
  if (!on.attackedBy.includes(attacker.seat)) on.attackedBy.push(attacker.seat)
}

function fight(battle: Battle): Outcome {
  playPhase(battle, battle.attacker)
  const isFought = battle.attacker.armed.length > 0
  if (isFought) playPhase(battle, battle.defender)
  const outcome = isFought ? compareStrengths(battle) : NO_BATTLE
  aftermath(battle, outcome)
  return outcome
}
