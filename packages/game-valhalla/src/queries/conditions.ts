import type { Seat } from '@meadhall/kernel'
import { isWarrior, warriorOf } from '../cards/index.ts'
import type { Condition } from '../cards/types.ts'
import { isSolo, playerAt } from '../state.ts'
import { type BattleSeen, type Cards, countCards, type SideSeen, type Table } from '../table.ts'
import { monsterSide } from './monster.ts'
import { countClan, squadSize } from './squad.ts'

/** Own warriors a side has activated: the partner's do not count for Jarls and tactics (VH-88). */
export function ownArmed(side: SideSeen): number {
  let count = 0
  for (const armed of side.armed) if (armed.seat === side.seat) count += 1
  return count
}

function armedOfClan(side: SideSeen, clan: string): number {
  return side.armed.filter((one) => one.seat === side.seat && warriorOf(one.card).clan === clan)
    .length
}

/** Warriors of the opposing squad, or the symbols on the monster card (VH-97). */
function foeSquadSize(table: Table, side: SideSeen): number {
  const battle = table.battle
  if (battle === null || battle.kind === 'ragnarok') return 0
  if (isSolo(table)) return monsterSide(table)?.warriorSymbols ?? 0
  const foe = side.role === 'attacker' ? battle.defender : battle.attacker
  return squadSize(playerAt(table, foe))
}

/** The seat a side fights against: a player, or something below 0. */
export function foeOf(battle: BattleSeen, side: SideSeen): Seat {
  return side.role === 'attacker' ? battle.defender : battle.attacker
}

function difference(battle: BattleSeen): number {
  return Math.abs((battle.totals[0] ?? 0) - (battle.totals[1] ?? 0))
}

function sideIndex(side: SideSeen): number {
  return side.role === 'attacker' ? 0 : 1
}

/** Warriors among cards; `null` where one cannot see them. */
function countWarriors(cards: Cards): number | null {
  return typeof cards === 'number' ? null : cards.filter(isWarrior).length
}

function holdsFew(hand: Cards, n: number, onlyWarriors: boolean): boolean | null {
  if (countCards(hand) <= n) return true
  if (!onlyWarriors) return false
  const warriors = countWarriors(hand)
  return warriors === null ? null : warriors <= n
}

/**
 * Whether a condition holds for a player, in a battle where it speaks of one; `null` where that
 * depends on cards one cannot see.
 */
export function holds(
  table: Table,
  seat: Seat,
  side: SideSeen | null,
  condition: Condition,
): boolean | null {
  const player = playerAt(table, seat)
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
      return holdsFew(player.hand, condition.n, condition.cardType !== undefined)
    case 'clanInSquadAtLeast':
      return countClan(player, condition.clan) >= condition.n
    default:
      return side !== null && holdsInBattle(table, side, condition)
  }
}

function holdsInBattle(table: Table, side: SideSeen, condition: Condition): boolean {
  const battle = table.battle
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
        squadSize(playerAt(table, side.seat)) < foeSquadSize(table, side)
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
      return hasMostCaptured(table, foeOf(battle, side))
    case 'othersAttackerLost':
      return battle.winner === 1
    case 'clanSentAtLeast':
      return countSent(battle, side, condition.clan) >= condition.n
    default:
      return false
  }
}

function countSent(battle: BattleSeen, side: SideSeen, clan: string): number {
  const sent = battle.sent[sideIndex(side)] ?? []
  return sent.filter((card) => warriorOf(card).clan === clan).length
}

export function capturedCount(table: Table, seat: Seat): number {
  return playerAt(table, seat).captured.reduce((sum, count) => sum + count, 0)
}

/** Nobody has captured more shields than this player. */
function hasMostCaptured(table: Table, seat: Seat): boolean {
  if (seat < 0) return false
  const most = capturedCount(table, seat)
  return table.players.every((_, other) => capturedCount(table, other) <= most)
}
