import type { Seat } from '@meadhall/kernel'
import type { BattleCondition, Condition } from '../cards/card.ts'
import { isWarrior, warriorOf } from '../cards/index.ts'
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
export function foeSquadSize(table: Table, side: SideSeen): number {
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

/** Whether cards are without a warrior; `null` where one cannot see them. */
function isWithoutWarrior(cards: Cards): boolean | null {
  if (typeof cards === 'number') return cards === 0 ? true : null
  return !cards.some(isWarrior)
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
  switch (condition.kind) {
    case 'squadAtMost':
      return squadSize(player) <= condition.n
    case 'squadAtLeast':
      return squadSize(player) >= condition.n
    case 'handAtMost':
      return countCards(player.hand) <= condition.n
    case 'noWarriorInHand':
      return isWithoutWarrior(player.hand)
    case 'ownShieldsAtMost':
      return player.shields <= condition.n
    case 'capturedColoursAtLeast':
      return player.captured.filter((count) => count > 0).length >= condition.n
    case 'angry':
      return player.angry
    case 'clanInSquadAtLeast':
      return countClan(player, condition.clan) >= condition.n
    case 'activatedAtLeast':
    case 'activatedClanAtLeast':
    case 'activatedClanAs':
    case 'clanSentAtLeast':
    case 'missesRolledAtLeast':
    case 'fewerWarriorsThanFoe':
    case 'lostBattle':
    case 'lostByAtMost':
    case 'wonByAtLeast':
    case 'noBasicReroll':
    case 'foeHasMostCaptured':
    case 'othersAttackerLost':
      if (side === null || table.battle === null) return false
      return holdsInBattle(table, table.battle, side, condition)
  }
}

function holdsInBattle(
  table: Table,
  battle: BattleSeen,
  side: SideSeen,
  condition: BattleCondition,
): boolean {
  const lost = battle.winner >= 0 && battle.winner !== sideIndex(side)
  const won = battle.winner >= 0 && battle.winner === sideIndex(side)
  switch (condition.kind) {
    case 'activatedAtLeast':
      return ownArmed(side) >= condition.n
    case 'activatedClanAtLeast':
      return armedOfClan(side, condition.clan) >= condition.n
    case 'activatedClanAs':
      return side.role === condition.role && armedOfClan(side, condition.clan) > 0
    case 'clanSentAtLeast':
      return countSent(battle, side, condition.clan) >= condition.n
    case 'missesRolledAtLeast':
      return side.firstMisses >= condition.n
    case 'fewerWarriorsThanFoe':
      return (
        battle.kind !== 'ragnarok' &&
        squadSize(playerAt(table, side.seat)) < foeSquadSize(table, side)
      )
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
