import type { Seat } from '@meadhall/kernel'
import type { Battle, Side } from '../battle.ts'
import { isWarrior, warriorOf } from '../cards/index.ts'
import type { Condition } from '../cards/types.ts'
import { isSolo, playerAt, type State } from '../state.ts'
import { monsterSide } from './monster.ts'
import { countClan, squadSize } from './squad.ts'

/** Own warriors a side has activated: the partner's do not count for Jarls and tactics (VH-88). */
export function ownArmed(side: Readonly<Side>): number {
  let count = 0
  for (const armed of side.armed) if (armed.seat === side.seat) count += 1
  return count
}

function armedOfClan(side: Readonly<Side>, clan: string): number {
  return side.armed.filter((one) => one.seat === side.seat && warriorOf(one.card).clan === clan)
    .length
}

/** Warriors of the opposing squad, or the symbols on the monster card (VH-97). */
function foeSquadSize(state: Readonly<State>, side: Readonly<Side>): number {
  const battle = state.battle
  if (battle === null || battle.kind === 'ragnarok') return 0
  if (isSolo(state)) return monsterSide(state)?.warriorSymbols ?? 0
  const foe = side.role === 'attacker' ? battle.defender : battle.attacker
  return squadSize(playerAt(state, foe))
}

/** The seat a side fights against: a player, or something below 0. */
export function foeOf(battle: Readonly<Battle>, side: Readonly<Side>): Seat {
  return side.role === 'attacker' ? battle.defender : battle.attacker
}

function difference(battle: Readonly<Battle>): number {
  return Math.abs((battle.totals[0] ?? 0) - (battle.totals[1] ?? 0))
}

function sideIndex(side: Readonly<Side>): number {
  return side.role === 'attacker' ? 0 : 1
}

/** Whether a condition holds for a player, in a battle where it speaks of one. */
export function holds(
  state: Readonly<State>,
  seat: Seat,
  side: Readonly<Side> | null,
  condition: Condition,
): boolean {
  const player = playerAt(state, seat)
  switch (condition.type) {
    case 'squadAtMost':
      return squadSize(player) <= condition.n
    case 'squadAtLeast':
      return squadSize(player) >= condition.n
    case 'ownShieldsAtMost':
      return player.shields <= condition.n
    case 'capturedColoursAtLeast':
      return player.captured.filter((count) => count > 0).length >= condition.n
    case 'attackedByAtLeast':
      return player.angry
    case 'handAtMost':
      return (
        player.hand.filter((card) => !condition.cardType || isWarrior(card)).length <= condition.n
      )
    case 'clanInSquadAtLeast':
      return countClan(player, condition.clan) >= condition.n
    default:
      return side !== null && holdsInBattle(state, side, condition)
  }
}

function holdsInBattle(
  state: Readonly<State>,
  side: Readonly<Side>,
  condition: Condition,
): boolean {
  const battle = state.battle
  if (battle === null) return false
  const lost = battle.winner >= 0 && battle.winner !== sideIndex(side)
  const won = battle.winner >= 0 && battle.winner === sideIndex(side)
  switch (condition.type) {
    case 'activatedAtLeast':
      return ownArmed(side) >= condition.n
    case 'activatedClanAtLeast':
      return armedOfClan(side, condition.clan) >= condition.n
    case 'missesRolledAtLeast':
      return side.firstMisses >= condition.n
    case 'fewerWarriorsThanFoe':
      return (
        battle.kind !== 'ragnarok' &&
        squadSize(playerAt(state, side.seat)) < foeSquadSize(state, side)
      )
    case 'role':
      return side.role === condition.role && armedOfClan(side, condition.activatedClan) > 0
    case 'lostBattle':
      return lost
    case 'lostByAtMost':
      return lost && difference(battle) <= condition.n
    case 'wonByAtLeast':
      return won && difference(battle) >= condition.n
    case 'noBasicReroll':
      return side.paidRerolls === 0
    case 'foeHasMostCaptured':
      return hasMostCaptured(state, foeOf(battle, side))
    case 'othersAttackerLost':
      return battle.winner === 1
    case 'clanSentAtLeast':
      return countSent(battle, side, condition.clan) >= condition.n
    default:
      return false
  }
}

function countSent(battle: Readonly<Battle>, side: Readonly<Side>, clan: string): number {
  const sent = battle.sent[sideIndex(side)] ?? []
  return sent.filter((card) => warriorOf(card).clan === clan).length
}

export function capturedCount(state: Readonly<State>, seat: Seat): number {
  return playerAt(state, seat).captured.reduce((sum, count) => sum + count, 0)
}

/** Nobody has captured more shields than this player. */
function hasMostCaptured(state: Readonly<State>, seat: Seat): boolean {
  if (seat < 0) return false
  const most = capturedCount(state, seat)
  return state.players.every((_, other) => capturedCount(state, other) <= most)
}
